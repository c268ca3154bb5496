/** The plinths on which the things lie that Neeley's players part with last; they come and go with these. */
package patolli.forge.plinth;

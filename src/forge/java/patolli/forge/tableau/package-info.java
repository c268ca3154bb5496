/** A table top in perspective with things on it, traced by the light of one lamp. */
package patolli.forge.tableau;

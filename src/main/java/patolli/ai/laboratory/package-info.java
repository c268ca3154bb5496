/** Games of computers by the thousand, from which is told what a set of rules does to a game. */
package patolli.ai.laboratory;

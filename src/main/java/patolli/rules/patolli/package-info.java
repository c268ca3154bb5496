/**
 * Patolli after P. S. Neeley's program for Windows (version 1.0s, help file of March 1996): a contest of games for
 * twenty assets, on an X of 68 squares. The rule book's section 1 settles what the help file leaves open.
 */
package patolli.rules.patolli;

/** What is Neeley's own on the screen: his table, and the bet before each game. */
package patolli.ui.patolli;

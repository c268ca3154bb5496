/** The bet: the stone jaguar takes the stakes in its bowl, and the players may add their word to the beans. */
package patolli.ui.patolli.bet;

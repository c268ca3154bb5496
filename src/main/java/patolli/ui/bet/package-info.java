/** The bet: the stone jaguar takes the stakes in its bowl. */
package patolli.ui.bet;

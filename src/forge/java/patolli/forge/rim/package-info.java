/** Figures cut of paper in the light of the lamps before them. */
package patolli.forge.rim;

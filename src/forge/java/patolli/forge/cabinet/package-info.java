/**
 * The cabinet where the player chooses among the games: a small painting of each table, traced in perspective under
 * one warm lamp, and the carved cedar niche that is the ground of the page. Embroidery, sawn wood and turned pieces
 * are drawn here as matter that the tables themselves can use later.
 */
package patolli.forge.cabinet;

/**
 * The cabinet where the player chooses among the games: a small painting of each table, traced in perspective under
 * one warm lamp, and the carved cedar niche that is the ground of the page. Sawn wood and turned pieces are drawn
 * here as matter.
 */
package patolli.forge.cabinet;

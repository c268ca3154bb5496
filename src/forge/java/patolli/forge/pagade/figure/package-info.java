/** Those who sit at Pagade's table, cut into parts. */
package patolli.forge.pagade.figure;

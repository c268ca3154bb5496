/** The pictures of Pagade's table: an embroidered cross, turned pawns, long dice, its marks and figures. */
package patolli.forge.pagade;

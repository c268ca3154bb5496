/** Takes pictures of every scene and every sheet, and of the telling moments of a contest. */
package patolli.tour;

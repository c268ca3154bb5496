/** Bell's table: his mat, the pot, and the wedges that an option adds. */
package patolli.forge.bell;

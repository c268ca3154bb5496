/** Cloth and embroidery, thread by thread. */
package patolli.forge.stitch;

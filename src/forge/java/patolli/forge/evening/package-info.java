/** The end of an evening by lamplight: the table in perspective, whoever has won behind it, and the room about them. */
package patolli.forge.evening;

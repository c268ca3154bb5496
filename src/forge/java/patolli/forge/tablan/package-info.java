/** The pictures of Tablan's table: a plank on a handloom cloth, turned pieces, split sticks, its marks and figures. */
package patolli.forge.tablan;

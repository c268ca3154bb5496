/**
 * Tula, the city of the Toltecs: its warrior columns on their pyramid before sunrise, for the farewell, and in the
 * light before the storm, for the story's first lines. Columns and pyramid are traced bodies; sky, mountains and plants
 * are painted behind and before them.
 */
package patolli.forge.tula;

/** The storm: thunder from a drawn bolt, rain from single drops. */
package patolli.forge.sound.weather;

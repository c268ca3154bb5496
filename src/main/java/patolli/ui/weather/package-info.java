/** Rain, lightning and fire, for every scene that has weather. */
package patolli.ui.weather;

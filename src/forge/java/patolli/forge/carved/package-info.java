/**
 * Scenes of carved things: bodies given by distance fields, traced by spheres, added up in linear light and developed
 * like a photograph. Every studio of a whole scene draws with it.
 */
package patolli.forge.carved;

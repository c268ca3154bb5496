/**
 * What all pictures share: colours in linear light, noise that never changes, a plate that one lamp lights, stone
 * mosaics, bark paper, and the reducing of large paintings to small pictures.
 *
 * <p>Everything is the same on every run: noise is hashed, and pixels that are worked on side by side never touch.
 */
package patolli.forge.matter;

/**
 * What is heard: effects, sounds that last, and music, behind one interface with a silent implementation. Lives on the
 * FX thread. JavaFX Media is reached through {@link patolli.audio.Equipment} alone.
 */
package patolli.audio;

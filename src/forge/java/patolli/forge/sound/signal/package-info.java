/**
 * What every sound is made of: arrays of samples at {@link patolli.forge.sound.signal.Signal#RATE}, filters, loudness,
 * the way to another rate and into a file. Time is in seconds, level in decibels, full scale is 1.
 */
package patolli.forge.sound.signal;

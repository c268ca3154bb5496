/**
 * Models of instruments: blown ones by curves of breath and pitch that drive partials and noise, struck ones by the
 * modes of what is struck, shaken ones by the single seeds. Each stroke or line is mono, dry and seeded.
 */
package patolli.forge.sound.instrument;

/**
 * The sound forge: makes every sound of the game by program, from models of instruments, readable scores in
 * {@code resources/sound} and short recipes. It needs nothing but a JDK, is never shipped, and writes the same bytes
 * every time; what it makes is not kept but made when the game is built.
 *
 * <p>{@code java src/forge/java/patolli/forge/sound/SoundForge.java <folder>} from the project's folder.
 * {@link patolli.forge.sound.Sounds} names them all; the form of a score is told in {@code sound.score}.
 *
 * <p>Every file is a 16-bit WAV whose first and last 3 ms are silent, whose peak lies between -11.5 and -1.5 dB below
 * full scale. Single sounds are mono at 44.1 kHz; music is stereo at 32 kHz, or at 24 where it has nothing to lose
 * above 11 kHz; rain is stereo at 44.1 kHz. Rain and what is held in the hand go on for as long as one likes: start
 * them again after {@link patolli.forge.sound.Sounds#RAIN_TURN} and {@link patolli.forge.sound.Sounds#BEANS_TURN}
 * while the turn before still sounds to its end.
 */
package patolli.forge.sound;

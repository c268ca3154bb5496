package patolli.forge.sound.score;

import java.util.List;

/**
 * One player.
 *
 * @param name       as the score calls it
 * @param instrument what is played
 * @param level      dB
 * @param pan        -1 left to 1 right
 * @param room       how much of it the court answers, 0 to 1
 * @param notes      in the order of time
 */
public record Part(String name, String instrument, double level, double pan, double room, List<Note> notes) { }

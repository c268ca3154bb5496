package patolli.forge.table;

import java.util.List;
import java.util.function.Consumer;
import patolli.board.CrossBoard;

/**
 * What one mat has of its own.
 *
 * @param board   its track
 * @param seed    chooses the strips of palm
 * @param turned  whether marks of age lie turned by half a circle about the middle, so that two mats differ
 * @param cups    whether cups have left rings on it
 * @param patches where it was mended: middle, size, turn in degrees
 * @param paint   paints on the palm, after the border and before age
 * @param laid    lays and paints what is younger than the stains
 */
public record Design(CrossBoard board, int seed, boolean turned, boolean cups, List<double[]> patches,
        Consumer<Ground> paint, Consumer<Ground> laid) { }

package patolli.ui.position;

import java.util.function.BiConsumer;
import patolli.play.Seats;
import patolli.rules.State;

/**
 * What lies round the editor of positions.
 *
 * @param play  plays on from a position
 * @param rules lays the page over it on which rules are chosen, and who plays
 * @param table lays the table of the game, where it has become a position of another
 * @param help  opens the book at its page
 * @param leave leaves it
 */
public record PositionDesk(BiConsumer<State, Seats> play, Runnable rules, Runnable table, Runnable help,
        Runnable leave) { }

package patolli.ui.table;

import java.util.Optional;
import java.util.function.IntConsumer;
import patolli.play.Seats;
import patolli.rules.State;
import patolli.ui.proof.PlayersWord;
import patolli.ui.proof.ShownSeal;

/**
 * A bet that is waited for.
 *
 * @param state in phase bet
 * @param laid  told once, with one of the position's moves
 * @param seal  of the contest's beans, to be shown in a corner
 * @param word  that the players add to them
 * @param hint  on the bet
 * @param trial whether the contest is played on from a position
 */
public record BetAsked(State state, Seats seats, IntConsumer laid, Optional<ShownSeal> seal, PlayersWord word,
        HintAsked hint, boolean trial) { }

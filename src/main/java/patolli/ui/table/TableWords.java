package patolli.ui.table;

import java.util.List;
import patolli.play.Seats;
import patolli.rules.MoveView;
import patolli.rules.Side;
import patolli.rules.State;

/** What is written of a game beside the sentences that a bundle holds: whatever has to look at the position. */
public interface TableWords {

    /** The score line in the band. */
    List<ScorePart> score(Seen seen);

    /** What the score line means. */
    String scoreTip();

    /** The second line of a side's name plate. */
    String holdings(Side side, Seen seen);

    /** What comes of a move, to follow the words that say where it leads; at least a full stop. */
    String effect(State state, MoveView move);

    /** In which way what a position waits for is special: part of the keys of words for it; empty when it is not. */
    default String occasion(State state) {
        return "";
    }

    /** How far a contest has come, for the list of saved games. */
    String progress(State state, Seats seats);
}

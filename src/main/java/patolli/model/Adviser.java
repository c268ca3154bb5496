package patolli.model;

import java.util.List;
import patolli.ai.Judged;
import patolli.rules.State;

/** Judges moves for the players. Called off the FX thread; sees the position and nothing else. */
@FunctionalInterface
public interface Adviser {

    /** The legal moves of a position in phase move, best first. */
    List<Judged> judge(State state);
}

package patolli.ui.statistics;

import java.util.List;
import java.util.Map;
import patolli.beans.Fairness;
import patolli.model.Reckoning;
import patolli.play.CastsMade;
import patolli.play.Level;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.text.Narrator;
import patolli.text.Texts;

/**
 * What the sheet of statistics shows.
 *
 * @param falls     how the beans fell for each side in this contest, in the order of the sides; one game's casts
 * @param evenings  what was played so far
 * @param reckoning what in it was skill and what was luck
 */
public record StatisticsModel(List<Falls> falls, Evenings evenings, Reckoning reckoning, Runnable close) {

    /** One side's casts in this contest. */
    public record Falls(Side side, String name, Fairness fairness) {

        /** Those of a contest that stands so, each side called as at the game's own table. */
        public static List<Falls> of(State state, List<Turn> history, Seats seats) {
            Map<Side, List<Integer>> casts = CastsMade.bySide(history);
            Narrator narrator = new Narrator(Texts.of(state.game().name(), "story"));
            return state.sides().stream().map(side -> new Falls(side, narrator.name(side, seats),
                    Fairness.of(state.game().casts(), casts.getOrDefault(side, List.of())))).toList();
        }
    }

    /**
     * All contests that were played to their end.
     *
     * @param games   of these contests
     * @param against those against the computer, weakest opponent first; only levels that were played
     * @param longest how many casts the longest contest had; 0 before the first
     */
    public record Evenings(int contests, int games, List<Against> against, int longest) {
        /** Before the first contest is over. */
        public static final Evenings NONE = new Evenings(0, 0, List.of(), 0);

        public Evenings {
            against = List.copyOf(against);
        }
    }

    /** Contests against an opponent of that level, and how many of them the player won. */
    public record Against(Level level, int contests, int won) { }

    public StatisticsModel {
        falls = List.copyOf(falls);
    }
}

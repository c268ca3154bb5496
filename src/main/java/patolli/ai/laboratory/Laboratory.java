package patolli.ai.laboratory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import patolli.rules.State;

/**
 * Tries sets of options side by side. With each as many games are played between equals as of a better player against
 * weaker ones, in turn, so that at any time all sets have had the same number.
 */
public final class Laboratory {
    /** So often is told how it stands. */
    private static final int TELLINGS = 100;
    private final Contestant better;
    private final Contestant weaker;

    /** Between the best at a glance; and one of them against tourists. */
    public Laboratory() {
        this(Contestant.GLANCE, Contestant.TOURIST);
    }

    /**
     * @param better  plays every seat of the games between equals, and one of the others
     * @param weaker  plays the other seats there
     */
    public Laboratory(Contestant better, Contestant weaker) {
        this.better = better;
        this.weaker = weaker;
    }

    /**
     * How it stands.
     *
     * @param part     which part of the work is done, from 0 to 1
     * @param findings by set of options, in their order
     */
    public record Standing(double part, List<Findings> findings) {

        /** A copy that cannot be changed. */
        public Standing {
            findings = List.copyOf(findings);
        }
    }

    /** One set of options under trial. */
    private static final class Trial {
        private final Experiment equal;
        private final Experiment unequal;
        private final List<PlayedGame> equalGames = new ArrayList<>();
        private final List<PlayedGame> unequalGames = new ArrayList<>();

        Trial(State table, Contestant better, Contestant weaker, long seed) {
            equal = new Experiment(table, better, better, seed);
            unequal = new Experiment(table, better, weaker, seed);
        }

        boolean next(BooleanSupplier stopped) {
            int number = equalGames.size();
            Optional<PlayedGame> one = equal.play(number, stopped);
            Optional<PlayedGame> other = one.flatMap(_ -> unequal.play(number, stopped));
            if (one.isEmpty() || other.isEmpty()) {
                return false;
            }
            equalGames.add(one.get());
            unequalGames.add(other.get());
            return true;
        }

        Findings findings() {
            return new Findings(equalGames, unequalGames, equal.even());
        }
    }

    /**
     * Plays.
     *
     * @param tables  for each set of options a position that has them
     * @param games   how many between equals are played with each set, at least 1; as many between unequal ones
     * @param seed    the same seed gives the same games; all sets have the same casts, as far as they go
     * @param told    how it stands, now and then and at the end
     * @param stopped whether to stop, asked before each decision; what was found until then stands
     */
    public void run(List<State> tables, int games, long seed, Consumer<Standing> told, BooleanSupplier stopped) {
        List<Trial> trials = tables.stream().map(table -> new Trial(table, better, weaker, seed)).toList();
        int each = Math.max(1, games / TELLINGS);
        for (int number = 1; number <= games; number++) {
            for (Trial trial : trials) {
                if (!trial.next(stopped)) {
                    return;
                }
            }
            if (number % each == 0 || number == games) {
                told.accept(new Standing((double) number / games, trials.stream().map(Trial::findings).toList()));
            }
        }
    }
}

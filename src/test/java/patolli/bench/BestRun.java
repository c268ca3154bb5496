package patolli.bench;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import patolli.ai.Opponent;
import patolli.ai.Opponents;
import patolli.beans.QuickCasts;
import patolli.beans.QuickRandom;
import patolli.play.Level;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.State;
import patolli.train.Openings;
import patolli.train.Standstill;

/**
 * How long the strongest player thinks: plays games against itself on one thread and prints the median, the time that
 * 95 % of the decisions keep to, and the longest; {@code mvn -q test-compile exec:exec@best}.
 */
public final class BestRun {
    private static final List<String> GAMES = List.of("patolli", "bell-2", "bell-3", "bell-4", "bell-pairs", "pagade-2",
            "pagade-4", "tablan");
    /** Not measured: code that is still compiled is slow. */
    private static final int WARMING = 300;
    private static final long LIMIT = 60_000;

    private BestRun() { }

    /** Takes the number of decisions to measure in each game. */
    public static void main(String[] args) {
        int decisions = Integer.parseInt(args[0]);
        System.out.println("| game | decisions | median ms | 95 % ms | longest ms |");
        System.out.println("|---|---|---|---|---|");
        for (String game : GAMES) {
            double[] times = times(game, decisions);
            System.out.printf(Locale.ROOT, "| %s | %d | %.2f | %.2f | %.1f |%n", game, decisions,
                    times[decisions / 2], times[(int) (0.95 * decisions)], times[decisions - 1]);
        }
    }

    /** In milliseconds, rising. */
    private static double[] times(String name, int decisions) {
        Opponent mirror = Opponents.at(Level.MIRROR);
        double[] times = new double[decisions];
        int made = -WARMING;
        for (int game = 0; made < decisions; game++) {
            var random = new QuickRandom(game);
            State state = Openings.of(name, random);
            var casts = new QuickCasts(state.game().casts(), random);
            var still = new Standstill();
            while (state.phase() != Phase.OVER && made < decisions && !still.isReached()) {
                if (state.phase().isChance()) {
                    still.cast();
                    state = state.cast(casts.draw(), Events.NONE);
                    continue;
                }
                still.moved();
                long start = System.nanoTime();
                int move = mirror.judge(state, LIMIT).getFirst().move();
                if (made >= 0) {
                    times[made] = (System.nanoTime() - start) / 1e6;
                }
                made++;
                state = state.play(move, Events.NONE);
            }
        }
        Arrays.sort(times);
        return times;
    }
}

package patolli.train;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import patolli.ai.endgame.Endgame;
import patolli.ai.judge.NearEnd;
import patolli.ai.judge.Evaluators;
import patolli.beans.QuickCasts;
import patolli.beans.QuickRandom;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.State;

/**
 * Says how many positions it takes to reckon ends of games through, by how many pieces are on their way: {@code
 * EndgameRun <games> <positions at most> <pieces at most> [<network> ...]}. Each line: pieces, decisions, how many of
 * them are solved, the mean and the longest time in milliseconds.
 */
public final class EndgameRun {
    private EndgameRun() { }

    /** What was met with so many pieces. */
    private static final class Met {
        private int decisions;
        private int solved;
        private int proven;
        private long time;
        private long longest;
    }

    public static void main(String[] args) {
        int most = Integer.parseInt(args[2]);
        for (int at = 3; at < args.length; at++) {
            Map<Integer, Met> all = new TreeMap<>();
            for (int game = 0; game < Integer.parseInt(args[0]); game++) {
                play(args[at], game, Integer.parseInt(args[1]), most, all);
            }
            System.out.println(args[at]);
            all.forEach((pieces, met) -> System.out.printf("%3d: %6d %6d %6d %9.2f %9.2f%n", pieces, met.decisions,
                    met.solved, met.proven, met.time / 1e6 / met.decisions, met.longest / 1e6));
        }
    }

    private static void play(String network, int game, int positions, int most, Map<Integer, Met> all) {
        var random = new QuickRandom(game);
        State state = Openings.of(network, random);
        var casts = new QuickCasts(state.game().casts(), random);
        ToIntFunction<State> player = Players.onePly(Evaluators.best(state));
        var still = new Standstill();
        while (state.phase() != Phase.OVER && !still.isReached()) {
            if (state.phase().isChance()) {
                still.cast();
                state = state.cast(casts.draw(), Events.NONE);
                continue;
            }
            still.moved();
            if (state.phase() == Phase.MOVE && NearEnd.running(state) <= most) {
                Met met = all.computeIfAbsent(NearEnd.running(state), _ -> new Met());
                long start = System.nanoTime();
                Optional<Endgame.Worth> worth = new Endgame(Evaluators.best(state), positions, () -> false).of(state);
                long time = System.nanoTime() - start;
                met.decisions++;
                met.solved += worth.isPresent() ? 1 : 0;
                met.proven += worth.filter(Endgame.Worth::proven).isPresent() ? 1 : 0;
                met.time += time;
                met.longest = Math.max(met.longest, time);
            }
            state = state.play(player.applyAsInt(state), Events.NONE);
        }
    }
}

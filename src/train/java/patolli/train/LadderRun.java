package patolli.train;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.ToIntFunction;
import patolli.ai.Opponents;
import patolli.play.Level;
import patolli.rules.State;
import patolli.baseline.Baselines;

/**
 * Plays each level against the next, and the best against the baseline and rules of thumb, and prints the table of the
 * README: {@code LadderRun <games a pair> <games a pair with the best> <seed> <threads> [<network> ...]}. Behind each
 * result stands how many games it is of.
 */
public final class LadderRun {
    private static final List<String> GAMES = List.of("patolli", "bell-2", "pagade-2", "tablan", "bell-3", "bell-4",
            "bell-pairs", "pagade-4");
    /** More than any decision needs, so that the machine's speed changes nothing. */
    private static final long TIME = 60_000;

    private LadderRun() { }

    /** One cell of the table. */
    private record Pair(String name, int games, ToIntFunction<State> one, ToIntFunction<State> other) { }

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        int games = Integer.parseInt(args[0]);
        int best = Integer.parseInt(args[1]);
        long seed = Long.parseLong(args[2]);
        List<String> names = args.length > 4 ? List.of(args).subList(4, args.length) : GAMES;
        List<Pair> pairs = new ArrayList<>();
        pairs.add(new Pair("mirror : rules of thumb", best, level(Level.MIRROR),
                Players.betting(state -> Opponents.plain().judge(state, 1).getFirst().move())));
        pairs.add(new Pair("mirror : baseline", best, level(Level.MIRROR), LadderRun::baseline));
        for (int rank = Level.FIXED.size() - 1; rank > 0; rank--) {
            Level one = Level.FIXED.get(rank);
            Level other = Level.FIXED.get(rank - 1);
            pairs.add(new Pair(one.key() + " : " + other.key(), one == Level.MIRROR ? best : games, level(one),
                    level(other)));
        }
        System.out.println("| game | " + String.join(" | ", pairs.stream().map(Pair::name).toList()) + " |");
        System.out.println("|---" + "|---".repeat(pairs.size()) + "|");
        try (ExecutorService pool = Executors.newFixedThreadPool(Integer.parseInt(args[3]))) {
            for (String name : names) {
                List<Future<Score>> scores = pairs.stream().map(pair -> pool.submit(() ->
                        new PairedGames(pair.one(), pair.other()).play(name, pair.games(), seed))).toList();
                var line = new StringBuilder("| " + name);
                for (Future<Score> score : scores) {
                    line.append(" | ").append(score.get()).append(" (").append(score.get().games()).append(")");
                }
                System.out.println(line + " |");
            }
        }
    }

    private static int baseline(State state) {
        return Players.onePly(Baselines.evaluator(state.game())).applyAsInt(state);
    }

    private static ToIntFunction<State> level(Level level) {
        return Players.betting(state -> Opponents.at(level).judge(state, TIME).getFirst().move());
    }
}

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

/**
 * Plays each level against the next and the best against rules of thumb, and prints the table of the README:
 * {@code LadderRun <games a pair> <seed> <threads> [<network> ...]}.
 */
public final class LadderRun {
    private static final List<String> GAMES = List.of("patolli", "bell-2", "pagade-2", "tablan", "bell-3", "bell-4",
            "bell-pairs", "pagade-4");
    private static final long TIME = 1_000;

    private LadderRun() { }

    /** One cell of the table. */
    private record Pair(String name, ToIntFunction<State> one, ToIntFunction<State> other) { }

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        int games = Integer.parseInt(args[0]);
        long seed = Long.parseLong(args[1]);
        List<String> names = args.length > 3 ? List.of(args).subList(3, args.length) : GAMES;
        List<Pair> pairs = new ArrayList<>();
        pairs.add(new Pair("mirror : rules of thumb", level(Level.MIRROR),
                Players.betting(state -> Opponents.plain().judge(state, 1).getFirst().move())));
        for (int rank = Level.FIXED.size() - 1; rank > 0; rank--) {
            Level one = Level.FIXED.get(rank);
            Level other = Level.FIXED.get(rank - 1);
            pairs.add(new Pair(one.key() + " : " + other.key(), level(one), level(other)));
        }
        System.out.println("| game | " + String.join(" | ", pairs.stream().map(Pair::name).toList()) + " |");
        System.out.println("|---" + "|---".repeat(pairs.size()) + "|");
        try (ExecutorService pool = Executors.newFixedThreadPool(Integer.parseInt(args[2]))) {
            for (String name : names) {
                List<Future<Score>> scores = pairs.stream().map(pair -> pool.submit(() ->
                        new PairedGames(pair.one(), pair.other()).play(name, games, seed))).toList();
                var line = new StringBuilder("| " + name);
                for (Future<Score> score : scores) {
                    line.append(" | ").append(score.get());
                }
                System.out.println(line + " |");
            }
        }
    }

    private static ToIntFunction<State> level(Level level) {
        return Players.betting(state -> Opponents.at(level).judge(state, TIME).getFirst().move());
    }
}

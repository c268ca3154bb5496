package patolli.train;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import patolli.ai.judge.ContestValues;
import patolli.ai.judge.Evaluators;
import patolli.beans.QuickCasts;
import patolli.beans.QuickRandom;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;

/**
 * Counts what single games of a contest move from one side to the other: {@code ContestRun <folder for results> <games>
 * <seed>}. So many games are played between equals at a glance, with enough in both hands, and what is paid in them is
 * noted; then it is reckoned how each would have ended from every division of the assets, with every bet, seen from
 * both sides. So all divisions and bets meet the same luck. What is written there is what {@link ContestValues} reads,
 * beside it the record with a stamp that a test checks.
 */
public final class ContestRun {
    private static final String GAME = "patolli";
    private static final int ASSETS = 20;
    /** With so few in a hand the assets in both hands are shared out anew, so that nobody is ruined. */
    private static final int FEW = 3;

    private ContestRun() { }

    /** One payment, to the other side or into the pool. */
    private record Payment(boolean byRed, int amount, boolean intoPool) { }

    /** One game: what was paid in it, in order, and who won it. */
    private record Played(List<Payment> payments, boolean redWins) { }

    public static void main(String[] args) throws IOException {
        Path results = Path.of(args[0]);
        int games = Integer.parseInt(args[1]);
        long seed = Long.parseLong(args[2]);
        long[][][][] counts = new long[ASSETS][ASSETS][ASSETS + 1][3];
        for (int game = 0; game < games; game++) {
            add(play(new QuickRandom(new QuickRandom(seed).next() + game)), counts);
            if (game % (games / ASSETS) == 0) {
                System.out.println(game + " of " + games + " games");
            }
        }
        byte[] bytes = text(counts).getBytes(StandardCharsets.US_ASCII);
        Files.createDirectories(results);
        Files.write(results.resolve(ContestValues.FILE + ".counts"), bytes);
        var record = new Properties();
        record.setProperty("seed", Long.toString(seed));
        record.setProperty("games", Integer.toString(games));
        record.setProperty("counts", Stamp.of(bytes));
        record.setProperty("network", Stamp.of(Files.readAllBytes(Path.of("resources/ai/" + GAME + ".net"))));
        try (Writer out = Files.newBufferedWriter(results.resolve(ContestValues.FILE + ".properties"))) {
            for (String key : record.stringPropertyNames().stream().sorted().toList()) {
                out.write(key + "=" + record.getProperty(key) + "\n");
            }
        }
    }

    private static Played play(QuickRandom dice) {
        State state = Openings.of(GAME, dice).play(1, Events.NONE);
        ToIntFunction<State> player = Players.onePly(Evaluators.best(state));
        var casts = new QuickCasts(state.game().casts(), dice);
        List<Payment> payments = new ArrayList<>();
        int red = ASSETS / 2 - 1;
        int blue = red;
        Side last = Side.RED;
        while (state.phase() == Phase.CAST || state.phase() == Phase.MOVE) {
            if (state.phase() == Phase.CAST && Math.min(red, blue) <= FEW) {
                int all = red + blue;
                red = all / 2;
                blue = all - red;
                state = Openings.divided(state, red);
            }
            last = state.mover();
            var log = new Events.Log();
            state = state.phase() == Phase.CAST ? state.cast(casts.draw(), log)
                    : state.play(player.applyAsInt(state), log);
            for (Event event : log.events()) {
                if (event instanceof Event.Forfeit paid) {
                    boolean byRed = paid.from() == Side.RED;
                    payments.add(new Payment(byRed, paid.amount(), paid.to().isEmpty()));
                    red += byRed ? -paid.amount() : paid.to().isEmpty() ? 0 : paid.amount();
                    blue += !byRed ? -paid.amount() : paid.to().isEmpty() ? 0 : paid.amount();
                }
            }
        }
        // whoever bears off the last piece wins the game; so much in the pool that somebody is ruined is rare
        return new Played(payments, state.phase() == Phase.OVER ? state.winners().contains(Side.RED)
                : last == Side.RED);
    }

    /** Adds how the game would have ended from every division and with every bet. */
    private static void add(Played game, long[][][][] counts) {
        for (int held = 1; held < ASSETS; held++) {
            for (int bet = 1; bet <= Math.min(held, ASSETS - held); bet++) {
                int[] end = end(game, held, bet);
                add(counts[held][bet][end[0]], end[1]);
                add(counts[ASSETS - held][bet][ASSETS - end[0]], -end[1]);
            }
        }
    }

    private static void add(long[] sums, int ahead) {
        sums[0]++;
        sums[1] += ahead;
        sums[2] += ahead * ahead;
    }

    /**
     * What red holds in the end, everything or nothing when one side is ruined, and by how many payments until then
     * blue has made more than red.
     */
    private static int[] end(Played game, int held, int bet) {
        int red = held - bet;
        int blue = ASSETS - held - bet;
        int ahead = 0;
        for (Payment payment : game.payments) {
            int has = payment.byRed ? red : blue;
            ahead += payment.byRed ? -1 : 1;
            if (has < payment.amount) {
                return new int[] {payment.byRed ? 0 : ASSETS, ahead};
            }
            red += payment.byRed ? -payment.amount : payment.intoPool ? 0 : payment.amount;
            blue += !payment.byRed ? -payment.amount : payment.intoPool ? 0 : payment.amount;
        }
        return new int[] {game.redWins ? ASSETS - blue : red, ahead};
    }

    /** A line for each holding and bet: by the holding after, how many games, and the sums of what they are ahead. */
    private static String text(long[][][][] counts) {
        var lines = new StringBuilder();
        for (int held = 1; held < ASSETS; held++) {
            for (int bet = 1; bet <= Math.min(held, ASSETS - held); bet++) {
                lines.append(held).append(' ').append(bet);
                for (long[] some : counts[held][bet]) {
                    lines.append(Arrays.stream(some).mapToObj(Long::toString)
                            .collect(Collectors.joining(" ", " ", "")));
                }
                lines.append('\n');
            }
        }
        return lines.toString();
    }
}

package patolli.rules.bell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.State;
import patolli.testkit.Effort;

/** Laws that hold in every game, tried on random ones. */
class BellRandomPlayTest {
    private static final int GAMES = Effort.times(1);
    private static final int MOST_STEPS = 100_000;

    private final int[] moves = new int[State.MOST_MOVES];

    static Stream<String> options() {
        return Stream.of("players=2", "players=3", "players=4", "players=4 partners=true").flatMap(players ->
                Stream.of("", "wedges=16", "penalty=0", "penalty=7 wedges=16", "stake=0 purse=0", "purse=5", "stake=20",
                        "purse=1000 stake=1 penalty=333", "forfeits=miss-turn wedges=16", "forfeits=miss-turn",
                        "forfeits=step-back wedges=16", "forfeits=step-back", "first=blue")
                        .map(other -> players + " " + other));
    }

    @ParameterizedTest
    @MethodSource("options")
    void everyRandomGameEndsAndEveryStateOfItIsSound(String options) throws Refusal {
        var random = new SplittableRandom(options.hashCode());
        for (int game = 0; game < GAMES; game++) {
            BellState state = BellPosition.start(options);
            int steps = 0;
            while (state.phase() != Phase.OVER && steps < MOST_STEPS) {
                checkLaws(state);
                state = step(state, random, Events.NONE);
                steps++;
            }
            assertThat(state.phase()).isEqualTo(Phase.OVER);
            checkLaws(state);
            assertThat(state.winners()).hasSize(options.contains("partners") ? 2 : 1);
        }
    }

    @Test
    void silenceAndAListenerSeeTheSameGame() throws Refusal {
        for (String options : options().toList()) {
            var random = new SplittableRandom(11);
            var twin = new SplittableRandom(11);
            BellState state = BellPosition.start(options);
            while (state.phase() != Phase.OVER) {
                BellState silent = step(state, random, Events.NONE);
                var log = new Events.Log();
                state = step(state, twin, log);
                assertThat(state).isEqualTo(silent);
                assertThat(log.events()).isNotEmpty();
            }
        }
    }

    /** Counted by hand: a 0 settles the turn, each other cast has two first entries, and two moves can't meet. */
    @Test
    void theFirstTurnsBranchAsTheyShould() throws Refusal {
        BellState start = BellPosition.start("first=red");
        assertThat(perft(start, 1)).isEqualTo(11);
        assertThat(perft(start, 2)).isEqualTo(121);
    }

    private void checkLaws(BellState state) throws Refusal {
        int count = state.moves(moves);
        assertThat(count > 0).isEqualTo(state.phase() == Phase.MOVE);
        var texts = new HashSet<String>();
        for (int i = 0; i < count; i++) {
            if (!texts.add(state.text(moves[i]))) {
                throw new AssertionError(state.text(moves[i]) + " twice in " + state);
            }
        }
        int coins = state.pot() + IntStream.range(0, state.sides().size()).map(i -> state.player(i).purse()).sum();
        boolean gambling = state.options().text("forfeits").equals("coins");
        int all = gambling ? state.options().number("players") * state.options().number("purse") : 0;
        if (coins != all) {
            throw new AssertionError(coins + " coins in " + state);
        }
        BellState again = BellGame.INSTANCE.read(state.tree());
        if (!again.equals(state) || again.hashCode() != state.hashCode()) {
            throw new AssertionError(state + " came back as " + again);
        }
    }

    private BellState step(BellState state, SplittableRandom random, Events events) {
        if (!state.phase().isChance()) {
            return state.play(moves[random.nextInt(state.moves(moves))], events);
        }
        List<Integer> weights = state.game().casts().weights();
        int cast = 0;
        for (int left = random.nextInt(state.game().casts().total()); left >= weights.get(cast); cast++) {
            left -= weights.get(cast);
        }
        return state.cast(cast, events);
    }

    private static long perft(BellState state, int depth) {
        if (depth == 0 || state.phase() == Phase.OVER) {
            return 1;
        }
        if (state.phase() == Phase.MOVE) {
            return state.moves().stream().mapToLong(move -> perft(state.play(move, Events.NONE), depth - 1)).sum();
        }
        return IntStream.range(0, 6).mapToObj(cast -> state.cast(cast, Events.NONE))
                .mapToLong(next -> perft(next, next.phase() == Phase.MOVE ? depth : depth - 1)).sum();
    }
}

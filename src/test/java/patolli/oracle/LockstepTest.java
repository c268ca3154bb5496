package patolli.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The engine and the oracle play the same random games and must agree on everything after
 * every request. {@code -Dtest.lockstep=n} sets the number of games of each kind; the profile long has more.
 */
@Tag("long")
class LockstepTest {
    private static final int GAMES = Integer.getInteger("test.lockstep", 20);
    private static final long SEED = Long.getLong("lockstep.seed", 1);
    private static final int SHORT = 300;
    private static final int LONG = 2500;
    private static final int DIFFERENCES_SHOWN = 5;

    private final Link engine = Link.toEngine();

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell", "pagade", "tablan"})
    void engineAndOracleAgree(String game) {
        var tally = new Tally();
        int differences = 0;
        for (long seed = SEED; seed < SEED + GAMES && differences < DIFFERENCES_SHOWN; seed++) {
            var random = new Random(seed);
            try {
                new Match(game, engine, random, tally).play(random.nextInt(5) == 0 ? LONG : SHORT);
            } catch (AssertionError difference) {
                tally.wrong("seed " + seed, difference.getMessage());
                differences++;
            }
        }
        if (Boolean.getBoolean("lockstep.tell")) {
            System.out.println(game + " " + tally.counts());
        }
        assertThat(tally.wrong()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell", "pagade", "tablan"})
    void engineAndOracleRefuseTheSameOptions(String game) {
        var random = new Random(SEED);
        engine.ask("new " + game);
        for (int i = 0; i < 20 * GAMES; i++) {
            var request = new StringBuilder("new " + game);
            var options = RandomOptions.doubtful(game, random);
            options.forEach((name, value) -> request.append(' ').append(name).append('=').append(value));
            var before = engine.ask("state");
            var reply = engine.ask(request.toString());
            try {
                var oracle = Oracle.of(game);
                oracle.start(options);
                assertThat(Json.canonical(Json.read(reply))).as(request.toString())
                        .isEqualTo(Json.canonical(oracle.state()));
            } catch (Refused refused) {
                assertThat(reply).as(request.toString()).startsWith("{\"error\":");
                assertThat(engine.ask("state")).isEqualTo(before);
            }
        }
    }
}

package patolli.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.rules.State;
import patolli.testkit.Conversation;
import patolli.testkit.Positions;

/**
 * Whatever comes in, one JSON object goes out; where it is an error, nothing has changed. {@code -Dtest.garbage=n} sets
 * how often in each kind of game; the profile long does it more often.
 */
@Tag("long")
class GarbageTest {
    private static final int ROUNDS = Integer.getInteger("test.garbage", 200);
    /** Without digits beyond those that are in it, a mutated count stays small. */
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz{}[]\":,-+=\\. \t\u00e9\u0000";

    private final Conversation engine = new Conversation();

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void randomBytes(long seed) {
        var random = new SplittableRandom(seed);
        engine.ask("new patolli");
        String before = engine.text("state");
        for (int round = 0; round < ROUNDS; round++) {
            byte[] line = new byte[1 + random.nextInt(300)];
            random.nextBytes(line);
            for (int i = 0; i < line.length; i++) {
                line[i] = line[i] == '\n' || line[i] == '\r' ? (byte) '?' : line[i];
            }
            line[0] = (byte) ('A' + random.nextInt(26));
            List<String> replies = engine.lines(line);
            assertThat(replies).hasSize(1);
            assertThat(Conversation.read(replies.getFirst())).containsOnlyKeys("error");
        }
        assertThat(engine.text("state")).isEqualTo(before);
    }

    @ParameterizedTest
    @MethodSource("patolli.testkit.OptionSets#all")
    void spoiltRequests(String setup) {
        var random = new SplittableRandom(setup.hashCode());
        List<State> game = Positions.game(setup, 3).limit(300).toList();
        for (int round = 0; round < ROUNDS; round++) {
            State state = game.get(random.nextInt(game.size()));
            engine.ask("set " + Conversation.write(state.tree()));
            String before = engine.text("state");
            String request = spoil(pick(requests(state), random), random);
            if (request.isBlank() || request.strip().equals("quit")) {
                continue;
            }
            Map<String, Object> reply = engine.ask(request);
            assertThat(reply).as(request).isNotEmpty();
            if (reply.containsKey("error")) {
                assertThat(engine.text("state")).as(request).isEqualTo(before);
                assertThat((String) reply.get("error")).as(request).doesNotContain("the engine failed");
            }
        }
    }

    @ParameterizedTest
    @MethodSource("patolli.testkit.OptionSets#all")
    void spoiltStatesAreRefusedOrTakenOverWhole(String setup) {
        var random = new SplittableRandom(~setup.hashCode());
        List<State> game = Positions.game(setup, 4).toList();
        int refused = 0;
        for (int round = 0; round < ROUNDS; round++) {
            String tree = Conversation.write(game.get(random.nextInt(game.size())).tree());
            Map<String, Object> reply = engine.ask("set " + spoilNumber(tree, random));
            if (reply.containsKey("error")) {
                refused++;
                assertThat((String) reply.get("error")).doesNotContain("the engine failed");
            } else {
                assertThat(engine.ask("set " + Conversation.write(reply))).isEqualTo(reply);
            }
        }
        assertThat(refused).isPositive();
    }

    private static List<String> requests(State state) {
        var requests = new ArrayList<>(List.of("games", "state", "chances", "cast", "moves", "undo", "perft 1",
                "playouts 2 seed=3", "best level=tourist ms=5", "new bell players=3 first=red seed=7",
                "set " + Conversation.write(state.tree())));
        state.game().casts().texts().forEach(cast -> requests.add("cast " + cast));
        state.moves().forEach(move -> requests.add("play " + state.text(move)));
        return requests;
    }

    private static String spoil(String request, SplittableRandom random) {
        var text = new StringBuilder(request);
        for (int times = random.nextInt(3); times >= 0; times--) {
            int at = random.nextInt(text.length() + 1);
            char letter = LETTERS.charAt(random.nextInt(LETTERS.length()));
            switch (random.nextInt(4)) {
                case 0 -> text.insert(at, letter);
                case 1 -> text.delete(at, at + 1 + random.nextInt(3));
                case 2 -> text.setLength(at);
                default -> text.replace(at, Math.min(text.length(), at + 1), String.valueOf(letter));
            }
        }
        return text.toString();
    }

    /** One digit or word of a state exchanged for another one. */
    private static String spoilNumber(String tree, SplittableRandom random) {
        List<String> parts = new ArrayList<>(List.of(tree.split("(?<=[\\[\\]{}:,])|(?=[\\[\\]{}:,])")));
        int at = 1 + random.nextInt(parts.size() - 1);
        String other = random.nextBoolean() ? pick(parts, random)
                : pick(List.of("0", "1", "-1", "66", "null", "true", "\"red\"", "[]", "{}", "[0,0]", "2147483648"),
                random);
        parts.set(at, other);
        return String.join("", parts);
    }

    private static String pick(List<String> from, SplittableRandom random) {
        return from.get(random.nextInt(from.size()));
    }
}

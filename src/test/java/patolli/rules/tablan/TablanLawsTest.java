package patolli.rules.tablan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.State;
import patolli.testkit.Effort;

/** What holds in every game, whatever is cast and played. */
class TablanLawsTest {
    private static final TablanGame GAME = TablanGame.INSTANCE;

    static List<Map<String, String>> everyOption() {
        var all = new ArrayList<Map<String, String>>();
        for (String inOrder : List.of("false", "true")) {
            for (String end : List.of("no-moves", "first-home")) {
                all.add(Map.of("in-order", inOrder, "end", end));
                all.add(Map.of("in-order", inOrder, "end", end, "first", "white"));
                all.add(Map.of("in-order", inOrder, "end", end, "first", "black"));
            }
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("everyOption")
    void everyStateIsReadBackAsItWasWritten(Map<String, String> options) throws Refusal {
        for (int seed = 0; seed < Effort.times(4); seed++) {
            randomGame(options, seed, state -> {
                State read = read(state.tree());
                assertThat(read.equals(state)).as("%s", state).isTrue();
                assertThat(read.hashCode()).isEqualTo(state.hashCode());
                assertThat(read.tree()).isEqualTo(state.tree());
            });
        }
    }

    @ParameterizedTest
    @MethodSource("everyOption")
    void movesAreThoseOfTheRuleBookEachOnceAndDoWhatItSays(Map<String, String> options) throws Refusal {
        for (int seed = 1000; seed < 1000 + Effort.times(1); seed++) {
            randomGame(options, seed, state -> {
                if (state.phase() == Phase.CAST) {
                    agreeOnCasts(state);
                }
            });
        }
    }

    @Test
    void composedPositionsHaveTheMovesOfTheRuleBookToo() {
        var random = new SplittableRandom(7);
        int seen = 0;
        while (seen < Effort.times(200)) {
            try {
                agreeOnCasts(composed(random).state());
                seen++;
            } catch (Refusal _) {
                // most composed positions are none; those that are taken are what is looked at
            }
        }
    }

    private static void agreeOnCasts(State state) {
        PlainTablan plain = PlainTablan.of(state.tree());
        String side = state.mover().key();
        for (int cast : List.of(2, 8, 12)) {
            State met = TablanPosition.cast(state, Integer.toString(cast));
            List<String> texts = met.moves().stream().map(met::text).toList();
            assertThat(texts).doesNotHaveDuplicates();
            assertThat(new HashSet<>(texts)).as("%s casts %s in %s", side, cast, state)
                    .isEqualTo(plain.moves(side, cast));
            assertThat(met.phase()).isEqualTo(texts.isEmpty() ? Phase.CAST : Phase.MOVE);
            for (int move : met.moves()) {
                State after = met.play(move, Events.NONE);
                PlainTablan plainAfter = plain.play(side, cast, met.text(move));
                assertThat(PlainTablan.of(after.tree()).picture()).isEqualTo(plainAfter.picture());
                boolean ended = plainAfter.ended(state.options().text("end").equals("first-home"));
                assertThat(after.phase()).isEqualTo(ended ? Phase.OVER : Phase.CAST);
                assertThat(after.tree().get("winner")).isEqualTo(ended ? plainAfter.winner() : null);
                assertThat(after.tree().get("turn")).isEqualTo(ended ? null : side);
            }
        }
    }

    private static TablanPosition composed(SplittableRandom random) {
        var squares = new ArrayList<Character>();
        "ABCDEFGHIJKLMNOPQRSTUVWXmnopqrstuvwxabcdefghijkl".chars().forEach(c -> squares.add((char) c));
        Collections.shuffle(squares, new Random(random.nextLong()));
        var kinds = new HashMap<String, String>();
        int pieces = random.nextInt(2, 16);
        for (char square : squares.subList(0, pieces)) {
            boolean white = random.nextBoolean();
            boolean ownHome = Character.isUpperCase(square) == white && Character.toLowerCase(square) <= 'l';
            boolean enemyHome = Character.isUpperCase(square) != white && Character.toLowerCase(square) <= 'l';
            String kind = enemyHome ? "settled" : ownHome && random.nextBoolean() ? "unmoved" : "moving";
            kinds.merge((white ? "white " : "black ") + kind, String.valueOf(square), String::concat);
        }
        var position = new TablanPosition().turn(random.nextBoolean() ? "white" : "black")
                .option("in-order", random.nextInt(4) == 0)
                .option("end", random.nextBoolean() ? "no-moves" : "first-home");
        for (String side : List.of("white", "black")) {
            position.side(side, kinds.getOrDefault(side + " unmoved", ""), kinds.getOrDefault(side + " moving", ""),
                    kinds.getOrDefault(side + " settled", ""));
        }
        return position;
    }

    @Test
    void writtenMovesAreFoundAgain() throws Refusal {
        randomGame(Map.of(), 5, state -> state.moves().forEach(move ->
                assertThat(state.find(state.text(move))).contains(move)));
    }

    @Test
    void equalPositionsAreEqualWhateverWayTheyCameAbout() throws Refusal {
        State start = GAME.start(Map.of("first", "white"));
        State one = TablanPosition.play(TablanPosition.cast(TablanPosition.play(TablanPosition.cast(start, "2"),
                "L-N"), "2"), "K-M");
        State other = TablanPosition.play(TablanPosition.cast(TablanPosition.play(TablanPosition.cast(start, "2"),
                "K-M"), "2"), "L-N");

        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
        assertThat(one).isNotEqualTo(start).isNotEqualTo(TablanPosition.cast(one, "0"));
    }

    /** Shows every state of a random game to the law, and checks that it ends. */
    private static void randomGame(Map<String, String> options, long seed, Consumer<State> law) throws Refusal {
        var random = new SplittableRandom(seed);
        State state = GAME.start(options);
        int actions = 0;
        while (state.phase() != Phase.OVER) {
            law.accept(state);
            assertThat(++actions).isLessThan(20_000);
            State before = state;
            do {
                state = next(state, random);
            } while (state == before);
        }
        law.accept(state);
    }

    private static State next(State state, SplittableRandom random) {
        if (state.phase() == Phase.MOVE) {
            List<Integer> moves = state.moves();
            return state.play(moves.get(random.nextInt(moves.size())), Events.NONE);
        }
        int left = random.nextInt(GAME.casts().total());
        int cast = 0;
        while ((left -= GAME.casts().weights().get(cast)) >= 0) {
            cast++;
        }
        return state.cast(cast, Events.NONE);
    }

    private static State read(Map<String, Object> tree) {
        try {
            return GAME.read(tree);
        } catch (Refusal refusal) {
            throw new AssertionError("refused " + tree, refusal);
        }
    }
}

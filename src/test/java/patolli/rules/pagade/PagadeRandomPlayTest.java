package patolli.rules.pagade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Effort;

/** What holds in every position that seeded random play comes to. */
class PagadeRandomPlayTest {
    private static final int BOUND = 20_000;
    private static final int[] FACES = {1, 3, 4, 6};

    private final int[] buffer = new int[State.MOST_MOVES];

    @ParameterizedTest
    @ValueSource(strings = {"players=2", "players=4", "players=2 start=6-7-23-24", "players=4 start=6-7-23-24",
        "players=2 first=yellow", "players=4 first=black start=6-7-23-24"})
    void everyStateIsReadBackAsItWasWritten(String options) {
        for (int seed = 0; seed < Effort.times(3); seed++) {
            playOut(options, seed, state -> {
                State read = PagadePosition.read(state.tree());
                assertThat(read).isEqualTo(state).hasSameHashCodeAs(state);
                assertThat(read.tree()).isEqualTo(state.tree());
            });
        }
    }

    @ParameterizedTest
    @CsvSource({"players=2,100", "players=4,30", "players=2 start=6-7-23-24,100"})
    void everyGameEndsWithAWinnerWhoIsHomeOrADraw(String options, int standard) {
        int games = Effort.times(standard);
        int draws = 0;
        for (int seed = 0; seed < games; seed++) {
            PagadeState over = (PagadeState) playOut(options, seed, state -> { });
            draws += over.winners().isEmpty() ? 1 : 0;
            for (Side winner : over.winners()) {
                assertThat(over.step(winner, 0)).isEqualTo(PagadePath.HOME);
                assertThat(over.hasCut(winner)).isTrue();
            }
        }
        assertThat(draws).isLessThan(games);
    }

    @ParameterizedTest
    @ValueSource(strings = {"players=2", "players=4"})
    void movesAreThoseOfTheRuleBookEachOnceAndLeadWhereItSays(String options) {
        for (int seed = 0; seed < Effort.times(3); seed++) {
            playOut(options, seed, state -> {
                if (state.phase() == Phase.MOVE) {
                    compare((PagadeState) state);
                }
            });
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void soTheyAreWherePawnsCrowd(int players) {
        SplittableRandom random = new SplittableRandom(players);
        int compared = 0;
        for (int tries = 0; tries < Effort.times(600); tries++) {
            PagadeState state = crowd(players, random);
            if (state != null) {
                compare(state);
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(Effort.times(20));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void aGameIsDrawnExactlyWhenNobodyCouldMove(int players) {
        Set<Phase> drawnOrNot = EnumSet.noneOf(Phase.class);
        for (int seed = 0; seed < Effort.times(3); seed++) {
            playOut("players=" + players, seed, state -> {
                boolean drawn = state.phase() == Phase.OVER && state.winners().isEmpty();
                if (drawn || state.phase() == Phase.CAST) {
                    assertThat(book((PagadeState) state).isDead()).isEqualTo(drawn);
                    drawnOrNot.add(state.phase());
                }
            });
        }
        // two players who never cut each other are common; four hardly ever draw
        assertThat(players == 4 || drawnOrNot.contains(Phase.OVER)).as("a draw was seen").isTrue();
    }

    private void compare(PagadeState state) {
        Map<String, ByTheBook> legal = book(state).legal(state.mover().key(), state.dice());
        List<String> moves = state.moves().stream().map(state::text).toList();
        assertThat(moves).as("%s", state).doesNotHaveDuplicates().isNotEmpty()
                .containsExactlyInAnyOrderElementsOf(legal.keySet());
        for (int move : state.moves()) {
            assertThat(book((PagadeState) state.play(move, Events.NONE))).isEqualTo(legal.get(state.text(move)));
        }
    }

    private static ByTheBook book(PagadeState state) {
        Map<String, List<Integer>> pawns = new LinkedHashMap<>();
        TreeSet<String> haveCut = new TreeSet<>();
        for (Side side : state.sides()) {
            pawns.put(side.key(), List.of(state.step(side, 0), state.step(side, 1), state.step(side, 2),
                    state.step(side, 3)));
            if (state.hasCut(side)) {
                haveCut.add(side.key());
            }
        }
        return new ByTheBook(pawns, haveCut);
    }

    /** A position with most pawns on a few squares, which blocks and cuts far more than play does; or null. */
    private static PagadeState crowd(int players, SplittableRandom random) {
        int near = random.nextInt(8, 76);
        int[] owners = random.ints(10, 0, players).map(player -> player * 4 / players).toArray();
        StringBuilder pawns = new StringBuilder();
        for (int seat = 0; seat < 4; seat += 4 / players) {
            pawns.append(seat == 0 ? "" : "; ").append(PagadePath.SEATS.get(seat).key());
            for (int pawn = 0; pawn < 4; pawn++) {
                int square = random.nextInt(owners.length);
                int step = near + square - 17 * seat;
                pawns.append(' ').append(owners[square] == seat ? step < 8 ? step + 68 : Math.min(step, 84)
                        : random.nextBoolean() ? random.nextInt(9) : 76);
            }
            pawns.append(random.nextInt(3) > 0 ? " cut" : "");
        }
        int a = FACES[random.nextInt(4)];
        int b = FACES[random.nextInt(4)];
        try {
            return (PagadeState) PagadeGame.INSTANCE.read(PagadePosition.tree(pawns.toString(), "red",
                    random.nextInt(5) == 0 ? "" + a : a + "," + b));
        } catch (Refusal impossible) {
            return null;
        }
    }

    private State playOut(String options, int seed, Consumer<State> eachState) {
        SplittableRandom random = new SplittableRandom(seed);
        State state = PagadePosition.start(options.split(" "));
        for (int step = 0; state.phase() != Phase.OVER; step++) {
            assertThat(step).isLessThan(BOUND);
            eachState.accept(state);
            if (state.phase() == Phase.MOVE) {
                state = state.play(buffer[random.nextInt(state.moves(buffer))], Events.NONE);
            } else {
                state = state.cast(random.nextInt(10), Events.NONE);
            }
        }
        eachState.accept(state);
        return state;
    }
}

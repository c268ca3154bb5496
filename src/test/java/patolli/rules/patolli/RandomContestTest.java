package patolli.rules.patolli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Options;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;

/** Laws that hold in every position of every contest, looked for in contests played at random. */
class RandomContestTest {
    /** Casts and decisions; contests played at random take a few thousand. */
    private static final int BOUND = 100_000;

    private static PatolliState start(String bearOff) throws Refusal {
        return PatolliGame.INSTANCE.start(Options.of(PatolliGame.INSTANCE.options(), Map.of("bear-off", bearOff)));
    }

    @ParameterizedTest
    @CsvSource({"past,1", "past,2", "past,3", "onto,4", "onto,5", "onto,6"})
    void theLawsHoldWhateverIsStaked(String bearOff, long seed) throws Refusal {
        contest(start(bearOff), new SplittableRandom(seed), 10);
    }

    @ParameterizedTest
    @CsvSource({"past,11", "past,12", "onto,13", "onto,14"})
    void theLawsHoldInLongContests(String bearOff, long seed) throws Refusal {
        contest(start(bearOff), new SplittableRandom(seed), 1);
    }

    /** Guards the other tests against looking at too little. */
    @Test
    void allThatCanHappenHappens() throws Refusal {
        Set<Object> seen = new HashSet<>();
        for (long seed = 0; seed < 6; seed++) {
            contest(start("past"), new SplittableRandom(seed), 2).forEach(event -> seen.add(
                    event instanceof Event.Forfeit forfeit ? forfeit.cause() : event.getClass()));
        }
        assertThat(seen).containsExactlyInAnyOrder(Event.Bet.class, Event.Cast.class, Event.Entered.class,
                Event.Moved.class, Event.Bumped.class, Event.BorneOff.class, Event.Passed.class,
                Event.ExtraTurn.class, Event.TurnPassed.class, Event.Bankrupt.class, Event.PoolTaken.class,
                Event.GameWon.class, Event.NextGame.class, Event.ContestWon.class, Event.Cause.NO_MOVE,
                Event.Cause.TRIANGLE, Event.Cause.BEAR_OFF);
    }

    private static List<Event> contest(PatolliState start, SplittableRandom random, int mostBet) throws Refusal {
        List<Event> told = new ArrayList<>();
        PatolliState state = start;
        int steps = 0;
        while (state.phase() != Phase.OVER) {
            assertThat(++steps).isLessThan(BOUND);
            Map<String, Object> before = state.tree();
            List<Integer> moves = state.moves();
            checkMoves(state, moves);
            var log = new Events.Log();
            boolean chance = state.phase().isChance();
            int choices = state.phase() == Phase.BET ? Math.min(mostBet, moves.size()) : moves.size();
            int choice = chance ? cast(random) : moves.get(random.nextInt(choices));
            PatolliState after = chance ? state.cast(choice, log) : state.play(choice, log);
            PatolliState silent = chance ? state.cast(choice, Events.NONE) : state.play(choice, Events.NONE);
            assertThat(silent).as("the same with and without listeners").isEqualTo(after);
            assertThat(log.events()).isNotEmpty();
            assertThat(state.tree()).as("the state that was played from").isEqualTo(before);
            checkHoldings(after);
            checkEvents(state, after, log.events());
            PatolliState read = PatolliGame.INSTANCE.read(after.tree());
            assertThat(read).isEqualTo(after).hasSameHashCodeAs(after);
            assertThat(read.tree()).isEqualTo(after.tree());
            told.addAll(log.events());
            state = after;
        }
        assertThat(state.moves()).isEmpty();
        assertThat(state.winners()).hasSize(1);
        assertThat(state.assetCount(state.winners().iterator().next())).isEqualTo(20);
        return told;
    }

    private static int cast(SplittableRandom random) {
        int ticket = random.nextInt(31);
        return ticket < 5 ? 0 : ticket < 15 ? 1 : ticket < 25 ? 2 : ticket < 30 ? 3 : 4;
    }

    private static void checkMoves(PatolliState state, List<Integer> moves) {
        assertThat(moves).doesNotHaveDuplicates();
        assertThat(PatolliStep.moves(state)).doesNotHaveDuplicates();
        assertThat(moves.isEmpty()).isEqualTo(!state.phase().isDecision());
        for (int move : moves) {
            assertThat(state.find(state.text(move))).hasValue(move);
        }
    }

    private static void checkHoldings(PatolliState state) {
        int assets = state.pool().size();
        for (Side side : state.sides()) {
            assets += state.assetCount(side);
            assertThat(state.assets(side)).hasSize(state.assetCount(side));
            assertThat(state.hand(side) + state.squares(side).size() + state.off(side)).isEqualTo(6);
            assertThat(state.squares(side)).isSorted().doesNotHaveDuplicates();
        }
        assertThat(assets).isEqualTo(20);
        assertThat(state.squares(Side.RED)).noneMatch(state.squares(Side.BLUE)::contains);
    }

    /** What was paid according to the events is what the holdings changed by. */
    private static void checkEvents(PatolliState before, PatolliState after, List<Event> events) {
        for (Side side : before.sides()) {
            int change = 0;
            for (Event event : events) {
                change += switch (event) {
                    case Event.Bet bet when bet.side() == side -> -bet.assets().size();
                    case Event.Forfeit paid when paid.from() == side -> -paid.assets().size();
                    case Event.Forfeit paid when paid.to().filter(to -> to == side).isPresent() -> paid.amount();
                    case Event.GameWon won when won.sides().contains(side) -> won.assets().size();
                    case Event.PoolTaken taken when taken.side() == side -> taken.amount();
                    default -> 0;
                };
            }
            assertThat(after.assetCount(side) - before.assetCount(side)).isEqualTo(change);
        }
        assertThat(events.stream().anyMatch(Event.ContestWon.class::isInstance))
                .isEqualTo(after.phase() == Phase.OVER);
    }
}

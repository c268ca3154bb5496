package patolli.ai.reason;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import patolli.ai.reason.Reason.Exposed;
import patolli.ai.reason.Reason.Part;
import patolli.ai.reason.Reason.Target;
import patolli.ai.reason.Reason.When;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.Position;
import patolli.testkit.Positions;

/** What speaks for and against moves, in positions that can be counted by hand. */
class ReasonsTest {
    private static final List<Long> PARTNERS = List.of(1L, 2L, 3L);

    private static List<Reason> of(State state, String move) {
        Map<Integer, List<Reason>> all = Reasons.of(state);
        return all.get(state.find(move).orElseThrow());
    }

    @Test
    void anExposureOfFiveInThirtyOneIsFiveInThirtyOne() {
        State state = Position.toMove(Side.RED, 2).on(Side.RED, 15, 28).on(Side.BLUE, 16).state();
        // On 17 a piece can be bumped; blue comes there from 16 with a 1, which 5 of 31 throws give.
        assertThat(of(state, "15-17")).containsExactly(
                new Exposed(Target.MOVED, new Part(5, 31), Side.BLUE, When.NEXT));
        assertThat(of(state, "28-30")).containsExactly(
                new Exposed(Target.MOVED, new Part(0, 31), Side.BLUE, When.NEXT));
    }

    @Test
    void whatAnotherPieceRisksIsToldBesideIt() {
        State state = Position.toMove(Side.RED, 2).on(Side.RED, 17, 28).on(Side.BLUE, 14).state();
        // Blue comes from 14 to 17 with a 3.
        assertThat(of(state, "28-30")).containsExactly(
                new Exposed(Target.ANY, new Part(10, 31), Side.BLUE, When.NEXT));
        assertThat(of(state, "17-19")).contains(new Exposed(Target.ANY, new Part(0, 31), Side.BLUE, When.NEXT));
    }

    @Test
    void whatIsPaidHitAndWonAgainIsTold() {
        State state = Position.toMove(Side.RED, 2).on(Side.RED, 3, 6, 15, 66).on(Side.BLUE, 17).state();
        assertThat(of(state, "3-5")).contains(new Reason.Pays(2));
        assertThat(of(state, "6-8")).contains(new Reason.CastsAgain());
        assertThat(of(state, "15-17")).contains(new Reason.Hits(1));
        assertThat(of(state, "66-off")).contains(new Reason.Gains(1), new Reason.ComesHome(1, 1, 0));
    }

    @Test
    void aPartnerWhoCastsNextIsNoPeril() {
        List<State> moves = PARTNERS.stream().flatMap(seed -> Positions.game("bell players=4 partners=true", seed))
                .filter(state -> state.phase() == Phase.MOVE && state.moves().size() > 1).toList();
        Predicate<State> beforePartner = state -> state.moves().stream().map(move -> state.play(move, Events.NONE))
                .anyMatch(after -> after.phase() == Phase.CAST
                        && state.partner(state.mover()).filter(after.mover()::equals).isPresent());
        assertThat(moves).as("who has borne off all is passed over").anyMatch(beforePartner);
        for (State state : moves) {
            assertThat(Reasons.of(state).values()).allSatisfy(reasons -> assertThat(reasons)
                    .filteredOn(Exposed.class::isInstance).map(reason -> ((Exposed) reason).by())
                    .doesNotContain(state.mover(), state.partner(state.mover()).orElseThrow()));
        }
    }

    /**
     * Who of a pair has borne off all is passed over: then the partner casts, and behind a pass of it an enemy, so that
     * danger is looked at there as well.
     */
    @Test
    void behindAPartnersPassTheEnemyIsLookedAt() {
        List<State> moves = PARTNERS.stream().flatMap(seed -> Positions.game("bell players=4 partners=true", seed))
                .filter(state -> state.phase() == Phase.MOVE && state.moves().stream().map(move ->
                        state.play(move, Events.NONE)).anyMatch(after -> after.phase() == Phase.CAST
                        && state.partner(state.mover()).filter(after.mover()::equals).isPresent())).toList();
        assertThat(moves).isNotEmpty().allSatisfy(state -> assertThat(Reasons.of(state).values().stream()
                .flatMap(List::stream)).noneMatch(Reason.PerilUnknown.class::isInstance));
    }

    @Test
    void whatIsTrueOfAllMovesIsNoReason() {
        State state = Position.toMove(Side.RED, 2).on(Side.RED, 3, 20).on(Side.BLUE, 40).state();
        // Both come to a triangle.
        assertThat(of(state, "3-5")).isEmpty();
        assertThat(of(state, "20-22")).isEmpty();
        State only = Position.toMove(Side.RED, 2).on(Side.RED, 3).on(Side.BLUE, 40).state();
        assertThat(of(only, "3-5")).as("there is no other").contains(new Reason.Pays(2));
    }

    @Test
    void whereNothingCanBeHitNothingIsSaidOfIt() {
        Positions.game("bell", 3).filter(state -> !state.moves().isEmpty()).forEach(state ->
                assertThat(Reasons.of(state).values().stream().flatMap(List::stream))
                        .noneMatch(Exposed.class::isInstance));
    }
}

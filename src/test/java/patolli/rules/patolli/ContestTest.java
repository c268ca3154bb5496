package patolli.rules.patolli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static patolli.rules.patolli.Position.other;
import static patolli.rules.patolli.Position.square;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;

/** Rules 1, 2, 7, 8 and 9: bets, the opening, the pool, one game after another, the end of a contest. */
class ContestTest {

    @Test
    void aContestOpensWithRedsBet() {
        PatolliState start = PatolliStep.start();
        assertThat(start.phase()).isEqualTo(Phase.BET);
        assertThat(start.mover()).isEqualTo(Side.RED);
        assertThat(start.gameNumber()).isEqualTo(1);
        assertThat(start.pool()).isEmpty();
        assertThat(PatolliStep.moves(start)).containsExactly("1", "2", "3", "4", "5", "6", "7", "8", "9", "10");
    }

    @ParameterizedTest
    @EnumSource(names = {"RED", "BLUE"})
    void theSmallerHoldingLimitsTheBet(Side poor) throws Refusal {
        var tree = Position.toCast(Side.RED).holds(poor, "gum", "stamp", "knife")
                .holds(other(poor), "dime", "dime", "cacao", "cacao", "cacao", "quarter", "quarter", "quarter",
                        "dollar", "dollar", "nugget", "stone", "stone", "stone", "mask", "jade-head", "library-card")
                .tree();
        tree.put("phase", "bet");
        assertThat(PatolliStep.moves(PatolliGame.INSTANCE.read(tree))).containsExactly("1", "2", "3");
    }

    @Test
    void bothSidesStakeTheirPoorest() {
        PatolliStep step = PatolliStep.play(PatolliStep.start(), "3");
        assertThat(step.state().assetCount(Side.RED)).isEqualTo(7);
        assertThat(step.state().assetCount(Side.BLUE)).isEqualTo(7);
        assertThat(step.state().pool()).containsExactly("dime", "dime", "cacao", "cacao", "cacao", "quarter");
        assertThat(step.events()).containsExactly(
                new Event.Bet(Side.RED, 3, List.of("dime", "dime", "quarter")),
                new Event.Bet(Side.BLUE, 3, List.of("cacao", "cacao", "cacao")));
    }

    @Test
    void everythingMayBeStaked() {
        PatolliState state = PatolliStep.play(PatolliStep.start(), "10").state();
        assertThat(state.phase()).isEqualTo(Phase.CAST);
        assertThat(state.assets(Side.RED)).isEmpty();
        assertThat(state.assets(Side.BLUE)).isEmpty();
        assertThat(state.pool()).hasSize(20).endsWith("jade-head", "library-card");
    }

    @Test
    void redCastsFirstThenBlueUntilAOneIsCastAndEntered() {
        PatolliState state = PatolliStep.play(PatolliStep.start(), "1").state();
        for (Side side : List.of(Side.RED, Side.BLUE, Side.RED, Side.BLUE)) {
            assertThat(state.mover()).isEqualTo(side);
            assertThat(state.castsAlone()).isTrue();
            PatolliStep step = PatolliStep.cast(state, 4);
            assertThat(step.events()).containsExactly(new Event.Cast(side, "4"),
                    new Event.Passed(side, Event.Reason.NO_MOVE), new Event.TurnPassed(other(side)));
            state = step.state();
        }
        PatolliState one = PatolliStep.cast(state, 1).state();
        assertThat(one.phase()).isEqualTo(Phase.MOVE);
        assertThat(one.castsAlone()).isFalse();
        PatolliState entered = PatolliStep.play(one, "enter").state();
        assertThat(entered.mover()).isEqualTo(Side.BLUE);
        assertThat(entered.castsAlone()).isFalse();
    }

    @Test
    void theDemonCastComesBackWhenTheBoardIsEmptyAgain() {
        assertThat(Position.toMove(Side.RED, 1).on(Side.RED, 67).play("67-off").state().castsAlone()).isTrue();
        assertThat(Position.toCast(Side.RED).on(Side.BLUE, 40).state().castsAlone()).isFalse();
        assertThat(PatolliStep.start().castsAlone()).as("a bet comes first").isFalse();
    }

    @ParameterizedTest
    @EnumSource(names = {"RED", "BLUE"})
    void theSixthPieceWinsThePoolAndRedBetsForTheNextGame(Side side) {
        int last = square(side, 67);
        PatolliState before = Position.toMove(side, 1).on(side, last).off(side, 5).on(other(side), 20, 21)
                .off(other(side), 3).gameNumber(4).state();
        PatolliStep step = PatolliStep.play(before, last + "-off");
        PatolliState after = step.state();
        assertThat(after.phase()).isEqualTo(Phase.BET);
        assertThat(after.mover()).isEqualTo(Side.RED);
        assertThat(after.gameNumber()).isEqualTo(5);
        assertThat(after.winners()).isEmpty();
        assertThat(after.pool()).isEmpty();
        assertThat(after.assetCount(side)).as("9, 2 from the pool, 1 for the last piece").isEqualTo(12);
        assertThat(after.assetCount(other(side))).isEqualTo(8);
        for (Side each : after.sides()) {
            assertThat(after.hand(each)).isEqualTo(6);
            assertThat(after.off(each)).isZero();
        }
        assertThat(step.events()).containsExactly(new Event.BorneOff(side, last),
                new Event.Forfeit(Event.Cause.BEAR_OFF, other(side), Optional.of(side), 1,
                        List.of(before.assets(other(side)).getFirst())),
                new Event.GameWon(Set.of(side), 2, List.of("dime", "cacao")), new Event.NextGame(5));
    }

    @Test
    void redOpensTheNextGameTooWhoeverWonTheLast() {
        PatolliState bet = Position.toMove(Side.RED, 1).on(Side.RED, 67).off(Side.RED, 5).play("67-off").state();
        assertThat(PatolliStep.play(bet, "2").state().mover()).isEqualTo(Side.RED);
    }

    @ParameterizedTest
    @EnumSource(names = {"RED", "BLUE"})
    void aLoserWithNothingToBetEndsTheContestAndTheBoardStays(Side side) {
        int last = square(side, 67);
        PatolliState before = Position.toMove(side, 1).on(side, last).off(side, 5).on(other(side), 20, 21)
                .holds(other(side), "mask").gameNumber(3).state();
        PatolliStep step = PatolliStep.play(before, last + "-off");
        PatolliState after = step.state();
        assertThat(after.phase()).isEqualTo(Phase.OVER);
        assertThat(after.winners()).containsExactly(side);
        assertThat(after.gameNumber()).isEqualTo(3);
        assertThat(after.off(side)).isEqualTo(6);
        assertThat(after.squares(other(side))).containsExactly(20, 21);
        assertThat(after.pool()).isEmpty();
        assertThat(after.assetCount(side)).isEqualTo(20);
        assertThat(step.events()).containsExactly(new Event.BorneOff(side, last),
                new Event.Forfeit(Event.Cause.BEAR_OFF, other(side), Optional.of(side), 1, List.of("mask")),
                new Event.GameWon(Set.of(side), before.pool().size(), before.pool()),
                new Event.Bankrupt(other(side)), new Event.ContestWon(side));
    }

    @Test
    void aSingleGameEndsAtThePool() {
        PatolliState state = PatolliGame.INSTANCE.startSingle(PatolliStep.options());
        var log = new Events.Log();
        state = state.play(1, Events.NONE);
        for (int piece = 0; piece < 6; piece++) {
            state = PatolliStep.play(PatolliStep.cast(state, 1).state(), "enter").state();
            for (int cast : new int[] {10, 10, 10, 4, 10, 10, 10, 2}) {
                state = PatolliStep.cast(redToCast(state), cast).state();
                state = state.play(state.moves().getFirst(), Events.NONE);
            }
            state = redToCast(state);
            state = PatolliStep.cast(state, 2).state();
            state = state.play(state.moves().getFirst(), log);
            state = redToCast(state);
        }
        assertThat(state.phase()).isEqualTo(Phase.OVER);
        assertThat(state.winners()).containsExactly(Side.RED);
        assertThat(state.off(Side.RED)).isEqualTo(6);
        assertThat(state.assetCount(Side.BLUE)).isEqualTo(9 - 6);
        assertThat(log.events().getLast()).isInstanceOf(Event.GameWon.class);
    }

    private static PatolliState redToCast(PatolliState state) {
        return state.mover() == Side.BLUE ? PatolliStep.cast(state, 10).state() : state;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4})
    void aCastOutsideItsPhaseIsAnError(int cast) {
        assertThatThrownBy(() -> PatolliStep.start().cast(cast, Events.NONE)).isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("bet");
    }

    @Test
    void aMoveOutsideItsPhaseIsAnError() {
        PatolliState state = Position.toCast(Side.RED).state();
        assertThatThrownBy(() -> state.play(1, Events.NONE)).isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("cast");
        assertThat(state.moves()).isEmpty();
    }

    @Test
    void fiveBeansGiveTheCastsTheirChances() {
        var casts = PatolliGame.INSTANCE.casts();
        assertThat(casts.texts()).containsExactly("1", "2", "3", "4", "10");
        assertThat(casts.total()).isEqualTo(31);
        long[] throwsByDots = new long[6];
        IntStream.range(0, 32).forEach(beans -> throwsByDots[Integer.bitCount(beans)]++);
        for (int dots = 1; dots <= 5; dots++) {
            int cast = casts.find(Integer.toString(dots == 5 ? 10 : dots)).orElseThrow();
            assertThat((long) casts.weights().get(cast)).isEqualTo(throwsByDots[dots]);
            assertThat(PatolliGame.steps(cast)).isEqualTo(dots == 5 ? 10 : dots);
        }
    }
}

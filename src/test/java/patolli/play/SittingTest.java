package patolli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import patolli.rules.Event;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.PatolliGame;

class SittingTest {
    private Sitting sitting;
    private State start;

    @BeforeEach
    void sitDown() throws Refusal {
        start = PatolliGame.INSTANCE.start(Map.of());
        sitting = new Sitting(start);
    }

    @Test
    void itBeginsWithItsStartAndNoHistory() {
        assertThat(sitting.state()).isEqualTo(sitting.start()).isEqualTo(start);
        assertThat(sitting.history()).isEmpty();
        assertThat(sitting.length()).isZero();
    }

    @Test
    void betsCastsAndMovesMakeItsHistory() {
        sitting.bet(2);
        sitting.cast(0);
        sitting.move(sitting.state().find("enter").orElseThrow());
        assertThat(sitting.history()).extracting(turn -> turn.decision().text(turn.before()))
                .containsExactly("2", "1", "enter");
        assertThat(sitting.state()).isEqualTo(sitting.history().getLast().after());
        for (int i = 1; i < sitting.length(); i++) {
            assertThat(sitting.history().get(i).before()).isEqualTo(sitting.history().get(i - 1).after());
        }
    }

    @Test
    void aTurnTellsWhatHappened() {
        sitting.bet(1);
        Turn turn = sitting.cast(4).orElseThrow();
        assertThat(turn.events()).containsExactly(new Event.Cast(Side.RED, "10"),
                new Event.Passed(Side.RED, Event.Reason.NO_MOVE), new Event.TurnPassed(Side.BLUE));
        assertThat(turn.after()).isEqualTo(sitting.state());
    }

    @Test
    void whatIsAskedAtTheWrongTimeChangesNothing() {
        assertThat(sitting.cast(0)).isEmpty();
        assertThat(sitting.move(1)).isEmpty();
        sitting.bet(1);
        assertThat(sitting.bet(1)).isEmpty();
        assertThat(sitting.length()).isEqualTo(1);
        assertThat(sitting.state().phase()).isEqualTo(Phase.CAST);
    }

    @Test
    void whatIsNotLegalChangesNothing() {
        assertThat(sitting.bet(0)).isEmpty();
        assertThat(sitting.bet(11)).isEmpty();
        sitting.bet(1);
        assertThat(sitting.cast(-1)).isEmpty();
        assertThat(sitting.cast(5)).isEmpty();
        sitting.cast(0);
        assertThat(sitting.move(-1)).isEmpty();
        assertThat(sitting.length()).isEqualTo(2);
    }

    @Test
    void undoTakesBackAsFarAsTheStart() {
        sitting.bet(1);
        State bet = sitting.state();
        sitting.cast(0);
        assertThat(sitting.undo()).isTrue();
        assertThat(sitting.state()).isEqualTo(bet);
        assertThat(sitting.undo()).isTrue();
        assertThat(sitting.state()).isEqualTo(start);
        assertThat(sitting.undo()).isFalse();
        assertThat(sitting.state()).isEqualTo(start);
    }

    @Test
    void redoPlaysAgainWhatWasTakenBackUntilSomethingElseIsPlayed() {
        sitting.bet(1);
        sitting.cast(0);
        List<Turn> played = sitting.history();
        assertThat(sitting.redo()).isEmpty();
        sitting.undo();
        sitting.undo();
        assertThat(sitting.undone()).isEqualTo(played);
        assertThat(sitting.redo()).contains(played.getFirst());
        assertThat(sitting.redo()).contains(played.getLast());
        assertThat(sitting.history()).isEqualTo(played);
        assertThat(sitting.undone()).isEmpty();
        sitting.undo();
        sitting.cast(1);
        assertThat(sitting.undone()).isEmpty();
        assertThat(sitting.redo()).isEmpty();
    }

    @Test
    void manyTurnsAreTakenBackAndPlayedAgainAllOrNone() {
        sitting.bet(1);
        while (sitting.length() < 6) {
            sitting.cast(1);
            sitting.move(sitting.state().moves().isEmpty() ? 0 : sitting.state().moves().getFirst());
        }
        List<Turn> played = sitting.history();
        int left = played.size() - 4;
        assertThat(sitting.undo(played.size() + 1)).isFalse();
        assertThat(sitting.history()).isEqualTo(played);
        assertThat(sitting.undo(4)).isTrue();
        assertThat(sitting.history()).isEqualTo(played.subList(0, left));
        assertThat(sitting.redo(5)).isFalse();
        assertThat(sitting.undone()).isEqualTo(played.subList(left, played.size()));
        assertThat(sitting.redo(4)).isTrue();
        assertThat(sitting.history()).isEqualTo(played);
    }
}

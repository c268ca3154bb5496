package patolli.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static patolli.model.TestTable.TWO_PLAYERS;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import patolli.ai.Judged;
import patolli.ai.reason.Reasons;
import patolli.play.Level;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.Position;
import patolli.testkit.Positions;
import patolli.testkit.ScriptedCasts;

/** Advice that is asked for. */
class HintTest {
    private static final State CHOICE = Position.toMove(Side.RED, 2).on(Side.RED, 3, 20).on(Side.BLUE, 40, 50).state();
    private final TestKeeper keeper = new TestKeeper(ScriptedCasts.always(2));
    private TestTable table;

    @BeforeEach
    void sitDown() {
        table = new TestTable(CHOICE, TWO_PLAYERS, keeper);
    }

    @Test
    void itIsKeptThenThoughtAboutThenShown() {
        keeper.late();
        table.model.askForHint();
        assertThat(keeper.handed).containsExactly("hint");
        assertThat(table.thoughts.waiting()).as("not kept yet").isZero();
        keeper.write();
        assertThat(table.model.hintProperty().get()).isEmpty();
        table.letHimThink();
        Hint hint = table.model.hintProperty().get().orElseThrow();
        assertThat(hint.position()).isEqualTo(CHOICE);
        assertThat(hint.best().move()).isEqualTo(CHOICE.moves().getLast());
        assertThat(hint.judged()).hasSameSizeAs(CHOICE.moves());
        assertThat(hint.part()).isEqualTo(Hint.Part.BEST);
    }

    @Test
    void itComesWithReasons() {
        table.model.askForHint();
        table.letHimThink();
        Hint hint = table.model.hintProperty().get().orElseThrow();
        assertThat(hint.reasons()).isEqualTo(Reasons.of(CHOICE)).containsOnlyKeys(CHOICE.moves());
        assertThat(hint.reasons(-1)).isEmpty();
    }

    @Test
    void askedAgainItIsToldInFullAndNotKeptTwice() {
        table.model.askForHint();
        table.model.askForHint();
        table.letHimThink();
        table.model.askForHint();
        assertThat(table.model.hintProperty().get().map(Hint::part)).contains(Hint.Part.ALL);
        assertThat(keeper.handed).containsExactly("hint");
    }

    @Test
    void whatWasThoughtOfAnotherPositionIsDropped() {
        table.model.askForHint();
        table.model.move(CHOICE.moves().getFirst());
        table.letHimThink();
        assertThat(table.model.hintProperty().get()).isEmpty();
        table.model.undo();
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.MOVE);
        table.model.askForHint();
        table.letHimThink();
        assertThat(table.model.hintProperty().get()).as("asked anew").isPresent();
        table.model.move(CHOICE.moves().getFirst());
        assertThat(table.model.hintProperty().get()).isEmpty();
    }

    @Test
    void aBetIsAdvisedToo() {
        table = new TestTable(Positions.opening("patolli"), TWO_PLAYERS, keeper);
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.BET);
        table.model.askForHint();
        table.letHimThink();
        Hint hint = table.model.hintProperty().get().orElseThrow();
        assertThat(hint.judged()).hasSize(10);
        assertThat(hint.reasons()).isEmpty();
        assertThat(keeper.handed).containsExactly("hint");
    }

    @Test
    void aBetIsAdvisedByWhoPlaysAgainstWhom() {
        State bet = Positions.opening("patolli");
        Adviser adviser = state -> List.of();
        Seats strong = Seats.mirrorPlays(bet.sides(), Side.BLUE);
        assertThat(adviser.bets(bet, strong).getFirst().move()).as("against a better one").isEqualTo(10);
        assertThat(adviser.bets(bet, strong.playing(Level.TOURIST)).getFirst().move()).as("against a weaker one")
                .isEqualTo(1);
        Judged equal = adviser.bets(bet, Seats.allPlayers(bet.sides())).getFirst();
        assertThat(equal.value()).as("between equals").isBetween(0.5, 0.58);
        double red = adviser.bets(bet, strong).getFirst().value();
        assertThat(adviser.bets(bet, Seats.mirrorPlays(bet.sides(), Side.RED)).getFirst().value())
                .as("on the other side").isCloseTo(red, within(0.05));
    }

    @Test
    void withoutAMoveToChooseThereIsNone() {
        table.model.move(CHOICE.moves().getFirst());
        table.model.askForHint();
        table.letHimThink();
        assertThat(table.model.hintProperty().get()).isEmpty();
        assertThat(keeper.handed).doesNotContain("hint");
    }
}

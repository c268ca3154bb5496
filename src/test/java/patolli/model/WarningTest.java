package patolli.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static patolli.model.TestTable.MIRROR_IS_BLUE;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import patolli.ai.Judged;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.Position;
import patolli.testkit.Later;
import patolli.testkit.ScriptedCasts;

/** A question before a move that gives very much away. */
class WarningTest {
    private static final State CHOICE = Position.toMove(Side.RED, 2).on(Side.RED, 3, 20, 30).on(Side.BLUE, 40, 50)
            .state();
    private static final int GOOD = CHOICE.moves().get(0);
    private static final int FAIR = CHOICE.moves().get(1);
    private static final int POOR = CHOICE.moves().get(2);
    private final TestKeeper keeper = new TestKeeper(ScriptedCasts.always(2));
    private final Later thoughts = new Later();
    private TableModel model;
    private boolean fails;

    @BeforeEach
    void sitDown() {
        model = table(MIRROR_IS_BLUE);
        model.warnsOfErrorsProperty().set(true);
    }

    private TableModel table(Seats seats) {
        TableModel table = new TableModel(() -> CHOICE, seats, keeper, state -> state.moves().getLast(), this::judge,
                thoughts, Runnable::run);
        table.begin();
        return table;
    }

    private List<Judged> judge(State state) {
        if (fails) {
            throw new IllegalStateException("no judgement today");
        }
        return List.of(new Judged(GOOD, 0.75), new Judged(FAIR, 0.66), new Judged(POOR, 0.6));
    }

    private List<String> played() {
        return keeper.handed.stream().filter(entry -> entry.startsWith("move")).toList();
    }

    @Test
    void aMoveThatGivesMuchAwayWaitsForAnAnswer() {
        model.move(POOR);
        assertThat(played()).as("judged elsewhere").isEmpty();
        assertThat(model.awaiting()).isEqualTo(Awaiting.NOTHING);
        thoughts.run();
        Warning warning = model.warningProperty().get().orElseThrow();
        assertThat(warning.position()).isEqualTo(CHOICE);
        assertThat(warning.move()).isEqualTo(POOR);
        assertThat(warning.loss()).isCloseTo(0.15, within(1e-9));
        assertThat(played()).isEmpty();
        assertThat(keeper.handed).as("the record says that there was advice").containsExactly("hint");
    }

    @Test
    void itIsPlayedWhenItIsInsistedOn() {
        model.move(POOR);
        thoughts.run();
        model.insist();
        assertThat(played()).first().isEqualTo("move " + CHOICE.text(POOR));
        assertThat(model.warningProperty().get()).isEmpty();
    }

    @Test
    void takenBackAnotherCanBeChosen() {
        model.move(POOR);
        thoughts.run();
        model.reconsider();
        assertThat(model.warningProperty().get()).isEmpty();
        assertThat(model.awaiting()).isEqualTo(Awaiting.MOVE);
        model.move(GOOD);
        thoughts.run();
        assertThat(played()).first().isEqualTo("move " + CHOICE.text(GOOD));
    }

    @Test
    void whatLosesLessIsPlayed() {
        model.move(FAIR);
        thoughts.run();
        assertThat(played()).first().isEqualTo("move " + CHOICE.text(FAIR));
        assertThat(keeper.handed).doesNotContain("hint");
    }

    @Test
    void unlessItIsSetNobodyIsAsked() {
        model.warnsOfErrorsProperty().set(false);
        model.move(POOR);
        assertThat(played()).first().isEqualTo("move " + CHOICE.text(POOR));
    }

    @Test
    void aJudgementThatFailsStopsNobody() {
        fails = true;
        model.move(POOR);
        thoughts.run();
        assertThat(played()).first().isEqualTo("move " + CHOICE.text(POOR));
    }

    @Test
    void computersAreNeverAsked() {
        model.rest();
        model = table(Seats.computersPlay(CHOICE.sides(), CHOICE.sides()));
        model.warnsOfErrorsProperty().set(true);
        thoughts.run();
        assertThat(played()).first().isEqualTo("move " + CHOICE.text(POOR));
        assertThat(model.warningProperty().get()).isEmpty();
    }

    @Test
    void whoeverLeavesTheTableLeavesTheQuestion() {
        model.move(POOR);
        thoughts.run();
        model.rest();
        assertThat(model.warningProperty().get()).isEmpty();
        model.insist();
        assertThat(played()).isEmpty();
        model.begin();
        assertThat(model.awaiting()).isEqualTo(Awaiting.MOVE);
    }
}

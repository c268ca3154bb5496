package patolli.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import patolli.ai.Judged;
import patolli.ai.review.Grade;
import patolli.model.Awaiting;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.Position;
import patolli.settings.Prolog;
import patolli.settings.Settings;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.text.Texts;
import patolli.ui.theatre.Act;

/** The question before a grave error, in a whole evening. */
class WarnedTest {
    private static final State CHOICE = Position.toMove(Side.RED, 2).on(Side.RED, 3, 21, 30).on(Side.BLUE, 40, 55)
            .state();
    @TempDir
    private Path folder;
    private TestEvening evening;

    @BeforeEach
    void sitDown() {
        evening = new TestEvening(folder);
        evening.preferences.of(Settings.PROLOG).set(Prolog.NEVER);
        evening.preferences.of(Settings.WARN_OF_ERRORS).set(true);
        evening.openFrom(CHOICE, state -> {
            List<Integer> moves = state.moves();
            return moves.stream().map(move -> new Judged(move, 0.8 - 0.2 * moves.indexOf(move))).toList();
        });
        Keys.type(KeyCode.ENTER);
        evening.until(Act.BOARD);
    }

    @AfterEach
    void close() {
        evening.close();
    }

    private void choose(int nth) {
        Mouse.click(evening.node("#move-" + CHOICE.text(CHOICE.moves().get(nth))));
    }

    private void asked() {
        Fx.until("it is asked", () -> evening.scene().lookup("#question") != null);
    }

    private void answered() {
        Fx.until("the question is gone", () -> evening.scene().lookup("#question") == null);
    }

    private int played() {
        return Fx.call(() -> evening.table.history().size());
    }

    @Test
    void enterAndEscTakeItBack() {
        for (KeyCode key : List.of(KeyCode.ENTER, KeyCode.ESCAPE)) {
            choose(2);
            asked();
            assertThat(played()).isZero();
            Keys.type(key);
            answered();
            assertThat(evening.awaiting()).isEqualTo(Awaiting.MOVE);
            assertThat(played()).isZero();
        }
        choose(0);
        Fx.until("the best move is played at once", () -> !evening.table.history().isEmpty());
    }

    @Test
    void theMouseInsists() {
        choose(2);
        asked();
        Mouse.click(evening.node("#yes"));
        answered();
        Fx.until("it is played", () -> !evening.table.history().isEmpty());
        assertThat(Fx.call(() -> evening.table.history().getFirst().decision().text(CHOICE)))
                .isEqualTo(CHOICE.text(CHOICE.moves().get(2)));
    }

    @Test
    void whatIsSaidIsTheBoundOfTheGravestGrade() {
        assertThat(Grade.WORST.from()).isEqualTo(0.1);
        assertThat(new Texts("question").get("error.text")).contains("at least ten of a hundred");
    }
}

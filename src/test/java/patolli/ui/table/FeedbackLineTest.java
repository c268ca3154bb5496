package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.model.Awaiting;
import patolli.model.Tempo;
import patolli.rules.Side;
import patolli.rules.patolli.Position;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;

/** What the two lines and the score tell. */
class FeedbackLineTest {
    private final TestBoard test = new TestBoard();

    @AfterEach
    void close() {
        test.close();
    }

    static Stream<Arguments> happenings() {
        return Stream.of(
                Arguments.of("a triangle", Position.toMove(Side.RED, 2).on(Side.RED, 3),
                        "3-5", "A black triangle: Red paid a dime and a quarter.", "Red 7> 2< 11 Blue"),
                Arguments.of("an extra turn", Position.toMove(Side.RED, 2).on(Side.RED, 6), "6-8",
                        "A rounded tip: Red throws again.", "Red 9> 2< 9 Blue"),
                Arguments.of("a piece home", Position.toMove(Side.RED, 2).on(Side.RED, 66).on(Side.BLUE, 55), "66-off",
                        "Red’s piece is home and turns to gold. For that Blue paid a cacao bean.",
                        "Red 10> 2< 8 Blue"),
                Arguments.of("a bump", Position.toMove(Side.RED, 2).on(Side.RED, 15).on(Side.BLUE, 17), "15-17",
                        "Blue’s piece there was bumped back into the hand.", "Red 9> 2< 9 Blue"),
                Arguments.of("an entry", Position.toMove(Side.RED, 1).on(Side.BLUE, 40), "enter",
                        "Red brought a piece onto the mat.", "Red 9> 2< 9 Blue"),
                Arguments.of("a game won", Position.toMove(Side.RED, 2).on(Side.RED, 66).off(Side.RED, 5), "66-off",
                        "Red won the game and the pool of 2.", "Red 12> 0< 8 Blue"),
                Arguments.of("a contest won", Position.toMove(Side.RED, 2).on(Side.RED, 3).holds(Side.RED, "dime"),
                        "3-5", "Red can’t pay. Blue won the contest.", "Red 0> 0< 20 Blue"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("happenings")
    void itIsTold(String what, Position position, String move, String told, String score) {
        test.from(position.state()).offeringOnlyMoves().open();
        assertThat(test.text("score")).isEqualTo("Red " + test.state().assetCount(Side.RED) + "> "
                + test.state().pool().size() + "< " + test.state().assetCount(Side.BLUE) + " Blue");
        Mouse.click(test.node("move-" + move));
        assertThat(test.played()).containsExactly(move);
        assertThat(test.text("happened")).contains(told);
        assertThat(test.text("score")).isEqualTo(score);
    }

    @Test
    void aForfeitForWantOfAMoveIsTold() {
        test.from(Position.toCast(Side.RED).on(Side.RED, 10, 66).on(Side.BLUE, 20).state()).always(10).open();
        // 10 to 20 is blue's, who stands there in safety; 66 needs exactly two
        Keys.type(KeyCode.ENTER);
        assertThat(test.text("happened")).isEqualTo("Red threw five dots, a 10. No move: Red forfeited a dime.");
        assertThat(test.text("score")).isEqualTo("Red 8> 3< 9 Blue");
    }

    @Test
    @Tag("breadth")
    void anOnlyMoveIsExplainedWhileItIsPlayed() {
        test.from(Position.toMove(Side.RED, 2).on(Side.RED, 3).state()).tempo(Tempo.RELAXED).open();
        assertThat(test.text("expected")).isEqualTo("Your only move: it plays itself.");
        Fx.until("it has been played", () -> test.model.awaiting() == Awaiting.THROW);
        assertThat(test.text("happened")).startsWith("Red moved 2 squares.");
    }

    @Test
    void anOnlyMoveIsOfferedWithItsReason() {
        test.from(Position.toMove(Side.RED, 2).on(Side.RED, 3).state()).offeringOnlyMoves().open();
        assertThat(test.text("expected")).isEqualTo("Red has only one move. Click it, or press Enter.");
        Keys.type(KeyCode.ENTER);
        assertThat(test.played()).containsExactly("3-5");
    }

    @Test
    void againstSmokingMirrorItSpeaksToThePlayer() {
        test.from(Position.toCast(Side.RED).on(Side.RED, 3, 20).state()).always(2)
                .mirror(Side.BLUE, state -> state.moves().getFirst()).open();
        assertThat(test.text("expected")).startsWith("Your throw: hold the beans");
        Keys.type(KeyCode.ENTER);
        assertThat(test.text("happened")).isEqualTo("You threw a 2.");
        assertThat(test.text("expected")).startsWith("Choose one of your 2 moves");
    }

    @Test
    void theScoreAlwaysSumsToTwentyAssets() {
        SeededEvening.against(test, 5).open();
        for (int i = 0; i < 60 && test.awaiting() != Awaiting.NEW_CONTEST; i++) {
            Fx.run(() -> {
                test.model.bet(2);
                test.model.release();
                if (test.model.awaiting() == Awaiting.MOVE) {
                    test.model.move(test.model.state().moves().getFirst());
                }
            });
            String score = test.text("score");
            assertThat(score).matches("Red \\d+> \\d+< \\d+ Blue");
            assertThat(Stream.of(score.split("\\D+")).filter(n -> !n.isEmpty()).mapToInt(Integer::parseInt).sum())
                    .as(score).isEqualTo(20);
        }
        assertThat(test.played()).hasSizeGreaterThan(60);
    }
}

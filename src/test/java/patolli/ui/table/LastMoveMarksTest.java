package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import patolli.model.Awaiting;
import patolli.model.Tempo;
import patolli.rules.Side;
import patolli.rules.patolli.Position;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.ui.common.Sprite;

/** The other side's last move is seen on the mat until it is answered. */
class LastMoveMarksTest {
    private static final Position CHOICE = Position.toMove(Side.RED, 2).on(Side.RED, 3, 21).on(Side.BLUE, 36, 60);
    private final TestBoard test = new TestBoard();

    @AfterEach
    void close() {
        test.close();
    }

    /** {@code blue from 40} and the like; those of older moves in brackets. */
    private List<String> prints() {
        return Fx.call(() -> ((Pane) test.scene.lookup("#prints")).getChildren().stream()
                .filter(print -> !(print instanceof PassedMark)).map(LastMoveMarksTest::word).toList());
    }

    private static String word(Node print) {
        String word = switch (print) {
            case LeftRing ring -> ring.side().key() + " from " + square(ring.at());
            case Sprite sprite -> sprite.getImage().getUrl().replaceAll(".*print-|(@2x)?\\.png", "").replace('-', ' ')
                    + " " + square(sprite.at());
            default -> throw new AssertionError(print);
        };
        return print.getOpacity() < 1 ? "(" + word + ")" : word;
    }

    private static int square(Point2D at) {
        return IntStream.range(0, 68).filter(i -> PatolliPlaces.square(i).equals(at)).findFirst().orElseThrow();
    }

    private long drops() {
        return Fx.call(() -> ((Pane) test.scene.lookup("#prints")).getChildren().stream()
                .filter(PassedMark.class::isInstance).count());
    }

    @Test
    void hisMoveStaysUntilThePlayerHasChosen() {
        test.from(CHOICE.state()).always(2).mirror(Side.BLUE, state -> state.moves().getFirst()).open();
        assertThat(prints()).isEmpty();
        Mouse.click(test.node("move-3-5"));
        test.until(Awaiting.THROW);
        assertThat(prints()).containsExactly("blue from 36", "blue to 38");
        assertThat(drops()).as("on the square between").isEqualTo(1);
        Keys.type(KeyCode.ENTER);
        assertThat(test.awaiting()).isEqualTo(Awaiting.MOVE);
        assertThat(prints()).as("a cast is no answer").hasSize(2);
        Mouse.click(test.node("move-5-7"));
        test.until(Awaiting.THROW);
        assertThat(prints()).as("his next").containsExactly("blue from 38", "blue to 40");
    }

    @Test
    void severalMovesInARowAreAllSeenTheLastMostFirmly() {
        test.from(Position.toMove(Side.RED, 2).on(Side.RED, 3, 30).on(Side.BLUE, 40).state()).always(2)
                .mirror(Side.BLUE, state -> state.moves().getFirst()).open();
        Mouse.click(test.node("move-3-5"));
        test.until(Awaiting.THROW);
        // 42 is a rounded tip: he throws and moves again
        assertThat(prints()).containsExactly("(blue from 40)", "(blue to 42)", "blue from 42", "blue to 44");
    }

    @Test
    void takenBackAndPlayedAgainItIsAsItWas() {
        test.from(CHOICE.state()).always(2).mirror(Side.BLUE, state -> state.moves().getFirst()).open();
        Mouse.click(test.node("move-3-5"));
        test.until(Awaiting.THROW);
        List<String> his = prints();
        Keys.control(test.scene, KeyCode.Z);
        assertThat(prints()).isEmpty();
        Keys.control(test.scene, KeyCode.Y);
        assertThat(prints()).isEqualTo(his);
        Fx.run(() -> {
            test.board.detach();
            test.board.attach(test.scene);
        });
        assertThat(prints()).as("shown anew").isEqualTo(his);
    }

    @Test
    void betweenTwoPlayersItIsTheOthersLastMove() {
        test.from(CHOICE.state()).always(2).open();
        Mouse.click(test.node("move-3-5"));
        assertThat(prints()).containsExactly("red from 3", "red to 5");
        Keys.type(KeyCode.ENTER);
        Mouse.click(test.node("move-60-62"));
        assertThat(prints()).containsExactly("blue from 60", "blue to 62");
    }

    @Test
    void anAnswerWipesThemAwayAsItIsPlayed() {
        test.from(Position.toMove(Side.RED, 2).on(Side.RED, 3, 21).on(Side.BLUE, 40, 60).state()).always(2).open();
        Mouse.click(test.node("move-3-5"));
        Keys.type(KeyCode.ENTER);
        assertThat(prints()).hasSize(2);
        test.tempo(Tempo.RELAXED);
        Mouse.click(test.node("move-60-62"));
        assertThat(test.moving()).isTrue();
        assertThat(prints()).as("while blue's own move is seen").isEmpty();
    }

    @Test
    void aPieceThatEnteredHasNoSquareThatItLeft() {
        test.from(Position.toMove(Side.RED, 1).on(Side.RED, 20).on(Side.BLUE, 60).state()).always(2).open();
        Mouse.click(test.node("move-enter"));
        assertThat(prints()).containsExactly("red to 0");
    }

    @Test
    void printsLieUnderThePiecesAndTakeNoClick() {
        test.from(CHOICE.state()).always(2).open();
        Mouse.click(test.node("move-3-5"));
        Point2D at = Fx.call(() -> test.node("ground").getParent().localToScene(PatolliPlaces.square(3)));
        Mouse.click(test.scene, at);
        assertThat(test.played()).containsExactly("3-5");
    }
}

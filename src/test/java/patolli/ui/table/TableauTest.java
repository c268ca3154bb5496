package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.board.BellBoard;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.FeatherSheet;
import patolli.board.Point;
import patolli.board.figure.FigurePose;
import patolli.model.Awaiting;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.Position;
import patolli.testkit.Fx;
import patolli.testkit.Mouse;
import patolli.testkit.TestPictures;
import patolli.ui.common.Saying;
import patolli.ui.pagade.PagadeTable;
import patolli.ui.tablan.TablanTable;

/** The end is held: whoever has won in firelight, the rest of the table in less light. */
class TableauTest {
    private static final double THIRD = 0.33;
    private static final double BORDER = 10;
    private final TestBoard test = new TestBoard();

    @BeforeEach
    void start() {
        Fx.start();
    }

    @AfterEach
    void close() {
        if (test.board != null) {
            test.close();
        }
    }

    private void playToTheEnd() {
        test.from(Position.toMove(Side.RED, 2).on(Side.RED, 3).holds(Side.RED, "dime").state()).offeringOnlyMoves()
                .open();
        Mouse.click(test.node("move-3-5"));
        test.until(Awaiting.NEW_CONTEST);
    }

    private boolean isHeld() {
        return test.node("tableau-night").isVisible() && test.node("tableau-fire").isVisible();
    }

    private List<FigurePose> poses() {
        return Fx.call(() -> List.of(Side.BLUE, Side.RED).stream()
                .map(side -> test.board.controller().mat().company().figure(side).pose()).toList());
    }

    @Test
    void whoeverHasWonTriumphsInTheLightUntilTheTableIsLeft() {
        playToTheEnd();
        assertThat(isHeld()).isTrue();
        assertThat(test.node("turn-blue").isVisible()).as("it is nobody's turn").isFalse();
        assertThat(poses()).containsExactly(FigurePose.TRIUMPHANT, FigurePose.SLUMPED);
        assertThat(IntStream.rangeClosed(1, FeatherSheet.FEATHERS).mapToObj(i -> test.node("feather-" + i)))
                .as("the fire-bird blazes").allMatch(Node::isVisible);
        Fx.run(test.model::newContest);
        assertThat(test.node("feather-" + FeatherSheet.FEATHERS).isVisible()).isFalse();
        assertThat(test.node("tableau-night").isVisible()).isFalse();
        assertThat(test.node("tableau-fire").isVisible()).isFalse();
        assertThat(poses()).doesNotContain(FigurePose.TRIUMPHANT, FigurePose.SLUMPED);
    }

    @Test
    void anEndThatIsLaidOutIsHeldAsOneThatWasPlayed() {
        playToTheEnd();
        State over = test.state();
        Fx.run(() -> test.board.stage().show(over));
        assertThat(isHeld()).isTrue();
        assertThat(poses()).containsExactly(FigurePose.TRIUMPHANT, FigurePose.SLUMPED);
    }

    @Test
    void whatIsHeardLateDoesNotTakeThemOutOfIt() {
        playToTheEnd();
        Fx.run(() -> {
            test.board.stage().hear(test.model.history().getLast(), new Event.Moved(Side.RED, 3, 5));
            test.board.controller().headlines().tell(new Saying(List.of("The end."), "", Set.of(Side.BLUE),
                    test.model.seats()));
        });
        assertThat(poses()).containsExactly(FigurePose.TRIUMPHANT, FigurePose.SLUMPED);
    }

    @Test
    void whatHappenedIsWrittenLargerAndInTheWinnersColour() {
        test.from(Position.toMove(Side.RED, 2).on(Side.RED, 3).holds(Side.RED, "dime").state()).offeringOnlyMoves()
                .open();
        Labeled line = (Labeled) test.node("happened");
        double before = Fx.call(() -> line.getFont().getSize());
        Mouse.click(test.node("move-3-5"));
        test.until(Awaiting.NEW_CONTEST);
        assertThat(Fx.call(() -> line.getFont().getSize())).isGreaterThan(1.15 * before).isGreaterThan(18);
        assertThat(Fx.call(line::getTextFill)).isEqualTo(Fx.call(((Labeled) test.node("expected"))::getTextFill));
        Fx.run(test.model::newContest);
        Fx.run(line::applyCss);
        assertThat(Fx.call(() -> line.getFont().getSize())).isEqualTo(before);
    }

    @ParameterizedTest
    @EnumSource(names = {"RED", "YELLOW", "BLUE", "GREEN"})
    void atEverySeatTheWinnersThingsAreSparedAndAllElseIsDarker(Side winner) {
        BellBoard board = BellBoard.BOARD;
        Point winnings = board.stake(winner, 0);
        Fx.run(() -> {
            Pane over = new Pane();
            Pane under = new Pane();
            Tableau tableau = new Tableau(over, under, board, MarkLook.CODEX, TestPictures.get());
            tableau.show(Set.of(winner), List.of(new Rectangle2D(winnings.x() - 30, winnings.y() - 30, 60, 60)),
                    false);
            for (Point spared : List.of(board.figure(winner).middle(), board.plate(winner).middle(), winnings,
                    board.nest(winner, 0), board.band().middle(), new Point(2, 2))) {
                assertThat(at(over, spared).getOpacity()).as("%s", spared).isLessThan(0.02);
            }
            assertThat(at(under, board.figure(winner).middle()).getOpacity()).isGreaterThan(THIRD);
            board.sides().stream().filter(side -> side != winner).forEach(side -> {
                assertThat(at(over, board.figure(side).middle()).getOpacity()).as("%s", side)
                        .isBetween(THIRD, 0.55);
                assertThat(at(under, board.figure(side).middle()).getOpacity()).as("%s", side).isLessThan(0.02);
            });
            tableau.end(false);
            assertThat(over.getChildren()).noneMatch(node -> node.isVisible());
        });
    }

    @ParameterizedTest
    @EnumSource(names = {"RED", "YELLOW", "BLUE", "GREEN"})
    void theSunBehindAWinnerReachesNoSquareAndNoPieceAtHome(Side winner) {
        BellBoard board = BellBoard.BOARD;
        Fx.run(() -> {
            Pane under = new Pane();
            new Tableau(new Pane(), under, board, MarkLook.CODEX, TestPictures.get()).rise(Set.of(winner), false);
            Node sun = ((Group) under.getChildren().getLast()).getChildren().getFirst();
            Bounds bounds = sun.getBoundsInParent();
            Point2D middle = new Point2D(bounds.getCenterX(), bounds.getCenterY());
            double reach = bounds.getWidth() / 2;
            Box figure = board.figure(winner);
            assertThat(reach).as("wider than the figure").isGreaterThan(figure.width() / 2);
            if (figure.height() < 200) {
                assertThat(reach).as("seen around somebody small").isGreaterThan(0.42 * figure.height());
                Point2D head = new Point2D(figure.middle().x(), figure.y() + 0.4 * figure.height());
                assertThat(middle.distance(head)).as("the head is before it").isLessThan(0.7 * reach);
            }
            assertThat(middle.distance(TableLayout.point(board.pot()))).as("the pot").isGreaterThan(reach + 70);
            assertThat(IntStream.range(0, 60).mapToDouble(i -> middle.distance(TableLayout.point(board.square(i)))))
                    .as("pieces on squares").allMatch(far -> far > reach + 20);
            assertThat(IntStream.range(0, 4).mapToDouble(i -> middle.distance(TableLayout.point(board.done(winner,
                    i))))).as("pieces that are home").allMatch(far -> far > reach + 18);
        });
    }

    /** Where a border is woven along the field's edge, no ray lies over it. */
    @Test
    void noSunReachesOverTheBorderOfAClothThatPlayersSitAt() {
        for (GameTable table : List.of(new TablanTable(), new PagadeTable())) {
            BoardGeometry board = table.board();
            for (Side winner : board.sides()) {
                Fx.run(() -> {
                    Pane under = new Pane();
                    new Tableau(new Pane(), under, board, table.marks(), TestPictures.get()).rise(Set.of(winner),
                            false);
                    Bounds sun = ((Group) under.getChildren().getLast()).getChildren().getFirst().getBoundsInParent();
                    assertThat(sun.getMinX()).as("%s", winner).isGreaterThanOrEqualTo(board.field().x() + BORDER);
                    assertThat(sun.getMaxX()).as("%s", winner).isLessThanOrEqualTo(board.field().right() - BORDER);
                });
            }
        }
    }

    private static Color at(Pane layer, Point point) {
        ImageView view = Optional.of(layer.getChildren().getFirst()).map(ImageView.class::cast).orElseThrow();
        double dense = view.getImage().getWidth() / BoardGeometry.WIDTH;
        return view.getImage().getPixelReader().getColor((int) (point.x() * dense), (int) (point.y() * dense));
    }
}

package patolli.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.text.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.LessonRooms;
import patolli.board.PatolliBoard;
import patolli.board.SpeechRoom;
import patolli.rules.Side;
import patolli.settings.Settings;
import patolli.settings.TextSize;
import patolli.testkit.Fx;
import patolli.testkit.Mouse;
import patolli.ui.course.CourseStep;
import patolli.ui.course.Place;
import patolli.ui.table.GameTable;

/** What is pointed at, and what the scroll leaves to be seen. */
class LessonPointingTest {
    private TestLesson test = new TestLesson();

    @AfterEach
    void close() {
        test.close();
    }

    static Stream<GameTable> tables() {
        return TestLesson.tables();
    }

    @ParameterizedTest
    @MethodSource("tables")
    @Tag("breadth")
    void marksLieOverWhatTheyNameAndTheScrollOverNothingThatMatters(GameTable table) {
        test = new TestLesson(table).open();
        while (test.ends == 0) {
            CourseStep step = test.current();
            boolean done = test.reached() == LessonModel.Stage.DONE;
            List<Place> places = done ? step.after() : step.places();
            marks(step, places, step.pointing() == CourseStep.Pointing.IN_TURN ? places.size() - 1 : 1);
            SpeechRoom room = room();
            if (!done && step.task().isOnTheMat()) {
                hand(step, room);
            }
            for (Rectangle2D free : mattering(places, table.board())) {
                assertThat(covers(room, free)).as("the scroll of %s lies over %s", step.name(), free).isFalse();
            }
            test.doByMouse();
        }
    }

    /** Where nothing about the sheet tells who teaches, a badge on its edge does. */
    @ParameterizedTest
    @MethodSource("tables")
    void theSheetBearsABadgeWhereTheTableHasThem(GameTable table) {
        test = new TestLesson(table).open();
        assertThat(test.find("speaker-badge").isPresent()).isEqualTo(table.hasBadges());
        assertThat(table.badge(table.course().orElseThrow().seats().computers()).isPresent())
                .isEqualTo(table.hasBadges());
    }

    @Test
    void whoeverTeachesIsLitWhileAMoveIsChosenToo() {
        test.open();
        while (!test.current().name().equals("choose")) {
            test.doByMouse();
        }
        Box seat = PatolliBoard.BOARD.figure(Side.BLUE);
        assertThat(Fx.call(() -> {
            Image night = ((ImageView) test.node("veil")).getImage();
            double dense = night.getWidth() / BoardGeometry.WIDTH;
            return night.getPixelReader().getColor((int) (seat.middle().x() * dense),
                    (int) (seat.middle().y() * dense)).getOpacity();
        })).as("how much night lies on him").isLessThan(0.02);
    }

    private void marks(CourseStep step, List<Place> places, int each) {
        for (int i = 0; i < places.size(); i += each) {
            Rectangle2D mark = test.area(test.node("highlight-" + i));
            Rectangle2D place = test.bounds(places.get(i));
            assertThat(mark.contains(place)).as("%s: %s round %s", step.name(), mark, place).isTrue();
            assertThat(mark.getWidth()).isLessThan(place.getWidth() + 30);
        }
    }

    private void hand(CourseStep step, SpeechRoom room) {
        Node hand = test.node("hand");
        Rectangle2D lies = test.area(hand);
        Rectangle2D place = test.bounds(step.places().getFirst());
        double x = hand.getScaleX() > 0 ? lies.getMinX() + 6 : lies.getMaxX() - 6;
        double y = hand.getScaleY() > 0 ? lies.getMaxY() - 6 : lies.getMinY() + 6;
        assertThat(place.contains(x, y)).as("the finger of %s", step.name()).isTrue();
        assertThat(covers(room, lies)).as("hand and scroll of %s", step.name()).isFalse();
    }

    private static boolean covers(SpeechRoom room, Rectangle2D area) {
        return room.covers(new Box(area.getMinX(), area.getMinY(), area.getWidth(), area.getHeight()));
    }

    /** The one whose picture lies there. */
    private SpeechRoom room() {
        LessonRooms rooms = test.table().course().orElseThrow().rooms();
        Rectangle2D sheet = test.area(test.node("sheet"));
        return rooms.all().filter(room ->
                Math.abs(room.picture().x() - sheet.getMinX()) < 1 && Math.abs(room.picture().y() - sheet.getMinY()) < 1
                && Math.abs(room.picture().height() - sheet.getHeight()) < 1).findFirst().orElseThrow();
    }

    private List<Rectangle2D> mattering(List<Place> pointedAt, BoardGeometry board) {
        List<Place> places = new ArrayList<>(pointedAt);
        places.addAll(List.of(Place.Thing.values()));
        for (int square = 0; square < board.squares(); square++) {
            places.add(new Place.Square(square));
        }
        // No stakes lie in the middle of every table.
        return places.stream().map(test::bounds).filter(area -> area.getWidth() > 16)
                .map(area -> new Rectangle2D(area.getMinX() + 8, area.getMinY() + 8, area.getWidth() - 16,
                        area.getHeight() - 16)).toList();
    }

    @Test
    void inAWindowOfAnotherShapeTheMarksLieWhereTheBoardIs() {
        test.open();
        test.goTo(7);
        for (double[] size : new double[][] {{1024, 640}, {1000, 900}, {1400, 700}}) {
            Fx.run(() -> {
                test.stage.setWidth(size[0]);
                test.stage.setHeight(size[1]);
            });
            Fx.until("the window has its size", () -> test.scene.getWidth() == size[0]
                    && !test.view.root().isNeedsLayout());
            Fx.run(() -> test.scene.getRoot().layout());
            Point2D mark = Fx.call(() -> Mouse.middle(test.node("highlight-0")));
            Point2D piece = Fx.call(() -> Mouse.middle(test.node("move-enter")));
            assertThat(mark.distance(piece)).isLessThan(1);
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    @Tag("breadth")
    void atTheNormalAndTheLargestSizeOfWordsAllStepsAreWrittenAlikeAndHaveRoom(GameTable table) {
        write(table, TextSize.NORMAL, TextSize.LARGER);
    }

    @Tag("long")
    @Tag("variants")
    @ParameterizedTest
    @MethodSource("tables")
    void atEachSizeOfWordsAllStepsAreWrittenAlikeAndHaveRoom(GameTable table) {
        write(table, TextSize.values());
    }

    private void write(GameTable table, TextSize... asked) {
        test = new TestLesson(table).open();
        int steps = table.course().orElseThrow().steps().size();
        double before = 18.9;
        for (TextSize size : asked) {
            Fx.run(() -> test.preferences.of(Settings.TEXT_SIZE).set(size));
            Fx.run(() -> test.lesson().goTo(0));
            Set<Double> written = new HashSet<>();
            for (int i = 0; i < steps; i++) {
                test.goTo(i);
                written.addAll(Fx.call(this::sizes));
            }
            assertThat(written).as("%s", size).hasSize(1);
            double now = written.iterator().next();
            assertThat(now).as("%s", size).isGreaterThan(before);
            before = now;
        }
    }

    /** How large each line is written that stands on the sheet. */
    private List<Double> sizes() {
        ImageView sheet = (ImageView) test.scene.lookup("#sheet");
        Pane words = (Pane) test.scene.lookup("#words");
        assertThat(words.getChildren()).as(test.lesson().current().name()).isNotEmpty();
        return words.getChildren().stream().map(Text.class::cast).map(line -> {
            assertThat(sheet.getBoundsInParent().contains(line.getBoundsInParent())).as(line.getText()).isTrue();
            return line.getFont().getSize();
        }).toList();
    }
}

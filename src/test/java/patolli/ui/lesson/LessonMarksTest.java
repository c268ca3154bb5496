package patolli.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.image.ImageView;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import patolli.rules.Leg;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.pagade.PagadePath;
import patolli.testkit.Fx;
import patolli.testkit.Mouse;
import patolli.ui.course.CourseStep;
import patolli.ui.course.Place;
import patolli.ui.course.Task;
import patolli.ui.pagade.PagadeTable;

/** Where dice are chosen, marks of moves and what points at them leave one another to be seen. */
@Tag("breadth")
class LessonMarksTest {
    private static final PseudoClass STITCHED = PseudoClass.getPseudoClass("stitched");
    private final TestLesson test = new TestLesson(new PagadeTable());

    @AfterEach
    void close() {
        test.close();
    }

    private static Stream<Node> all(Node node) {
        return Stream.concat(Stream.of(node), node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(LessonMarksTest::all) : Stream.empty());
    }

    /** What tells by which dice a place is come to. */
    private List<Node> told() {
        return Fx.call(() -> all(test.scene.getRoot()).filter(node -> node.getId() != null
                && node.getId().startsWith("by-")).toList());
    }

    private void goTo(String name) {
        test.open();
        while (!test.current().name().equals(name)) {
            test.doByMouse();
        }
    }

    private List<Rectangle2D> ends(CourseStep step) {
        return Fx.call(() -> step.goals().stream().flatMap(leg -> test.view.board().end(leg).stream()).toList());
    }

    @Test
    void onlyWhereThePieceCanGoThatIsAskedForIsToldUntilAnotherIsPointedAt() {
        goTo("die");
        CourseStep step = test.current();
        Set<Spot> goals = step.goals().stream().map(Leg::to).collect(Collectors.toSet());
        assertThat(told()).hasSize(goals.size());
        List<Rectangle2D> ends = ends(step);
        assertThat(told()).allMatch(mark -> ends.stream().anyMatch(end -> end.contains(Mouse.middle(mark))));
        Mouse.move(test.node("pick-" + PagadePath.number(Side.RED, 6)));
        assertThat(told()).isNotEmpty().noneMatch(mark -> ends.stream().anyMatch(end -> end.contains(
                Mouse.middle(mark))));
        Mouse.move(test.scene, new Point2D(5, 5));
        assertThat(told()).hasSize(goals.size());
    }

    @Test
    void noDotOfARingLiesInAMarkOfThatPieceNorDoesTheFinger() {
        test.open();
        int last = test.table().course().orElseThrow().steps().size() - 1;
        while (test.step() < last) {
            CourseStep step = test.current();
            if (step.task() == Task.MOVE && test.reached() == LessonModel.Stage.ASKED) {
                for (int i = 0; i < step.places().size(); i++) {
                    Rectangle2D own = test.bounds(step.places().get(i));
                    List<Rectangle2D> others = ends(step).stream().filter(end -> !end.equals(own)).toList();
                    assertThat(dots(test.node("highlight-" + i))).as("%s %d", step.name(), i)
                            .noneMatch(dot -> others.stream().anyMatch(end -> end.contains(dot)));
                }
            }
            test.doByMouse();
        }
    }

    private List<Point2D> dots(Node ring) {
        return Fx.call(() -> all(ring).filter(Path.class::isInstance).flatMap(path -> ((Path) path).getElements()
                .stream().filter(LineTo.class::isInstance).map(LineTo.class::cast)
                .map(dot -> path.localToScene(dot.getX(), dot.getY()))).toList());
    }

    @Test
    void theHandLiesOnTheFarSideOfTheWay() {
        goTo("die");
        assertThat(below()).as("a pawn that goes up").isTrue();
        while (!test.current().name().equals("home")) {
            test.doByMouse();
        }
        assertThat(below()).as("a pawn that goes up, Home").isTrue();
    }

    private boolean below() {
        return Mouse.middle(test.node("hand")).getY() > middle(test.bounds(test.current().places().getFirst()));
    }

    private static double middle(Rectangle2D area) {
        return area.getMinY() + area.getHeight() / 2;
    }

    /** Nobody has chosen the only pawn that can go. */
    @Test
    void whereOnePawnAloneCanGoTheNumbersAreStitchedAndNoFeetAreSeen() {
        test.open();
        for (String name : List.of("hand", "home", "last")) {
            while (!test.current().name().equals(name)) {
                test.doByMouse();
            }
            assertThat(told()).as(name).isNotEmpty().allMatch(mark -> mark.getPseudoClassStates().contains(STITCHED));
            assertThat(Fx.call(() -> all(test.scene.getRoot()).filter(ImageView.class::isInstance)
                    .map(ImageView.class::cast).filter(view -> view.isVisible() && view.getImage() != null
                            && String.valueOf(view.getImage().getUrl()).contains("feet-lit")).toList())).as(name)
                    .isEmpty();
        }
    }

    @Test
    void aLongWayIsToldByFeetOnEveryOtherSquareAndWhereItTurns() {
        goTo("way");
        assertThat(Fx.call(() -> all(test.scene.getRoot()).filter(ImageView.class::isInstance)
                .map(ImageView.class::cast).filter(view -> view.isVisible() && view.getImage() != null
                        && String.valueOf(view.getImage().getUrl()).contains("feet-lit")).count()))
                .isBetween(24L, 46L);
    }

    @Test
    void whatLiesAtHomeIsNoSquare() {
        goTo("last");
        assertThat(ends(test.current())).hasSize(1).noneMatch(end -> end.equals(test.bounds(
                new Place.Square(PagadePath.number(Side.RED, 83)))));
    }
}

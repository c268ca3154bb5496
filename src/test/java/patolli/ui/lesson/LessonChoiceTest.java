package patolli.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.testkit.Fx;
import patolli.testkit.Mouse;
import patolli.ui.bell.BellTable;
import patolli.ui.course.CourseStep;
import patolli.ui.tablan.TablanTable;

/** Choices: in Bell's tutorial the learner's direction, which lasts, and in Tablan's two pieces that share a throw. */
class LessonChoiceTest {
    private static final List<List<CourseStep>> WAYS = new BellTable().course().orElseThrow().ways();
    private static final int DIRECTION = WAYS.getFirst().stream().map(CourseStep::name).toList().indexOf("direction");
    private TestLesson test = new TestLesson(new BellTable());

    @AfterEach
    void close() {
        test.close();
    }

    @Test
    @Tag("breadth")
    void whoGoesTheOtherWayGoesOnSoToTheEnd() {
        test.open();
        test.goTo(DIRECTION);
        test.choose("enter-");
        assertThat(state().pieces(Side.RED)).contains(new Spot.Square(57));
        while (test.ends == 0) {
            assertThat(test.current()).isEqualTo(WAYS.getLast().get(test.step()));
            if (test.reached() == LessonModel.Stage.ASKED) {
                assertThat(state()).isEqualTo(test.current().start());
            }
            test.doByMouse();
        }
        assertThat(test.ends).isEqualTo(1);
    }

    @Test
    void whoGoesBackMayTurnRound() {
        test.open();
        test.goTo(DIRECTION);
        test.choose("enter-");
        Mouse.click(test.node("back"));
        assertThat(test.step()).isEqualTo(DIRECTION);
        test.choose("enter+");
        assertThat(state().pieces(Side.RED)).contains(new Spot.Square(3));
        assertThat(test.current()).isEqualTo(WAYS.getFirst().get(DIRECTION + 1));
    }

    @Test
    void anotherMoveThanTheScriptsChangesNothingLater() {
        test.open();
        int one = WAYS.getFirst().stream().map(CourseStep::name).toList().indexOf("one");
        test.goTo(one);
        test.choose("3-4");
        assertThat(test.step()).isEqualTo(one + 1);
        assertThat(state()).isEqualTo(WAYS.getFirst().get(one + 1).start());
    }

    /** The pieces in hand begin both ways: a click on one is no mistake, and goes from one way to the other. */
    @Test
    void thePieceItselfMayBeClickedToo() {
        test.open();
        test.goTo(DIRECTION);
        Mouse.click(test.node(Fx.call(() -> test.scene.getRoot().lookupAll(".shared-spot").stream().findFirst()
                .orElseThrow().getId())));
        assertThat(Fx.call(() -> test.lesson().helpingProperty().get())).isFalse();
        assertThat(test.step()).isEqualTo(DIRECTION);
        assertThat(Fx.call(() -> test.scene.getFocusOwner().getId())).isEqualTo("target-enter+");
    }

    /** Whoever has learned to click a piece and then its place does so too where the piece has but one. */
    @Test
    void aClickOnTheOnlyPlaceOfAPieceThatHasGoneThereTakesNothingBack() {
        TablanTable table = new TablanTable();
        test = new TestLesson(table).open();
        test.goTo(table.course().orElseThrow().steps().stream().map(CourseStep::name).toList().indexOf("must"));
        Mouse.click(test.node("pick-s"));
        Mouse.click(test.node("back-w"));
        assertThat(test.find("back-w")).as("the click that means the same").isPresent();
        Mouse.click(test.node("back-w"));
        assertThat(test.find("back-w")).as("a click more").isEmpty();
        assertThat(state()).isEqualTo(test.current().start());
    }

    private State state() {
        return Fx.call(() -> test.lesson().table().state());
    }
}

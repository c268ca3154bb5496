package patolli.ui.pagade.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Hindrance;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.rules.pagade.PagadePath;
import patolli.rules.pagade.PagadeState;
import patolli.text.Texts;
import patolli.ui.course.CourseStep;
import patolli.ui.course.Script;
import patolli.ui.course.Task;

/** What the cards of Pagade's tutorial say, and what its positions are. */
class PagadeCourseTest {
    private static final Texts TEXTS = Texts.of("pagade", "lesson");

    static Stream<CourseStep> steps() {
        return PagadeCourse.course().steps().stream();
    }

    private static CourseStep step(String name) {
        return steps().filter(step -> step.name().equals(name)).findFirst().orElseThrow();
    }

    private static List<Event> events(CourseStep step) {
        Events.Log log = new Events.Log();
        State now = step.start();
        for (String text : step.script()) {
            now = Script.after(now, text, log);
        }
        return log.events();
    }

    @Test
    void theCourseShowsWhatCanHappenInAGame() {
        assertThat(steps().map(PagadeCourseTest::events).flatMap(List::stream).toList())
                .hasAtLeastOneElementOfType(Event.Begins.class).hasAtLeastOneElementOfType(Event.Moved.class)
                .hasAtLeastOneElementOfType(Event.PairMoved.class).hasAtLeastOneElementOfType(Event.Cut.class)
                .hasAtLeastOneElementOfType(Event.Entered.class).hasAtLeastOneElementOfType(Event.BorneOff.class)
                .hasAtLeastOneElementOfType(Event.DieLost.class).hasAtLeastOneElementOfType(Event.GameWon.class);
    }

    @ParameterizedTest
    @MethodSource("steps")
    void aCardThatSpeaksOfDiceNamesThem(CourseStep step) {
        if (step.task() == Task.MOVE) {
            for (int die : step.start().dice()) {
                assertThat(TEXTS.get(step.name() + ".words")).containsPattern("\\b" + die + "\\b");
            }
        }
    }

    @Test
    void whatTheCardsSayIsSo() {
        assertThat(IntStream.range(PagadePath.TIP_OUTWARD, PagadePath.TIP_HOMEWARD).map(at ->
                PagadePath.number(Side.RED, at)).distinct().count()).as("the way round").isEqualTo(68);
        assertThat(events(step("throwoff"))).contains(new Event.Begins(Side.RED));
        assertThat(events(step("double")).stream().filter(Event.Cut.class::isInstance)).hasSize(2);
        assertThat(step("pair").start().hindrance(new Spot.Square(PagadePath.number(Side.RED, 20), false), List.of(3)))
                .containsInstanceOf(Hindrance.EnemyPair.class);
        PagadeState door = (PagadeState) step("door").start();
        assertThat(door.hasCut(Side.RED)).isFalse();
        State waits = Script.after(door, "3,4", Events.NONE);
        assertThat(waits.hindrance(new Spot.Square(PagadePath.number(Side.RED, PagadePath.TIP_HOMEWARD), true)))
                .containsInstanceOf(Hindrance.NeedsCut.class);
        assertThat(((PagadeState) step("lying").start()).hasCut(Side.RED)).isTrue();
        assertThat(step("home").start().moves()).hasSize(1);
        assertThat(events(step("home"))).contains(new Event.DieLost(Side.RED, 6));
        Events.Log last = new Events.Log();
        Script.after(Script.after(step("draw").start(), "1,3", last), "1:74-75", last);
        assertThat(last.events()).hasAtLeastOneElementOfType(Event.Drawn.class);
    }
}

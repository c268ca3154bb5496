package patolli.ui.patolli.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.State;
import patolli.ui.course.CourseStep;
import patolli.ui.course.Script;
import patolli.ui.course.Task;

/** What is this tutorial's own among the laws of all. */
class PatolliCourseTest {
    @Test
    void onlyOneStepLeavesAChoice() {
        assertThat(PatolliCourse.course().steps().stream().filter(step -> step.task() == Task.MOVE
                && step.start().moves().size() > 1)).extracting(CourseStep::name).containsExactly("choose");
    }

    @Test
    void theCourseShowsEverythingThatCanHappenInAGame() {
        List<Class<?>> shown = new ArrayList<>();
        List<Event.Cause> causes = new ArrayList<>();
        for (CourseStep step : PatolliCourse.course().steps()) {
            State state = step.start();
            for (String text : step.script()) {
                Events.Log log = new Events.Log();
                state = Script.after(state, text, log);
                log.events().forEach(event -> {
                    shown.add(event.getClass());
                    if (event instanceof Event.Forfeit forfeit) {
                        causes.add(forfeit.cause());
                    }
                });
            }
        }
        assertThat(shown).contains(Event.Bet.class, Event.Cast.class, Event.Entered.class, Event.Moved.class,
                Event.Bumped.class, Event.ExtraTurn.class, Event.BorneOff.class, Event.GameWon.class,
                Event.Passed.class);
        assertThat(causes).contains(Event.Cause.NO_MOVE, Event.Cause.TRIANGLE, Event.Cause.BEAR_OFF);
    }
}

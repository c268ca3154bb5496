package patolli.ui.patolli.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.text.Texts;
import patolli.ui.course.Script;
import patolli.ui.course.Step;

/** The steps of the tutorial, as data. */
class PatolliCourseTest {
    static Stream<Step> steps() {
        return PatolliCourse.course().steps().stream();
    }

    @Test
    void thereAreAsManyStepsAsBeadsHaveRoom() {
        assertThat(PatolliCourse.course().steps()).hasSizeBetween(20, 24)
                .extracting(Step::name).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("steps")
    void eachStepHasItsWords(Step step) {
        Texts texts = Texts.of("patolli", "lesson");
        assertThat(Stream.of("", ".words")).allMatch(end -> texts.has(step.name() + end));
        assertThat(texts.has(step.name() + ".after")).isEqualTo(!step.after().isEmpty());
        assertThat(texts.has("help." + step.task())).isTrue();
        assertThat(step.places()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("steps")
    void thePreludeLeadsToWhereTheStepBegins(Step step) {
        State state = step.laid();
        for (String text : step.prelude()) {
            state = Script.after(state, text, Events.NONE);
        }
        assertThat(state).isEqualTo(step.start());
    }

    @ParameterizedTest
    @MethodSource("steps")
    void whatIsAskedForIsWhatTheRulesAwait(Step step) {
        switch (step.task()) {
            case READ -> assertThat(step.script()).isEmpty();
            case BET -> assertThat(step.start().phase()).isEqualTo(Phase.BET);
            case THROW -> {
                assertThat(step.start().phase()).isEqualTo(Phase.CAST);
                assertThat(step.start().castsAlone()).isFalse();
                assertThat(step.start().mover()).isEqualTo(Side.RED);
            }
            case MOVE -> {
                assertThat(step.start().phase()).isEqualTo(Phase.MOVE);
                assertThat(step.start().mover()).isEqualTo(Side.RED);
                assertThat(step.start().moves()).hasSize(step.name().equals("choose") ? 2 : 1);
            }
            case WATCH -> assertThat(step.start().castsAlone() || step.start().mover() == Side.BLUE).isTrue();
        }
    }

    @Test
    void theCourseShowsEverythingThatCanHappenInAGame() {
        List<Class<?>> shown = new ArrayList<>();
        List<Event.Cause> causes = new ArrayList<>();
        for (Step step : PatolliCourse.course().steps()) {
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

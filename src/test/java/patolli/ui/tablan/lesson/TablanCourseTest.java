package patolli.ui.tablan.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Hindrance;
import patolli.rules.Outcome;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.rules.tablan.TablanGame;
import patolli.rules.tablan.TablanSquares;
import patolli.rules.tablan.TablanState;
import patolli.text.Texts;
import patolli.ui.course.CourseStep;
import patolli.ui.course.Place;
import patolli.ui.course.Script;
import patolli.ui.course.Task;

/** What the cards of Tablan's tutorial say, and what its positions are. */
class TablanCourseTest {
    private static final Texts TEXTS = Texts.of("tablan", "lesson");

    static Stream<List<CourseStep>> ways() {
        return TablanCourse.course().ways().stream();
    }

    static Stream<CourseStep> steps() {
        return ways().flatMap(List::stream);
    }

    @Test
    void thereIsAWayForEachMoveThatCanOpenTheGameAndNoOther() {
        State first = step("first").start();
        assertThat(ways().map(way -> step(way, "first").script().getFirst()))
                .containsExactlyInAnyOrderElementsOf(first.moves().stream().map(first::text).toList());
        assertThat(ways().map(way -> way.stream().map(step -> step.name() + step.task()).toList()).distinct())
                .hasSize(1);
        assertThat(ways().map(way -> step(way, "again").start()).distinct()).hasSize(3);
    }

    @Test
    void theCourseShowsWhatCanHappenInAGame() {
        List<Event> all = TablanCourse.course().steps().stream().flatMap(step -> events(step).stream()).toList();
        assertThat(all).hasAtLeastOneElementOfType(Event.Begins.class)
                .hasAtLeastOneElementOfType(Event.ExtraTurn.class).hasAtLeastOneElementOfType(Event.Settled.class)
                .hasAtLeastOneElementOfType(Event.GameWon.class);
        assertThat(all.stream().filter(Event.Captured.class::isInstance).map(event -> ((Event.Captured) event).side()))
                .contains(Side.WHITE, Side.BLACK);
        assertThat(all.stream().filter(Event.Passed.class::isInstance).map(event -> ((Event.Passed) event).reason()))
                .contains(Event.Reason.ZERO, Event.Reason.NO_MOVE, Event.Reason.NOT_THE_OPENING);
    }

    @ParameterizedTest
    @MethodSource("steps")
    void aCardThatSpeaksOfAThrowNamesIt(CourseStep step) {
        if (step.task() == Task.MOVE) {
            String cast = step.start().game().casts().text(step.start().cast());
            assertThat(words(step, ".words")).containsPattern("\\b" + cast + "\\b");
        }
        if (step.task() == Task.THROW && !step.after().isEmpty()) {
            assertThat(words(step, ".after")).containsPattern("^An? " + step.script().getFirst() + "\\b");
        }
    }

    @Test
    void whereACardSpeaksOfHalvesTwoPiecesCanShareTheThrow() {
        for (String name : List.of("first", "halves", "back", "must")) {
            State state = step(name).start();
            assertThat(state.moves().stream().map(state::view)).as(name).anyMatch(view -> view.legs().size() == 2);
        }
        assertThat(step("must").start().moves()).hasSize(1);
        assertThat(step("whole").start().moves()).hasSize(1);
    }

    @Test
    void whatIsTakenAndWhatSettlesIsWhatTheCardsSay() {
        assertThat(events(step("capture"))).hasAtLeastOneElementOfType(Event.Captured.class);
        assertThat(events(step("house"))).hasAtLeastOneElementOfType(Event.Captured.class)
                .hasAtLeastOneElementOfType(Event.Settled.class);
        TablanState house = (TablanState) step("house").start();
        int taken = TablanSquares.find("h").orElseThrow();
        assertThat(house.unmoved(Side.BLACK) & 1L << TablanSquares.step(Side.BLACK, taken)).as("not moved yet")
                .isNotZero();
        CourseStep own = step("own");
        assertThat(own.start().hindrance(spot("C"))).get().isInstanceOf(Hindrance.SafeEnemy.class);
    }

    @Test
    void aLostThrowIsLostAndThrownAgain() {
        for (String name : List.of("sleepers", "lost")) {
            CourseStep step = step(name);
            State after = after(step);
            assertThat(after).as(name).isEqualTo(step.start());
            assertThat(after.mover()).isEqualTo(Side.WHITE);
        }
        assertThat(Long.bitCount(((TablanState) step("sleepers").start()).unmoved(Side.WHITE))).isEqualTo(12);
    }

    @Test
    void theLastStepEndsTheGameWithTheCountThatIsTold() {
        TablanState over = (TablanState) after(step("last"));
        assertThat(over.phase()).isEqualTo(Phase.OVER);
        assertThat(over.outcome()).isEqualTo(new Outcome.Won(Side.WHITE));
        assertThat(List.of(Long.bitCount(over.settled(Side.WHITE)), Long.bitCount(over.settled(Side.BLACK))))
                .containsExactly(6, 5);
        assertThat(words(step("last"), ".after")).startsWith("Six of yours in my row, five of mine in yours");
    }

    @Test
    void whatTheCardsSayOfTheGameIsSo() throws Exception {
        assertThat(TablanGame.INSTANCE.casts().chance(0)).isEqualTo(10 / 16.0);
        assertThat(words(step("again"), ".after")).contains("Ten throws in sixteen");
        assertThat(step("path").places()).hasSize(48).startsWith(square("A")).endsWith(square("l"));
        assertThat(step("hers").places()).hasSize(48).startsWith(square("a")).endsWith(square("L"));
        assertThat(words(step("path"), ".words")).contains("forty-eight squares");
        assertThat(step("order").start().options().text("in-order")).isEqualTo("true");
        State next = TablanGame.INSTANCE.start(Map.of());
        assertThat(next.phase()).isEqualTo(Phase.THROWOFF);
    }

    @Test
    void whoHasNeverPlayedAnotherGameUnderstandsEveryCard() {
        assertThat(steps().map(step -> words(step, ".words"))).noneMatch(card ->
                Stream.of("Mirror", "bean", "library", "asset", "mat ", "pot").anyMatch(card::contains));
    }

    private static CourseStep step(String name) {
        return step(TablanCourse.course().steps(), name);
    }

    private static CourseStep step(List<CourseStep> way, String name) {
        return way.stream().filter(step -> step.name().equals(name)).findFirst().orElseThrow();
    }

    private static String words(CourseStep step, String end) {
        return TEXTS.get(step.name() + end);
    }

    private static Place square(String letter) {
        return new Place.Square(TablanSquares.find(letter).orElseThrow());
    }

    private static Spot spot(String letter) {
        return new Spot.Square(TablanSquares.find(letter).orElseThrow());
    }

    private static State after(CourseStep step) {
        State state = step.start();
        for (String text : step.script()) {
            state = Script.after(state, text, Events.NONE);
        }
        return state;
    }

    private static List<Event> events(CourseStep step) {
        State state = step.start();
        Events.Log log = new Events.Log();
        for (String text : step.script()) {
            state = Script.after(state, text, log);
        }
        return log.events();
    }
}

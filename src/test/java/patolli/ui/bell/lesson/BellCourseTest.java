package patolli.ui.bell.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.bell.BellGame;
import patolli.rules.bell.BellPlayer;
import patolli.rules.bell.BellState;
import patolli.text.Texts;
import patolli.ui.course.CourseStep;
import patolli.ui.course.Script;
import patolli.ui.course.Task;

/** What the cards of Bell's tutorial say, and what its positions are. */
class BellCourseTest {
    private static final Texts TEXTS = Texts.of("bell", "lesson");
    private static final String[] NUMBERS = {"no", "one", "two", "three", "four", "five", "six"};

    static Stream<List<CourseStep>> ways() {
        return BellCourse.course().ways().stream();
    }

    static Stream<CourseStep> steps() {
        return ways().flatMap(List::stream);
    }

    @Test
    void bothWaysTeachTheSame() {
        assertThat(ways()).hasSize(2);
        assertThat(ways().map(way -> way.stream().map(step -> step.name() + step.task()).toList())
                .distinct()).hasSize(1);
        assertThat(ways().map(way -> step(way, "direction").script()))
                .containsExactly(List.of("enter+"), List.of("enter-"));
    }

    @Test
    void untilTheDirectionIsChosenBothWaysAreOne() {
        List<List<CourseStep>> ways = ways().toList();
        int chosen = ways.getFirst().stream().map(CourseStep::name).toList().indexOf("direction");
        for (int i = 0; i <= chosen; i++) {
            assertThat(ways.getFirst().get(i).start()).isEqualTo(ways.getLast().get(i).start());
        }
        assertThat(ways.getFirst().get(chosen + 1).start()).isNotEqualTo(ways.getLast().get(chosen + 1).start());
    }

    @ParameterizedTest
    @MethodSource("ways")
    void afterItTheLearnerKeepsTheDirectionAndOneOfTheOthersComesAgainstIt(List<CourseStep> way) {
        int direction = red(step(way, "others").start()).direction();
        assertThat(direction).isNotZero();
        way.stream().skip(way.stream().map(CourseStep::name).toList().indexOf("others")).map(CourseStep::start)
                .forEach(state -> assertThat(red(state).direction()).isEqualTo(direction));
        BellState all = (BellState) step(way, "one").start();
        assertThat(Stream.of(1, 2, 3).map(player -> all.player(player).direction())).contains(direction, -direction);
    }

    @ParameterizedTest
    @MethodSource("ways")
    void theCourseShowsWhatCanHappenInAGame(List<CourseStep> way) {
        List<Event> all = way.stream().flatMap(step -> events(step).stream()).toList();
        assertThat(all).hasAtLeastOneElementOfType(Event.Begins.class)
                .hasAtLeastOneElementOfType(Event.DirectionChosen.class)
                .hasAtLeastOneElementOfType(Event.Entered.class).hasAtLeastOneElementOfType(Event.Moved.class)
                .hasAtLeastOneElementOfType(Event.ExtraTurn.class).hasAtLeastOneElementOfType(Event.BorneOff.class)
                .hasAtLeastOneElementOfType(Event.GameWon.class).hasAtLeastOneElementOfType(Event.PotShared.class);
        assertThat(all.stream().filter(Event.Forfeit.class::isInstance).map(event -> ((Event.Forfeit) event).cause()))
                .contains(Event.Cause.NO_MOVE, Event.Cause.TRIANGLE, Event.Cause.BEAR_OFF);
        assertThat(all).contains(new Event.Passed(Side.RED, Event.Reason.ZERO));
    }

    @ParameterizedTest
    @MethodSource("steps")
    void aCardThatSpeaksOfAThrowNamesIt(CourseStep step) {
        if (step.task() == Task.MOVE) {
            assertThat(words(step, ".words")).containsPattern("\\b" + value(step.start()) + "\\b");
        }
        if (step.task() == Task.THROW && !step.after().isEmpty()) {
            assertThat(words(step, ".after")).startsWith("A " + step.script().getFirst());
        }
    }

    @ParameterizedTest
    @MethodSource("ways")
    void whereACardSpeaksOfTwoWaysThereAreTwo(List<CourseStep> way) {
        assertThat(way.stream().filter(step -> step.task() == Task.MOVE && step.start().moves().size() == 2))
                .extracting(CourseStep::name).containsExactly("direction", "one", "move");
        assertThat(step(way, "full").start().moves()).hasSize(1);
        assertThat(red(step(way, "full").start()).squares()).matches(squares -> Long.bitCount(squares) == 2);
    }

    @ParameterizedTest
    @MethodSource("ways")
    void whatTheCardsSayOfCoinsIsWhatIsPaid(List<CourseStep> way) throws Exception {
        BellState start = BellGame.INSTANCE.start(Map.of("players", "4"));
        assertThat(start.options().number("purse")).isEqualTo(20);
        assertThat(words(step(way, "purse"), ".words")).contains("twenty")
                .contains(NUMBERS[start.options().number("stake")] + " of them");
        assertThat(words(step(way, "penalty"), ".after")).contains(NUMBERS[-gain(step(way, "penalty"))] + " coin ");
        assertThat(words(step(way, "wedge"), ".after")).contains(NUMBERS[-gain(step(way, "wedge"))] + " from your");
        assertThat(gain(step(way, "off"))).isEqualTo(3);
        assertThat(words(step(way, "off"), ".after")).contains("every opponent pays you one coin");
        assertThat(gain(step(way, "zero"))).isZero();
        CourseStep pot = step(way, "pot");
        assertThat(gain(pot)).isEqualTo(3 + ((BellState) pot.start()).pot());
    }

    @Test
    void whatTheCardsSayOfTheGameIsSo() throws Exception {
        List<CourseStep> way = BellCourse.course().steps();
        assertThat(BellGame.INSTANCE.casts().chance(0)).isEqualTo(1 / 32.0);
        assertThat(words(step(way, "zero"), ".words")).contains("once in thirty-two");
        List<Integer> pieces = new ArrayList<>();
        for (String players : List.of("2", "3", "4")) {
            pieces.add(BellGame.INSTANCE.start(Map.of("players", players)).pieces(Side.RED).size());
        }
        assertThat(pieces).containsExactly(6, 5, 4);
        assertThat(words(step(way, "pot"), ".after")).contains("Six pieces each go round with two players, five with "
                + "three, four with four");
        assertThat(step(way, "track").places()).hasSize(60);
        assertThat(step(way, "partners").start().options().text("partners")).isEqualTo("true");
        assertThat(red(step(way, "without").start()).stepBack()).isEqualTo(5);
    }

    @Test
    void whoHasNeverPlayedAnotherGameUnderstandsEveryCard() {
        assertThat(TEXTS.get("purse.words")).startsWith("Each of us brought a purse of twenty copper coins");
        assertThat(steps().map(step -> words(step, ".words"))).noneMatch(card ->
                Stream.of("library", "footprint", "asset", "evening at Tula", "Demon").anyMatch(card::contains));
    }

    private static CourseStep step(List<CourseStep> way, String name) {
        return way.stream().filter(step -> step.name().equals(name)).findFirst().orElseThrow();
    }

    private static String words(CourseStep step, String end) {
        return TEXTS.get(step.name() + end);
    }

    private static String value(State state) {
        return state.game().casts().text(state.cast());
    }

    private static BellPlayer red(State state) {
        return ((BellState) state).player(0);
    }

    /** How many coins the learner has more when the step is over. */
    private static int gain(CourseStep step) {
        State state = step.start();
        for (String text : step.script()) {
            state = Script.after(state, text, Events.NONE);
        }
        return red(state).purse() - red(step.start()).purse();
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

package patolli.ui.course;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.app.GameTables;
import patolli.board.Box;
import patolli.board.LessonRooms;
import patolli.board.Point;
import patolli.board.SpeechRoom;
import patolli.play.Seat;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.State;
import patolli.text.Texts;
import patolli.ui.table.GameTable;

/** The steps of every tutorial, as data. */
class CourseTest {

    static Stream<GameTable> tables() {
        return GameTables.ALL.tables().stream().filter(table -> table.course().isPresent());
    }

    /** Each step of each way through each tutorial. */
    static Stream<Arguments> steps() {
        return tables().flatMap(table -> table.course().orElseThrow().ways().stream()
                .flatMap(List::stream).map(step -> Arguments.of(table, step)));
    }

    @Test
    void everyGameHasATutorial() {
        assertThat(tables()).hasSameSizeAs(GameTables.ALL.tables());
    }

    @ParameterizedTest
    @MethodSource("tables")
    void thereAreAsManyStepsAsBeadsHaveRoom(GameTable table) {
        for (List<CourseStep> way : table.course().orElseThrow().ways()) {
            assertThat(way).hasSizeBetween(20, 24).extracting(CourseStep::name).doesNotHaveDuplicates();
        }
    }

    @ParameterizedTest
    @MethodSource("steps")
    void eachStepHasItsWords(GameTable table, CourseStep step) {
        Texts texts = Texts.of(table.game().name(), "lesson");
        assertThat(Stream.of("", ".words")).allMatch(end -> texts.has(step.name() + end));
        assertThat(texts.has(step.name() + ".after")).isEqualTo(!step.after().isEmpty());
        assertThat(texts.has("help." + step.task())).isTrue();
        assertThat(step.places()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("steps")
    void whatIsLaidIsWhatTheRulesAllow(GameTable table, CourseStep step) throws Refusal {
        assertThat(table.game().read(step.laid().tree())).isEqualTo(step.laid());
        assertThat(table.game().read(step.start().tree())).isEqualTo(step.start());
    }

    @ParameterizedTest
    @MethodSource("steps")
    void thePreludeLeadsToWhereTheStepBegins(GameTable table, CourseStep step) {
        assertThat(played(step.laid(), step.prelude())).isEqualTo(step.start());
    }

    @ParameterizedTest
    @MethodSource("steps")
    void whatIsAskedForIsWhatTheRulesAwait(GameTable table, CourseStep step) {
        Course course = table.course().orElseThrow();
        boolean learners = course.seats().of(step.start().mover()) == Seat.PLAYER;
        switch (step.task()) {
            case READ -> assertThat(step.script()).isEmpty();
            case BET -> assertThat(step.start().phase()).isEqualTo(Phase.BET);
            case THROW -> {
                assertThat(step.start().phase()).isIn(Phase.THROWOFF, Phase.CAST);
                assertThat(step.start().castsAlone()).isFalse();
                assertThat(learners).isTrue();
            }
            case MOVE -> {
                assertThat(step.start().phase()).isEqualTo(Phase.MOVE);
                assertThat(learners).isTrue();
            }
            case WATCH -> assertThat(step.start().castsAlone() || !learners).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("steps")
    void theScriptCanBePlayedAndTheLearnerActsInItOnceAndFirst(GameTable table, CourseStep step) {
        Course course = table.course().orElseThrow();
        State state = step.start();
        for (int i = 0; i < step.script().size(); i++) {
            boolean acts = state.phase() != Phase.BET && !state.castsAlone()
                    && course.seats().of(state.mover()) == Seat.PLAYER;
            assertThat(acts).as("%s, %d", step.name(), i).isEqualTo(i == 0 && step.task().isOnTheMat());
            state = played(state, List.of(step.script().get(i)));
        }
    }

    /** What a card says after the deed holds for any choice only where there is none, or where no other is taken. */
    @ParameterizedTest
    @MethodSource("steps")
    void whereTheCardTellsWhatCameOfAMoveThereIsButOne(GameTable table, CourseStep step) {
        if (step.task() == Task.MOVE && !step.after().isEmpty() && !step.exact()) {
            assertThat(step.start().moves()).hasSize(1);
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void whoeverSpeaksIsSeenOverTheScroll(GameTable table) {
        LessonRooms rooms = table.course().orElseThrow().rooms();
        Box figure = table.board().sides().stream().map(table.board()::figure)
                .filter(box -> inside(box, rooms.usual().mouth())).findFirst().orElseThrow();
        Box body = new Box(figure.x(), figure.y(), figure.width(), figure.height() * 0.68);
        for (SpeechRoom room : rooms.all().toList()) {
            assertThat(room.covers(body)).as("down to the hips").isFalse();
            assertThat(inside(figure, room.mouth())).as("it comes from one mouth").isTrue();
        }
        assertThat(rooms.all()).as("feet and mirror").noneMatch(room -> room.covers(figure));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void whatIsTaughtStandsOnSheetsWithFourSquareCorners(GameTable table) {
        for (SpeechRoom room : table.course().orElseThrow().rooms().all().toList()) {
            assertThat(room.outline()).hasSize(4);
            for (double y = room.top(); y < room.bottom(); y += 10) {
                assertThat(room.left(y)).isEqualTo(room.left(room.top()));
                assertThat(room.right(y)).isEqualTo(room.right(room.top())).isLessThan(1280 - SpeechRoom.MARGIN);
            }
        }
    }

    private static boolean inside(Box box, Point at) {
        return at.x() > box.x() && at.x() < box.x() + box.width() && at.y() > box.y() && at.y() < box.y()
                + box.height();
    }

    private static State played(State from, List<String> script) {
        State state = from;
        for (String text : script) {
            state = Script.after(state, text, Events.NONE);
        }
        return state;
    }
}

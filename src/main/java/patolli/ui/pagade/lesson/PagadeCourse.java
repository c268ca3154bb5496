package patolli.ui.pagade.lesson;

import static patolli.rules.Side.BLACK;
import static patolli.rules.Side.GREEN;
import static patolli.rules.Side.RED;
import static patolli.rules.Side.YELLOW;
import static patolli.ui.course.Place.Thing.BEANS;
import static patolli.ui.course.Place.Thing.MENUS;
import static patolli.ui.course.Task.MOVE;
import static patolli.ui.course.Task.READ;
import static patolli.ui.course.Task.THROW;
import static patolli.ui.course.Task.WATCH;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import patolli.board.PagadeBoard;
import patolli.board.PagadeSpeech;
import patolli.play.Seats;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.pagade.PagadeGame;
import patolli.rules.pagade.PagadePath;
import patolli.ui.course.Course;
import patolli.ui.course.CourseStep;
import patolli.ui.course.Place;
import patolli.ui.course.Script;

/** What the tutorial of Pagade teaches, in this order, at a table of two: the learner plays red, yellow teaches. */
public final class PagadeCourse {
    private final Script script = new Script(opening());

    private PagadeCourse() { }

    /** The whole of it. */
    public static Course course() {
        return new Course(List.of(new PagadeCourse().steps()), Seats.computersPlay(List.of(RED, YELLOW),
                List.of(YELLOW)), Optional.empty(), PagadeSpeech.lesson());
    }

    private List<CourseStep> steps() {
        table();
        dice();
        cuts();
        pairs();
        home();
        more();
        return script.steps();
    }

    private static State opening() {
        try {
            return PagadeGame.INSTANCE.start(Map.of());
        } catch (Refusal refusal) {
            throw new IllegalStateException("a game for two can be laid out", refusal);
        }
    }

    private void lay(PagadeMoment moment) {
        script.lay(now -> moment.state());
    }

    private void table() {
        script.step("seats", READ).at(plate(RED), plate(YELLOW));
        script.step("belly", READ).at(new Place.Area(PagadeBoard.BOARD.belly(RED)));
        script.step("way", READ).along(way(PagadePath.TIP_OUTWARD, PagadePath.TIP_HOMEWARD));
        List<Place> home = new ArrayList<>(way(PagadePath.TIP_HOMEWARD, PagadePath.HOME - 1));
        home.add(new Place.Area(PagadeBoard.BOARD.lotus()));
        script.step("homeward", READ).along(home);
        script.step("dice", READ).at(BEANS);
    }

    private void dice() {
        script.step("throwoff", THROW).at(BEANS).plays("4,6", "1,3").then(plate(RED));
        script.step("first", THROW).at(BEANS).plays("3,4");
        script.step("die", MOVE).at(step(12), step(15)).plays("3:12-15");
        lay(PagadeMoment.toMove(RED, 4).on(RED, 6, 7, 12, 15).on(YELLOW, 6, 7, 12, 12));
        script.step("other", MOVE).at(step(12), step(16)).exactly("4:12-16").then(BEANS);
        lay(PagadeMoment.toMove(RED, 1, 6).on(RED, 6, 7, 20, 25).on(YELLOW, 6, 7, 12, 30));
        script.step("jump", MOVE).at(step(20), step(27)).exactly("1+6:20-27").then(step(27));
        script.step("must", READ).at(BEANS);
    }

    private void cuts() {
        lay(PagadeMoment.toMove(RED, 1, 4).on(RED, 6, 7, 20, 28).on(YELLOW, 6, 7, 12, 58));
        script.step("cut", MOVE).at(step(20), step(24)).exactly("4:20-24").then(step(24), plate(RED));
        lay(PagadeMoment.toCast(YELLOW).on(RED, 6, 7, 24, 29).cut(RED).on(YELLOW, 0, 6, 7, 12));
        script.step("return", WATCH).at(new Place.Waiting(YELLOW)).plays("3,6", "3:in-3", "6:12-18").then(BEANS);
        lay(PagadeMoment.toMove(RED, 1, 4).on(RED, 0, 7, 12, 25).cut(RED).on(YELLOW, 6, 7, 20, 30).cut(YELLOW));
        script.step("hand", MOVE).at(new Place.Waiting(RED), step(4)).exactly("4:in-4").then(BEANS);
    }

    private void pairs() {
        lay(PagadeMoment.toMove(RED, 3, 6).on(RED, 6, 7, 20, 28).cut(RED).on(YELLOW, 6, 7, 57, 57).cut(YELLOW));
        script.step("pair", MOVE).at(step(28), step(20), step(23)).exactly("3:28-31").then(step(23));
        lay(PagadeMoment.toMove(RED, 4, 4).on(RED, 6, 7, 20, 20).cut(RED).on(YELLOW, 6, 7, 58, 58).cut(YELLOW));
        script.step("double", MOVE).at(step(20), step(24)).exactly("4*2:20-24").then(step(24));
    }

    private void home() {
        lay(PagadeMoment.toCast(RED).on(RED, 20, 30, 45, 76).on(YELLOW, 6, 7, 12, 12));
        script.step("door", READ).at(step(PagadePath.TIP_HOMEWARD), plate(RED));
        lay(PagadeMoment.toMove(RED, 1, 6).on(RED, 20, 30, 45, 76).cut(RED).on(YELLOW, 6, 7, 12, 20));
        script.step("lying", MOVE).at(step(PagadePath.TIP_HOMEWARD), step(82)).exactly("6:76-82").then(step(82));
        lay(PagadeMoment.toCast(RED).on(RED, 80, 83, 84, 84).cut(RED).on(YELLOW, 6, 7, 20, 30));
        script.step("exact", THROW).at(BEANS, step(80)).plays("4,6");
        script.step("home", MOVE).at(step(80)).plays("4:80-home").then(new Place.Holding(RED));
        lay(PagadeMoment.toMove(RED, 1).on(RED, 83, 84, 84, 84).cut(RED).on(YELLOW, 6, 7, 20, 30));
        script.step("last", MOVE).at(step(83)).plays("1:83-home").then(new Place.Holding(RED));
    }

    private void more() {
        lay(PagadeMoment.toCast(RED).on(RED, 6, 7, 20, 28).cut(RED).on(YELLOW, 6, 7, 12, 12));
        script.step("four", READ).at(arm(BLACK), arm(GREEN));
        lay(PagadeMoment.toCast(RED).on(RED, 74, 75, 76, 76).on(YELLOW, 75, 75, 76, 76));
        script.step("draw", READ).at(step(PagadePath.TIP_HOMEWARD),
                new Place.Square(PagadePath.number(YELLOW, PagadePath.TIP_HOMEWARD)));
        lay(PagadeMoment.toCast(RED).on(RED, 6, 7, 20, 28).cut(RED).on(YELLOW, 6, 7, 12, 12));
        script.step("menus", READ).at(MENUS);
    }

    private static List<Place> way(int from, int to) {
        return IntStream.rangeClosed(from, to).mapToObj(PagadeCourse::step).toList();
    }

    /** The square under a step of the learner's way. */
    private static Place step(int step) {
        return new Place.Square(PagadePath.number(RED, step));
    }

    private static Place arm(Side side) {
        return new Place.Area(PagadeBoard.BOARD.armBox(side));
    }

    private static Place plate(Side side) {
        return new Place.Plate(side);
    }
}

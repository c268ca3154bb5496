package patolli.ui.tablan.lesson;

import static patolli.rules.Side.BLACK;
import static patolli.rules.Side.WHITE;
import static patolli.ui.course.Place.Thing.BEANS;
import static patolli.ui.course.Place.Thing.MENUS;
import static patolli.ui.course.Place.Thing.SCORE;
import static patolli.ui.course.Task.MOVE;
import static patolli.ui.course.Task.READ;
import static patolli.ui.course.Task.THROW;
import static patolli.ui.course.Task.WATCH;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.TablanBoard;
import patolli.board.TablanSpeech;
import patolli.play.Seats;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.tablan.TablanGame;
import patolli.rules.tablan.TablanSquares;
import patolli.ui.course.Course;
import patolli.ui.course.CourseStep;
import patolli.ui.course.Place;
import patolli.ui.course.Script;

/**
 * What the tutorial of Tablan teaches, in this order. The learner opens the game as he likes and throws again after
 * that, so it is written down for each way to open.
 */
public final class TablanCourse {
    /** What can be played with the 2 that opens the game. */
    private static final List<String> OPENINGS = List.of("L-N", "K-M", "K-L,L-M");
    /** Those of either side that have not set out yet in most of the moments. */
    private static final String WHITES_AT_HOME = "ABCDEFGHIJ", BLACKS_AT_HOME = "abcdefghij";
    private final String opening;
    private final Script script = new Script(start());

    private TablanCourse(String opening) {
        this.opening = opening;
    }

    /** The whole of it: the learner plays white, and a computer black. */
    public static Course course() {
        List<List<CourseStep>> ways = OPENINGS.stream().map(way -> new TablanCourse(way).steps()).toList();
        return new Course(ways, Seats.computersPlay(TablanBoard.BOARD.sides(), List.of(BLACK)), Optional.empty(),
                TablanSpeech.lesson());
    }

    private List<CourseStep> steps() {
        plank();
        firstTurns();
        wholeAndHalves();
        captures();
        home();
        whatMustBe();
        theEnd();
        return script.steps();
    }

    private static State start() {
        try {
            return TablanGame.INSTANCE.start(Map.of());
        } catch (Refusal refusal) {
            throw new IllegalStateException("a game without options can be begun", refusal);
        }
    }

    private void lay(TablanMoment moment) {
        script.lay(now -> moment.state());
    }

    private void plank() {
        script.step("plank", READ).at(row(0), row(TablanBoard.ROWS - 1), new Place.Plate(WHITE),
                new Place.Plate(BLACK));
        script.step("path", READ).along(path(WHITE));
        script.step("hers", READ).along(path(BLACK));
        script.step("sticks", READ).at(BEANS);
    }

    private void firstTurns() {
        script.step("opening", THROW).at(BEANS).plays("8", "0").then(BEANS);
        script.step("two", THROW).at(BEANS).plays("2");
        script.step("first", MOVE).at(square('L'), square('N')).plays(opening);
        script.step("again", THROW).at(BEANS).plays("0").then(BEANS);
        script.step("others", WATCH).at(square('l'), square('n')).plays("2", "l-n", "0");
    }

    private void wholeAndHalves() {
        lay(TablanMoment.toMove(WHITE, "8").on(WHITE, WHITES_AT_HOME + "K", "N", "")
                .on(BLACK, BLACKS_AT_HOME, "oR", ""));
        script.step("whole", MOVE).at(square('N'), square('V')).plays("N-V").then(square('V'));
        lay(TablanMoment.toMove(WHITE, "8").on(WHITE, WHITES_AT_HOME, "PQ", "").on(BLACK, BLACKS_AT_HOME, "oR", ""));
        script.step("halves", MOVE).at(square('P'), square('T'), square('Q'), square('U')).plays("P-T,Q-U");
        lay(TablanMoment.toMove(WHITE, "12").on(WHITE, WHITES_AT_HOME, "TV", "").on(BLACK, BLACKS_AT_HOME, "oR", ""));
        script.step("back", MOVE).at(square('T'), square('n'), square('V'), square('p')).plays("T-n,V-p");
        lay(TablanMoment.toCast(WHITE).on(WHITE, WHITES_AT_HOME + "KL", "", "").on(BLACK, BLACKS_AT_HOME, "no", ""));
        script.step("sleepers", THROW).at(BEANS, row(0)).plays("12").then(BEANS);
    }

    private void captures() {
        lay(TablanMoment.toMove(WHITE, "8").on(WHITE, WHITES_AT_HOME + "K", "P", "")
                .on(BLACK, BLACKS_AT_HOME, "oX", ""));
        script.step("capture", MOVE).at(square('P'), square('X')).plays("P-X").then(square('X'),
                new Place.Holding(WHITE));
        lay(TablanMoment.toCast(BLACK).on(WHITE, WHITES_AT_HOME, "NX", "").on(BLACK, BLACKS_AT_HOME, "r", ""));
        script.step("caught", WATCH).at(square('r'), square('N')).plays("8", "r-N", "0");
        lay(TablanMoment.toMove(WHITE, "8").on(WHITE, WHITES_AT_HOME, "x", "").on(BLACK, BLACKS_AT_HOME, "N", ""));
        script.step("house", MOVE).at(square('x'), square('h')).plays("x-h").then(square('h'),
                new Place.Holding(WHITE));
    }

    private void home() {
        lay(TablanMoment.toCast(WHITE).on(WHITE, "ABCDEFG", "Pt", "hk").on(BLACK, "abcde", "op", "JL"));
        script.step("settled", READ).at(square('h'), square('k'), square('J'), square('L'), SCORE);
        lay(TablanMoment.toMove(WHITE, "8").on(WHITE, "ADEGHI", "CN", "h").on(BLACK, "abcdeij", "oW", "K"));
        script.step("own", MOVE).at(square('N'), square('V'), square('C'), square('K')).plays("N-V")
                .then(square('C'), square('K'));
    }

    private void whatMustBe() {
        lay(TablanMoment.toMove(WHITE, "8").on(WHITE, "BDE", "st", "cd").on(BLACK, "ab", "QW", "KL"));
        script.step("must", MOVE).at(square('s'), square('w'), square('t'), square('x')).plays("s-w,t-x")
                .then(square('w'), square('x'));
        lay(TablanMoment.toCast(WHITE).on(WHITE, "BD", "s", "cd").on(BLACK, "ab", "QW", "KL"));
        script.step("lost", THROW).at(BEANS, square('s'), square('c')).plays("8").then(square('s'), square('c'));
        lay(TablanMoment.toCast(WHITE).with("in-order", "true").on(WHITE, "DE", "tv", "ab")
                .on(BLACK, "", "QW", "AB"));
        script.step("order", READ).at(square('a'), square('b'), square('c'));
    }

    private void theEnd() {
        lay(TablanMoment.toMove(WHITE, "8").on(WHITE, "", "x", "bcdik").on(BLACK, "", "", "BCEKL"));
        script.step("last", MOVE).at(square('x'), square('h')).plays("x-h").then(SCORE);
        lay(TablanMoment.toCast(WHITE).on(WHITE, WHITES_AT_HOME, "NQ", "").on(BLACK, BLACKS_AT_HOME, "oq", ""));
        script.step("menus", READ).at(MENUS);
    }

    private static List<Place> path(Side side) {
        return IntStream.range(0, TablanSquares.SQUARES).<Place>mapToObj(step ->
                new Place.Square(TablanSquares.square(side, step))).toList();
    }

    /** One row of the plank, counted from the lowest. */
    private static Place row(int number) {
        double half = TablanBoard.BOARD.squareSize() / 2;
        List<Point> ends = Stream.of(0, TablanBoard.COLUMNS - 1)
                .map(i -> TablanBoard.BOARD.square(number * TablanBoard.COLUMNS + i)).toList();
        double left = Math.min(ends.getFirst().x(), ends.getLast().x()) - half;
        return new Place.Area(new Box(left, ends.getFirst().y() - half, TablanBoard.COLUMNS * 2 * half, 2 * half));
    }

    private static Place square(char letter) {
        return new Place.Square(TablanSquares.find(String.valueOf(letter)).orElseThrow());
    }
}

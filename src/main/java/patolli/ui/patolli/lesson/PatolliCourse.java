package patolli.ui.patolli.lesson;

import static patolli.rules.Side.BLUE;
import static patolli.rules.Side.RED;
import static patolli.ui.course.Place.Thing.BEANS;
import static patolli.ui.course.Place.Thing.MENUS;
import static patolli.ui.course.Place.Thing.POOL;
import static patolli.ui.course.Task.BET;
import static patolli.ui.course.Task.MOVE;
import static patolli.ui.course.Task.READ;
import static patolli.ui.course.Task.THROW;
import static patolli.ui.course.Task.WATCH;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import patolli.board.Box;
import patolli.board.PatolliBoard;
import patolli.board.PatolliSpeech;
import patolli.board.SquareKind;
import patolli.play.Seats;
import patolli.rules.Refusal;
import patolli.rules.State;
import patolli.rules.patolli.PatolliGame;
import patolli.rules.patolli.PatolliState;
import patolli.ui.course.Course;
import patolli.ui.course.Place;
import patolli.ui.course.Script;

/** What the tutorial of Neeley's Patolli teaches, in this order. */
public final class PatolliCourse {
    private static final Place SERPENT = new Place.Area(new Box(474, 654, 332, 94));
    /** The square at which the two lower limbs meet. */
    private static final Place.Square LOWEST = new Place.Square(51);
    /** How much the player lays down in the lesson. */
    private static final int BET_AMOUNT = 2;

    private PatolliCourse() { }

    /** The whole of it: the learner plays red. */
    public static Course course() {
        State opening = opening();
        Script script = new Script(opening);
        table(script);
        firstTurns(script);
        movesAndBlocks(script);
        signs(script);
        danger(script);
        home(script);
        return new Course(List.of(script.steps()), Seats.mirrorPlays(opening.sides(), BLUE), Optional.of(LOWEST),
                PatolliSpeech.lesson());
    }

    private static State opening() {
        try {
            return PatolliGame.INSTANCE.start(Map.of());
        } catch (Refusal refusal) {
            throw new IllegalStateException("the standard options must go together", refusal);
        }
    }

    private static void lay(Script script, PatolliMoment moment) {
        script.lay(now -> moment.as((PatolliState) now));
    }

    private static void table(Script script) {
        script.step("pieces", READ).at(new Place.Row(RED));
        script.step("assets", READ).at(new Place.Holding(RED));
        script.step("way", READ)
                .along(IntStream.range(0, PatolliBoard.BOARD.squares()).<Place>mapToObj(Place.Square::new).toList());
        script.step("shield", READ).at(POOL);
        script.step("serpent", READ).at(SERPENT, BEANS);
    }

    private static void firstTurns(Script script) {
        script.step("bet", BET).at(POOL).plays(Integer.toString(BET_AMOUNT));
        script.step("demon", WATCH).at(BEANS).plays("3", "2", "4", "3", "1");
        script.step("enter", MOVE).at(new Place.Waiting(RED)).plays("enter", "2");
        script.step("throw", THROW).at(BEANS).plays("3");
        script.step("move", MOVE).at(square(0)).plays("0-3", "1", "enter");
    }

    private static void movesAndBlocks(Script script) {
        lay(script, PatolliMoment.toMove(RED, 2).on(RED, 2, 11).on(BLUE, 36));
        script.step("choose", MOVE).at(square(11), square(2)).plays("11-13");
        lay(script, PatolliMoment.toMove(RED, 3).on(RED, 4, 7).on(BLUE, 36));
        script.step("block", MOVE).at(square(7)).plays("7-10");
        lay(script, PatolliMoment.toCast(RED).on(RED, 18, 20).on(BLUE, 22));
        script.step("forfeit", THROW).at(BEANS).plays("2").then(POOL);
    }

    private static void signs(Script script) {
        lay(script, PatolliMoment.toMove(RED, 3).on(RED, 2).on(BLUE, 36));
        script.step("triangle", MOVE).at(square(2), square(5)).plays("2-5")
                .then(new Place.Holding(RED), new Place.Plate(BLUE));
        lay(script, PatolliMoment.toMove(RED, 4).on(RED, 4, 20).on(BLUE, 24));
        script.step("tip", MOVE).at(square(4), square(8)).plays("4-8");
        script.step("again", THROW).at(BEANS).plays("3").then(BEANS);
    }

    private static void danger(Script script) {
        lay(script, PatolliMoment.toCast(BLUE).on(RED, 50).on(BLUE, 48));
        script.step("danger", READ).at(IntStream.range(0, PatolliBoard.BOARD.squares()).filter(PatolliCourse::isDanger)
                .mapToObj(Place.Square::new).toArray(Place[]::new));
        script.step("bumped", WATCH).at(square(50)).plays("2", "48-50").then(new Place.Row(RED));
        lay(script, PatolliMoment.toMove(RED, 3).on(RED, 14).on(BLUE, 17));
        script.step("bump", MOVE).at(square(14), square(17)).plays("14-17").then(new Place.Row(BLUE));
    }

    private static void home(Script script) {
        lay(script, PatolliMoment.toCast(RED).on(RED, 66).on(BLUE, 40));
        script.step("exact", THROW).at(BEANS, square(66)).plays("2");
        script.step("off", MOVE).at(square(66)).plays("66-off").then(new Place.Row(RED), new Place.Holding(RED));
        lay(script, PatolliMoment.toMove(RED, 1).on(RED, 67).home(RED, 5).on(BLUE, 40));
        script.step("pool", MOVE).at(square(67), POOL).plays("67-off").then(new Place.Holding(RED));
        script.step("bankrupt", READ).at(new Place.Plate(RED), new Place.Plate(BLUE));
        script.step("menus", READ).at(MENUS);
    }

    /** Where a piece can be bumped: also where the sides enter. */
    private static boolean isDanger(int square) {
        SquareKind kind = PatolliBoard.BOARD.kind(square);
        return kind == SquareKind.DANGER || kind == SquareKind.ENTRY;
    }

    private static Place square(int number) {
        return new Place.Square(number);
    }
}

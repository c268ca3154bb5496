package patolli.ui.lesson;

import static patolli.rules.Side.BLUE;
import static patolli.rules.Side.RED;
import static patolli.ui.lesson.Task.BET;
import static patolli.ui.lesson.Task.MOVE;
import static patolli.ui.lesson.Task.READ;
import static patolli.ui.lesson.Task.THROW;
import static patolli.ui.lesson.Task.WATCH;
import static patolli.ui.table.Place.Thing.BEANS;
import static patolli.ui.table.Place.Thing.MENUS;
import static patolli.ui.table.Place.Thing.SERPENT;
import static patolli.ui.table.Place.Thing.SHIELD;

import java.util.List;
import java.util.stream.IntStream;
import patolli.rules.patolli.PatolliBoard;
import patolli.ui.table.Place;

/** What the tutorial teaches, in this order. */
final class Course {
    /** How much the player lays down in the lesson. */
    static final int BET_AMOUNT = 2;

    private Course() { }

    /** All steps. */
    static List<Step> steps() {
        Script script = new Script();
        table(script);
        firstTurns(script);
        movesAndBlocks(script);
        signs(script);
        danger(script);
        home(script);
        return script.steps();
    }

    private static void table(Script script) {
        script.step("pieces", READ).at(new Place.Row(RED));
        script.step("assets", READ).at(new Place.Holding(RED));
        script.step("way", READ)
                .along(IntStream.range(0, PatolliBoard.SQUARES).<Place>mapToObj(Place.Square::new).toList());
        script.step("shield", READ).at(SHIELD);
        script.step("serpent", READ).at(SERPENT, BEANS);
    }

    private static void firstTurns(Script script) {
        script.step("bet", BET).at(SHIELD).plays(Integer.toString(BET_AMOUNT));
        script.step("demon", WATCH).at(BEANS).plays("3", "2", "4", "3", "1");
        script.step("enter", MOVE).at(new Place.Waiting(RED)).plays("enter", "2");
        script.step("throw", THROW).at(BEANS).plays("3");
        script.step("move", MOVE).at(square(0)).plays("0-3", "1", "enter");
    }

    private static void movesAndBlocks(Script script) {
        script.lay(Moment.toMove(RED, 2).on(RED, 2, 11).on(BLUE, 36));
        script.step("choose", MOVE).at(square(11), square(2)).plays("11-13");
        script.lay(Moment.toMove(RED, 3).on(RED, 4, 7).on(BLUE, 36));
        script.step("block", MOVE).at(square(7)).plays("7-10");
        script.lay(Moment.toCast(RED).on(RED, 18, 20).on(BLUE, 22));
        script.step("forfeit", THROW).at(BEANS).plays("2").then(SHIELD);
    }

    private static void signs(Script script) {
        script.lay(Moment.toMove(RED, 3).on(RED, 2).on(BLUE, 36));
        script.step("triangle", MOVE).at(square(2), square(5)).plays("2-5").then(new Place.Holding(BLUE));
        script.lay(Moment.toMove(RED, 4).on(RED, 4, 20).on(BLUE, 24));
        script.step("tip", MOVE).at(square(4), square(8)).plays("4-8");
        script.step("again", THROW).at(BEANS).plays("3").then(BEANS);
    }

    private static void danger(Script script) {
        script.lay(Moment.toCast(BLUE).on(RED, 50).on(BLUE, 48));
        script.step("danger", READ).at(IntStream.range(0, PatolliBoard.SQUARES).filter(PatolliBoard::isDanger)
                .mapToObj(Place.Square::new).toArray(Place[]::new));
        script.step("bumped", WATCH).at(square(50)).plays("2", "48-50").then(new Place.Row(RED));
        script.lay(Moment.toMove(RED, 3).on(RED, 14).on(BLUE, 17));
        script.step("bump", MOVE).at(square(14), square(17)).card(Stand.LEFT).plays("14-17").then(new Place.Row(BLUE));
    }

    private static void home(Script script) {
        script.lay(Moment.toCast(RED).on(RED, 66).on(BLUE, 40));
        script.step("exact", THROW).at(BEANS, square(66)).plays("2");
        script.step("off", MOVE).at(square(66)).plays("66-off").then(new Place.Row(RED), new Place.Holding(RED));
        script.lay(Moment.toMove(RED, 1).on(RED, 67).home(RED, 5).on(BLUE, 40));
        script.step("pool", MOVE).at(square(67), SHIELD).plays("67-off").then(new Place.Holding(RED));
        script.step("bankrupt", READ).at(new Place.Holding(RED), new Place.Holding(BLUE));
        script.step("menus", READ).at(MENUS);
    }

    private static Place square(int number) {
        return new Place.Square(number);
    }
}

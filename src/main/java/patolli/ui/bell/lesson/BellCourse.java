package patolli.ui.bell.lesson;

import static patolli.rules.Side.BLUE;
import static patolli.rules.Side.GREEN;
import static patolli.rules.Side.RED;
import static patolli.rules.Side.YELLOW;
import static patolli.ui.course.Place.Thing.BEANS;
import static patolli.ui.course.Place.Thing.MENUS;
import static patolli.ui.course.Place.Thing.POOL;
import static patolli.ui.course.Task.MOVE;
import static patolli.ui.course.Task.READ;
import static patolli.ui.course.Task.THROW;
import static patolli.ui.course.Task.WATCH;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import patolli.board.BellBoard;
import patolli.board.BellSpeech;
import patolli.play.Seats;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.bell.BellGame;
import patolli.rules.bell.BellState;
import patolli.ui.course.Course;
import patolli.ui.course.CourseStep;
import patolli.ui.course.Place;
import patolli.ui.course.Script;

/**
 * What the tutorial of Bell's Patolli teaches, in this order, at a table of four. The learner chooses a direction in
 * it, so it is written down for both.
 */
public final class BellCourse {
    private final Sense sense;
    private final Script script = new Script(game(Map.of()));

    private BellCourse(Sense sense) {
        this.sense = sense;
    }

    /** The whole of it: the learner plays red, and computers the others. */
    public static Course course() {
        List<List<CourseStep>> ways = Stream.of(Sense.values()).map(sense -> new BellCourse(sense).steps()).toList();
        return new Course(ways, Seats.computersPlay(BellBoard.BOARD.sides(), List.of(YELLOW, BLUE, GREEN)),
                Optional.empty(), BellSpeech.lesson());
    }

    private List<CourseStep> steps() {
        table();
        firstTurns();
        movesAndBlocks();
        signs();
        home();
        options();
        return script.steps();
    }

    private static BellState game(Map<String, String> options) {
        Map<String, String> all = new HashMap<>(options);
        all.put("players", "4");
        try {
            return BellGame.INSTANCE.start(all);
        } catch (Refusal refusal) {
            throw new IllegalStateException("the options of the tutorial must go together", refusal);
        }
    }

    private void lay(BellMoment moment) {
        script.lay(now -> moment.as((BellState) now, sense));
    }

    private void table() {
        script.step("seats", READ).at(plate(RED), new Place.Row(RED), plate(YELLOW), plate(BLUE), plate(GREEN));
        script.step("purse", READ).at(new Place.Holding(RED), POOL);
        script.step("track", READ).along(IntStream.range(0, BellBoard.BOARD.squares())
                .<Place>mapToObj(Place.Square::new).toList());
        script.step("beans", READ).at(BEANS);
    }

    private void firstTurns() {
        script.step("throwoff", THROW).at(BEANS).plays("3", "2", "1", "2").then(plate(RED));
        script.step("entry", THROW).at(BEANS, square(0)).plays("4");
        script.step("direction", MOVE).at(square(3), square(57)).plays(sense.entry());
        script.step("others", WATCH).at(new Place.Square(15), new Place.Square(30), new Place.Square(45))
                .plays("3", "enter-", "2", "enter+", "4", "enter+");
        lay(BellMoment.toMove(RED, 1).on(RED, at(3)).on(YELLOW, 13).on(BLUE, 31).on(GREEN, 48));
        script.step("one", MOVE).at(new Place.Waiting(RED), square(3)).plays("enter");
    }

    private void movesAndBlocks() {
        lay(midway(BellMoment.toMove(RED, 3)).on(RED, at(3), at(11)).on(BLUE, at(33)));
        script.step("move", MOVE).at(square(11), square(3)).plays(sense.move(11, 14));
        lay(midway(BellMoment.toMove(RED, 2)).on(RED, at(4), at(12)).on(BLUE, at(33), at(6)));
        script.step("full", MOVE).at(square(12), square(6)).plays(sense.move(12, 14));
        lay(midway(BellMoment.toCast(RED)).on(RED, at(9), at(14)).on(BLUE, at(33)));
        script.step("zero", THROW).at(BEANS).plays("0").then(BEANS);
        lay(midway(BellMoment.toCast(RED)).on(RED, at(17), at(19)).on(BLUE, at(33), at(21)));
        script.step("penalty", THROW).at(BEANS, square(17), square(19)).plays("2").then(POOL, new Place.Holding(RED));
    }

    private void signs() {
        lay(midway(BellMoment.toMove(RED, 2)).on(RED, at(3)).on(BLUE, at(33)));
        script.step("wedge", MOVE).at(square(3), square(5)).plays(sense.move(3, 5)).then(new Place.Holding(RED));
        lay(midway(BellMoment.toMove(RED, 3)).on(RED, at(4)).on(BLUE, at(33)));
        script.step("tip", MOVE).at(square(4), square(7)).plays(sense.move(4, 7));
        script.step("again", THROW).at(BEANS).plays("2").then(BEANS);
    }

    private void home() {
        lay(late(BellMoment.toCast(RED)).on(RED, at(57)));
        script.step("exact", THROW).at(BEANS, square(57)).plays("2");
        script.step("off", MOVE).at(square(57)).plays(sense.off(57)).then(new Place.Row(RED), new Place.Holding(RED));
        lay(late(BellMoment.toMove(RED, 1)).on(RED, at(58)).home(RED, 3));
        script.step("pot", MOVE).at(square(58), POOL).plays(sense.off(58)).then(new Place.Holding(RED));
    }

    private void options() {
        BellState pairs = game(Map.of("partners", "true"));
        script.lay(now -> late(BellMoment.toCast(RED)).on(RED, at(44)).as(pairs, sense));
        script.step("partners", READ).at(plate(RED), plate(YELLOW), plate(BLUE), plate(GREEN));
        BellState forNothing = game(Map.of("forfeits", "step-back"));
        BellState coins = game(Map.of());
        script.lay(now -> midway(BellMoment.toCast(RED)).on(RED, at(5)).stepsBack(RED, at(5)).as(forNothing, sense));
        script.step("without", READ).at(square(5));
        script.lay(now -> midway(BellMoment.toCast(RED)).on(RED, at(14)).on(BLUE, at(33)).as(coins, sense));
        script.step("menus", READ).at(MENUS);
    }

    /** Where most of the others stand when everybody is underway. */
    private BellMoment midway(BellMoment moment) {
        return moment.on(YELLOW, at(27), at(56)).on(GREEN, at(41), at(48));
    }

    /** Where the others stand when the learner comes home. */
    private BellMoment late(BellMoment moment) {
        return moment.on(YELLOW, at(2), at(51)).on(BLUE, at(18), at(28)).on(GREEN, at(12), at(38));
    }

    private int at(int written) {
        return sense.square(written);
    }

    private Place square(int written) {
        return new Place.Square(at(written));
    }

    private static Place plate(Side side) {
        return new Place.Plate(side);
    }
}

package patolli.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The way of each side's pieces over the board of a position, step by step; from it follows where a piece goes that a
 * move or an event tells of.
 */
public interface Legs {

    /** The step of that side's path at which a place of an {@link Event} lies. */
    int step(Side side, int place);

    /** The square under a step of that side's path. */
    Spot.Square square(Side side, int step);

    /** The step on which a piece is off the board. */
    int home();

    /** The square on which that side's pieces are taken off the board; empty where none lies under the step. */
    Optional<Spot.Square> off(Side side);

    /** A piece comes from the hand to that step. */
    default Leg entered(Side side, int to) {
        return Leg.lifted(side, new Spot.Hand(side), square(side, to));
    }

    /** So many pieces go together from one step to another, further on or back. */
    default Leg moved(Side side, int from, int to, int pieces) {
        int ahead = to > from ? 1 : -1;
        List<Spot.Square> way = IntStream.iterate(from + ahead, step -> step != to, step -> step + ahead)
                .mapToObj(step -> square(side, step)).toList();
        return new Leg(side, square(side, from), square(side, to), way, pieces);
    }

    /** So many pieces go together from that step home. */
    default Leg home(Side side, int from, int pieces) {
        List<Spot.Square> way = IntStream.range(from + 1, home()).mapToObj(step -> square(side, step)).toList();
        return new Leg(side, square(side, from), new Spot.Home(side), way, off(side), pieces);
    }

    /** Where a piece goes of which the event tells; empty for events that move none. */
    default Optional<Leg> leg(Event event) {
        return switch (event) {
            case Event.Entered entered -> Optional.of(entered(entered.side(), step(entered.side(), entered.to())));
            case Event.Moved moved -> Optional.of(moved(moved.side(), moved.from(), moved.to()));
            case Event.PairMoved pair -> Optional.of(moved(pair.side(), step(pair.side(), pair.from()),
                    step(pair.side(), pair.to()), 2));
            case Event.SteppedBack back -> Optional.of(moved(back.side(), back.from(), back.to()));
            case Event.BorneOff off -> Optional.of(home(off.side(), step(off.side(), off.from()), 1));
            case Event.Bumped bumped -> Optional.of(sentBack(bumped.side(), bumped.at()));
            case Event.Cut cut -> Optional.of(sentBack(cut.side(), cut.at()));
            case Event.Captured taken -> Optional.of(Leg.lifted(taken.side(), at(taken.side(), taken.at()),
                    new Spot.Captured(taken.side())));
            case Event.Cast _, Event.Begins _, Event.Tied _, Event.Bet _, Event.DirectionChosen _, Event.Settled _,
                    Event.Forfeit _, Event.ExtraTurn _, Event.WillMiss _, Event.WillStepBack _, Event.Passed _,
                    Event.DieLost _, Event.Bankrupt _, Event.GameWon _, Event.PoolTaken _, Event.PotShared _,
                    Event.ContestWon _, Event.Drawn _, Event.NextGame _, Event.TurnPassed _ -> Optional.empty();
        };
    }

    private Leg moved(Side side, int from, int to) {
        return moved(side, step(side, from), step(side, to), 1);
    }

    private Leg sentBack(Side side, int at) {
        return Leg.lifted(side, at(side, at), new Spot.Hand(side));
    }

    private Spot.Square at(Side side, int place) {
        return square(side, step(side, place));
    }
}

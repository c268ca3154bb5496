package patolli.ui.table;

import java.util.Optional;
import javafx.geometry.Point2D;
import patolli.board.StakePlaces;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Leg;
import patolli.rules.Side;
import patolli.rules.Spot;

/** Where on a table an event is seen. */
final class Sights {
    /** Of twenty assets this lies in the middle. */
    private static final int AMONG = 7;
    /** How far what leaves has come, as part of the way to the middle. */
    private static final double OFF = 0.45;
    private final TableLayout layout;

    Sights(TableLayout layout) {
        this.layout = layout;
    }

    /** The place; empty for what is told in words alone. */
    Optional<Point2D> of(Turn turn, Event event) {
        return switch (event) {
            case Event.Cast _, Event.Begins _, Event.Tied _ -> Optional.of(hand());
            // Everybody looks at what leaves, on its way.
            case Event.Forfeit forfeit -> leaving(forfeit.from());
            case Event.Bet _, Event.PoolTaken _, Event.PotShared _, Event.GameWon _,
                    Event.ContestWon _ -> pot();
            case Event.Entered _, Event.Moved _, Event.PairMoved _, Event.SteppedBack _, Event.Settled _ ->
                    turn.after().leg(event).flatMap(leg -> place(leg.to()).or(() -> last(leg)));
            case Event.Bumped _, Event.Cut _, Event.Captured _, Event.BorneOff _ ->
                    turn.after().leg(event).flatMap(leg -> place(leg.from()));
            case Event.DirectionChosen _, Event.ExtraTurn _, Event.WillMiss _, Event.WillStepBack _, Event.Passed _,
                    Event.DieLost _, Event.Bankrupt _, Event.Drawn _, Event.NextGame _, Event.TurnPassed _ ->
                    Optional.empty();
        };
    }

    /** Where the beans are thrown. */
    Point2D hand() {
        return TableLayout.point(layout.board().hand());
    }

    private Optional<Point2D> pot() {
        return layout.board() instanceof StakePlaces places ? Optional.of(TableLayout.point(places.pot()))
                : Optional.empty();
    }

    /** Where a part of what a side has to stake is seen when it leaves. */
    private Optional<Point2D> leaving(Side side) {
        return layout.board() instanceof StakePlaces places ? Optional.of(TableLayout.point(places.stake(side, AMONG))
                .interpolate(hand(), OFF)) : Optional.empty();
    }

    private Optional<Point2D> place(Spot spot) {
        return spot instanceof Spot.Square square ? Optional.of(layout.square(square.number())) : Optional.empty();
    }

    private Optional<Point2D> last(Leg leg) {
        return layout.way(leg).reversed().stream().findFirst();
    }
}

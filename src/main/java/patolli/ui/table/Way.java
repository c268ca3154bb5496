package patolli.ui.table;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import patolli.ui.common.Sprite;

/** The way of one leg of a move on the table: a frame at either end, the cord between them, and the lit road. */
final class Way {
    private final SquareFrame from;
    private final SquareFrame to;
    private final GoldCord cord;
    private final LitRoad road;
    private final BeadArc flight = new BeadArc();
    private Route route;
    private Standing standing = Standing.PLAIN;

    Way(Route route, SquareFrame from, SquareFrame to, GoldCord cord, LitRoad road) {
        this.route = route;
        this.from = from;
        this.to = to;
        this.cord = cord;
        this.road = road;
        fly();
    }

    /** A piece comes to the board, or leaves it, through the air. */
    private void fly() {
        if (route.comesOn()) {
            flight.lay(route.start(), route.squares().getFirst());
        } else if (route.goesOff()) {
            flight.lay(route.squares().getLast(), route.end());
        }
    }

    /** Begins at another of the pieces in hand. */
    void from(Point2D start) {
        if (!start.equals(route.start())) {
            route = route.from(start);
            from.lay(start);
            fly();
        }
    }

    /** Where it goes. */
    Route route() {
        return route;
    }

    /** Where it comes to an end. */
    Point2D end() {
        return route.end();
    }

    /** Where it begins and ends, and all squares between while they are lit. */
    Stream<Point2D> open() {
        Stream<Point2D> ends = Stream.of(route.start(), route.end());
        return standing == Standing.OUT ? Stream.concat(ends, road.lights().stream().map(Sprite::at)) : ends;
    }

    /** The steps from one square to the next. */
    Set<Set<Point2D>> steps() {
        return route.steps();
    }

    /** Is seen more or less than the others. */
    void stand(Standing now, boolean gradually) {
        standing = now;
        from.stand(standing);
        to.stand(standing);
        cord.stand(standing);
        road.light(standing == Standing.OUT, gradually);
        flight.setVisible(standing == Standing.OUT);
    }

    /** Whether nothing is pointed at. */
    boolean isPlain() {
        return standing == Standing.PLAIN;
    }

    /** Whether it stands out. */
    boolean isOut() {
        return standing == Standing.OUT;
    }

    /**
     * If a thread tells where it leads, no feet and no beads are seen on it, and its goal has but its plain frame,
     * unless that shines.
     */
    void thread(boolean leads) {
        if (leads) {
            road.bare();
            flight.setVisible(false);
            to.stand(standing == Standing.OUT ? Standing.PLAIN : standing);
        }
    }

    /** Its ends shine, or not. */
    void shine(boolean first, boolean last) {
        from.shine(first);
        to.shine(last);
    }

    /** It is as it is going to be. */
    void settle() {
        road.settle();
    }

    GoldCord cord() {
        return cord;
    }

    LitRoad road() {
        return road;
    }

    BeadArc flight() {
        return flight;
    }

    /** The frames of its ends. */
    List<SquareFrame> frames() {
        return List.of(from, to);
    }
}

package patolli.ui.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import patolli.rules.Side;
import patolli.rules.Spot;

/** Every place at a table where a piece can lie: squares, hands, homes, and where captives are kept. */
final class PlacingSpots {
    /** Two places that lie nearer to each other are the same one. */
    private static final double SAME = 4;
    /** How much further a place counts as that lies aside of where a key points. */
    private static final double ASIDE = 2.2;
    private final TableStage stage;
    private List<Place> all = List.of();

    /**
     * A place.
     *
     * @param spot  what it is; empty for the Home of all in the middle of a board
     * @param index of how many such places of a side it is
     */
    record Place(Point2D middle, Optional<Spot> spot, int index) {

        /** What it is for a piece of that side; empty if it is none of its places. */
        Optional<Spot> of(Side side) {
            return spot.isEmpty() ? Optional.of(new Spot.Home(side)) : spot.filter(at -> switch (at) {
                case Spot.Square _ -> true;
                case Spot.Hand hand -> hand.side() == side;
                case Spot.Home home -> home.side() == side;
                case Spot.Captured captured -> captured.side() == side;
            });
        }
    }

    PlacingSpots(TableStage stage) {
        this.stage = stage;
    }

    /** Finds them anew: these play. */
    void lay(Collection<Side> playing) {
        TableLayout layout = stage.layout();
        List<Place> found = new ArrayList<>();
        for (int square = 0; square < layout.board().squares(); square++) {
            found.add(new Place(layout.square(square), Optional.of(new Spot.Square(square)), square));
        }
        for (Side side : playing) {
            for (int i = 0; i < stage.pieces().of(side).size(); i++) {
                Point2D nest = layout.nest(side, i);
                found.add(new Place(nest, Optional.of(keeps(side) ? captive(side, playing) : new Spot.Hand(side)), i));
                if (layout.done(side, i).distance(nest) > SAME) {
                    found.add(new Place(layout.done(side, i), Optional.of(new Spot.Home(side)), i));
                }
            }
        }
        layout.board().homeRoom().ifPresent(room ->
                found.add(new Place(TableLayout.point(room.middle()), Optional.empty(), 0)));
        // Of those who don't play nothing can be anywhere.
        all = List.copyOf(found);
    }

    /** Whether what lies beside a side's edge of the board are its captives. */
    private boolean keeps(Side side) {
        return stage.stakes().captive(side, 0).isPresent();
    }

    private static Spot captive(Side by, Collection<Side> playing) {
        return new Spot.Captured(playing.stream().filter(side -> side != by).findFirst().orElseThrow());
    }

    List<Place> all() {
        return all;
    }

    /** The place that covers a point. */
    Optional<Place> at(Point2D at) {
        return all.stream().filter(place -> place.spot().isEmpty()
                        ? stage.layout().board().homeRoom().map(TableLayout::area).orElseThrow().contains(at)
                        : stage.layout().covers(place.middle(), at))
                .min(Comparator.comparingDouble(place -> place.middle().distance(at)));
    }

    /** The next place in a direction, x or y of which is 0: the nearest, where those aside count as further off. */
    Optional<Place> next(Place from, Point2D way) {
        return all.stream().filter(place -> along(from, place, way) > 1)
                .min(Comparator.comparingDouble(place -> along(from, place, way) + ASIDE * aside(from, place, way)));
    }

    private static double along(Place from, Place to, Point2D way) {
        return to.middle().subtract(from.middle()).dotProduct(way);
    }

    private static double aside(Place from, Place to, Point2D way) {
        return Math.abs(to.middle().subtract(from.middle()).dotProduct(way.getY(), -way.getX()));
    }

    /** The piece that lies at a place; of several on a square that nearest to the point. */
    Optional<PieceSprite> piece(Place place, Point2D at) {
        return place.spot().flatMap(spot -> stage.pieces().all().stream().filter(piece -> switch (spot) {
            case Spot.Square _ -> piece.spot().isWith(spot);
            case Spot.Captured captured -> piece.spot().equals(captured) && place.index() < lost(captured.side());
            case Spot.Hand _, Spot.Home _ -> !(piece.spot() instanceof Spot.Square)
                    && piece.home().distance(place.middle()) < SAME;
        }).min(Comparator.comparingDouble(piece -> piece.home().distance(at))));
    }

    private long lost(Side side) {
        return stage.pieces().of(side).stream().filter(piece -> piece.spot() instanceof Spot.Captured).count();
    }
}

package patolli.ui.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;
import patolli.rules.Leg;
import patolli.rules.MoveView;
import patolli.rules.Spot;

/**
 * How far a move has been chosen whose pieces are chosen one after the other, in whichever order.
 *
 * @param views all legal moves
 * @param first the leg that has been chosen already
 */
record LegChoice(List<MoveView> views, Optional<Leg> first) {
    /** Where there is nothing to choose. */
    static final LegChoice NONE = new LegChoice(List.of(), Optional.empty());

    /** A copy that cannot be changed. */
    LegChoice {
        views = List.copyOf(views);
    }

    private Stream<MoveView> open() {
        return views.stream().filter(view -> first.map(view.legs()::contains).orElse(true));
    }

    /** What can be chosen next, each once. */
    List<Leg> legs() {
        return open().flatMap(view -> view.legs().stream()).filter(leg -> !first.equals(Optional.of(leg))).distinct()
                .toList();
    }

    /** Where the pieces stand that can be chosen next, in the order in which their moves are. */
    List<Spot> origins() {
        return legs().stream().map(Leg::from).distinct().toList();
    }

    /** Where the piece can go that stands there. */
    List<Leg> from(Spot origin) {
        return legs().stream().filter(leg -> leg.from().equals(origin)).toList();
    }

    /** Whether one piece, or both that stand there, can go to the same place. */
    boolean isForOneOrBoth(Leg leg) {
        return from(leg.from()).stream().anyMatch(other -> other.to().equals(leg.to())
                && other.pieces() != leg.pieces());
    }

    /** The leg that a hint tells of from where a piece stands, while no other is pointed at and none is chosen. */
    Optional<Leg> marked(Optional<MoveView> advised, Spot origin, Optional<Leg> pointed) {
        return (first.isPresent() ? Stream.<Leg>of() : from(origin).stream()).filter(leg -> advised
                .filter(move -> move.legs().contains(leg)).isPresent() && pointed.map(leg::equals).orElse(true))
                .findFirst();
    }

    /** Where one piece or a pair can go to the same square, the left half of it is for one and the right for both. */
    Rectangle2D room(Leg leg, Rectangle2D square) {
        double half = square.getWidth() / 2;
        return isForOneOrBoth(leg) ? new Rectangle2D(square.getMinX() + (leg.pieces() > 1 ? half : 0),
                square.getMinY(), half, square.getHeight()) : square;
    }

    /** What leads to where nothing else that can be chosen leads. */
    Stream<Leg> alone() {
        List<Leg> legs = legs();
        return legs.stream().filter(leg -> legs.stream().filter(other -> other.to().isWith(leg.to())).count() == 1);
    }

    /** The move that is complete with a leg, if there is one. */
    Optional<MoveView> completes(Leg leg) {
        return open().filter(view -> view.legs().contains(leg) && view.legs().size() == (first.isPresent() ? 2 : 1))
                .findFirst();
    }

    /** Whether a leg is one of two that share a cast. */
    boolean isPart(Leg leg) {
        return first.isPresent() || completes(leg).isEmpty();
    }

    /** The moves that may come of a leg. */
    Stream<MoveView> with(Leg leg) {
        return open().filter(view -> view.legs().contains(leg));
    }
}

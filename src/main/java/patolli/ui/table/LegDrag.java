package patolli.ui.table;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.geometry.Point2D;
import patolli.rules.Leg;
import patolli.rules.Spot;

/**
 * A piece that is held over the table, and goes where it is let go.
 *
 * @param choice what can be chosen
 * @param origin where the piece stands
 * @param end    where a leg ends
 * @param take   chooses a leg
 * @param held   told where the piece stands that is held, and when none is any more
 */
record LegDrag(LegChoice choice, Spot origin, TableLayout layout, Function<Leg, Point2D> end, Consumer<Leg> take,
        Consumer<Optional<Spot>> held) implements PieceDrag.Goal {

    private Optional<Leg> at(Point2D point) {
        return choice.from(origin).stream().filter(leg -> layout.covers(leg.to(), end.apply(leg), point)
                && (!choice.isForOneOrBoth(leg) || leg.pieces() > 1 == point.getX() >= end.apply(leg).getX()))
                .findFirst();
    }

    @Override
    public void taken(PieceSprite piece) {
        held.accept(Optional.of(origin));
    }

    @Override
    public void released() {
        held.accept(Optional.empty());
    }

    @Override
    public boolean lies(Point2D point) {
        return at(point).isPresent();
    }

    @Override
    public void landed(PieceSprite dropped, Point2D point) {
        at(point).ifPresent(take);
    }
}

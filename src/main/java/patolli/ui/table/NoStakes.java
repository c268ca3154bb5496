package patolli.ui.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.geometry.Rectangle2D;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.ui.common.Sprite;
import patolli.ui.table.staging.Payment;

/** Nothing is staked, and nothing lies anywhere. */
record NoStakes(Function<Side, Rectangle2D> goods) implements Stakes {

    @Override
    public void show(State state) {
        // nothing lies there
    }

    @Override
    public void settle() {
        // nothing lies there
    }

    @Override
    public Optional<Payment> payment(Event event) {
        return Optional.empty();
    }

    @Override
    public int held(Optional<Side> holder) {
        return 0;
    }

    @Override
    public List<Sprite> sprites() {
        return List.of();
    }

    @Override
    public Rectangle2D area(Optional<Side> holder) {
        return holder.map(goods).orElse(Rectangle2D.EMPTY);
    }
}

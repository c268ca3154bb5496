package patolli.ui.table.staging;

import java.util.List;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.animation.ParallelTransition;
import javafx.geometry.Point2D;
import patolli.model.Tempo;
import patolli.ui.common.Paths;
import patolli.ui.common.Sprite;

/**
 * What an event pays: it is noted whose it now is, but all of it still lies where it lay.
 *
 * @param going    what is paid, in its order
 * @param shifting what makes room
 */
public record Payment(List<Going> going, List<Going> shifting) {
    /** A flight, and from the start of one to that of the next. */
    private static final double PAY = 400;
    private static final double GAP = 55;
    private static final double RISE = 90;
    /** By how much it is larger in the air. */
    private static final double LARGER = 0.35;

    /** Copies that cannot be changed. */
    public Payment {
        going = List.copyOf(going);
        shifting = List.copyOf(shifting);
    }

    /**
     * Something on its way.
     *
     * @param to    where its middle will lie
     * @param scale how large it will be there
     */
    public record Going(Sprite sprite, Point2D to, double scale) { }

    /** This, and another one at the same time. */
    public Payment and(Payment other) {
        return new Payment(Stream.concat(going.stream(), other.going.stream()).toList(),
                Stream.concat(shifting.stream(), other.shifting.stream()).toList());
    }

    /** It flies where it goes, one thing after the other, and nothing else happens. */
    public Animation flight(Tempo tempo) {
        ParallelTransition flights = new ParallelTransition();
        for (Going each : going) {
            each.sprite.toFront();
            Animation flight = Paths.arc(each.sprite, each.to, RISE, each.scale, LARGER, tempo.of(PAY));
            flight.setDelay(tempo.of(GAP * flights.getChildren().size()));
            flights.getChildren().add(flight);
        }
        shifting.forEach(each -> flights.getChildren().add(
                Paths.arc(each.sprite, each.to, 0, each.scale, tempo.of(PAY))));
        return flights;
    }
}

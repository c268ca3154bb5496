package patolli.ui.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.geometry.Rectangle2D;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.settings.TextSize;
import patolli.ui.common.Sprite;
import patolli.ui.table.staging.Captive;
import patolli.ui.table.staging.Payment;

/** What a game is played for, as it lies on the table. A holder is a side, or nobody for what lies in the pool. */
public interface Stakes {
    /** For games that are played for nothing. */
    Stakes NONE = none(side -> Rectangle2D.EMPTY);

    /** For games that are played for nothing. @param goods where what tells of a side's luck lies instead */
    static Stakes none(Function<Side, Rectangle2D> goods) {
        return new NoStakes(goods);
    }

    /** Lays everything where the position has it. */
    void show(State state);

    /** Lays everything where it belongs by the holders as they are noted: what was on its way has come down. */
    void settle();

    /** Hands over what an event pays, and leaves it where it lies; empty for events that pay nothing. */
    Optional<Payment> payment(Event event);

    /** How a side keeps what it captures when it has so many already; empty where captives are only gone. */
    default Optional<Captive> captive(Side by, int before) {
        return Optional.empty();
    }

    /**
     * All that can glow about the pool does, however little lies in it: the contest is over.
     *
     * @return where it glows; empty where nothing does
     */
    default Rectangle2D blaze(boolean over, boolean gradually) {
        return Rectangle2D.EMPTY;
    }

    /** Whose turn it is: where things shine by themselves, those of whoever waits do so less. */
    default void light(Optional<Side> turn) {
        // where nothing shines by itself
    }

    /** What is written there grows with the words. */
    default void size(TextSize size) {
        // where nothing is written
    }

    /** How much a holder has, as it can be seen: while things fly they belong to whom they fly to. */
    int held(Optional<Side> holder);

    /** All that lies there. */
    List<Sprite> sprites();

    /** Where a holder's things lie. */
    Rectangle2D area(Optional<Side> holder);
}

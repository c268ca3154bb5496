package patolli.ui.common;

import java.util.List;
import javafx.geometry.Rectangle2D;
import patolli.model.Performer;
import patolli.rules.Leg;

/** A table at which a game is shown to somebody who does not play it. */
public interface Mat extends View {

    /** What shows turns and positions there. */
    Performer performer();

    /** Writes what happened and what comes; numbers are those of what can be seen. */
    void write(Saying saying);

    /** Marks where the last move went, and no others; none for an empty list. */
    void mark(List<Leg> moves);

    /** Where something else may lie, in design units, without covering any of the game. */
    Rectangle2D room();
}

package patolli.ui.table;

import javafx.animation.Animation;
import javafx.geometry.Rectangle2D;
import javafx.util.Duration;

/** What is thrown at a table, beans or dice: in the hand, shaken, tumbling, and lying so that it shows a cast. */
public interface CastView {

    /** They gather in the hand. */
    void gather();

    /** They gather where there is room beside them for the discs by which real ones are entered. */
    void makeRoom();

    /** They jump about in the hand: one frame of the rattling. */
    void shake();

    /** They are thrown, and come to lie showing exactly this cast. */
    Animation thrown(String cast, Duration time);

    /** They lie showing a cast, at once. */
    void show(String cast);

    /** Whether that cast is what they show, or are about to show. */
    boolean isShowing(String cast);

    /** Whatever is still flying lies where it was going. */
    void settle();

    /** Where they lie, in design units. */
    Rectangle2D bounds();
}

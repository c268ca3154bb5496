package patolli.ui.table;

import java.util.List;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.util.Duration;

/** What is thrown at a table, beans or dice: in the hand, shaken, tumbling, and lying so that it shows a cast. */
public interface CastView {

    /**
     * All of them with their shadows, as one child of their layer: where more than a dozen of a layer move, the layer
     * is drawn anew from the corner of the mat on.
     */
    Node heap();

    /** They gather in the hand. */
    void gather();

    /** They gather at a point, and are held there from now on. */
    default void gather(Point2D at) {
        gather();
    }

    /** They are swept together from wherever they lie, and come to lie gathered at a point. */
    default Animation swept(Point2D to, Duration time) {
        PauseTransition way = new PauseTransition(time);
        gather(to);
        return way;
    }

    /** They make way to a point, and lie about it, showing what they show. */
    default Animation madeWay(Point2D to, Duration time) {
        return new PauseTransition(time);
    }

    /** They are held at a point, from where they are thrown next. */
    default void holdAt(Point2D point) {
        // where all is thrown from one place
    }

    /** They gather where there is room beside them for the discs by which real ones are entered. */
    void makeRoom();

    /** They jump about in the hand: one frame of the rattling. */
    void shake();

    /** They are held in a hand whose picture shows them; whatever comes next lets them be seen again. */
    default void hide() {
        // where no hand is painted
    }

    /** They are thrown, and come to lie showing exactly this cast. */
    Animation thrown(String cast, Duration time);

    /**
     * What they show is counted, one after the other.
     *
     * @param each  between two of them
     * @param least how long it takes even if there is nothing to count
     */
    default Animation counted(Duration each, Duration least) {
        return new PauseTransition(least);
    }

    /** They lie showing a cast, at once. */
    void show(String cast);

    /** Whether that cast is what they show, or are about to show. */
    boolean isShowing(String cast);

    /** Only these dice of the cast are still to be used; none where a cast is one number, or lies as it was left. */
    default void left(List<Integer> dice) {
        // where a cast is one number
    }

    /** A move begins that uses dice, after which these are still to be used: all others have been. */
    default void spend(List<Integer> dice) {
        // where a cast is one number
    }

    /**
     * Where a die lies, in design units.
     *
     * @param at      its middle
     * @param degrees how far it is turned from level
     */
    record Lying(Point2D at, double degrees, double wide, double high) { }

    /** Where those dice lie that show a number and are still to be used. */
    default List<Lying> lying(int number) {
        return List.of();
    }

    /** Whatever is still flying lies where it was going. */
    void settle();

    /** Where they lie, in design units. */
    Rectangle2D bounds();
}

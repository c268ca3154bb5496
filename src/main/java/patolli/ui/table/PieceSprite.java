package patolli.ui.table;

import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Point2D;
import javafx.scene.effect.ColorAdjust;
import patolli.board.Point;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.light.TableLight;

/** One of the pieces. */
public final class PieceSprite extends Sprite {
    /** How far its shadow falls. */
    private static final double FALL = 10;
    private final TableLayout layout;
    private final PieceLook look;
    private final Side side;
    private final int number;
    private final Sprite shadow;
    private final Runnable moved;
    private Spot spot;
    /** Whether it stands in a dish. */
    private boolean inDish;
    private Point2D beside = Point2D.ZERO;
    /** How large it is where it belongs. */
    private double size = 1;
    /** Which place of its tray it has at home. */
    private Optional<Integer> tray = Optional.empty();

    /** @param moved is run when it belongs elsewhere */
    PieceSprite(Pictures pictures, TableLayout layout, PieceLook look, Side side, int number, Runnable moved) {
        super(pictures, look.playing(side, number));
        this.layout = layout;
        this.look = look;
        this.side = side;
        this.number = number;
        this.moved = moved;
        spot = new Spot.Hand(side);
        shadow = new Sprite(pictures, look.shadow());
        for (ObservableValue<Number> place : List.of(layoutXProperty(), layoutYProperty())) {
            place.subscribe(now -> fall());
        }
        visibleProperty().subscribe(seen -> shadow.setVisible(seen));
        opacityProperty().subscribe(now -> shadow.setOpacity(now.doubleValue()));
        setId("piece-" + side.key() + "-" + (number + 1));
    }

    private void fall() {
        boolean dished = look.dish().isPresent() && isInHand() && isThere();
        if (dished != inDish) {
            inDish = dished;
            shadow.picture(dished ? look.dish().orElseThrow() : look.shadow());
        }
        if (dished) {
            shadow.place(at());
            return;
        }
        Point2D way = TableLayout.point(TableLight.shadow(new Point(at().getX(), at().getY())));
        shadow.place(at().add(way.multiply(FALL)));
    }

    /** Its shadow, or the dish in which it waits, which goes with it under all pieces. */
    Sprite shadow() {
        return shadow;
    }

    /** Whether it lies where it belongs. */
    boolean isThere() {
        return at().distance(home()) < 1;
    }

    Side side() {
        return side;
    }

    /** Where it belongs. */
    Spot spot() {
        return spot;
    }

    boolean isInHand() {
        return spot instanceof Spot.Hand;
    }

    boolean isHome() {
        return spot instanceof Spot.Home;
    }

    /** Takes note of where the piece now belongs, without moving its picture. */
    void belong(Spot now) {
        spot = now;
        size = 1;
        moved.run();
        // A piece that settles is seen to have come before it changes.
        picture(isSettled() ? look.playing(side, number) : face());
    }

    /** Whether it has come where it stays for good. */
    boolean isSettled() {
        return spot instanceof Spot.Square square && look.settles(side, square);
    }

    /** It shares its square with others: stands so far from the middle, and is so large. */
    void share(Point2D fromMiddle, double large) {
        beside = fromMiddle;
        size = large;
    }

    /** How large it is where it belongs, of its usual size. */
    double size() {
        return size;
    }

    /** It has that place of its tray, or none. */
    void tray(Optional<Integer> place) {
        tray = place;
    }

    /** The place that it has in its tray. */
    Optional<Integer> tray() {
        return tray;
    }

    /** Whether it has its square for itself. */
    boolean isAlone() {
        return beside.equals(Point2D.ZERO);
    }

    /** The picture that it has where it belongs. */
    String face() {
        return isHome() ? look.home(side, number) : isSettled() ? look.settled(side, number)
                : spot instanceof Spot.Square square && square.again() ? look.again(side, number)
                : look.playing(side, number);
    }

    /** Lies where it belongs; one that was captured is gone. */
    void settle() {
        lieFlat();
        picture(face());
        place(home());
        setVisible(!(spot instanceof Spot.Captured));
    }

    /** Where it lies when it lies where it belongs: on its square, or in its own place beside the board. */
    Point2D home() {
        return switch (spot) {
            case Spot.Square square -> layout.square(square.number()).add(beside);
            case Spot.Home _ -> layout.done(side, layout.board().fillsTrays() ? tray.orElse(number) : number);
            case Spot.Hand _, Spot.Captured _ -> nest();
        };
    }

    /** The middle of where it would land. */
    Point2D end(Spot to) {
        return switch (to) {
            case Spot.Square square -> layout.square(square.number());
            case Spot.Home _ -> layout.goal(side, number);
            case Spot.Hand _, Spot.Captured _ -> nest();
        };
    }

    /** Is lifted towards whoever looks, or else dimmed like the mat beside the lifted ones. */
    void standOut(boolean lifted) {
        setTranslateY(lifted ? -look.lift() : 0);
        scale(lifted ? look.larger() * size : size);
        setEffect(lifted || isHome() || isSettled() ? null : new ColorAdjust(0, -look.faded(), -look.dimmed(), 0));
    }

    /** Neither lifted nor dimmed. */
    void lie() {
        setTranslateY(0);
        lieFlat();
    }

    private void lieFlat() {
        rest();
        scale(size);
    }

    private void scale(double now) {
        setScaleX(now);
        setScaleY(now);
    }

    /** Its own place beside the board. */
    Point2D nest() {
        return layout.nest(side, number);
    }
}

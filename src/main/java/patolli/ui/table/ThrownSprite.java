package patolli.ui.table;

import javafx.geometry.Point2D;
import javafx.scene.image.ImageView;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** One thrown thing and its shadow. It rolls about its long axis; how far it has rolled says which face is up. */
public abstract class ThrownSprite extends Sprite {
    private final Sprite shadow;
    private Point2D end;
    private double turn;
    private double roll;

    /** @param hand where it lies at first */
    protected ThrownSprite(Pictures pictures, String picture, String shadow, Point2D hand) {
        super(pictures, picture);
        this.shadow = new Sprite(pictures, shadow);
        end = hand;
    }

    /** Its shadow, which lies under all that is thrown. */
    protected final ImageView shadow() {
        return shadow;
    }

    /** Where it lies, or is going to lie. */
    public final Point2D end() {
        return end;
    }

    /** How far it is turned there, in degrees from level. */
    public final double turn() {
        return turn;
    }

    /** How far it has rolled when it lies there, in full turns from 0 to 1. */
    public final double roll() {
        return roll;
    }

    /** Notes where it is going to lie and which face it will show; {@link #settle()} takes it there. */
    public final void goTo(Point2D at, double degrees, double rolled) {
        end = at;
        turn = degrees;
        roll = rolled;
    }

    /** Lies still where it was going. */
    public final void settle() {
        fly(end, 0, turn, roll);
    }

    /** Lies still. */
    public final void lie(Point2D at, double degrees, double rolled) {
        goTo(at, degrees, rolled);
        settle();
    }

    /** Is in the air over a point of the table: height in units, turn in degrees, roll in full turns. */
    public final void fly(Point2D over, double height, double degrees, double rolled) {
        setVisible(true);
        shadow.setVisible(true);
        paint(rolled);
        place(over.add(0, -height));
        soar(shadow, over, height, degrees);
    }

    /** Shows how far it has rolled. */
    protected abstract void paint(double rolled);

    /** Is turned and as large as it is up there; and so is its shadow, and where that falls. */
    protected abstract void soar(Sprite below, Point2D over, double height, double degrees);

    /** Is in a hand, out of sight, until it lies or flies again. */
    public final void hide() {
        setVisible(false);
        shadow.setVisible(false);
    }
}

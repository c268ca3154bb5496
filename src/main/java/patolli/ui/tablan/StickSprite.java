package patolli.ui.tablan;

import javafx.geometry.Point2D;
import javafx.scene.image.ImageView;
import patolli.board.StickSheet;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.TableLayout;

/** One split stick and its shadow; its picture is a strip of frames, as {@link StickSheet} has them. */
final class StickSprite extends Sprite {
    /** From its middle to its end, in design units. */
    static final double HALF = StickSheet.HALF;
    /** It is never seen turned further: the lamp stays where it is. */
    private static final double FURTHEST = 90;
    private final int row;
    private final Sprite shadow;
    private boolean plain;
    private Point2D end;
    private double turn;

    StickSprite(Pictures pictures, int row, Point2D hand) {
        super(pictures, "tablan/sticks.png");
        this.row = row;
        end = hand;
        shadow = new Sprite(pictures, "tablan/stick-shadow.png");
        setId("stick-" + (row + 1));
        roll(0);
    }

    ImageView shadow() {
        return shadow;
    }

    /** Whether it lies, or is going to lie, with its plain side up. */
    boolean isPlain() {
        return plain;
    }

    /** Where it lies, or is going to lie. */
    Point2D end() {
        return end;
    }

    double turn() {
        return turn;
    }

    /** Notes where it is going to lie and which side it will show; {@link #settle()} takes it there. */
    void goTo(Point2D at, double degrees, boolean plainUp) {
        end = at;
        turn = degrees;
        plain = plainUp;
    }

    /** Lies still where it was going. */
    void settle() {
        fly(end, 0, turn, plain ? 0 : 0.5);
    }

    /** Lies still. */
    void lie(Point2D at, double degrees, boolean plainUp) {
        goTo(at, degrees, plainUp);
        settle();
    }

    /** Is in the air over a point of the cloth: height in units, turn in degrees, roll in full turns. */
    void fly(Point2D over, double height, double degrees, double roll) {
        setVisible(true);
        shadow.setVisible(true);
        double turned = Math.IEEEremainder(degrees, 2 * FURTHEST);
        roll(roll);
        place(over.add(0, -height));
        setRotate(turned);
        setScaleX(1 + height / 220);
        setScaleY(1 + height / 220);
        shadow.place(over.add(3 + height * 0.45, 5 + height * 0.5));
        shadow.setRotate(turned);
        shadow.setOpacity(Math.max(0.3, 1 - height / 90));
        shadow.setScaleX(1 + height / 300);
        shadow.setScaleY(1 + height / 60);
    }

    /** Is in a hand, out of sight, until it lies or flies again. */
    void hide() {
        setVisible(false);
        shadow.setVisible(false);
    }

    private void roll(double turns) {
        pictures().crop(this, TableLayout.area(StickSheet.cell(row, (int) Math.round(turns * StickSheet.FRAMES))));
    }
}

package patolli.ui.table;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.ImageView;
import patolli.board.Point;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.light.TableLight;

/** One bean and its shadow. Its picture is a strip of frames, one full roll about its long axis, the dot up first. */
final class BeanSprite extends Sprite {
    private static final int FRAMES = 16;
    private static final double CELL = 64;
    /** How each bean's picture lies, in degrees from the horizontal; its shadow's picture lies level. */
    private static final double[] REST = {-24, 34, 98, -63, 9};
    /** How far its shadow falls, and how much further for each unit of height. */
    private static final double FALL = 9;
    private static final double FALL_HIGHER = 0.8;
    private final int row;
    private final Sprite shadow;
    private boolean dot;
    private Point2D end;
    private double turn;

    BeanSprite(Pictures pictures, int row, Point2D hand) {
        super(pictures, "table/beans.png");
        this.row = row;
        end = hand;
        shadow = new Sprite(pictures, "table/bean-shadow.png");
        getStyleClass().add("bean");
        roll(0);
    }

    ImageView shadow() {
        return shadow;
    }

    /** Whether it lies with its dot up. */
    boolean showsDot() {
        return dot;
    }

    /** Notes where it is going to lie and which face it will show; {@link #settle()} takes it there. */
    void goTo(Point2D at, double degrees, boolean dotUp) {
        end = at;
        // The lamp stays where it is, so a bean is never turned far.
        turn = Math.IEEEremainder(degrees, 80);
        dot = dotUp;
    }

    /** Lies still where it was going. */
    void settle() {
        fly(end, 0, turn, dot ? 0 : 0.5);
    }

    /** Lies still. */
    void lie(Point2D at, double degrees, boolean dotUp) {
        goTo(at, degrees, dotUp);
        settle();
    }

    Point2D end() {
        return end;
    }

    double turn() {
        return turn;
    }

    /** Is in the air over a point of the mat: height in units, turn in degrees, roll in full turns. */
    void fly(Point2D over, double height, double turn, double roll) {
        setVisible(true);
        shadow.setVisible(true);
        roll(roll);
        place(over.add(0, -height));
        setRotate(turn);
        setScaleX(1 + height / 160);
        setScaleY(1 + height / 160);
        Point2D way = TableLayout.point(TableLight.shadow(new Point(over.getX(), over.getY())));
        shadow.place(over.add(way.multiply(FALL + FALL_HIGHER * height)));
        shadow.setRotate(turn + REST[row]);
        shadow.setOpacity(Math.max(0.25, 1 - height / 60));
        shadow.setScaleX(1 + height / 90);
        shadow.setScaleY(1 + height / 90);
    }

    /** Is in a hand, out of sight, until it lies or flies again. */
    void hide() {
        setVisible(false);
        shadow.setVisible(false);
    }

    private void roll(double turns) {
        int frame = Math.floorMod((int) Math.round(turns * FRAMES), FRAMES);
        pictures().crop(this, new Rectangle2D(frame * CELL, row * CELL, CELL, CELL));
    }
}

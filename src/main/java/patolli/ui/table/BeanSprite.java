package patolli.ui.table;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import patolli.board.Point;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.light.TableLight;

/** One bean. Its picture is a strip of frames, one full roll about its long axis, the dot up first. */
final class BeanSprite extends ThrownSprite {
    private static final int FRAMES = 16;
    private static final double CELL = 64;
    /** How each bean's picture lies, in degrees from the horizontal; its shadow's picture lies level. */
    private static final double[] REST = {-24, 34, 98, -63, 9};
    /** How far its shadow falls, and how much further for each unit of height. */
    private static final double FALL = 9;
    private static final double FALL_HIGHER = 0.8;
    private final int row;

    BeanSprite(Pictures pictures, int row, Point2D hand) {
        super(pictures, "table/beans.png", "table/bean-shadow.png", hand);
        this.row = row;
        getStyleClass().add("bean");
        paint(0);
    }

    /** Whether it lies with its dot up. */
    boolean showsDot() {
        return roll() == 0;
    }

    @Override
    protected void soar(Sprite below, Point2D over, double height, double degrees) {
        setRotate(degrees);
        setScaleX(1 + height / 160);
        setScaleY(1 + height / 160);
        Point2D way = TableLayout.point(TableLight.shadow(new Point(over.getX(), over.getY())));
        below.place(over.add(way.multiply(FALL + FALL_HIGHER * height)));
        below.setRotate(degrees + REST[row]);
        below.setOpacity(Math.max(0.25, 1 - height / 60));
        below.setScaleX(1 + height / 90);
        below.setScaleY(1 + height / 90);
    }

    @Override
    protected void paint(double rolled) {
        int frame = Math.floorMod((int) Math.round(rolled * FRAMES), FRAMES);
        pictures().crop(this, new Rectangle2D(frame * CELL, row * CELL, CELL, CELL));
    }
}

package patolli.ui.tablan;

import javafx.geometry.Point2D;
import patolli.board.StickSheet;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.LongSprite;
import patolli.ui.table.TableLayout;

/** One split stick; its picture is a strip of frames, as {@link StickSheet} has them. */
final class StickSprite extends LongSprite {
    /** How high each flies, of how high all do. */
    private static final double[] HIGHER = {1.5, 0.6, 1.1, 0.35};
    /** Its shadow lies close below it: how far for each unit that it is high, how much smaller and how much paler. */
    private static final double ASIDE = 0.4, DOWN = 0.5, SMALLER = 420, PALER = 150;
    private final int row;

    StickSprite(Pictures pictures, int row, Point2D hand) {
        super(pictures, "tablan/sticks.png", "tablan/stick-shadow.png", hand, StickSheet.HALF);
        this.row = row;
        setId("stick-" + (row + 1));
        paint(0);
    }

    /** Whether it lies, or is going to lie, with its plain side up. */
    boolean isPlain() {
        return roll() == 0;
    }

    /** Each at a height of its own. */
    @Override
    protected void soar(Sprite below, Point2D over, double height, double degrees) {
        double high = height * HIGHER[row];
        place(over.add(0, -high));
        super.soar(below, over, high, degrees);
        below.place(over.add(3 + ASIDE * high, 5 + DOWN * high));
        below.setScaleX(1 - high / SMALLER);
        below.setScaleY(1 - high / SMALLER);
        below.setOpacity(Math.max(0.55, 1 - high / PALER));
    }

    @Override
    protected void paint(double rolled) {
        pictures().crop(this, TableLayout.area(StickSheet.cell(row, (int) Math.round(rolled * StickSheet.FRAMES))));
    }
}

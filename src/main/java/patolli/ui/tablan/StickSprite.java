package patolli.ui.tablan;

import javafx.geometry.Point2D;
import patolli.board.StickSheet;
import patolli.ui.common.Pictures;
import patolli.ui.table.LongSprite;
import patolli.ui.table.TableLayout;

/** One split stick; its picture is a strip of frames, as {@link StickSheet} has them. */
final class StickSprite extends LongSprite {
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

    @Override
    protected void paint(double rolled) {
        pictures().crop(this, TableLayout.area(StickSheet.cell(row, (int) Math.round(rolled * StickSheet.FRAMES))));
    }
}

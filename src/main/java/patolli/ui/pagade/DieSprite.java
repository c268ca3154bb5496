package patolli.ui.pagade;

import javafx.geometry.Point2D;
import javafx.scene.effect.ColorAdjust;
import patolli.board.DiceSheet;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.LongSprite;
import patolli.ui.table.TableLayout;

/** One long die; its picture is a strip of frames, as {@link DiceSheet} has them. */
final class DieSprite extends LongSprite {
    private static final int FACES = 4;
    private static final ColorAdjust SHADE = new ColorAdjust(0, 0, -0.36, 0);
    /** How much higher the one flies that is nearer, and how high one is twice as large. */
    private static final double NEAR = 1.7, GROWS = 190;
    private final int row;
    private boolean used;
    private double aside;

    DieSprite(Pictures pictures, int row, Point2D hand) {
        super(pictures, "pagade/dice.png", "pagade/die-shadow.png", hand, DiceSheet.HALF);
        this.row = row;
        setId("die-" + (row + 1));
        paint(0);
    }

    /** How far it has rolled when a face is up. */
    static double rolled(int face) {
        return (double) DiceSheet.quarter(face) / FACES;
    }

    /** The face that it shows, or is going to show. */
    int face() {
        return DiceSheet.face((int) Math.round(roll() * FACES));
    }

    /** Lies as one that has been used, in the shade and turned so far aside, or as it was thrown. */
    void use(boolean done, double degrees) {
        if (done != used) {
            used = done;
            aside = done ? degrees : 0;
            setEffect(done ? SHADE : null);
            turnAside();
        }
    }

    /** Lies as far aside as it was turned, when it has come to lie again. */
    void turnAside() {
        if (isVisible()) {
            fly(end(), 0, turn() + aside, roll());
        }
    }

    /** Whether it has been used. */
    boolean isUsed() {
        return used;
    }

    /** One flies nearer to whoever looks than the other, and so is larger, and its shadow further off. */
    @Override
    protected void soar(Sprite below, Point2D over, double height, double degrees) {
        double high = height * (row == 0 ? NEAR : 1);
        super.soar(below, over, high, degrees);
        setScaleX(1 + high / GROWS);
        setScaleY(1 + high / GROWS);
    }

    @Override
    protected void paint(double rolled) {
        pictures().crop(this, TableLayout.area(DiceSheet.cell(row, (int) Math.round(rolled * DiceSheet.FRAMES))));
    }
}

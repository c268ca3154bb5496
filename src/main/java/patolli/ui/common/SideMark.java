package patolli.ui.common;

import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import patolli.rules.Side;

/** A side's small sign, told by its form as well as by its colour: red's round jewel, blue's four-lobed one. */
public final class SideMark extends Region {
    private static final double DRAWN = 20;
    private static final String ROUND = "M 10,1.2 A 8.8,8.8 0 1 1 9.99,1.2 Z";
    private static final String EYE = "M 10,7.2 A 2.8,2.8 0 1 1 9.99,7.2 Z";
    private final SVGPath form = new SVGPath();
    private final SVGPath eye = new SVGPath();

    /** @param size its width and height, in design units */
    public SideMark(Side side, double size) {
        form.setContent(switch (side) {
            case RED, WHITE -> ROUND;
            case BLUE -> "M 5.9,5.9 A 4.3,4.3 0 1 1 14.1,5.9 A 4.3,4.3 0 1 1 14.1,14.1 "
                    + "A 4.3,4.3 0 1 1 5.9,14.1 A 4.3,4.3 0 1 1 5.9,5.9 Z";
            case YELLOW -> "M 10,0.8 L 19.2,10 L 10,19.2 L 0.8,10 Z";
            case GREEN -> "M 2,2 L 18,2 L 18,18 L 2,18 Z";
            case BLACK -> "M 10,1.4 L 19,17.6 L 1,17.6 Z";
        });
        eye.setContent(EYE);
        form.setFill(pigment(side).color());
        form.setStroke(Pigment.INK.color());
        form.setStrokeWidth(1.7);
        eye.setFill((side == Side.WHITE ? Pigment.INK : Pigment.BONE).color());
        for (SVGPath path : new SVGPath[] {form, eye}) {
            path.setManaged(false);
            path.setScaleX(size / DRAWN);
            path.setScaleY(size / DRAWN);
        }
        getChildren().addAll(form, eye);
        setMouseTransparent(true);
        setMinSize(size, size);
        setPrefSize(size, size);
        setMaxSize(size, size);
    }

    /** The colour of a side's things. */
    public static Pigment pigment(Side side) {
        return switch (side) {
            case RED -> Pigment.COCHINEAL;
            case BLUE -> Pigment.TURQUOISE;
            case YELLOW -> Pigment.OCHRE;
            case GREEN -> Pigment.JADE;
            case BLACK -> Pigment.OBSIDIAN;
            case WHITE -> Pigment.BONE;
        };
    }

    @Override
    protected void layoutChildren() {
        // Scaled about their own middles, which are this region's.
        for (SVGPath path : new SVGPath[] {form, eye}) {
            path.relocate(getWidth() / 2 - path.getLayoutBounds().getWidth() / 2,
                    getHeight() / 2 - path.getLayoutBounds().getHeight() / 2);
        }
    }
}

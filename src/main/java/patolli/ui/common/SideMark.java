package patolli.ui.common;

import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import patolli.rules.Side;

/**
 * A side's small sign, told by its form as well as by its colour: red's round jewel, blue's four-lobed one, yellow's
 * sun of eight rays, green's axe head, as the pieces have them.
 */
public final class SideMark extends Region {
    private static final double DRAWN = 20;
    private static final String ROUND = "M 10,1.2 A 8.8,8.8 0 1 1 9.99,1.2 Z";
    private static final String EYE = "M 10,7.2 A 2.8,2.8 0 1 1 9.99,7.2 Z";
    private static final String POLL_EYE = "M 10,7.9 A 2.1,2.1 0 1 1 9.99,7.9 Z";
    private static final int RAYS = 8;
    /** How far the sun's rays reach from its middle, and the notches between them. */
    private static final double RAY = 9;
    private static final double NOTCH = 6.1;
    /** How far above the middle green's eye lies. */
    private static final double POLL = 3.4;
    private final double rise;
    private final SVGPath form = new SVGPath();
    private final SVGPath eye = new SVGPath();

    /** @param size its width and height, in design units */
    public SideMark(Side side, double size) {
        form.setContent(outline(side));
        eye.setContent(side == Side.GREEN ? POLL_EYE : EYE);
        rise = side == Side.GREEN ? POLL * size / DRAWN : 0;
        form.setFill(pigment(side).color());
        // A dark sign must be seen on dark ground too.
        form.setStroke((side == Side.BLACK ? Pigment.BONE : Pigment.INK).color());
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

    /** The outline of a side's sign as an SVG path, within 20 x 20. */
    public static String outline(Side side) {
        return switch (side) {
            case RED, WHITE -> ROUND;
            case BLUE -> "M 5.9,5.9 A 4.3,4.3 0 1 1 14.1,5.9 A 4.3,4.3 0 1 1 14.1,14.1 "
                    + "A 4.3,4.3 0 1 1 5.9,14.1 A 4.3,4.3 0 1 1 5.9,5.9 Z";
            case YELLOW -> sun();
            case GREEN -> "M 5.9,1.3 L 14.1,1.3 C 14.2,7 14.6,10.4 18.8,13.9 Q 10,23.2 1.2,13.9 "
                    + "C 5.4,10.4 5.8,7 5.9,1.3 Z";
            case BLACK -> "M 10,1.4 L 19,17.6 L 1,17.6 Z";
        };
    }

    private static String sun() {
        StringBuilder path = new StringBuilder();
        for (int i = 0; i < 2 * RAYS; i++) {
            double angle = i * Math.PI / RAYS;
            double reach = i % 2 == 0 ? RAY : NOTCH;
            path.append(i == 0 ? "M " : " L ").append(10 + reach * Math.cos(angle)).append(',')
                    .append(10 + reach * Math.sin(angle));
        }
        return path.append(" Z").toString();
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
        centre(form, 0);
        centre(eye, rise);
    }

    private void centre(SVGPath path, double up) {
        path.relocate(getWidth() / 2 - path.getLayoutBounds().getWidth() / 2,
                getHeight() / 2 - up - path.getLayoutBounds().getHeight() / 2);
    }
}

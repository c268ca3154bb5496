package patolli.ui.bell;

import javafx.geometry.Point2D;
import patolli.board.BellBoard;
import patolli.board.Box;
import patolli.rules.Side;

/** Where a side's signs lie beside its plate. Blue's mirror red's, green's are yellow's turned by half a circle. */
final class SignPlaces {
    private static final Point2D DISC_UNDER = new Point2D(64, 24);
    /** From the feet of a figure between two limbs to the middle of a disc. */
    private static final double AT_FEET = 30;
    /** From the end of a plate without the head to the middle of a ribbon, which hangs over that end beside words. */
    private static final double RIBBON = 2;
    private static final Point2D MIDDLE = new Point2D(BellBoard.BOARD.middle().x(), BellBoard.BOARD.middle().y());

    private SignPlaces() { }

    /** Of a disc: under the plate, or between the limbs where these meet, before whoever sits there. */
    static Point2D disc(Side side) {
        Box plate = BellBoard.BOARD.plate(side);
        return switch (side) {
            case BLUE -> mirrored(disc(Side.RED));
            case RED -> new Point2D(plate.x(), plate.bottom()).add(DISC_UNDER);
            case YELLOW -> new Point2D(MIDDLE.getX(), BellBoard.BOARD.figure(side).bottom() + AT_FEET);
            case GREEN, BLACK, WHITE -> turned(disc(Side.YELLOW));
        };
    }

    /** Of the sign of a pair: on the plate, at the end without the head. */
    static Point2D pair(Side side) {
        Box plate = BellBoard.BOARD.plate(side);
        boolean left = plate.middle().x() < MIDDLE.getX();
        return new Point2D(left ? plate.right() - RIBBON : plate.x() + RIBBON, plate.middle().y());
    }

    private static Point2D mirrored(Point2D at) {
        return new Point2D(2 * MIDDLE.getX() - at.getX(), at.getY());
    }

    private static Point2D turned(Point2D at) {
        return MIDDLE.multiply(2).subtract(at);
    }
}

package patolli.ui.table.staging;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import patolli.ui.common.Sprite;

/**
 * What may lie where a piece turns to gold and shines.
 *
 * @param pieces all of them
 * @param cast   where what is thrown lies
 * @param number where it is read
 */
public record Around(List<? extends Sprite> pieces, Rectangle2D cast, Point2D number) {
    private static final double NUMBER = 18;

    /** A copy that cannot be changed. */
    public Around {
        pieces = List.copyOf(pieces);
    }

    /** How far a place is from what was thrown. */
    double clear(Point2D at) {
        double across = Math.max(0, Math.max(cast.getMinX() - at.getX(), at.getX() - cast.getMaxX()));
        double down = Math.max(0, Math.max(cast.getMinY() - at.getY(), at.getY() - cast.getMaxY()));
        return Math.min(Math.hypot(across, down), at.distance(number) - NUMBER);
    }
}

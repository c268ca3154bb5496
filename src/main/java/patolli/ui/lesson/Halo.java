package patolli.ui.lesson;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.QuadCurveTo;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;

/** A dotted line of gold round what is larger than a square. */
final class Halo {
    /** How far the line keeps from the squares' edges, and how round its corners are. */
    private static final double CLEAR = 11;
    private static final double CORNER = 17;

    private Halo() { }

    /** A rectangle whose corners are round. */
    static Shape about(Rectangle2D area, double corner) {
        Rectangle frame = new Rectangle(area.getMinX(), area.getMinY(), area.getWidth(), area.getHeight());
        frame.setArcWidth(corner);
        frame.setArcHeight(corner);
        frame.getStyleClass().add("halo");
        return frame;
    }

    /**
     * Round what lies between the two lower limbs: narrower above, where they meet, so that no square is touched.
     *
     * @param lowest the square at which the limbs meet
     */
    static Shape between(Rectangle2D area, Rectangle2D lowest) {
        double middle = lowest.getMinX() + lowest.getWidth() / 2;
        double meet = lowest.getMinY() + lowest.getHeight() / 2 + lowest.getWidth() * Math.sqrt(0.5) + CLEAR;
        double left = Math.min(0, Math.max(area.getMinX() - middle, meet - area.getMinY()));
        double right = Math.max(0, Math.min(area.getMaxX() - middle, area.getMinY() - meet));
        double leftTurn = Math.clamp(meet + middle - area.getMinX(), area.getMinY(), area.getMaxY());
        double rightTurn = Math.clamp(meet + area.getMaxX() - middle, area.getMinY(), area.getMaxY());
        Path path = rounded(new Point2D(middle + left, area.getMinY()), new Point2D(middle + right, area.getMinY()),
                new Point2D(area.getMaxX(), rightTurn), new Point2D(area.getMaxX(), area.getMaxY()),
                new Point2D(area.getMinX(), area.getMaxY()), new Point2D(area.getMinX(), leftTurn));
        path.getStyleClass().add("halo");
        return path;
    }

    /** A closed line whose corners are round, as far as the sides between them allow. */
    private static Path rounded(Point2D... corners) {
        Path path = new Path();
        int n = corners.length;
        for (int i = 0; i < n; i++) {
            Point2D corner = corners[i];
            Point2D in = towards(corner, corners[(i + n - 1) % n]);
            Point2D out = towards(corner, corners[(i + 1) % n]);
            path.getElements().add(i == 0 ? new MoveTo(in.getX(), in.getY()) : new LineTo(in.getX(), in.getY()));
            path.getElements().add(new QuadCurveTo(corner.getX(), corner.getY(), out.getX(), out.getY()));
        }
        path.getElements().add(new ClosePath());
        return path;
    }

    private static Point2D towards(Point2D corner, Point2D other) {
        double far = corner.distance(other);
        return far == 0 ? corner : corner.interpolate(other, Math.min(0.45, CORNER / far));
    }
}

package patolli.ui.lesson;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.paint.Color;
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
    /** How far it is from one dot to the next, and how long a dot is, but for its round ends. */
    private static final double STEP = 11, DOT = 0.01;

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
     * The same with the dots one by one: none is seen where another place has marks of its own.
     *
     * @param apart where those places are
     */
    static Group about(Rectangle2D area, double corner, List<Rectangle2D> apart) {
        Path dots = new Path();
        dots.getStyleClass().add("halo");
        around(area, corner / 2).filter(dot -> apart.stream().noneMatch(place -> place.contains(dot))).forEach(dot ->
                dots.getElements().addAll(new MoveTo(dot.getX(), dot.getY()),
                        new LineTo(dot.getX() + DOT, dot.getY())));
        // What is left out belongs to it all the same.
        Rectangle whole = new Rectangle(area.getMinX(), area.getMinY(), area.getWidth(), area.getHeight());
        whole.setFill(Color.TRANSPARENT);
        return new Group(whole, dots);
    }

    /** Points equally far from one another on the edge of a rectangle whose corners are round. */
    private static Stream<Point2D> around(Rectangle2D area, double corner) {
        double round = Math.min(corner, Math.min(area.getWidth(), area.getHeight()) / 2);
        double across = area.getWidth() - 2 * round, up = area.getHeight() - 2 * round;
        double arc = Math.PI / 2 * round, quarter = (across + up) / 2 + arc;
        long dots = Math.round(4 * quarter / STEP / 4) * 4;
        Point2D middle = new Point2D(area.getMinX() + area.getWidth() / 2, area.getMinY() + area.getHeight() / 2);
        return LongStream.range(0, dots).mapToObj(i -> {
            double far = 4 * quarter * (i + 0.5) / dots;
            boolean back = (int) (far / quarter) % 2 == 1;
            double on = back ? quarter - far % quarter : far % quarter;
            double turn = Math.clamp((on - across / 2) / round, 0, Math.PI / 2);
            double x = Math.min(on, across / 2) + round * Math.sin(turn);
            double y = area.getHeight() / 2 - round + round * Math.cos(turn) - Math.max(0, on - across / 2 - arc);
            return middle.add(far < 2 * quarter ? x : -x, far < quarter || far >= 3 * quarter ? -y : y);
        });
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

package patolli.ui.table;

import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.CubicCurve;
import javafx.scene.shape.CubicCurveTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Translate;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.SpeechRoom;

/**
 * A shoot that climbs from the upper edge of a sheet to the lips of whoever speaks far above it, cut out of the same
 * cotton: a stem, leaves at both sides in turn and a bud, as the creepers of the cloths that are painted whole. It
 * grows behind the speaker.
 */
final class Shoot extends Group {
    private static final Color COTTON = Color.web("#EDE3C8"), INK = Color.web("#1E1712");
    private static final Color STEM = Color.web("#3F7A3C"), YOUNG = Color.web("#6FA34A"), PETAL = Color.web("#D8656C");
    private static final Color SHADOW = Color.web("#0A0610", 0.4);
    /** How wide the cotton looks out, the contour, and the stem. */
    private static final double EDGE = 3.2, LINE = 1.2, THICK = 3.2;
    /** How far within the speaker's room it rises, within the sheet's corners at least, and how far it swings. */
    private static final double WITHIN = 26, ROOT = 20, SWING = 5;
    /** So far above the lips it bends to them, and it ends so far before and above them. */
    private static final double OVER = 66, GAP = 12, LIPS = 7;
    /** From leaf to leaf along it, how long the first is, and how much of that the last lacks. */
    private static final double PITCH = 19, LEAF = 15, LESS = 0.4;
    /** The first leaf and the last along it, and how far leaves turn aside. */
    private static final double FIRST = 0.08, LAST = 0.88, ASIDE = 52;
    private static final double BUD = 4.2, FALLS = 2;
    /** It begins so far within the sheet, under it. */
    private static final double IN = 6;

    /**
     * Grows from a sheet to the lips of whoever speaks.
     *
     * @param figure the speaker's room, in which it rises
     * @param middle on whose side of the speaker it rises
     */
    Shoot(SpeechRoom sheet, Box figure, Point middle) {
        double top = sheet.top(), left = sheet.left(top), right = sheet.right(top);
        Point lips = sheet.mouth();
        double out = Math.signum(lips.x() - middle.x());
        double lane = (out > 0 ? figure.x() : figure.right()) + out * WITHIN;
        double root = Math.clamp(lane, left + ROOT, right - ROOT);
        Way way = new Way(root, top + IN, lane - out * SWING, top - 0.42 * (top - lips.y()),
                lane - out * SWING, lips.y() - OVER, lips.x() - out * GAP, lips.y() - LIPS);
        Group shadow = layer(way, SHADOW, SHADOW, EDGE);
        shadow.getTransforms().add(new Translate(1, FALLS));
        Group painted = layer(way, YOUNG, STEM, 0);
        ((Shape) painted.getChildren().getLast()).setFill(PETAL);
        getChildren().addAll(shadow, layer(way, COTTON, COTTON, EDGE), layer(way, INK, INK, LINE), painted);
        setManaged(false);
        setMouseTransparent(true);
    }

    /** Leaves, the stem and at last the bud, each so much larger all round. */
    private static Group layer(Way way, Color leaves, Color stem, double larger) {
        Group all = new Group();
        int count = Math.max(2, (int) Math.round((way.y0() - way.y3()) / PITCH));
        for (int i = 0; i < count; i++) {
            all.getChildren().add(dyed(leaf(way, i, count), leaves, leaves, 2 * larger));
        }
        all.getChildren().addAll(dyed(new CubicCurve(way.x0(), way.y0(), way.x1(), way.y1(), way.x2(), way.y2(),
                way.x3(), way.y3()), null, stem, THICK + 2 * larger),
                dyed(new Circle(way.x3(), way.y3(), BUD), leaves, leaves, 2 * larger));
        return all;
    }

    private static Path leaf(Way way, int i, int count) {
        double t = FIRST + (LAST - FIRST) * i / (count - 1);
        double large = LEAF * (1 - LESS * i / count);
        Path leaf = new Path(new MoveTo(0, 0), new CubicCurveTo(large * 0.25, -large * 0.44, large * 0.7, -large * 0.32,
                large, 0), new CubicCurveTo(large * 0.7, large * 0.32, large * 0.25, large * 0.44, 0, 0));
        leaf.getTransforms().setAll(new Translate(way.x(t), way.y(t)),
                new Rotate(way.heading(t) + (i % 2 == 0 ? ASIDE : -ASIDE)));
        return leaf;
    }

    private static Shape dyed(Shape shape, Color ground, Color line, double thick) {
        shape.setFill(ground);
        shape.setStroke(thick > 0 ? line : null);
        shape.setStrokeWidth(thick);
        shape.setStrokeLineCap(StrokeLineCap.ROUND);
        shape.setStrokeLineJoin(StrokeLineJoin.ROUND);
        return shape;
    }

    /** A curve with its points of control. */
    private record Way(double x0, double y0, double x1, double y1, double x2, double y2, double x3, double y3) {
        double x(double t) {
            return at(t, x0, x1, x2, x3);
        }

        double y(double t) {
            return at(t, y0, y1, y2, y3);
        }

        /** Whither it goes there, in degrees. */
        double heading(double t) {
            return Math.toDegrees(Math.atan2(y(t + 0.01) - y(t - 0.01), x(t + 0.01) - x(t - 0.01)));
        }

        private static double at(double t, double a, double b, double c, double d) {
            double u = 1 - t;
            return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
        }
    }
}

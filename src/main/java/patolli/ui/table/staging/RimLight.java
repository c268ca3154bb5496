package patolli.ui.table.staging;

import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Circle;
import javafx.scene.shape.StrokeLineCap;
import patolli.ui.common.Sprite;

/** What stands around a flash is dark against it, and lit at the edges that look at it. */
final class RimLight {
    /** How far the flash is seen, the edge of a piece that lies flat from its middle, and how much of it is lit, in
     * degrees. */
    private static final double SEEN = 130, EDGE = 26.5, LIT = 128;
    /** Lines on each other, from the softest to the brightest: how broad each is, how firm, and how long of all. */
    private static final double[] BROAD = {7, 4.2, 2}, FIRM = {0.26, 0.5, 1}, LONG = {0.72, 0.9, 0.8};
    private static final Color[] WARM = {Color.web("#FF9A3C"), Color.web("#FFB95C"), Color.web("#FFE9B4")};
    private static final Color DARK = Color.web("#120904", 0.5);
    private static final Color VEIL = Color.web("#FFF6DC", 0.3);
    private static final double DIES = 1.5;
    /** Nearer than so many edges to one that is nearer to the flash, a piece is in its shadow. */
    private static final double HIDDEN = 1.3;

    private RimLight() { }

    /** Lights the edges of those near a place. */
    static void on(Spotlight light, Cues cues, double from, double to, Point2D at, List<? extends Sprite> others) {
        on(light, cues, from, to, at, others, light::before);
    }

    /** The same. @param show brings it into the light */
    static void on(Spotlight light, Cues cues, double from, double to, Point2D at, List<? extends Sprite> others,
            Consumer<Node> show) {
        double edge = light.bursts().flung().map(Bursts.Flung::edge).orElse(EDGE);
        List<? extends Sprite> near = others.stream().filter(other -> other.at().distance(at) < SEEN
                && other.at().distance(at) > edge && others.stream().noneMatch(before -> before != other
                && before.at().distance(other.at()) < HIDDEN * edge
                && before.at().distance(at) < other.at().distance(at))).toList();
        if (near.isEmpty()) {
            return;
        }
        Group all = Spotlight.together();
        boolean flat = light.bursts().flung().isEmpty();
        List<Group> rims = near.stream().map(other -> rim(other.at(), at, edge * other.getScaleX(), flat)).toList();
        all.getChildren().addAll(rims);
        List<Point2D> homes = near.stream().map(Sprite::at).toList();
        cues.onTwos(from, to, done -> {
            if (all.getParent() == null) {
                show.accept(all);
            }
            for (int i = 0; i < rims.size(); i++) {
                Point2D moved = near.get(i).at().subtract(homes.get(i));
                rims.get(i).setTranslateX(moved.getX());
                rims.get(i).setTranslateY(moved.getY());
            }
            all.setOpacity(Math.min(1, DIES * (1 - done)));
            all.setVisible(done < 1);
        });
    }

    /** What stands in the flash is the brightest of all, whatever its colour: a veil of light, and all its edge. */
    static void crown(Spotlight light, Cues cues, double from, double to, Point2D at) {
        Group all = Spotlight.together();
        Circle veil = new Circle(at.getX(), at.getY(), EDGE, VEIL);
        all.getChildren().add(veil);
        for (int i = 0; i < BROAD.length; i++) {
            Circle ring = new Circle(at.getX(), at.getY(), EDGE + 1, null);
            ring.setStroke(WARM[i]);
            ring.setStrokeWidth(BROAD[i]);
            ring.setOpacity(FIRM[i]);
            all.getChildren().add(ring);
        }
        cues.onTwos(from, to, done -> {
            if (all.getParent() == null) {
                light.before(all);
            }
            all.setOpacity(Math.min(1, DIES * (1 - done)));
            all.setVisible(done < 1);
        });
    }

    /** @param flat whether the piece lies flat, so that all of it is dark but for that edge */
    private static Group rim(Point2D piece, Point2D flash, double edge, boolean flat) {
        Group rim = flat ? new Group(new Circle(piece.getX(), piece.getY(), edge, DARK)) : new Group();
        double far = piece.distance(flash);
        Point2D towards = flash.subtract(piece);
        double angle = Math.toDegrees(Math.atan2(-towards.getY(), towards.getX()));
        for (int i = 0; i < BROAD.length; i++) {
            double length = LIT * LONG[i];
            Arc arc = new Arc(piece.getX(), piece.getY(), edge, edge, angle - length / 2, length);
            arc.setType(ArcType.OPEN);
            arc.setFill(null);
            arc.setStroke(WARM[i]);
            arc.setStrokeWidth(BROAD[i]);
            arc.setStrokeLineCap(StrokeLineCap.ROUND);
            arc.setOpacity(FIRM[i] * Math.min(1, 1.5 * (1 - far / SEEN) + 0.35));
            rim.getChildren().add(arc);
        }
        return rim;
    }
}

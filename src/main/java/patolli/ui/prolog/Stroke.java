package patolli.ui.prolog;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;

/** A stroke of lightning with its branches: a white core in a glow that is laid round it in three widths. */
final class Stroke extends Group {
    private static final Color GLOW = Color.web("#9CC4EE");
    private static final double[] WIDTHS = {15, 7, 2.6};
    private static final double[] STRENGTHS = {0.12, 0.3, 1};
    /** How far the cloud that it leaves is lit from within, and the hill that it strikes, aside and down. */
    private static final double[] CLOUD = {260, 150};
    private static final double[] HILL = {190, 34};
    /** Where the middle of the light in the cloud is, on the way down. */
    private static final double WITHIN = 0.24;
    private static final int HALVINGS = 6;
    private static final double ROUGH = 0.2;
    private static final double BRANCHING = 0.10;
    private final Rectangle2D sky;
    private final RandomGenerator random;

    /** @param sky where it goes down, in design units */
    Stroke(Rectangle2D sky, RandomGenerator random) {
        this.sky = sky;
        this.random = random;
        fork();
    }

    /** Takes another way. */
    void fork() {
        getChildren().clear();
        Point2D from = new Point2D(sky.getMinX() + random.nextDouble(0.4, 1) * sky.getWidth(), sky.getMinY());
        Point2D to = new Point2D(sky.getMinX() + random.nextDouble(0, 0.6) * sky.getWidth(), sky.getMaxY());
        getChildren().addAll(light(from.interpolate(to, WITHIN), CLOUD, 0.62), light(to, HILL, 0.8));
        strand(from, to, 1);
    }

    private static Ellipse light(Point2D at, double[] reach, double strength) {
        Ellipse light = new Ellipse(at.getX(), at.getY(), reach[0], reach[1]);
        light.setFill(new RadialGradient(0, 0, 0.5, 0.5, 0.5, true, CycleMethod.NO_CYCLE,
                new Stop(0, Color.web("#EAF3FF", strength)), new Stop(0.35, Color.web("#B9D4F8", 0.5 * strength)),
                new Stop(1, Color.web("#9CC4EE", 0))));
        return light;
    }

    private void strand(Point2D from, Point2D to, double thick) {
        List<Point2D> way = List.of(from, to);
        double aside = from.distance(to) * ROUGH;
        for (int i = 0; i < HALVINGS; i++, aside /= 2) {
            way = halved(way, aside);
        }
        for (int i = 0; i < WIDTHS.length; i++) {
            Polyline line = new Polyline(way.stream().flatMap(at -> List.of(at.getX(), at.getY()).stream())
                    .mapToDouble(Double::doubleValue).toArray());
            line.setStroke((i + 1 == WIDTHS.length ? Color.WHITE : GLOW).deriveColor(0, 1, 1, STRENGTHS[i] * thick));
            line.setStrokeWidth(WIDTHS[i] * thick);
            line.setStrokeLineCap(StrokeLineCap.ROUND);
            line.setStrokeLineJoin(StrokeLineJoin.ROUND);
            getChildren().add(line);
        }
        if (thick == 1) {
            for (int i = 8; i < way.size() - 8; i++) {
                if (random.nextDouble() < BRANCHING) {
                    double side = random.nextBoolean() ? 1 : -1;
                    strand(way.get(i), way.get(i).add(side * random.nextDouble(30, 90), random.nextDouble(30, 110)),
                            random.nextDouble(0.3, 0.55));
                }
            }
        }
    }

    private List<Point2D> halved(List<Point2D> way, double aside) {
        List<Point2D> finer = new ArrayList<>();
        for (int i = 0; i + 1 < way.size(); i++) {
            finer.add(way.get(i));
            finer.add(way.get(i).midpoint(way.get(i + 1)).add(random.nextDouble(-aside, aside),
                    random.nextDouble(-aside, aside) / 3));
        }
        finer.add(way.getLast());
        return finer;
    }
}

package patolli.forge.speech;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import patolli.forge.matter.Shapes;
import patolli.forge.outline.Form;
import patolli.forge.paper.Dye;

/**
 * A creeper as it climbs through the painted and printed cloths of South India: thin stems along given lines, leaves at
 * both sides in turn, and a bud at their ends.
 */
final class Creeper {
    private static final Color STEM = new Color(0x3F7A3C), YOUNG = new Color(0x6FA34A);
    private static final Color PETAL = new Color(0xD8656C);
    /** Of the given width, how thick a stem is; from leaf to leaf; how long one is; how large a bud is. */
    private static final double THIN = 0.44, PITCH = 17, LEAF = 16, BUD = 3.7;
    /** Before its end, this part of a stem has no leaves. */
    private static final double BARE = 0.2;
    private final List<Shape> stems = new ArrayList<>();
    private final List<Shape> leaves = new ArrayList<>();
    private final List<double[]> ends = new ArrayList<>();

    /** @param lines each of points with a width */
    Creeper(List<List<double[]>> lines) {
        for (List<double[]> line : lines) {
            double[] thin = line.stream().flatMapToDouble(at -> DoubleStream.of(at[0], at[1], Math.max(1.1,
                    at[2] * THIN))).toArray();
            double[][] along = Form.along(thin);
            stems.add(Form.ribbon(thin));
            leaves(along);
            ends.add(along[along.length - 1]);
        }
    }

    private void leaves(double[][] along) {
        double since = PITCH * 0.3;
        int count = 0;
        for (int i = 1; i < along.length * (1 - BARE); i++) {
            since += Math.hypot(along[i][0] - along[i - 1][0], along[i][1] - along[i - 1][1]);
            if (since < PITCH) {
                continue;
            }
            since = 0;
            double ahead = Math.atan2(along[i][1] - along[i - 1][1], along[i][0] - along[i - 1][0]);
            double left = (along.length - i) / (double) along.length;
            double large = LEAF * (0.6 + 0.4 * left);
            Path2D leaf = new Path2D.Double();
            leaf.moveTo(0, 0);
            leaf.curveTo(large * 0.25, -large * 0.42, large * 0.7, -large * 0.3, large, 0);
            leaf.curveTo(large * 0.7, large * 0.3, large * 0.25, large * 0.42, 0, 0);
            leaves.add(Shapes.at(leaf, along[i][0], along[i][1], ahead + (count++ % 2 == 0 ? 0.9 : -0.9), 1, 1));
        }
    }

    /** All that it covers. */
    Area body() {
        Area body = new Area();
        stems.forEach(stem -> body.add(new Area(stem)));
        leaves.forEach(leaf -> body.add(new Area(leaf)));
        ends.forEach(end -> body.add(new Area(Shapes.disc(end[0], end[1], BUD))));
        return body;
    }

    void paint(Graphics2D g) {
        for (Shape leaf : leaves) {
            Dye.put(g, YOUNG, leaf, 1.1);
        }
        Area stem = new Area();
        stems.forEach(each -> stem.add(new Area(each)));
        Dye.put(g, STEM, stem, 1.3);
        ends.forEach(end -> Dye.put(g, PETAL, Shapes.disc(end[0], end[1], BUD), 1.1));
    }
}

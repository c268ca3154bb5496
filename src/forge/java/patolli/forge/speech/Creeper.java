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
    private static final Color PETAL = new Color(0xD8656C), HEART = new Color(0xF2C250);
    /** Of the given width, how thick a stem is; from leaf to leaf; how long one is; how large a bud is. */
    private static final double THIN = 0.44, PITCH = 17, LEAF = 16, BUD = 3.7;
    /** How large a flower is, how much of a stem before it has no tendril, and how many petals it has. */
    private static final double FLOWER = 8, CURLED = 0.4;
    private static final int PETALS = 6;
    /** How a tendril winds, from its root ahead and aside. */
    private static final double[][] CURL = {{-1, 1}, {3, 5.5}, {8, 9}, {13, 9.5}, {16, 6.6}, {15, 3.2}, {11.8, 2.6},
        {10.4, 5}, {11.8, 6.6}};
    /** Before its end, this part of a stem has no leaves. */
    private static final double BARE = 0.2;
    private final List<Shape> stems = new ArrayList<>();
    private final List<Shape> leaves = new ArrayList<>();
    private final List<double[]> ends = new ArrayList<>();

    private final List<Shape> curls = new ArrayList<>();
    private final boolean isInFlower;

    /** One that ends in buds. @param lines each of points with a width */
    Creeper(List<List<double[]>> lines) {
        this(lines, 0, false);
    }

    /**
     * One with a flower at each end, and a tendril in place of every third leaf.
     *
     * @param bare how far each has nothing but its stem at first
     */
    static Creeper inFlower(List<List<double[]>> lines, double bare) {
        return new Creeper(lines, bare, true);
    }

    private Creeper(List<List<double[]>> lines, double bare, boolean isInFlower) {
        this.isInFlower = isInFlower;
        for (List<double[]> line : lines) {
            double[] thin = line.stream().flatMapToDouble(at -> DoubleStream.of(at[0], at[1], Math.max(1.1,
                    at[2] * THIN))).toArray();
            double[][] along = Form.along(thin);
            stems.add(Form.ribbon(thin));
            leaves(along, bare);
            ends.add(along[along.length - 1]);
        }
    }

    private void leaves(double[][] along, double bare) {
        double since = PITCH * 0.3 - bare;
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
            int side = count % 2 == 0 ? 1 : -1;
            if (isInFlower && count % 3 == 1 && left > CURLED) {
                curls.add(Shapes.at(curl(side), along[i][0], along[i][1], ahead, 1, 1));
            } else {
                leaves.add(Shapes.at(leaf, along[i][0], along[i][1], ahead + 0.9 * side, 1, 1));
            }
            count++;
        }
    }

    /** A tendril at the side of the way ahead, that winds up. */
    private static Shape curl(int side) {
        double[] xy = new double[3 * CURL.length];
        for (int k = 0; k < CURL.length; k++) {
            xy[3 * k] = CURL[k][0];
            xy[3 * k + 1] = side * CURL[k][1];
            xy[3 * k + 2] = 1 - 0.045 * k;
        }
        return Form.sweep(xy);
    }

    private List<Shape> petals(double[] end) {
        List<Shape> all = new ArrayList<>();
        for (int k = 0; k < PETALS; k++) {
            Path2D petal = new Path2D.Double();
            petal.moveTo(0, 0);
            petal.curveTo(FLOWER * 0.4, -FLOWER * 0.62, FLOWER * 1.05, -FLOWER * 0.46, FLOWER, 0);
            petal.curveTo(FLOWER * 1.05, FLOWER * 0.46, FLOWER * 0.4, FLOWER * 0.62, 0, 0);
            all.add(Shapes.at(petal, end[0], end[1], 2 * Math.PI * k / PETALS + 0.3, 1, 1));
        }
        return all;
    }

    /** All that it covers. */
    Area body() {
        Area body = new Area();
        stems.forEach(stem -> body.add(new Area(stem)));
        leaves.forEach(leaf -> body.add(new Area(leaf)));
        curls.forEach(curl -> body.add(new Area(curl)));
        ends.forEach(end -> body.add(new Area(Shapes.disc(end[0], end[1], isInFlower ? FLOWER : BUD))));
        return body;
    }

    void paint(Graphics2D g) {
        curls.forEach(curl -> Dye.put(g, STEM, curl, 0.9));
        for (Shape leaf : leaves) {
            Dye.put(g, YOUNG, leaf, 1.1);
        }
        Area stem = new Area();
        stems.forEach(each -> stem.add(new Area(each)));
        Dye.put(g, STEM, stem, 1.3);
        if (!isInFlower) {
            ends.forEach(end -> Dye.put(g, PETAL, Shapes.disc(end[0], end[1], BUD), 1.1));
            return;
        }
        for (double[] end : ends) {
            petals(end).forEach(petal -> Dye.put(g, PETAL, petal, 1.0));
            Dye.put(g, HEART, Shapes.disc(end[0], end[1], FLOWER * 0.34), 0.8);
        }
    }
}

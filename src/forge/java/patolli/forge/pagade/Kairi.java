package patolli.forge.pagade;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import patolli.forge.matter.Ink;
import patolli.forge.stitch.Motifs;
import patolli.forge.stitch.Silk;

/** A mango: a couched outline, a row of petals inside it and flowers in its heart. */
final class Kairi {
    private static final double[] GOLD = Ink.hex(0xD8A846), TIE = Ink.hex(0x8A451A), IVORY = Ink.hex(0xE6D8BC);
    private static final double[] YELLOW = Ink.hex(0xD09A2A), LEAF = Ink.hex(0x568F40), LEAF_D = Ink.hex(0x1F4A28);
    private static final double[] PINK = Ink.hex(0xCC8A7C), ROSE = Ink.hex(0xB84042), NIGHT = Ink.hex(0x1A2854);
    /** How far a gleam reaches into it from the side of Home's lamps; how near it is to white, how bright. */
    private static final double GLEAM_X = 8, GLEAM_Y = -4, PALE = 0.45, BRIGHT = 1.7;
    /** How strong its gold is. */
    private static final double GILT = 0.78;
    private final Silk k;
    private final AffineTransform at;
    private final double[] hull, light;

    /** @param at from the mango's own field, about 180 wide, to the cloth */
    Kairi(Silk k, AffineTransform at, double[] hull, double[] light) {
        this.k = k;
        this.at = at;
        this.hull = hull;
        this.light = light;
    }

    /** The part of its edge that faces the lamps. */
    private static Area lampSide() {
        Area edge = new Area(body(0.985));
        edge.subtract(edge.createTransformedArea(AffineTransform.getTranslateInstance(-GLEAM_X, -GLEAM_Y)));
        return edge;
    }

    private static Path2D body(double grow) {
        return fruit(grow, 24, -84, 36, -102, 66, -98, 66, -78, 66, -66, 52, -64, 50, -73, 46, -60);
    }

    /** The same fruit without its hook: what lies inside must not fold over at the tip. */
    private static Path2D heart(double grow) {
        return fruit(grow, 34, -76, 34, -76, 34, -76, 34, -76, 34, -76, 34, -76, 34, -76, 40, -52);
    }

    /** Its shoulder goes to the first of these points, about the tip through the others. */
    private static Path2D fruit(double grow, double... q) {
        Path2D s = new Path2D.Double();
        s.moveTo(0, 64);
        s.curveTo(-52, 64, -70, 8, -42, -26);
        s.curveTo(-22, -50, 6, -54, q[0], q[1]);
        s.curveTo(q[2], q[3], q[4], q[5], q[6], q[7]);
        s.curveTo(q[8], q[9], q[10], q[11], q[12], q[13]);
        s.curveTo(q[14], q[15], 60, -24, 60, 10);
        s.curveTo(60, 44, 36, 64, 0, 64);
        s.closePath();
        s.transform(new AffineTransform(grow, 0, 0, grow, 0, 8 * (1 - grow)));
        return s;
    }

    private void fill(Shape s, double a, double[] c0, double[] c1) {
        double[] d = {Math.cos(a), Math.sin(a)};
        at.deltaTransform(d, 0, d, 0, 1);
        k.satin(at.createTransformedShape(s), Math.atan2(d[1], d[0]), 1.4, Madder.deep(c0), Madder.deep(c1));
    }

    private void knot(double x, double y, double r, double[] c) {
        double[] q = {x, y};
        at.transform(q, 0, q, 0, 1);
        k.knot(q[0], q[1], r, Madder.deep(c));
    }

    void sew() {
        k.level = 0.5;
        fill(body(1), 0.5, hull, light);
        k.level = 0.6;
        double[] gleam = Ink.scale(Ink.mix(light, IVORY, PALE), BRIGHT);
        fill(lampSide(), 0.5, light, gleam);
        k.level = 0.8;
        fill(heart(0.74), -0.6, NIGHT, NIGHT);
        k.level = 1.3;
        double[][] row = Silk.walk(heart(0.87), 10.5);
        for (int j = 0; j + 1 < row.length; j++) {
            double a = Math.atan2(row[j + 1][1] - row[j][1], row[j + 1][0] - row[j][0]);
            boolean even = j % 2 == 0;
            fill(Motifs.petal(row[j][0], row[j][1], a, 9.6, 6.5), a, even ? YELLOW : IVORY, even ? ROSE : YELLOW);
        }
        flower(14, -24, 13, 6, YELLOW, ROSE);
        flower(-20, -16, 10, 6, YELLOW, PINK);
        double[][] sprig = {{-30, 8, 3.9}, {-27, 34, 2.6}, {30, 8, -0.5}, {27, 36, 0.5}, {-2, -12, -1.9},
            {30, -14, -0.2}};
        for (double[] q : sprig) {
            fill(Motifs.petal(q[0] * 0.72, q[1] * 0.8 + 4, q[2], 13, 9), q[2] + 0.4, LEAF_D, LEAF);
        }
        flower(0, 22, 26, 9, ROSE, IVORY);
        for (double[] q : new double[][] {{42, -85, 3.4}, {54, -88, 2.6}, {60, -79, 2.0}}) {
            knot(q[0], q[1], q[2], q[2] > 3 ? YELLOW : IVORY);
        }
        k.level = 1.2;
        k.couch(at.createTransformedShape(heart(0.74)), 1.6, Madder.deep(Ink.scale(GOLD, GILT)), Madder.deep(TIE), 5.2);
        k.couch(at.createTransformedShape(body(1)), 2.5, Madder.deep(Ink.scale(GOLD, GILT)), Madder.deep(TIE), 5.2);
        k.level = 0.5;
        double[][] about = Silk.walk(body(1.09), 7.4);
        for (int j = 0; j < about.length - 1; j++) {
            knot(about[j][0], about[j][1], j % 3 == 0 ? 2.1 : 1.4, j % 3 == 0 ? YELLOW : IVORY);
        }
    }

    private void flower(double x, double y, double r, int n, double[] in, double[] out) {
        for (int j = 0; j < n; j++) {
            double a = j * 2 * Math.PI / n + 0.3;
            fill(Motifs.petal(x + 0.12 * r * Math.cos(a), y + 0.12 * r * Math.sin(a), a, r * 0.88, r * 3.5 / n), a, in,
                    out);
        }
        k.level += 0.5;
        knot(x, y, r * 0.24, YELLOW);
        k.level -= 0.5;
    }
}

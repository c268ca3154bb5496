package patolli.forge.bell;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/** Things of wood, gourd and clay that lie on one another, put together of round bodies. */
final class Wrought {
    static final int OVER = 6;
    /** How much of a body's paint is left at its edge. */
    private static final double EDGE = 0.34;
    private static final double RELIEF = 0.62;
    /** How much brighter the paint is than as it is named, and how wide the contour is. */
    private static final double LIT = 1.3, CONTOUR = 1.3;
    private static final double[] INK = Ink.hex(0x1E1712);
    /** The fires' light on an edge, and how much of it takes the place of the paint. */
    static final double[] FIRE = Ink.hex(0xC98A3E);
    private static final double LIT_EDGE = 0.55;
    private final Plate p;

    /** A bare picture of so many design units. */
    Wrought(int wide, int high) {
        p = new Plate(wide * OVER, high * OVER, OVER);
    }

    /** What a body is painted with. */
    interface Paint {
        /**
         * The colour at a place of it.
         *
         * @param along  from one end, 0, to the other, 1
         * @param across from its middle to its edges, -1 to 1
         */
        double[] at(double along, double across, double x, double y);
    }

    /** How thick a body is at a part of its length, in design units from its middle; below 0 there is none. */
    interface Girth {
        double at(double along);
    }

    /** How deep it is carved at a place of it, in design units. */
    interface Carving {
        double at(double along, double across);
    }

    /** What is seen at a point of a body that is round in no one direction. */
    interface Surface {
        /** Three parts of a colour and a height in design units; nothing beside the body. */
        double[] at(double x, double y);
    }

    /** Lays such a body. */
    void lay(Surface body) {
        p.each((i, x, y) -> {
            double[] c = body.at(x, y);
            if (c.length > 0) {
                p.set(i, Ink.scale(c, LIT * (0.86 + 0.28 * Noise.fbm(x / 1.3, y / 1.3, 431, 2))));
                p.z[i] = (float) (OVER * RELIEF * c[3]);
                p.gloss[i] = 0.10f;
            }
        });
    }

    /** The contour along the edge of what was laid. */
    void contour(Shape outline) {
        float[] line = p.mask(g -> {
            g.setStroke(new BasicStroke((float) (2 * CONTOUR)));
            g.draw(outline);
        });
        p.each((i, x, y) -> p.coat(i, INK, p.a[i] > 0 ? line[i] : 0));
    }

    /** Lays a body from one point to another, over what lies there. */
    void lay(double[] from, double[] to, Girth girth, Paint paint, Carving carving) {
        double dx = to[0] - from[0], dy = to[1] - from[1], length = Math.hypot(dx, dy);
        float[] cover = new float[p.w * p.h];
        p.each((i, x, y) -> {
            double t = ((x - from[0]) * dx + (y - from[1]) * dy) / (length * length);
            double off = ((y - from[1]) * dx - (x - from[0]) * dy) / length;
            cover[i] = t >= 0 && t <= 1 && Math.abs(off) < girth.at(t) ? 1 : 0;
        });
        p.shadow(cover, 4, 1.6, 0.72);
        p.each((i, x, y) -> {
            if (cover[i] == 0) {
                return;
            }
            double t = ((x - from[0]) * dx + (y - from[1]) * dy) / (length * length);
            double off = ((y - from[1]) * dx - (x - from[0]) * dy) / length;
            double half = girth.at(t), v = off / half, round = Math.sqrt(Math.max(0, 1 - v * v));
            double deep = carving.at(t, v);
            double[] c = Ink.scale(paint.at(t, v, x, y), EDGE + (1 - EDGE) * Noise.smooth(0, 0.55, round));
            double inside = Math.min(half - Math.abs(off), Math.min(t, 1 - t) * length);
            c = Ink.mix(INK, Ink.scale(c, LIT), Noise.smooth(CONTOUR - 0.5, CONTOUR + 0.5, inside));
            double grain = 0.86 + 0.28 * Noise.fbm(x / 1.3, y / 1.3, 431, 2);
            p.set(i, Ink.scale(c, grain * (1 - 0.35 * Math.min(1, deep))));
            p.z[i] = (float) (OVER * RELIEF * (half * round - deep));
            p.gloss[i] = 0.10f;
        });
    }

    /** Lays a round body without carving. */
    void lay(double[] from, double[] to, Girth girth, Paint paint) {
        lay(from, to, girth, paint, (t, v) -> 0);
    }

    /**
     * Paint in the light of the fires: a narrow strip of it along one edge, a fainter one along the other.
     *
     * @param across from the middle to the edges, that towards the brighter fire at -1
     */
    static double[] lit(double[] paint, double across) {
        double near = Noise.smooth(0.16, 0.02, Math.abs(across + 0.84));
        double far = Noise.smooth(0.10, 0.01, Math.abs(across - 0.9));
        return Ink.mix(Ink.mix(paint, FIRE, LIT_EDGE * near), FIRE, 0.35 * far);
    }

    /** A ball of so many design units from its middle to its edge. */
    static Girth ball(double radius) {
        return t -> radius * Math.sqrt(Math.max(0, 1 - (2 * t - 1) * (2 * t - 1)));
    }

    /** All of it with its shadow. */
    BufferedImage draw(int scale) {
        return Reduce.by(OVER / scale, ContactShadow.under(p.light(1), OVER));
    }
}

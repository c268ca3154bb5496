package patolli.forge.table;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.NoninvertibleTransformException;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.stream.IntStream;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Shapes;

/**
 * Where the mat wore through, a later hand sewed a piece of younger, finer matting on: its palm is still yellow, its
 * twill runs askew, its hem is held by overcast stitches of palm. Two seams join the three widths of the mat.
 */
final class Mend {
    private static final double[] YOUNG = Ink.hex(0xE6D49A), CORD = Ink.hex(0x6B4C28), PALM = Ink.hex(0x7E5F33);
    private static final double[] SEAMS = {386, 899};

    private Mend() { }

    static void sew(Ground m, List<double[]> patches) {
        seams(m);
        for (double[] q : patches) {
            patch(m, q);
        }
        thread(m, patches);
    }

    private static void seams(Ground m) {
        m.p.each((i, x, y) -> {
            for (double at : SEAMS) {
                double d = x - at - 2.6 * (Noise.value(y / 60, at, 171) - 0.5);
                if (Math.abs(d) < 9 && y > 58 && y < 760) {
                    // The right-hand width lies over the left-hand one.
                    double lap = d < 0 ? Math.exp(d / 1.6) : 0, roll = d > 0 ? Math.exp(-d * d / 7) : 0;
                    m.p.dim(i, 1 - 0.62 * lap);
                    m.p.dim(i, 1 + 0.10 * roll);
                    m.p.z[i] += (float) (m.p.scale * (1.3 * roll - 0.5 * lap));
                }
            }
        });
    }

    private static AffineTransform place(double[] q) {
        AffineTransform t = AffineTransform.getTranslateInstance(q[0], q[1]);
        t.rotate(Math.toRadians(q[4]));
        return t;
    }

    private static Shape outline(double[] q) {
        Path2D p = new Path2D.Double();
        double w = q[2] / 2, h = q[3] / 2;
        double[][] c = {{-w, -h + 1.2}, {w - 1.5, -h}, {w, h - 0.8}, {-w + 0.9, h}};
        p.moveTo(c[0][0], c[0][1]);
        for (int k = 1; k < 4; k++) {
            p.lineTo(c[k][0], c[k][1]);
        }
        p.closePath();
        return place(q).createTransformedShape(p);
    }

    private static void patch(Ground m, double[] q) {
        double s = m.p.scale;
        Shape edge = outline(q);
        float[] mask = m.p.mask(edge), soft = m.p.blur(mask, 1.3 * s);
        m.p.shadow(mask, 2.2, 1.2, 0.62);
        AffineTransform back = new AffineTransform(place(q));
        back.rotate(Math.toRadians(41));
        try {
            back.invert();
        } catch (NoninvertibleTransformException e) {
            throw new IllegalStateException("a turn and a shift can be undone", e);
        }
        // As much palm as the patch needs, however it is turned.
        double room = Math.max(200, 2.2 * Math.hypot(q[2], q[3]));
        ThreadLocal<Weave> palms = ThreadLocal.withInitial(() -> new Weave(room, room, 5.2, 13));
        double over = (room - 200) / 2;
        m.p.each((i, x, y) -> {
            if (mask[i] <= 0) {
                return;
            }
            Point2D at = back.transform(new Point2D.Double(x, y), null);
            Weave v = palms.get();
            v.at(at.getX() + 100 + over, at.getY() + 60 + over);
            double hem = Noise.smooth(0.5, 0.95, soft[i]);
            double[] c = Ink.mix(v.paint, Ink.scale(YOUNG, 0.7 + 0.6 * (v.paint[0] + v.paint[1]) / 2), 0.22);
            m.p.coat(i, Ink.scale(c, v.shade * (0.66 + 0.34 * hem)), mask[i]);
            m.p.z[i] = (float) Noise.mix(m.p.z[i], (v.height * 0.8 + 2.8 + 1.8 * hem) * s * 0.62, mask[i]);
            m.crest[i] = (float) v.crest;
        });
    }

    private static void thread(Ground m, List<double[]> patches) {
        float[] cord = m.p.mask(g -> {
            for (double[] q : patches) {
                overcast(g, q);
            }
        });
        float[] palm = m.p.mask(g -> lacing(g, m.track, patches));
        m.p.shadow(cord, 0.9, 0.5, 0.40);
        m.p.shadow(palm, 0.9, 0.5, 0.30);
        m.p.each((i, x, y) -> {
            if (palm[i] > 0) {
                m.p.coat(i, Ink.scale(PALM, 0.8 + 0.4 * Noise.value(x, y, 94)), 0.85 * palm[i]);
                m.p.z[i] += (float) (0.8 * m.p.scale * palm[i]);
            }
            if (cord[i] > 0) {
                m.p.coat(i, Ink.scale(CORD, 0.75 + 0.5 * Noise.value(x, y, 94)), cord[i]);
                m.p.z[i] += (float) (0.9 * m.p.scale * cord[i]);
            }
        });
    }

    /** Stitches over all four edges of a patch, close together and no two alike. */
    private static void overcast(Graphics2D g, double[] q) {
        g.setStroke(new BasicStroke(1.2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        AffineTransform t = place(q);
        double w = q[2] / 2, h = q[3] / 2;
        for (int side = 0; side < 4; side++) {
            double along = side % 2 == 0 ? w : h, off = side % 2 == 0 ? h : w, sign = side < 2 ? 1 : -1;
            int n = (int) Math.round(2 * along / 4.6);
            for (int k = 0; k < n; k++) {
                double a = -along + (k + 0.5) * 2 * along / n, j = 1.2 * (Noise.hash(k, side, 91) - 0.5);
                double in = sign * (off - 3.2 - j), out = sign * (off + 2.0 + j), lean = 1.5;
                g.draw(t.createTransformedShape(side % 2 == 0 ? new Line2D.Double(a, in, a + lean, out)
                        : new Line2D.Double(in, a, out, a + lean)));
            }
        }
    }

    private static void lacing(Graphics2D g, Track track, List<double[]> patches) {
        for (double at : SEAMS) {
            for (int k = 0; k < 74; k++) {
                double y = 63 + k * 9.6, x = at + 2.6 * (Noise.value(y / 60, at, 171) - 0.5);
                double j = Noise.hash(k, (int) at, 172);
                // The seam was sewn before the road was painted: paint has buried its thread there.
                boolean road = IntStream.range(0, track.squares()).anyMatch(n -> track.outline(n, -5).contains(x, y));
                boolean patched = patches.stream().anyMatch(q -> outline(q).contains(x, y));
                if (road || patched || y > 757) {
                    continue;
                }
                g.fill(Shapes.cord(new Line2D.Double(x - 2.4 - j, y + 1.6, x + 3.2 + j, y - 1.2), 1.1));
            }
        }
    }
}

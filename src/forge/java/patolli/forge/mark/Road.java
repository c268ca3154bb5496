package patolli.forge.mark;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.FlatteningPathIterator;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;

/**
 * A square of the way that lies before a piece, standing on a corner: firelight between two thin gold cords, which run
 * on into those of the next square and of the goal. It is walked up and to the right. Where it turns it is rounded, as
 * the tips of the board are.
 *
 * @param square the side of the square
 * @param turns  whether the way turns to the right on it
 */
record Road(double square, boolean turns) {
    private static final double LINED = 4.6, CORD = 2, THICK = 0.6;
    /** How bright the light is: in the middle of the road, and what of it is there everywhere. */
    private static final double POOL = 0.3, EVEN = 0.13;
    /** How far the rounded corner reaches along a side, in parts of it. */
    private static final double ROUND = 0.46;

    BufferedImage draw(int scale) {
        int side = Goals.width(square) * Goals.OVER;
        Plate p = new Plate(side, side, Goals.OVER);
        BufferedImage all = new BufferedImage(side, side, BufferedImage.TYPE_INT_ARGB);
        light(p, Reduce.pixels(all));
        Graphics2D g = Plate.pen(all, Goals.OVER);
        double c = Goals.width(square) / 2.0;
        g.translate(c, c);
        g.rotate(Math.PI / 4);
        cords(g);
        g.dispose();
        return Reduce.by(Goals.OVER / scale, all);
    }

    private void light(Plate p, int[] px) {
        double c = Goals.width(square) / 2.0, half = square / 2;
        float[] cover = p.mask(Shapes.at(ground(half), c, c, Math.PI / 4, 1, 1));
        p.each((i, x, y) -> {
            // Along the way, and across it: the picture stands on a corner.
            double along = (x - c - (y - c)) * Math.sqrt(0.5), across = (x - c + (y - c)) * Math.sqrt(0.5);
            double far = turns && along > 0 ? Math.hypot(along, across) : Math.abs(across);
            far = far / half + 0.24 * (Noise.fbm(x / 11, y / 11, 441, 3) - 0.5);
            double grain = 1 + 0.34 * (Noise.fbm(x / 2.6, y / 2.6, 442, 3) - 0.5);
            double lit = (POOL * (1 - Noise.smooth(0.1, 1.1, far)) + EVEN) * grain;
            px[i] = (int) Math.round(255 * Math.min(1, lit) * cover[i]) << 24
                    | Goals.fire(Math.clamp(1.6 * far, 0, 1.999));
        });
    }

    private Path2D ground(double edge) {
        Path2D ground = outer(edge, edge, ROUND * square);
        ground.lineTo(edge, edge);
        ground.closePath();
        return ground;
    }

    /** From the edge at which the way comes in, along its left side, to the edge at which it leaves. */
    private Path2D outer(double edge, double in, double round) {
        Path2D line = new Path2D.Double();
        line.moveTo(-in, edge);
        if (turns) {
            line.lineTo(-in, -in + round);
            line.quadTo(-in, -in, -in + round, -in);
            line.lineTo(edge, -in);
        } else {
            line.lineTo(-in, -edge);
            if (in == edge) {
                line.lineTo(edge, -edge);
            }
        }
        return line;
    }

    private void cords(Graphics2D g) {
        double edge = square / 2, in = edge - Goals.WITHIN;
        cord(g, outer(edge, in, ROUND * square - Goals.WITHIN));
        Path2D inner = new Path2D.Double();
        inner.moveTo(in, edge);
        if (turns) {
            inner.lineTo(in, in);
            inner.lineTo(edge, in);
        } else {
            inner.lineTo(in, -edge);
        }
        cord(g, inner);
    }

    private static void cord(Graphics2D g, Path2D line) {
        Color[] hues = Goals.BRIGHT;
        g.setColor(Goals.NIGHT);
        g.fill(Shapes.rule(line, LINED));
        g.setColor(hues[0]);
        g.fill(Shapes.rule(line, CORD));
        double[] from = new double[6], to = new double[6];
        double step = Goals.TWIST * THICK * 1.5, next = step / 2, gone = 0;
        int k = 0;
        for (FlatteningPathIterator at = new FlatteningPathIterator(line.getPathIterator(null), 0.05); !at.isDone();
                at.next()) {
            if (at.currentSegment(to) == PathIterator.SEG_LINETO) {
                double dx = to[0] - from[0], dy = to[1] - from[1], far = Math.hypot(dx, dy);
                for (; next < gone + far; next += step) {
                    Graphics2D q = (Graphics2D) g.create();
                    q.translate(from[0] + dx * (next - gone) / far, from[1] + dy * (next - gone) / far);
                    q.rotate(Math.atan2(dy, dx));
                    Goals.turn(q, hues, THICK, 19 + k++);
                    q.dispose();
                }
                gone += far;
            }
            from = to.clone();
        }
    }
}

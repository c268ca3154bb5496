package patolli.forge.mark;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;

/**
 * Frames of squares that stand on a corner. Where a move leads, firelight falls into a frame of gold cord that is
 * twisted between two lines of ink; where it begins, there are four corners of bone cord, which a piece leaves free.
 *
 * @param square the side of the square
 * @param goal   whether a move leads there
 * @param tip    whether it is one at the end of a limb, whose upper corner is rounded
 * @param light  how much it stands out
 */
record Goals(double square, boolean goal, boolean tip, Light light) {
    /**
     * Thin, while another is pointed at; without firelight, where a triangle must stay black; as all others are; pointed
     * at; or advised, or to land a held piece on.
     */
    enum Light { BACK, BARE, PLAIN, OUT, SHINING }

    /** How far the bend of a rounded corner reaches along both sides, and where it is drawn to, of half a side. */
    private static final double BEND = 1.1, PULL = 0.5;
    static final int OVER = 6;
    static final Color NIGHT = new Color(0x15120F);
    private static final Color[] GOLD = {new Color(0x8A5212), new Color(0xF8CE58), new Color(0xFFF4C6)};
    static final Color[] BRIGHT = {new Color(0xA86A1C), new Color(0xFFD765), new Color(0xFFFBE4)};
    private static final Color[] BONE = {new Color(0x9A8660), new Color(0xE6D6B2), new Color(0xFBF3E0)};
    private static final Color[] LIT_BONE = {new Color(0x9A6A2A), new Color(0xF7E2AC), new Color(0xFFFFF6)};
    /** Firelight from where it pools to where it ends, as red, green and blue. */
    private static final int[][] FIRE = {{255, 232, 152}, {255, 196, 88}, {242, 142, 46}};
    private static final int SPILT = 0xFFDC82;
    /** From the edge of the square to the middle of the cord. */
    static final double WITHIN = 5.2;
    /** How wide the cord is, and with its lines of ink. */
    private static final double CORD = 4.2, LINED = 9.6;
    /** How long a turn of the cord is. */
    static final double TWIST = 3.3;
    /** How far a corner of bone reaches along a side. */
    private static final double ARM = 16, ARM_OUT = 18;
    private static final double HALO = 16;
    /** How thick the cord is while another move is pointed at. */
    private static final double THIN = 0.6;

    /** How wide and high the picture is: the square on its corner, and what shines beyond it. */
    static int width(double square) {
        return 2 * (int) Math.ceil(square * Math.sqrt(0.5) + HALO);
    }

    BufferedImage draw(int scale) {
        int side = width(square) * OVER;
        Plate p = new Plate(side, side, OVER);
        BufferedImage all = new BufferedImage(side, side, BufferedImage.TYPE_INT_ARGB);
        light(p, Reduce.pixels(all));
        Graphics2D g = Plate.pen(all, OVER);
        g.translate(width(square) / 2.0, width(square) / 2.0);
        g.rotate(Math.PI / 4);
        if (goal) {
            frame(g);
        } else {
            corners(g);
        }
        g.dispose();
        return Reduce.by(OVER / scale, all);
    }

    private boolean out() {
        return light == Light.OUT || light == Light.SHINING;
    }

    private double thick() {
        return light == Light.BACK ? THIN : 1;
    }

    /** Firelight in the middle, which leaves the weave and the signs below it to be seen, and what spills over. */
    private void light(Plate p, int[] px) {
        double c = width(square) / 2.0, half = square / 2 - 2;
        float[] cover = p.blur(p.mask(diamond(c, half)), 0.8 * OVER);
        float[] halo = p.blur(p.mask(diamond(c, half + 1)), (light == Light.SHINING ? 6.5 : 3.4) * OVER);
        double pool = switch (light) {
            case BACK, BARE -> 0;
            case PLAIN -> goal ? 0.50 : 0;
            case OUT, SHINING -> goal ? 0.62 : 0.34;
        };
        double even = light == Light.BACK || light == Light.BARE || !goal ? 0 : out() ? 0.13 : 0.07;
        double spill = switch (light) {
            case BACK, BARE, PLAIN -> 0;
            case OUT -> goal ? 1.2 : 0;
            case SHINING -> 1.5;
        };
        p.each((i, x, y) -> {
            // A flame's light is never quite round, and lies unevenly on a weave.
            double far = Math.hypot(x - c, y - c - 1.5) / half + 0.22 * (Noise.fbm(x / 11, y / 11, 431, 3) - 0.5);
            double grain = 1 + 0.34 * (Noise.fbm(x / 2.6, y / 2.6, 432, 3) - 0.5);
            double lit = pool * (1 - Noise.smooth(0.05, 1.15, far)) + even;
            double alpha = Math.min(1, lit * grain * cover[i] + spill * halo[i] * (1 - cover[i]));
            double t = Math.min(1.999, Math.max(0, 1.7 * far));
            int rgb = fire(t);
            px[i] = (int) Math.round(255 * alpha) << 24 | (cover[i] > 0.5 ? rgb : SPILT);
        });
    }

    /** The colour of firelight, from 0 where it pools to 2 where it ends. */
    static int fire(double far) {
        int[] near = FIRE[(int) far], next = FIRE[(int) far + 1];
        double k = far - (int) far;
        return mix(near[0], next[0], k) << 16 | mix(near[1], next[1], k) << 8 | mix(near[2], next[2], k);
    }

    private Shape diamond(double middle, double half) {
        return Shapes.at(tip ? rounded(half) : Shapes.box(-half, -half, 2 * half, 2 * half), middle, middle,
                Math.PI / 4, 1, 1);
    }

    /** The square about the origin; its upper left corner, the upper one when it stands on a corner, is round. */
    private static Path2D rounded(double half) {
        Path2D line = new Path2D.Double();
        line.moveTo(half, -half);
        line.lineTo(half, half);
        line.lineTo(-half, half);
        line.lineTo(-half, (BEND - 1) * half);
        bend(line, half);
        line.closePath();
        return line;
    }

    /** From the left side, on which it stands, round the corner to the upper one. */
    private static void bend(Path2D line, double half) {
        line.curveTo(-half, -PULL * half, -PULL * half, -half, (BEND - 1) * half, -half);
    }

    private static int mix(int a, int b, double k) {
        return (int) Math.round(Noise.mix(a, b, k));
    }

    private void frame(Graphics2D g) {
        double half = square / 2 - WITHIN;
        Path2D line = new Path2D.Double();
        line.append(tip ? rounded(half) : Shapes.box(-half, -half, 2 * half, 2 * half), false);
        g.setColor(NIGHT);
        g.fill(Shapes.cord(line, LINED * thick()));
        Color[] hues = out() ? BRIGHT : GOLD;
        g.setColor(hues[0]);
        g.fill(Shapes.cord(line, CORD * thick()));
        int turns = (int) Math.round(2 * half / TWIST);
        for (int side = 0; side < 4; side++) {
            for (int k = 1; k < turns; k++) {
                if (isBent(side, (double) k / turns)) {
                    continue;
                }
                Graphics2D q = (Graphics2D) g.create();
                q.rotate(side * Math.PI / 2);
                q.translate(-half + 2 * half * k / turns, -half);
                turn(q, hues, thick(), 17 * side + k);
                q.dispose();
            }
        }
        if (tip) {
            twist(g, hues, half);
        }
        for (int x = -1; x <= 1; x += 2) {
            for (int y = -1; y <= 1; y += 2) {
                if (!tip || x > 0 || y > 0) {
                    knot(g, hues, x * half, y * half);
                }
            }
        }
    }

    /** Whether that part of a side, as the pen goes round to the right from above, belongs to the bend. */
    private boolean isBent(int side, double part) {
        return tip && (side == 0 && part < BEND / 2 || side == 3 && part > 1 - BEND / 2);
    }

    /** The turns of the cord round the bend. */
    private void twist(Graphics2D g, Color[] hues, double half) {
        double[] x = {-half, -half, -PULL * half, (BEND - 1) * half};
        double[] y = {(BEND - 1) * half, -PULL * half, -half, -half};
        int turns = (int) Math.round(1.6 * half / TWIST);
        for (int k = 0; k <= turns; k++) {
            double t = (double) k / turns;
            Graphics2D q = (Graphics2D) g.create();
            q.translate(curve(x, t), curve(y, t));
            q.rotate(Math.atan2(slope(y, t), slope(x, t)));
            turn(q, hues, thick(), 71 + k);
            q.dispose();
        }
    }

    private static double curve(double[] p, double t) {
        double s = 1 - t;
        return s * s * s * p[0] + 3 * s * s * t * p[1] + 3 * s * t * t * p[2] + t * t * t * p[3];
    }

    private static double slope(double[] p, double t) {
        double s = 1 - t;
        return s * s * (p[1] - p[0]) + 2 * s * t * (p[2] - p[1]) + t * t * (p[3] - p[2]);
    }

    private void corners(Graphics2D g) {
        double half = square / 2 - WITHIN;
        double arm = out() ? ARM_OUT : ARM * thick();
        Color[] hues = out() ? LIT_BONE : BONE;
        if (tip) {
            Path2D line = new Path2D.Double();
            line.moveTo(-half, (BEND - 1) * half);
            bend(line, half);
            g.setColor(NIGHT);
            g.fill(Shapes.cord(line, (LINED - 2) * thick()));
            g.setColor(hues[1]);
            g.fill(Shapes.cord(line, (CORD - 0.7) * thick()));
        }
        for (int corner = tip ? 1 : 0; corner < 4; corner++) {
            Graphics2D q = (Graphics2D) g.create();
            q.rotate(corner * Math.PI / 2);
            Path2D line = new Path2D.Double();
            line.moveTo(-half + arm, -half);
            line.lineTo(-half, -half);
            line.lineTo(-half, -half + arm);
            q.setColor(NIGHT);
            q.fill(Shapes.cord(line, (LINED - 2) * thick()));
            q.setColor(hues[1]);
            q.fill(Shapes.cord(line, (CORD - 0.7) * thick()));
            q.setColor(hues[0]);
            for (double at = TWIST; at < arm && light != Light.BACK; at += TWIST) {
                q.fill(Shapes.at(Shapes.box(-0.45, -1.4, 0.9, 2.8), -half + at, -half, 0.6, 1, 1));
                q.fill(Shapes.at(Shapes.box(-1.4, -0.45, 2.8, 0.9), -half, -half + at, -0.6, 1, 1));
            }
            knot(q, hues, -half, -half);
            q.dispose();
        }
    }

    /** One turn of a cord that lies along the x axis: a strand aslant, with the light on its upper side. */
    static void turn(Graphics2D g, Color[] hues, double thick, int seed) {
        g.rotate(0.72 + 0.12 * (Noise.hash(seed, 1, 433) - 0.5));
        g.scale(thick, thick);
        double wide = 2.5 + 0.3 * (Noise.hash(seed, 2, 433) - 0.5);
        g.setColor(hues[1]);
        g.fill(new Ellipse2D.Double(-wide, -1.15, 2 * wide, 2.3));
        g.setColor(hues[2]);
        g.fill(new Ellipse2D.Double(-wide * 0.62, -0.75, wide * 1.1, 0.85));
    }

    private void knot(Graphics2D g, Color[] hues, double x, double y) {
        g.setColor(NIGHT);
        g.fill(Shapes.disc(x, y, 4 * thick()));
        g.setColor(hues[1]);
        g.fill(Shapes.disc(x, y, 2.7 * thick()));
        g.setColor(hues[2]);
        g.fill(Shapes.disc(x - 0.9 * thick(), y - 0.2, 1.05 * thick()));
    }
}

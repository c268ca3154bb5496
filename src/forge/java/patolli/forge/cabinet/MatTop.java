package patolli.forge.cabinet;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.function.Supplier;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Shapes;

/** A petate with an X painted on it, in the units of the boards (1280 x 800); around it the stone floor. */
final class MatTop {
    private static final double HALF = Math.sqrt(0.5), MAT_L = 52, MAT_T = 20, MAT_R = 1228, MAT_B = 780, PITCH = 9.5;
    private static final double[][] OUT = {{-HALF, -HALF}, {HALF, -HALF}, {HALF, HALF}, {-HALF, HALF}};
    /** What the pieces of red, yellow, blue and green look like, as signs on the squares where they enter. */
    private static final List<Supplier<Shape>> EMBLEMS = List.of(() -> ring(Shapes.disc(0, 0, 9.4), 5.2, 0),
            MatTop::star, MatTop::lobes,
            () -> ring(Shapes.poly(-4.6, -10, 4.6, -10, 5.4, 2, 10, 9, 0, 11, -10, 9, -5.4, 2), 2.3, -4.2));
    private static final double[][] STRAW = Ink.stops(0x7E683F, 0xB0955F, 0xCFB681);
    private final double size, left, top;
    private final int length;
    private final boolean four;
    private final Plate p;

    /**
     * @param length squares along a limb
     * @param size   side of a square
     * @param four   whether four sides enter here, or two
     */
    MatTop(int length, double size, boolean four, Rectangle2D part, double scale) {
        this.length = length;
        this.size = size;
        this.four = four;
        left = part.getX();
        top = part.getY();
        p = new Plate((int) (part.getWidth() * scale), (int) (part.getHeight() * scale), scale);
    }

    Top lay() {
        int[] paint = p.sheet(g -> {
            g.translate(-left, -top);
            border(g);
            track(g);
        });
        int[] rubber = p.sheet(g -> {
            g.translate(-left, -top);
            lines(g);
        });
        ShieldTop shield = new ShieldTop(p);
        p.each((i, x0, y0) -> {
            double x = x0 + left, y = y0 + top, ragged = 5 * (Noise.fbm(x / 14, y / 14, 3, 2) - 0.5);
            if (x < MAT_L + ragged || x > MAT_R + ragged || y < MAT_T + ragged || y > MAT_B + ragged) {
                floor(i, x, y);
                return;
            }
            weave(i, x, y);
            coat(i, paint[i], x, y, 0.92);
            if (!four) {
                shield.lay(i, x, y);
            }
            double k = (rubber[i] >>> 24) / 255.0;
            p.coat(i, Ink.scale(Ink.hex(0x1A1411), 0.8 + 0.5 * Noise.fbm(x / 6, y / 6, 9, 2)), k);
            p.z[i] = (float) (p.z[i] * (1 - 0.7 * k) + 1.3 * p.scale * k);
            p.gloss[i] += (float) (0.35 * k);
        });
        return new Top(p, left, top);
    }

    private void coat(int i, int c, double x, double y, double cover) {
        double wash = Noise.fbm(x / 9, y / 9, 75, 3), dry = Noise.smooth(0.60, 0.78, Noise.fbm(x / 5, y / 2.4, 76, 4));
        p.coat(i, Ink.scale(Ink.hex(c & 0xffffff), 0.84 + 0.32 * wash), (c >>> 24) / 255.0 * (cover - 0.4 * dry));
    }

    /** Two over, two under; each strip has a tone of its own and dives at its ends. */
    private void weave(int i, double x, double y) {
        double u = x / PITCH + 0.2 * Noise.value(x / 60, y / 60, 1), v = y / PITCH + 0.2 * Noise.value(x / 60, y / 60,
                2);
        int a = (int) Math.floor(u), b = (int) Math.floor(v);
        boolean over = Math.floorMod(a + b, 4) < 2;
        double across = (over ? u - a : v - b) - 0.5, own = over ? Noise.hash(a, Math.floorDiv(a + b, 4), 1)
                : Noise.hash(b, Math.floorDiv(a + b, 4), 2);
        double fibre = Noise.value(over ? x * 1.4 : x * 0.12, over ? y * 0.12 : y * 1.4, 4);
        double stain = Noise.smooth(0.55, 0.8, Noise.fbm(x / 130, y / 130, 8, 3));
        double[] c = Ink.ramp(0.15 + 0.45 * own + 0.3 * fibre - 0.25 * stain, STRAW);
        p.set(i, Ink.scale(c, 0.60 + 0.42 * (1 - 4 * across * across)));
        p.z[i] = (float) (p.scale * (1.1 * (1 - 4 * across * across) + 0.25 * fibre));
        p.gloss[i] = 0.05f;
    }

    private void floor(int i, double x, double y) {
        double joint = Math.min(Math.abs(Math.floorMod((int) (x + 4000), 210) - 105) / 105.0, Math.abs(Math.floorMod(
                (int) (y + 4000), 160) - 80) / 80.0);
        double cloud = Noise.fbm(x / 40, y / 40, 12, 4);
        p.set(i, Ink.scale(Ink.ramp(cloud, Ink.hex(0x241E1B), Ink.hex(0x3A312C), Ink.hex(0x51463E)), joint < 0.03 ? 0.4
                : 1));
        p.z[i] = (float) (1.6 * p.scale * cloud);
    }

    /** The square at a limb's rank (0 is the central one), outward or inward column. */
    private Shape square(int limb, int rank, boolean outward, double inset) {
        int q = outward ? limb : (limb + 1) % 4;
        double[] hub = {new double[] {-1, 0, 1, 0}[q] * size * HALF, new double[] {0, -1, 0, 1}[q] * size * HALF};
        double x = 640 + hub[0] + OUT[limb][0] * size * rank, y = 400 + hub[1] + OUT[limb][1] * size * rank;
        double h = size / 2 - inset;
        return Shapes.at(Shapes.box(-h, -h, 2 * h, 2 * h), x, y, Math.PI / 4, 1, 1);
    }

    private void track(Graphics2D g) {
        int wedge = length - 3;
        for (int limb = 0; limb < 4; limb++) {
            for (int rank = 0; rank <= length; rank++) {
                for (int side = 0; side < 2; side++) {
                    if (rank == 0 && side == 1) {
                        continue;
                    }
                    boolean out = side == 0;
                    Shape s = square(limb, rank, out, 0);
                    g.setColor(new Color(0xD9CBAE));
                    if (rank == length) {
                        g.setColor(new Color(0x5FA8A4));
                    } else if (rank == 0) {
                        g.setColor(new Color(new int[] {0xA62B1F, four ? 0xDDA338 : 0xD9A441, 0x2E8FA3, four ? 0x3F8A5E
                                : 0xD9A441}[limb]));
                    } else if (!four && rank == 1) {
                        g.setColor(new Color(0xD9A441));
                    }
                    g.fill(s);
                    mark(g, s, limb, rank, out, rank == wedge);
                }
            }
        }
    }

    private void mark(Graphics2D g, Shape s, int limb, int rank, boolean out, boolean wedge) {
        double x = s.getBounds2D().getCenterX(), y = s.getBounds2D().getCenterY(), h = size / 2;
        if (wedge) {
            // A black triangle, its base on the outer edge.
            double ox = OUT[limb][0], oy = OUT[limb][1], turn = out ? 1 : -1, nx = turn * oy, ny = -turn * ox;
            g.setColor(new Color(0x1A1411));
            g.fill(Shapes.poly(x - ox * h + nx * h, y - oy * h + ny * h, x + ox * h + nx * h, y + oy * h + ny * h,
                    x - nx
                    * h * 0.9, y - ny * h * 0.9));
        } else if (four && rank == 0) {
            g.setColor(new Color(0xF3EAD7));
            g.fill(new BasicStroke(1.8f).createStrokedShape(square(limb, 0, out, 5)));
            g.fill(Shapes.at(EMBLEMS.get(limb).get(), x, y, 0, 1.15, 1.15));
        } else if (!four && rank > 0 && rank < length && (rank + (out ? 1 : 0)) % 2 == 0) {
            g.setColor(new Color(0x8F, 0x4A, 0x36, 190));
            double a = Math.atan2(OUT[limb][1], OUT[limb][0]) + (out ? 0 : Math.PI);
            for (int k = -1; k <= 1; k += 2) {
                g.fill(Shapes.at(Shapes.disc(0, 0, 1), x + 4 * k * Math.cos(a) - 5.5 * k * Math.sin(a), y + 4 * k
                        * Math.sin(a) + 5.5 * k * Math.cos(a), a, 8.5, 3.9));
            }
        } else if (rank == 0 || !four && rank == 1) {
            g.setColor(new Color(0xF3EAD7));
            g.fill(Shapes.disc(x, y, size * 0.22));
            g.setColor(new Color(0x1A1411));
            g.fill(Shapes.disc(x, y, size * 0.09));
        }
    }

    private static Shape star() {
        double[] star = new double[32];
        for (int k = 0; k < 16; k++) {
            double r = k % 2 == 0 ? 11.4 : 6.9, a = k * Math.PI / 8;
            star[2 * k] = r * Math.cos(a);
            star[2 * k + 1] = r * Math.sin(a);
        }
        return ring(Shapes.poly(star), 3.4, 0);
    }

    private static Shape lobes() {
        Area lobes = new Area(Shapes.disc(0, 0, 4.8));
        for (int k = 0; k < 4; k++) {
            lobes.add(new Area(Shapes.disc(5.6 * Math.cos(k * Math.PI / 2), 5.6 * Math.sin(k * Math.PI / 2), 5)));
        }
        return ring(lobes, 2.6, 0);
    }

    /** A shape with a round hole. */
    private static Shape ring(Shape outside, double hole, double y) {
        Area ring = new Area(outside);
        ring.subtract(new Area(Shapes.disc(0, y, hole)));
        return ring;
    }

    private void lines(Graphics2D g) {
        g.setColor(Color.BLACK);
        g.setStroke(new BasicStroke(3.4f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        for (int limb = 0; limb < 4; limb++) {
            for (int rank = 0; rank <= length; rank++) {
                g.draw(square(limb, rank, true, 0));
                g.draw(square(limb, rank, false, 0));
            }
        }
    }

    /** A painted band of stepped frets. */
    private void border(Graphics2D g) {
        Color[] c = {new Color(0xA62B1F), new Color(0xD9A441), new Color(0x2E8FA3), new Color(0x1A1411)};
        for (int side = 0; side < 4; side++) {
            boolean flat = side % 2 == 0;
            double len = flat ? MAT_R - MAT_L - 16 : MAT_B - MAT_T - 16;
            int n = (int) (len / 44);
            AffineTransform old = g.getTransform();
            g.translate(640, 400);
            g.rotate(side * Math.PI / 2);
            double far = flat ? (MAT_B - MAT_T) / 2 - 8 : (MAT_R - MAT_L) / 2 - 8;
            for (int i = 0; i < n; i++) {
                double x = -len / 2 + i * len / n, w = len / n;
                g.setColor(c[(i + side) % 3]);
                g.fill(Shapes.box(x, -far, w, 34));
                g.setColor(c[(i + side + 1) % 3]);
                Path2D stair = Shapes.poly(x, -far + 34, x, -far + 24, x + w * 0.2, -far + 24, x + w * 0.2, -far + 14,
                        x + w
                        * 0.4, -far + 14, x + w * 0.4, -far + 5, x + w, -far + 5, x + w, -far + 34);
                g.fill(stair);
                g.setColor(c[3]);
                g.setStroke(new BasicStroke(2.2f));
                g.draw(stair);
                g.draw(Shapes.box(x + w * 0.55, -far + 15, w * 0.26, 9));
            }
            g.setStroke(new BasicStroke(3f));
            g.draw(Shapes.box(-len / 2, -far, len, 34));
            g.setTransform(old);
        }
    }
}

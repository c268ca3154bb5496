package patolli.forge.tula;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.Random;

/** The dry land's plants against the light, each grown anew: agaves, prickly pears, organ cactus, grass. */
final class Plants {
    private final Graphics2D g;
    private final Random random;
    private final Color shade;
    private final Color back;
    private final Color light;
    private final double sun;

    /**
     * @param image where they grow, k pixels to the design unit
     * @param shade the colour of what is turned from the light, and a paler one of what stands farther back
     * @param light the colour of lit edges; its alpha is their strength
     * @param sun   where the light comes from, x in design units
     */
    Plants(BufferedImage image, double k, long seed, Color shade, Color back, Color light, double sun) {
        g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.scale(k, k);
        random = new Random(seed);
        this.shade = shade;
        this.back = back;
        this.light = light;
        this.sun = sun;
    }

    private double between(double a, double b) {
        return a + (b - a) * random.nextDouble();
    }

    private int side(double x) {
        return x < sun ? 1 : -1;
    }

    private Color faint(double strength) {
        return new Color(light.getRed(), light.getGreen(), light.getBlue(), (int) Math.clamp(light.getAlpha()
                * strength, 0, 255));
    }

    /** An agave whose longest leaves have a length. */
    void agave(double x, double y, double size) {
        int leaves = 21 + random.nextInt(9);
        double tilt = between(-0.16, 0.16);
        for (int i = 0; i < leaves; i++) {
            double depth = i / (double) leaves;
            double spread = (random.nextBoolean() ? 1 : -1) * Math.sqrt(random.nextDouble());
            double angle = tilt + spread * (0.55 + 0.85 * depth) + between(-0.08, 0.08);
            double length = size * (1 - 0.36 * depth * (1 - Math.abs(spread))) * between(0.78, 1.04);
            boolean dead = depth < 0.3 && Math.abs(angle) > 1.0 || random.nextInt(14) == 0;
            double bend = dead ? Math.signum(angle) * between(0.5, 1.3) : Math.signum(angle) * between(-0.24, 0.22);
            Leaf leaf = new Leaf(x + angle * size * 0.07, y + between(-1, 1) * size * 0.02, angle, length,
                    size * between(0.12, 0.165) * (dead ? 0.55 : 1), bend, 0.36);
            Color body = Leaf.mix(back, shade, depth);
            if (size > 60) {
                leaf.thorns(g, body, size * 0.013);
            }
            double toward = Math.max(0, Math.sin(angle) * side(x));
            leaf.draw(g, body, faint((dead ? 0.5 : 0.35 + 0.65 * toward) * between(0.6, 1)), side(x));
        }
    }

    /** The flower mast of an old agave. */
    void mast(double x, double y, double high) {
        Leaf stem = new Leaf(x, y, between(-0.03, 0.03), high, high * 0.022, between(-0.05, 0.05), 0.05);
        stem.draw(g, shade, faint(0.8), side(x));
        for (int i = 0; i < 15; i++) {
            double t = 0.56 + 0.42 * i / 15, arm = high * 0.13 * (1.08 - t) * 2.2 * between(0.7, 1.1);
            int to = i % 2 == 0 ? 1 : -1;
            double ex = x + to * arm, ey = y - high * t - arm * 0.35;
            g.setColor(shade);
            g.setStroke(new BasicStroke((float) (high * 0.006), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            Path2D p = new Path2D.Double();
            p.moveTo(x, y - high * t);
            p.quadTo(x + to * arm * 0.7, y - high * t + arm * 0.05, ex, ey);
            g.draw(p);
            for (int n = 0; n < 9; n++) {
                double r = high * between(0.005, 0.012), bx = ex + between(-1, 1) * arm * 0.45, by = ey
                        - between(-0.05, 0.3) * arm;
                g.setColor(n % 3 == 0 ? Leaf.mix(shade, light, 0.25) : shade);
                g.fill(new Ellipse2D.Double(bx - r, by - r * 1.4, 2 * r, 2.8 * r));
            }
        }
    }

    /** A prickly pear whose first pads have a length. */
    void pear(double x, double y, double size) {
        int stems = 2 + random.nextInt(2);
        for (int i = 0; i < stems; i++) {
            pad(x + (i - (stems - 1) / 2.0) * size * 0.55, y, (i - (stems - 1) / 2.0) * 0.5 + between(-0.2, 0.2), size,
                    3);
        }
    }

    private void pad(double x, double y, double angle, double size, int more) {
        double tx = x + Math.sin(angle) * size * 0.93, ty = y - Math.cos(angle) * size * 0.93;
        if (more > 0) {
            int next = 1 + random.nextInt(2);
            for (int i = 0; i < next; i++) {
                double a = angle + (next == 1 ? between(-0.5, 0.5) : (i == 0 ? -1 : 1) * between(0.35, 0.8));
                pad(tx - Math.sin(angle) * size * 0.06, ty + Math.cos(angle) * size * 0.06, a, size * between(0.66,
                        0.86), more - 1);
            }
        }
        double wide = size * between(0.60, 0.78) * (random.nextInt(5) == 0 ? 0.6 : 1);
        AffineTransform old = g.getTransform();
        g.translate(x, y);
        g.rotate(angle);
        Path2D p = new Path2D.Double();
        p.moveTo(0, 0);
        p.curveTo(-wide * 0.42, -size * 0.12, -wide * 0.66, -size * 0.86, between(-0.1, 0.1) * wide, -size);
        p.curveTo(wide * 0.66, -size * 0.86, wide * 0.42, -size * 0.12, 0, 0);
        g.setColor(Leaf.mix(back, shade, between(0.2, 1)));
        g.fill(p);
        Shape clip = g.getClip();
        g.clip(p);
        double toward = Math.cos(angle) * side(x) - 0.35 * Math.sin(angle);
        int lit = toward > 0 ? 1 : -1;
        for (int i = 0; i < 4; i++) {
            g.setColor(faint((0.06 + 0.11 * i) * (0.3 + 0.7 * Math.abs(toward))));
            g.setStroke(new BasicStroke((float) (size * (0.16 - 0.038 * i))));
            g.draw(AffineTransform.getTranslateInstance(-lit * size * 0.012 * i, size
                    * 0.004).createTransformedShape(edge(wide, size, lit)));
        }
        g.setClip(clip);
        g.setStroke(new BasicStroke((float) Math.max(0.35, size * 0.011)));
        for (int i = 0; i < 13; i++) {
            double v = between(0.2, 0.97), u = between(-0.5, 0.5) * wide * Math.sin(v * 2.6);
            g.setColor(Math.signum(u) == lit ? faint(0.38) : Leaf.mix(shade, back, 1.0));
            for (int n = -1; n <= 1; n++) {
                double s = size * between(0.02, 0.045), a = between(-0.5, 0.5) + n * 0.7 + u / wide * 2;
                g.draw(new Line2D.Double(u, -size * v, u + Math.sin(a) * s, -size * v - Math.cos(a) * s));
            }
        }
        g.setTransform(old);
    }

    private static Path2D edge(double wide, double size, int side) {
        Path2D p = new Path2D.Double();
        p.moveTo(0, 0);
        p.curveTo(side * wide * 0.42, -size * 0.12, side * wide * 0.66, -size * 0.86, 0, -size);
        return p;
    }

    /** An organ cactus: ribbed shafts side by side, of a height. */
    void organ(double x, double y, double high) {
        int shafts = 5 + random.nextInt(4);
        for (int i = 0; i < shafts; i++) {
            double h = high * between(0.45, 1), w = high * between(0.085, 0.11), at = x + (i - shafts / 2.0) * high
                    * 0.105 + between(-1, 1);
            double lean = (i - shafts / 2.0) * 0.018 + between(-0.02, 0.02);
            for (int rib = -2; rib <= 2; rib++) {
                Leaf leaf = new Leaf(at + rib * w * 0.2, y, lean, h - Math.abs(rib) * w * 0.12, w * 0.34, 0, 0.8);
                double turned = 0.15 + 0.4 * Math.max(0, rib * side(x) + 0.3);
                leaf.draw(g, Leaf.mix(back, shade, between(0.3, 1)), faint(turned * 0.7), side(x));
            }
        }
    }

    /** A tuft of dry grass of so many blades. */
    void grass(double x, double y, double high, int blades) {
        for (int i = 0; i < blades; i++) {
            double angle = between(-1, 1) * between(0.1, 0.75), h = high * between(0.35, 1.05);
            Leaf blade = new Leaf(x + between(-1, 1) * high * 0.22, y, angle, h, Math.max(0.7, high * 0.022), angle
                    * between(0.2, 1.6), 0.2);
            blade.draw(g, Leaf.mix(back, shade, random.nextDouble()), faint(between(0.1, 0.75)), side(x));
        }
    }
}

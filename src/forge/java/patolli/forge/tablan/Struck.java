package patolli.forge.tablan;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.IntStream;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;
import patolli.forge.outline.Form;

/**
 * The wood of the plank where a piece comes down on another: it bursts about the hollow into splinters, further along
 * the grain than across it, and a wave runs through it.
 */
final class Struck {
    /** So large the burst is, and so the wave; both are about their middles. */
    static final int WIDE = 280, HIGH = 172, FAR = 392, LOW = 158;
    private static final int OVER = 4;
    /** The hollow, its rim, and how far wood bursts along the grain and across it. */
    private static final double HOLLOW = 35, RIM = 36, ALONG = 96, ACROSS = 72, BESIDE = 0.46;
    private static final int SPLINTERS = 19, SLIVERS = 16, CRACKS = 13, TEETH = 17, FIBRES = 132;
    /** How much broader than high the glow is. */
    private static final double GLOW = 1.05;
    private static final Color CRACK = new Color(0x120803);
    private static final double DOWN = 5, ASIDE = 3, SOFT = 3, DARK = 0.72;
    /** The wave: half its width and height, and how far its crest and the trough behind it reach. */
    private static final double RUNS = 184, SWELLS = 70, CREST = 2.6, TROUGH = 4.2, BEHIND = 6.5;
    /** A second one comes after it, so far behind and so much weaker. */
    private static final double SECOND = 0.76, WEAKER = 0.62;
    private static final double[] LAMP = Ink.hex(0xFFDB94), NIGHT = Ink.hex(0x180A03);

    private Struck() { }

    /** 280 x 172, with room for a piece: what bursts, in the glow of the blow. */
    static BufferedImage burst(int scale) {
        Plate p = new Plate(WIDE * OVER, HIGH * OVER, OVER);
        List<Torn> torn = torn();
        int[] glow = p.sheet(Struck::glow), wood = p.sheet(g -> torn.forEach(one -> one.draw(g)));
        int[] fire = p.sheet(Struck::fire);
        float[] shade = p.blur(p.mask(g -> {
            g.translate(ASIDE, DOWN);
            torn.forEach(one -> g.fill(one.whole()));
        }), SOFT * OVER);
        int[] dark = IntStream.range(0, shade.length).map(i -> (int) (255 * DARK * shade[i]) << 24 | 0x120803)
                .toArray();
        return Reduce.by(OVER / scale, over(p, glow, dark, wood, fire));
    }

    private static BufferedImage over(Plate p, int[]... sheets) {
        BufferedImage out = new BufferedImage(p.w, p.h, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = out.createGraphics();
        for (int[] sheet : sheets) {
            BufferedImage one = new BufferedImage(p.w, p.h, BufferedImage.TYPE_INT_ARGB);
            System.arraycopy(sheet, 0, Reduce.pixels(one), 0, sheet.length);
            g.drawImage(one, 0, 0, null);
        }
        g.dispose();
        return out;
    }

    /** From the middle to where wood bursts in a direction: between the neighbours in its row, and hardly at them. */
    private static double reach(double turn) {
        double free = BESIDE + (1 - BESIDE) * Noise.smooth(0.30, 0.62, Math.abs(Math.sin(turn)));
        return free / Math.hypot(Math.cos(turn) / ALONG, Math.sin(turn) / ACROSS);
    }

    /** Slivers first, long ones over them. */
    private static List<Torn> torn() {
        return IntStream.range(0, SLIVERS + SPLINTERS).mapToObj(k -> {
            boolean sliver = k < SLIVERS;
            double place = sliver ? (k + 0.4) / SLIVERS : (k - SLIVERS + 0.0) / SPLINTERS;
            double turn = 2 * Math.PI * place + 0.22 * (Noise.hash(k, 1, 95) - 0.5);
            double near = RIM + (sliver ? 8 : 3) + 4 * Noise.hash(k, 2, 95);
            double far = near + (reach(turn) - near) * (sliver ? 0.3 + 0.4 * Noise.hash(k, 3, 95)
                    : 0.62 + 0.38 * Noise.hash(k, 4, 95));
            // Each lies nearer to the grain than it points.
            double lies = Math.atan2(0.86 * Math.sin(turn), Math.cos(turn));
            double x = WIDE / 2.0 + near * (Math.cos(turn) - Math.cos(lies));
            double y = HIGH / 2.0 + near * (Math.sin(turn) - Math.sin(lies));
            return new Torn(x, y, lies, near, far, (sliver ? 3.4 : 5.4) + 2.2 * Noise.hash(k, 5, 95), k);
        }).toList();
    }

    /** Light on the wood, and cracks that it is seen by. */
    private static void glow(Graphics2D g) {
        double x = WIDE / 2.0, y = HIGH / 2.0;
        g.translate(x, y);
        g.scale(GLOW, 1);
        g.setPaint(new RadialGradientPaint(0, 0, HIGH / 2f, new float[] {0, 0.42f, 0.7f, 1},
                new Color[] {light(0xFFE9B0, 235), light(0xFFB85A, 190), light(0xE8832C, 84), light(0xD06A18, 0)}));
        g.fill(Shapes.disc(0, 0, HIGH / 2.0));
        g.scale(1 / GLOW, 1);
        for (int k = 0; k < CRACKS; k++) {
            double turn = 2 * Math.PI * (k + 0.5 * Noise.hash(k, 1, 96)) / CRACKS, far = 1.02 * reach(turn);
            crack(g, turn, far, k);
        }
        g.translate(-x, -y);
    }

    /** It leaves the rim as it points and turns into the grain. */
    private static void crack(Graphics2D g, double turn, double far, int k) {
        double cos = Math.cos(turn), sin = Math.sin(turn), along = Math.copySign(1, cos);
        double kink = RIM + (far - RIM) * (0.35 + 0.2 * Noise.hash(k, 2, 96)), wide = 2.4 + Noise.hash(k, 3, 96);
        double x = kink * cos, y = kink * sin, ex = x + along * (far - kink) * 0.9, ey = y + (far - kink) * sin * 0.4;
        Shape gap = Shapes.poly(RIM * cos - wide * sin, RIM * sin + wide * cos, x + 3, y + wide * 0.5, ex, ey,
                x - 3, y - wide * 0.6, RIM * cos + wide * sin, RIM * sin - wide * cos);
        g.translate(0, 1.2);
        g.setColor(light(0xFFD48A, 150));
        g.fill(gap);
        g.translate(0, -1.2);
        g.setColor(CRACK);
        g.fill(gap);
    }

    /** The rim itself, torn and glowing: gold that is palest inside. */
    private static void fire(Graphics2D g) {
        g.translate(WIDE / 2.0, HIGH / 2.0);
        Shape outer = jagged(50, 40, 0, 97), inner = jagged(44, 37.5, 0.4, 98);
        g.setStroke(new BasicStroke(2.4f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(new Color(0x2A1205));
        g.draw(outer);
        g.setPaint(new RadialGradientPaint(0, 0, 58, new float[] {0.56f, 0.74f, 1}, new Color[] {
            new Color(0xFFCF6A), new Color(0xE99A34), new Color(0xA8521A)}));
        g.fill(Form.less(outer, Shapes.disc(0, 0, HOLLOW)));
        g.setPaint(new RadialGradientPaint(0, 0, 50, new float[] {0.64f, 0.8f, 1}, new Color[] {
            new Color(0xFFE9A8), new Color(0xFFD070), new Color(0xF0A03C)}));
        g.fill(Form.less(inner, Shapes.disc(0, 0, HOLLOW)));
        g.setClip(Form.less(outer, Shapes.disc(0, 0, HOLLOW)));
        for (int k = 0; k < FIBRES; k++) {
            double turn = 2 * Math.PI * (k + Noise.hash(k, 1, 100)) / FIBRES, cos = Math.cos(turn);
            double sin = Math.sin(turn), from = HOLLOW + 9 * Noise.hash(k, 2, 100);
            double to = from + 7 + 9 * Noise.hash(k, 3, 100);
            g.setStroke(new BasicStroke((float) (0.6 + 0.8 * Noise.hash(k, 4, 100))));
            g.setColor(k % 3 == 0 ? light(0xFFF8DC, 190) : light(0x8A4210, 130));
            g.draw(new Line2D.Double(from * cos, from * sin, to * cos, to * sin));
        }
        g.setClip(null);
        g.setColor(new Color(0x4A220A));
        g.setStroke(new BasicStroke(1.3f));
        g.draw(Shapes.disc(0, 0, HOLLOW));
        g.translate(-WIDE / 2.0, -HIGH / 2.0);
    }

    private static Shape jagged(double far, double near, double turned, int seed) {
        double[] xy = new double[4 * TEETH];
        for (int i = 0; i < 2 * TEETH; i++) {
            double turn = Math.PI * (i + turned + 0.7 * (Noise.hash(i, 1, seed) - 0.5)) / TEETH;
            double r = i % 2 == 0 ? far - 9 * Noise.hash(i, 2, seed) : near;
            xy[2 * i] = r * Math.cos(turn);
            xy[2 * i + 1] = r * Math.sin(turn);
        }
        return Shapes.poly(xy);
    }

    /** 392 x 158: a wave that runs through the wood, lit by the lamps at both sides, and broken by the grain. */
    static BufferedImage wave(int scale) {
        int w = FAR * scale, h = LOW * scale;
        BufferedImage out = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB);
        int[] px = Reduce.pixels(out);
        for (int i = 0; i < px.length; i++) {
            double x = (i % w + 0.5) / scale - FAR / 2.0, y = (i / w + 0.5) / scale - LOW / 2.0;
            double lit = swell(x, y, 1) + WEAKER * swell(x, y, SECOND);
            double grain = Noise.smooth(0.34, 0.58, Noise.fbm(x / 44 + 9, y / 4.2, 99, 3));
            double k = Math.clamp(lit, -1, 1) * (0.12 + 0.88 * grain);
            double[] c = k > 0 ? LAMP : NIGHT;
            px[i] = (int) Math.round(255 * Math.abs(k) * (k > 0 ? 0.9 : 0.8)) << 24 | Ink.toByte(c[0]) << 16
                    | Ink.toByte(c[1]) << 8 | Ink.toByte(c[2]);
        }
        return out;
    }

    /** How much brighter the wave makes the wood there, or darker below 0. */
    private static double swell(double x, double y, double part) {
        double a = RUNS * part, b = SWELLS * part, r = Math.hypot(x / a, y / b);
        if (r < 0.2) {
            return 0;
        }
        double gx = x / (a * a * r), gy = y / (b * b * r), steep = Math.hypot(gx, gy);
        double d = (r - 1) / steep;
        double slope = -2 * d / CREST / CREST * Math.exp(-d * d / CREST / CREST) * CREST
                + 0.7 * 2 * (d + BEHIND) / TROUGH / TROUGH * Math.exp(-Math.pow((d + BEHIND) / TROUGH, 2)) * TROUGH;
        double side = x < 0 ? -1 : 1;
        double lamp = gx / steep * side * 0.75 - gy / steep * 0.66;
        return -slope * lamp * 1.5;
    }

    private static Color light(int rgb, int firm) {
        return new Color(rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255, firm);
    }
}

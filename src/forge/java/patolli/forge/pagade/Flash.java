package patolli.forge.pagade;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;

/**
 * The cloth where a pawn is cut down: a soft flash, dust that is beaten out of it, threads of gold and of the colour of
 * who cuts that are torn up and fray, tufts of madder wool, and sparks between them. Straight aside are the next
 * squares: there all of it is shorter.
 */
final class Flash {
    /** The side of a picture of one. */
    static final int SIDE = 236;
    private static final int OVER = 4;
    private static final double C = SIDE / 2.0;
    /** Where the flash is whole and where it ends. */
    private static final float[] GLOWS = {0, 0.22f, 0.42f, 0.68f, 1};
    /** The ring of dust: where it is thickest, how broad it is, how dense. */
    private static final double DUST = 80, BROAD = 21, DENSE = 0.78;
    private static final double[] PALE = Ink.hex(0xE2BE92), BROWN = Ink.hex(0x5E3A26);
    private static final int STRANDS = 34, TUFTS = 11, HAIRS = 96, SPARKS = 34, FILAMENTS = 6;
    /** Where what is torn begins, how far it goes, and how far of that straight aside. */
    private static final double ROOT = 31, FAR = 103, ASIDE = 0.70;
    private static final Color[] ZARI = {new Color(0x7A4A10), new Color(0xE8AE34), new Color(0xFFEBA8)};
    private static final int[] MADDER = {0x5A0E12, 0x8A1A1C, 0xB82E26, 0xDC5A3E, 0xF0906A};

    private Flash() { }

    /** @param dyes in the light and in the shade */
    static BufferedImage of(double[][] dyes, int scale) {
        int side = SIDE * OVER;
        BufferedImage out = new BufferedImage(side, side, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = Plate.pen(out, OVER);
        g.translate(C, C);
        glow(g);
        g.drawImage(dust(), new AffineTransform(1.0 / OVER, 0, 0, 1.0 / OVER, -C, -C), null);
        Color[] silk = {shown(Ink.scale(dyes[1], 0.4)), shown(dyes[1]), shown(dyes[0])};
        IntStream.range(0, TUFTS).forEach(k -> tuft(g, k));
        IntStream.range(0, STRANDS).forEach(k -> strand(g, k, k % 5 == 1 || k % 5 == 3 ? silk : ZARI));
        root(g);
        IntStream.range(0, SPARKS).forEach(k -> spark(g, k));
        g.dispose();
        return Reduce.by(OVER / scale, out);
    }

    private static Color shown(double[] c) {
        return new Color(Ink.toByte(c[0]), Ink.toByte(c[1]), Ink.toByte(c[2]));
    }

    private static Color light(int rgb, double firm) {
        return new Color(rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255, (int) Math.round(255 * firm));
    }

    private static void glow(Graphics2D g) {
        g.setPaint(new RadialGradientPaint(0f, 0f, (float) C, GLOWS, new Color[] {light(0xFFF8E4, 0.96),
            light(0xFFE9B0, 0.88), light(0xFFC060, 0.50), light(0xE88A38, 0.20), light(0xC86020, 0)}));
        g.fill(new Ellipse2D.Double(-C, -C, 2 * C, 2 * C));
    }

    /** In the light all of it begins. */
    private static void root(Graphics2D g) {
        float reach = 50;
        g.setPaint(new RadialGradientPaint(0f, 0f, reach, new float[] {0, 0.62f, 0.82f, 1}, new Color[] {
            light(0xFFF8E4, 0.95), light(0xFFF3D2, 0.92), light(0xFFE2A0, 0.42), light(0xFFC868, 0)}));
        g.fill(new Ellipse2D.Double(-reach, -reach, 2 * reach, 2 * reach));
    }

    /** Puffs in a ring, pale towards the lamp, brown on the side away from it. */
    private static BufferedImage dust() {
        int side = SIDE * OVER;
        BufferedImage out = new BufferedImage(side, side, BufferedImage.TYPE_INT_ARGB);
        int[] px = Reduce.pixels(out);
        IntStream.range(0, px.length).parallel().forEach(i -> {
            double x = (i % side + 0.5) / OVER - C, y = ((double) (i / side) + 0.5) / OVER - C;
            double here = puffs(x, y);
            double slope = puffs(x + 2.5, y + 3) - puffs(x - 2.5, y - 3);
            double[] c = Ink.mix(BROWN, PALE, Math.clamp(0.5 + 1.5 * slope + 0.25 * here, 0, 1));
            px[i] = (int) Math.round(255 * DENSE * here) << 24 | Ink.toByte(c[0]) << 16 | Ink.toByte(c[1]) << 8
                    | Ink.toByte(c[2]);
        });
        return out;
    }

    private static double puffs(double x, double y) {
        double far = Math.hypot(x, y), turn = Math.atan2(y, x);
        double ring = DUST * (0.86 + 0.28 * Noise.fbm(2 * Math.cos(turn) + 7, 2 * Math.sin(turn) + 3, 41, 3))
                * aside(turn);
        double off = (far - ring) / (far < ring ? 1.25 * BROAD : 0.85 * BROAD);
        double cloud = Noise.fbm(x / 15 + 20, y / 15, 42, 4);
        return Math.exp(-off * off) * Noise.smooth(0.34, 0.66, cloud);
    }

    /** How much of its length what flies in a direction has. */
    private static double aside(double turn) {
        double axis = Math.max(Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn)));
        return 1 - (1 - ASIDE) * Noise.smooth(0.88, 0.985, axis);
    }

    /** A thread that is torn up and curls over, lit from above, and the filaments of its end. */
    private static void strand(Graphics2D g, int k, Color[] dye) {
        double turn = 2 * Math.PI * (k + 0.7 * (Noise.hash(k, 1, 51) - 0.5)) / STRANDS;
        double far = ROOT + (FAR - ROOT) * (0.5 + 0.5 * Noise.hash(k, 2, 51)) * aside(turn);
        double bend = (Noise.hash(k, 3, 51) < 0.5 ? -1 : 1) * (10 + 15 * Noise.hash(k, 4, 51));
        double[] end = at(turn, far, bend * 0.5);
        Path2D way = way(at(turn, ROOT, 0), at(turn, ROOT + (far - ROOT) * 0.4, -bend * 0.6),
                at(turn, ROOT + (far - ROOT) * 0.8, bend), end);
        double wide = 1.5 + 0.8 * Noise.hash(k, 5, 51);
        draw(g, AffineTransform.getTranslateInstance(1.6, 3).createTransformedShape(way), wide + 1.4,
                light(0x140604, 0.36));
        for (int i = 0; i < FILAMENTS; i++) {
            double out = far + 5 + 11 * Noise.hash(k, 10 + i, 51), lean = bend * 0.5 + (i - 2.5) * 3.4;
            Path2D filament = way(at(turn, far - 5, bend * 0.62), at(turn, far + 2, bend * 0.5), at(turn, far + 5,
                    lean), at(turn, out, lean + (i - 2.5) * 2.6 * Noise.hash(k, 20 + i, 51)));
            draw(g, filament, 0.75, i % 2 == 0 ? dye[2] : dye[1]);
        }
        draw(g, way, wide + 0.7, dye[0]);
        g.setStroke(new BasicStroke((float) wide, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1,
                new float[] {1.7f, 0.5f}, 0));
        g.setColor(dye[1]);
        g.draw(way);
        g.setStroke(new BasicStroke((float) wide * 0.45f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1,
                new float[] {1.2f, 1.0f}, 0.3f));
        g.setColor(dye[2]);
        g.draw(AffineTransform.getTranslateInstance(-0.25, -0.35).createTransformedShape(way));
    }

    /** Wool that was beaten out: dark within, pale where its ends catch the light. */
    private static void tuft(Graphics2D g, int k) {
        double turn = 2 * Math.PI * (k + 0.3 + 0.6 * (Noise.hash(k, 1, 61) - 0.5)) / TUFTS;
        double[] mid = at(turn, ROOT + 14 + 38 * Noise.hash(k, 2, 61) * aside(turn), 0);
        double size = 5.5 + 5 * Noise.hash(k, 3, 61);
        g.setColor(light(0x140604, 0.4));
        g.fill(new Ellipse2D.Double(mid[0] - size + 1.5, mid[1] - 0.7 * size + 3.4, 2 * size, 1.6 * size));
        for (int i = 0; i < HAIRS; i++) {
            double from = 2 * Math.PI * Noise.hash(i, 4 + k, 62), to = from + 1.6 * (Noise.hash(i, 5 + k, 63) - 0.5);
            double in = size * 0.5 * Noise.hash(i, 6 + k, 64), out = size * (0.6 + 1.1 * Noise.hash(i, 7 + k, 65));
            double up = -0.6 * Math.sin(to) - 0.5 * Math.cos(to);
            int shade = Math.clamp((int) Math.round(1.4 * i / HAIRS + 1.3 + 1.5 * up), 0, MADDER.length - 1);
            Path2D hair = new Path2D.Double();
            hair.moveTo(mid[0] + in * Math.cos(from), mid[1] + in * Math.sin(from));
            hair.quadTo(mid[0] + 0.8 * out * Math.cos(0.5 * (from + to)), mid[1] + 0.8 * out * Math.sin(from),
                    mid[0] + out * Math.cos(to), mid[1] + 0.86 * out * Math.sin(to));
            draw(g, hair, i < HAIRS / 3 ? 1.9 : 0.7, light(i < HAIRS / 3 ? MADDER[Math.max(0, shade - 2)]
                    : MADDER[shade], 0.95));
        }
    }

    /** A splinter of gold that glows and leaves a short trail. */
    private static void spark(Graphics2D g, int k) {
        double turn = 2 * Math.PI * (k + 0.8 * Noise.hash(k, 1, 71)) / SPARKS;
        double far = (58 + 50 * Noise.hash(k, 2, 71)) * aside(turn), size = 1.1 + 1.5 * Noise.hash(k, 3, 71);
        double[] at = at(turn, far, 0), tail = at(turn, far - 6 - 5 * size, 0);
        float reach = (float) (4.2 * size);
        g.setPaint(new RadialGradientPaint((float) at[0], (float) at[1], reach, new float[] {0, 0.4f, 1},
                new Color[] {light(0xFFD880, 0.75), light(0xFFA038, 0.3), light(0xFF8020, 0)}));
        g.fill(new Ellipse2D.Double(at[0] - reach, at[1] - reach, 2 * reach, 2 * reach));
        double[] side = at(turn, far - 0.4, 0.42 * size), other = at(turn, far - 0.4, -0.42 * size);
        double[] tip = at(turn, far + 1.6 * size, 0);
        g.setColor(light(0xFFD070, 0.9));
        g.fill(Shapes.poly(tail[0], tail[1], side[0], side[1], tip[0], tip[1], other[0], other[1]));
        g.setColor(new Color(0xFFFBE8));
        double[] near = at(turn, far - 1.6 * size, 0);
        g.fill(Shapes.poly(near[0], near[1], side[0], side[1], tip[0], tip[1], other[0], other[1]));
    }

    private static double[] at(double turn, double far, double right) {
        double x = Math.cos(turn), y = Math.sin(turn);
        return new double[] {far * x - right * y, far * y + right * x};
    }

    private static Path2D way(double[]... q) {
        return Needlework.curve(q[0][0], q[0][1], q[1][0], q[1][1], q[2][0], q[2][1], q[3][0], q[3][1]);
    }

    private static void draw(Graphics2D g, Shape way, double wide, Color colour) {
        g.setStroke(new BasicStroke((float) wide, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(colour);
        g.draw(way);
    }
}

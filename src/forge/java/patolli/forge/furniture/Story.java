package patolli.forge.furniture;

import static patolli.forge.matter.Shapes.box;
import static patolli.forge.matter.Shapes.disc;
import static patolli.forge.paper.Dye.put;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Bark;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.paper.Brush;
import patolli.forge.paper.Dye;
import patolli.forge.paper.Frets;

/**
 * 1280 x 220: paper blackened with soot, torn off along its upper edge, where the picture behind shines through. It
 * lies along the lower edge of the scene; words in bone from (150, 78) to (1130, 206).
 */
final class Story {
    private static final int OVER = 4, SEED = 421;
    private static final double[] SOOT = Ink.hex(0x17100C), ROUGH = Ink.hex(0x8C7350);

    private Story() { }

    static BufferedImage draw(int scale) {
        Plate p = new Plate(1280 * OVER, 220 * OVER, OVER);
        new Bark(SEED, 0).lay(p, 0);
        Brush brush = new Brush(p, p.sheet(Story::paint), SEED, 1.2);
        p.each((i, x, y) -> {
            double bast = Math.clamp(p.lightness(i) / 0.7, 0.4, 1.2);
            double torn = y - 30 - 15 * (Noise.fbm(x / 90, 2, SEED + 1, 3) - 0.5) - 7 * (Noise.fbm(x / 9, y / 9,
                    SEED + 2,
                    3) - 0.5) - 3 * (Noise.value(x / 1.8, y / 4, SEED + 3) - 0.5);
            double body = Noise.smooth(0, 1.2, torn), deep = Noise.smooth(-4, 62, torn);
            // The torn rim is bare fibre, thin as a hair.
            double rim = Noise.smooth(11, 0, torn + 7 * (Noise.fbm(x / 5, y / 3, SEED + 4, 3) - 0.5));
            double cloud = Noise.fbm(x / 120, y / 50, SEED + 5, 4);
            p.coat(i, Ink.scale(SOOT, 0.45 + 1.5 * cloud * bast), 0.994 - 0.03 * rim);
            p.coat(i, ROUGH, 0.62 * rim * rim * bast);
            p.z[i] *= 0.65f;
            p.a[i] = (float) (body * (0.74 + 0.225 * deep - 0.16 * rim * (1 - bast * 0.6)));
            brush.lay(i, x, y);
        });
        return Reduce.by(OVER / scale, p.light(0.9));
    }

    /** A worn red rule, frets at its ends, a flower at its middle. */
    private static void paint(Graphics2D g) {
        for (int half = 0; half < 2; half++) {
            Graphics2D q = (Graphics2D) g.create();
            if (half == 1) {
                q.translate(1280, 0);
                q.scale(-1, 1);
            }
            put(q, new Color(0x7E2318), box(146, 64.2, 474, 1.5), 0);
            q.translate(118, 55);
            q.scale(2.2, 2.2);
            put(q, new Color(0x93691F), Frets.stair(), 0);
            put(q, new Color(0x1F6E66), Frets.echo(), 0);
            q.dispose();
        }
        for (int k = 0; k < 4; k++) {
            double a = k * Math.PI / 2;
            put(g, new Color(0x93691F), disc(640 + 5 * Math.cos(a), 65 + 5 * Math.sin(a), 3.6), 0);
        }
        put(g, new Color(0x8C2117), disc(640, 65, 3.4), 0);
        put(g, Dye.BONE, disc(640, 65, 1.2), 0);
    }
}

package patolli.forge.bell;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import patolli.forge.Picture;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;

/**
 * A purse of smoked deerskin that lies open: a scalloped round of dark hide, worn in the middle, with a red cord in its
 * eyelets. In the middle of its picture, with its shadow.
 */
final class Purse implements Picture.Painter {
    private static final int OVER = 4, SCALLOPS = 16;
    /** What shadow and cord take beyond the hide. */
    private static final int MARGIN = 12;
    private static final double IN = 0.93, EYELETS = 0.85;
    private static final double[] HIDE = Ink.hex(0x5B3620), WORN = Ink.hex(0x8A5A33), SMOKE = Ink.hex(0x33190C),
            CORD = Ink.hex(0xB23A28), TWIST = Ink.hex(0x6E1A12), LINE = Ink.hex(0x170C06);
    private final int wide, high;

    /** It reaches so many units to each side, and so many up and down. */
    Purse(int wide, int high) {
        this.wide = wide;
        this.high = high;
    }

    @Override
    public BufferedImage draw(int scale) {
        Plate p = new Plate(2 * (wide + MARGIN) * OVER, 2 * (high + MARGIN) * OVER, OVER);
        float[] body = p.mask(round(1)), soft = p.blur(body, 2.0 * OVER), ink = p.mask(this::contour);
        float[] holes = p.mask(this::eyelets), cord = p.mask(this::cord), fold = p.mask(this::pleats);
        float[] pleats = p.blur(fold, 0.9 * OVER), thread = p.blur(cord, 0.5 * OVER);
        p.each((i, x, y) -> {
            double px = x - wide - MARGIN, py = y - high - MARGIN, out = Math.hypot(px / wide, py / high);
            double grain = Noise.fbm(x / 2.2, y / 2.2, 401, 3), cloud = Noise.fbm(x / 30, y / 30, 402, 3);
            double[] c = Ink.mix(HIDE, WORN, 0.85 * Noise.smooth(0.80, 0.30, out + 0.35 * (cloud - 0.5)));
            c = Ink.mix(c, SMOKE, 0.55 * Noise.smooth(0.50, 0.80, cloud) + 0.35 * Noise.smooth(0.80, 1.0, out));
            c = Ink.scale(c, 0.86 + 0.30 * grain);
            c = Ink.mix(c, SMOKE, 0.55 * pleats[i]);
            c = Ink.mix(c, LINE, Math.max(ink[i], holes[i]));
            double twist = 0.5 + 0.5 * Math.sin((px * 0.9 + py * 1.3) * 2.1);
            c = Ink.mix(c, Ink.mix(TWIST, CORD, twist), cord[i]);
            p.set(i, c);
            p.a[i] = Math.max(body[i], cord[i]);
            double hem = Noise.smooth(0.5, 1, soft[i]);
            p.z[i] = (float) (OVER * (2.6 * hem + 0.9 * grain + 1.4 * cloud - 1.3 * pleats[i] - 1.2 * holes[i]
                    + 2.0 * thread[i]) * 0.6);
            p.gloss[i] = (float) (0.10 * (1 - cord[i]));
        });
        return Reduce.by(OVER / scale, ContactShadow.under(p.light(1.0), OVER));
    }

    private Shape round(double size) {
        Path2D form = new Path2D.Double();
        double[] first = corner(size * IN, 0);
        form.moveTo(first[0], first[1]);
        for (int i = 0; i < SCALLOPS; i++) {
            double reach = 1.06 + 0.05 * Noise.hash(i, 1, 403);
            double[] bow = corner(size * reach, i + 0.5), end = corner(size * IN, i + 1);
            form.quadTo(bow[0], bow[1], end[0], end[1]);
        }
        form.closePath();
        return form;
    }

    private void contour(Graphics2D g) {
        g.setStroke(new BasicStroke(3.4f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(round(1));
    }

    private void eyelets(Graphics2D g) {
        for (int i = 0; i < SCALLOPS; i++) {
            double[] at = corner(EYELETS, i + 0.5);
            g.fill(Shapes.disc(at[0], at[1], 2.0));
        }
    }

    /** Where the hide was gathered, from every notch towards the middle. */
    private void pleats(Graphics2D g) {
        g.setStroke(new BasicStroke(1.4f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        for (int i = 0; i < SCALLOPS; i++) {
            double[] from = corner(IN - 0.02, i), to = corner(0.62 + 0.12 * Noise.hash(i, 2, 403), i + 0.15);
            g.draw(new Line2D.Double(from[0], from[1], to[0], to[1]));
        }
    }

    /** It shows between every other pair of eyelets. */
    private void cord(Graphics2D g) {
        g.setStroke(new BasicStroke(2.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        for (int i = 0; i < SCALLOPS; i += 2) {
            double[] from = corner(EYELETS, i + 0.5), bow = corner(EYELETS + 0.03, i + 1), to = corner(EYELETS, i + 1.5);
            Path2D stitch = new Path2D.Double();
            stitch.moveTo(from[0], from[1]);
            stitch.quadTo(bow[0], bow[1], to[0], to[1]);
            g.draw(stitch);
        }
    }

    private double[] corner(double size, double at) {
        double angle = Math.PI * 2 * at / SCALLOPS;
        return new double[] {wide + MARGIN + wide * size * IN * Math.cos(angle),
            high + MARGIN + high * size * IN * Math.sin(angle)};
    }
}

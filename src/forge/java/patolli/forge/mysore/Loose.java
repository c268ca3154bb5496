package patolli.forge.mysore;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.List;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/** Things without the ground that they were made on, with a dark line about them and their shadow. */
public final class Loose {
    /** How wide the line is, how far the shadow falls, and how dark that is. */
    private static final double LINE = 1.1, ASIDE = 2.2, DOWN = 3.6, DARK = 0.5;
    private static final int NIGHT = 0x150A07;

    private Loose() { }

    /** @param over pixels of the plate to a design unit */
    public static BufferedImage of(Plate plate, List<Shape> bodies, int over, int scale) {
        float[] body = plate.mask(g -> bodies.forEach(g::fill));
        float[] line = plate.mask(g -> {
            g.setStroke(new BasicStroke((float) (2 * LINE), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            bodies.forEach(g::draw);
        });
        float[] shade = plate.mask(g -> {
            g.transform(AffineTransform.getTranslateInstance(ASIDE, DOWN));
            bodies.forEach(g::fill);
        });
        shade = plate.blur(shade, 2.2 * over);
        BufferedImage lit = plate.light(1.0);
        int[] px = Reduce.pixels(lit);
        for (int i = 0; i < px.length; i++) {
            double dark = Math.max(line[i], DARK * shade[i]);
            double all = body[i] + dark * (1 - body[i]);
            int argb = (int) Math.round(255 * all) << 24;
            for (int shift = 0; shift <= 16 && all > 0; shift += 8) {
                argb |= (int) Math.round(((px[i] >> shift & 255) * body[i] + (NIGHT >> shift & 255) * dark
                        * (1 - body[i])) / all) << shift;
            }
            px[i] = argb;
        }
        return Reduce.by(over / scale, lit);
    }
}

package patolli.forge.plinth;

import java.awt.image.BufferedImage;
import patolli.forge.Picture;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;
import patolli.forge.paper.Shadow;

/**
 * A round rest coiled of palm and sewn with dyed thread, seen from above, on which a side's treasure lies apart from
 * its other assets, within the border of that side's cloth and in its colours.
 *
 * @param blue whether it is blue's, and not red's
 */
record Plinth(boolean blue) implements Picture.Painter {
    private static final double RADIUS = 20.5;
    /** What is left round it for its shadow. */
    private static final double MARGIN = 6;
    private static final int OVER = 8;
    /** The things on it stay bright in the night; it does not. */
    private static final double NIGHT = 0.60;
    /** How broad a coil is, and how far apart the stitches lie on it. */
    private static final double COIL = 3.4, STITCH = 2.5;
    private static final double[] STRAW = Ink.hex(0xC9A869), DEEP = Ink.hex(0x8A6A38), OCHRE = Ink.hex(0xD9A441),
            GAP = Ink.hex(0x33210F), RED = Ink.hex(0xA62B1F), BLUE = Ink.hex(0x1F8391);

    @Override
    public BufferedImage draw(int scale) {
        int side = (int) (2 * (RADIUS + MARGIN));
        Plate p = new Plate(side * OVER, side * OVER, OVER);
        p.each((i, x, y) -> {
            double dx = x - side / 2.0, dy = y - side / 2.0, r = Math.hypot(dx, dy);
            if (r > RADIUS) {
                return;
            }
            // One strand that winds outwards.
            double turn = Math.atan2(dy, dx) / (2 * Math.PI), wound = (RADIUS - r) / COIL + turn;
            int coil = (int) Math.floor(wound);
            double across = 2 * (wound - coil) - 1, along = turn * 2 * Math.PI * Math.max(r, COIL) / STITCH
                    + 0.35 * across;
            double stitch = along - Math.floor(along), round = Math.sqrt(Math.max(0, 1 - across * across));
            double thread = Math.sqrt(Math.max(0, 1 - Math.pow(2 * stitch - 1, 2)));
            double own = Noise.hash((int) Math.floor(along), coil, 215);
            double[] c = Ink.mix(Ink.mix(DEEP, STRAW, 0.35 + 0.65 * own), dye(coil), dyed(coil) * (0.78 + 0.22 * own));
            c = Ink.mix(c, GAP, 0.72 * (1 - round) + 0.25 * (1 - thread));
            p.set(i, Ink.scale(c, NIGHT * (0.84 + 0.30 * Noise.fbm(x / 1.4, y / 1.4, 211, 2))));
            p.z[i] = (float) (OVER * (1.5 * round + 0.5 * thread * round + 1.0));
        });
        float[] edge = p.mask(Shapes.disc(side / 2.0, side / 2.0, RADIUS));
        return Reduce.by(OVER / scale, Shadow.under(p, edge, p.light(1), 1));
    }

    private double[] dye(int coil) {
        return coil == 1 || coil == 4 ? OCHRE : blue ? BLUE : RED;
    }

    /** The coils at the edge are dyed, and one further in. */
    private static double dyed(int coil) {
        return coil <= 1 ? 0.92 : coil == 4 ? 0.6 : coil == 5 ? 0.85 : 0;
    }
}

package patolli.forge.cabinet;

import java.awt.Shape;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Shapes;

/** The mosaic shield at the head of Neeley's mat, as much of it as is seen from the player's seat. */
final class ShieldTop {
    private static final double X = 640, Y = 152, RADIUS = 84, TILE = 5.2;
    private static final double[] JOINT = Ink.hex(0x0E0B0A), GOLD = Ink.hex(0xE0AE48), RED = Ink.hex(0xA62B1F),
            BONE = Ink.hex(0xF3EAD7), TEAL = Ink.hex(0x35A79C), DEEP = Ink.hex(0x14626E);
    /** Wings spread, head and tail: the fire-bird about the shield's middle. */
    private static final Shape BIRD = Shapes.poly(-5, -26, 0, -36, 5, -26, 6, -14, 20, -24, 38, -20, 32, -6, 22, 4, 9, 8,
            14, 34, 0, 26, -14, 34, -9, 8, -22, 4, -32, -6, -38, -20, -20, -24, -6, -14);
    private final Plate p;

    ShieldTop(Plate p) {
        this.p = p;
    }

    /** Lays what there is of it at a pixel of the plate. */
    void lay(int i, double x, double y) {
        double dx = x - X, dy = y - Y, r = Math.hypot(dx, dy);
        if (r > RADIUS) {
            return;
        }
        double a = Math.atan2(dy, dx), ring = Math.floor(r / TILE);
        double u = a / (2 * Math.PI) * Math.max(6, Math.round(ring * 2 * Math.PI)) + 0.5 * ring;
        double tone = 0.72 + 0.56 * Noise.hash((int) Math.floor(u), (int) ring, 9);
        double joint = Math.min(Math.min(u - Math.floor(u), Math.ceil(u) - u) * TILE, Math.abs(r / TILE - Math.round(r
                / TILE)) * TILE);
        double set = Noise.smooth(0.2, 0.9, joint);
        p.set(i, Ink.mix(JOINT, Ink.scale(stone(dx, dy, r, a), tone), set));
        p.z[i] = (float) (p.scale * (2.2 + 0.9 * set + 0.5 * tone));
        p.gloss[i] = (float) (0.6 * set);
    }

    private static double[] stone(double dx, double dy, double r, double a) {
        if (r > 68) {
            double quarter = Math.abs(a / (Math.PI / 4) - Math.round(a / (Math.PI / 4)));
            return r > 80 ? DEEP : quarter < 0.14 ? RED : quarter < 0.22 ? BONE : TEAL;
        }
        if (r > 64) {
            return BONE;
        }
        if (r > 50) {
            return DEEP;
        }
        if (r > 45) {
            return RED;
        }
        return BIRD.contains(dx, dy) ? Math.abs(dx) < 6 ? RED : GOLD : TEAL;
    }
}

package patolli.forge.paper;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;

/** Puts a drawing on a plate as a hand does: lines waver, paint lies thick and thin and is dry here and there. */
public final class Brush {
    private final Plate p;
    private final int[] img;
    private final int seed;
    private final double waver;
    private final double dry;

    /**
     * @param p     the plate
     * @param img   the drawing, as {@link Plate#sheet} gives it
     * @param seed  whose hand
     * @param waver how far it strays; 1 is half a unit
     */
    public Brush(Plate p, int[] img, int seed, double waver) {
        this(p, img, seed, waver, 0.30);
    }

    /** @param dry how much of the ground shows where the brush was dry */
    Brush(Plate p, int[] img, int seed, double waver, double dry) {
        this.dry = dry;
        this.p = p;
        this.img = img;
        this.seed = seed;
        this.waver = waver;
    }

    /** Paints one pixel, whose middle lies at (x, y). */
    public void lay(int i, double x, double y) {
        double dx = 0.9 * (Noise.value(x / 11, y / 11, 71 + seed) - 0.5) + 0.40 * (Noise.value(x / 3, y / 3, 72) - 0.5);
        double dy = 0.9 * (Noise.value(x / 11, y / 11, 73 + seed) - 0.5) + 0.40 * (Noise.value(x / 3, y / 3, 74) - 0.5);
        int px = (int) ((x + waver * dx) * p.scale), py = (int) ((y + waver * dy) * p.scale);
        if (px < 0 || py < 0 || px >= p.w || py >= p.h || img[py * p.w + px] >>> 24 == 0) {
            return;
        }
        int c = img[py * p.w + px];
        double wash = Noise.fbm(x / 9, y / 9, 75 + seed, 3);
        double bare = Noise.smooth(0.62, 0.80, Noise.fbm(x / 5, y / 2.4, 76 + seed, 4));
        p.coat(i, Ink.scale(Ink.hex(c & 0xffffff), 0.84 + 0.32 * wash), (c >>> 24) / 255.0 * (0.97 - dry * bare));
    }
}

package patolli.forge.mictlan;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import patolli.board.LyingMat;
import patolli.board.Point;
import patolli.forge.carved.Camera;
import patolli.forge.carved.Grain;
import patolli.forge.carved.Light;
import patolli.forge.carved.Vec;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;
import patolli.forge.pieces.Stone;

/** For two people at one table: nobody sits before the wall; dusk, the mat, what was played with, and copal smoke. */
final class MatWon {
    private static final Vec EYE = new Vec(0, 3.3, 9.5);
    /** Where the winner's pieces lie, in design units, and where the mat does, of which there is more than one. */
    private static final Rectangle PIECES = new Rectangle(460, 580, 300, 190), MAT = new Rectangle(0, 496, 824, 304);
    private static final double VIGNETTE = 0.35;
    private static final int PRESSED = 0x2A1A0C, EDGE = 0xD9BE8E;
    /** Room for a single thing's shadow, in design units. */
    private static final int AROUND = 10;
    /** How far the shadow of what lies there falls, away from the burner, in design units. */
    private static final double FALL_X = 8, FALL_Y = 3;
    /** Where on the mat the coals shine: from the middle of their burner, and how far, in design units. */
    private static final double POOL_X = 150, POOL_Y = 130, POOL = 250;
    private final int k;

    /** How things take the light: by how much more, and how dark their shadow is, which in a heap lies on others. */
    enum Shine {
        DULL(1, 0.72), METAL(1.4, 0.6), HEAPED(1.45, 0.3);

        private final double gain;
        private final double shadow;

        Shine(double gain, double shadow) {
            this.gain = gain;
            this.shadow = shadow;
        }
    }

    /** @param k pixels to the design unit */
    MatWon(int k) {
        this.k = k;
    }

    /** The scene with a mat, of which the picture of its table is given. @param beans see {@link Leavings} */
    BufferedImage draw(Supplier<BufferedImage> table, double[][] beans) {
        Light o = Room.of(this, table.get());
        Paint.each(o, (x, y, c) -> {
            double u = (x + 0.5) / k, v = (y + 0.5) / k;
            double dusk = (1 - 0.45 * Noise.smooth(620, 900, u)) * (0.42 + 0.58 * Noise.smooth(300, 620, v));
            double glow = 0.05 * Paint.near(u, v, Burner.X, Burner.RIM - 30, 150), haze = haze(u, v);
            double pool = dusk * Noise.smooth(470, 560, v) * Paint.near(u, v, Burner.X + POOL_X,
                    Burner.RIM + POOL_Y, POOL);
            return new double[] {c[0] * (dusk + 1.25 * pool) + glow + haze * 0.86,
                    c[1] * (dusk + 0.78 * pool) + glow * 0.36 + haze * 0.82,
                    c[2] * (dusk + 0.30 * pool) + glow * 0.08 + haze * 0.94};
        });
        lay(o, lying(left -> left.beans(beans)), FALL_X, FALL_Y, 1);
        new Burner(k).smoke(o);
        o.bloom(0.8, 8 * k, 0.25);
        return o.develop(1.22, 0.006, VIGNETTE);
    }

    /** The part of it where the mat lies. */
    BufferedImage mat(Supplier<BufferedImage> table, double[][] beans) {
        return draw(table, beans).getSubimage(MAT.x * k, MAT.y * k, MAT.width * k, MAT.height * k);
    }

    /** A winner's pieces with their shadows, on nothing, to be laid on any of the mats. */
    BufferedImage pieces(Stone stone) {
        return alone(lying(left -> left.pieces(stone)), PIECES, VIGNETTE, 6, Shine.METAL);
    }

    /**
     * A thing with its shadow, on nothing, in the middle of its picture, as if it lay at {@link LyingMat#DRAWN}.
     *
     * @param thing its picture, two pixels to the unit of the table
     * @param high  how high it stands, as part of how wide it looks
     */
    BufferedImage thing(BufferedImage thing, double high, Shine shine) {
        BufferedImage sheet = single(thing, high);
        return alone(sheet, new Rectangle(0, 0, sheet.getWidth() / k, sheet.getHeight() / k), 0, 3,
                shine);
    }

    /** What has lain there for long leaves its outline: pressed into the cloth, which is less faded in it. */
    BufferedImage print(BufferedImage thing) {
        BufferedImage sheet = single(thing, 0);
        Mask form = Mask.of(sheet).blurred(0.5 * k), dark = form.moved(k, k), lit = form.moved(-k, -k);
        BufferedImage out = new BufferedImage(sheet.getWidth(), sheet.getHeight(), BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < out.getHeight(); y++) {
            for (int x = 0; x < out.getWidth(); x++) {
                double in = form.at(x, y), shade = in * (0.20 + 0.62 * (1 - dark.at(x, y)));
                double edge = 0.34 * (1 - in) * dark.at(x, y) + 0.22 * in * (1 - lit.at(x, y));
                int a = (int) Math.round(255 * Math.max(shade, edge));
                out.setRGB(x, y, a << 24 | (edge > shade ? EDGE : PRESSED));
            }
        }
        return out;
    }

    /** A sheet with a thing in its middle. */
    private BufferedImage single(BufferedImage thing, double high) {
        double wide = thing.getWidth() / 2.0;
        int w = (int) Math.ceil(wide * LyingMat.across(LyingMat.DRAWN)) + 2 * AROUND;
        int h = (int) Math.ceil(w * LyingMat.flat(LyingMat.DRAWN)) + AROUND;
        BufferedImage sheet = new BufferedImage(w * k, h * k, BufferedImage.TYPE_INT_ARGB);
        new Leavings(sheet, k, LyingMat.seen(LyingMat.DRAWN).plus(-w / 2.0, -h / 2.0)).lay(thing,
                new double[] {LyingMat.DRAWN.x(), LyingMat.DRAWN.y(), 0}, wide, high);
        return sheet;
    }

    /** What lies on a sheet with its shadow, on nothing. @param part of the sheet, in design units */
    private BufferedImage alone(BufferedImage sheet, Rectangle part, double vignette, double soft, Shine shine) {
        Light o = new Light(sheet.getWidth(), sheet.getHeight());
        lay(o, sheet, FALL_X, FALL_Y, shine.gain);
        BufferedImage seen = o.develop(1.22, 0.006, vignette);
        int dx = (int) Math.round(soft * 1.3 * k), dy = (int) Math.round(soft * 0.5 * k);
        Mask mask = Mask.of(sheet), shade = mask.blurred(soft * k).moved(dx, dy);
        BufferedImage out = new BufferedImage(part.width * k, part.height * k, BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < out.getHeight(); y++) {
            for (int x = 0; x < out.getWidth(); x++) {
                int u = x + part.x * k, v = y + part.y * k;
                double body = mask.at(u, v);
                double all = body + (1 - body) * shine.shadow * Math.min(1, 1.15 * shade.at(u, v));
                out.setRGB(x, y, (int) Math.round(255 * all) << 24 | straight(seen.getRGB(u, v), all));
            }
        }
        return out;
    }

    /** What is seen on black, as the colour of something that covers so much. */
    private static int straight(int c, double cover) {
        int out = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            out |= (int) Math.min(255, Math.round((c >> shift & 255) / Math.max(0.01, cover))) << shift;
        }
        return out;
    }

    /** Traced once. */
    private static final class Room {
        private static final TableScene SCENE = new TableScene();
        private static Relief traced;

        static synchronized Light of(MatWon won, BufferedImage table) {
            SCENE.lay(table);
            if (traced == null) {
                traced = won.room(SCENE);
            }
            return lit(traced);
        }
    }

    private BufferedImage lying(Consumer<Leavings> laying) {
        BufferedImage out = new BufferedImage(1280 * k, 800 * k, BufferedImage.TYPE_INT_ARGB);
        laying.accept(new Leavings(out, k));
        return out;
    }

    static Camera camera() {
        return new Camera(EYE, new Vec(0, -1.55, 0), 2.25);
    }

    /** The wall, the floor, the mat and the burner. */
    private Relief room(TableScene scene) {
        return new Relief(1280 * k, 800 * k, camera(), (x, y, z) -> 0.66 * scene.distance(x, y, z), scene::distance,
                scene, 3, 24);
    }

    private static Light lit(Relief relief) {
        return relief.smooth(new double[] {0.050, 0.056, 0.095}, List.of(
                new Relief.Fire(TableScene.FIRE, 4.6, 2.3, new double[] {1, 0.46, 0.15}, 3),
                new Relief.Fire(new Vec(-6, 5.5, 6.5), 7.5, 1.55, new double[] {0.60, 0.50, 0.78}, 3),
                new Relief.Fire(new Vec(-1.5, 1.2, 6), 2.8, 1.7, new double[] {1, 0.66, 0.36}, 3)));
    }

    /** A sheet with its shade (moved by design units) on what lies under it. */
    private void lay(Light o, BufferedImage sheet, double dx, double dy, double gain) {
        Mask mask = Mask.of(sheet), shade = mask.blurred(6 * k).moved((int) (dx * k), (int) (dy * k));
        Paint.each(o, (x, y, c) -> {
            double dark = 1 - 0.72 * gain * Math.min(1, 1.15 * shade.at(x, y));
            return new double[] {c[0] * dark, c[1] * dark, c[2] * dark};
        });
        o.over(sheet, Paint.lit(mask, k, -4, -4, (u, v, rim, flicker) -> {
            double fire = Paint.near(u, v, Burner.X, Burner.RIM - 20, 330), f = gain * (0.40 + 0.34 * fire) * flicker;
            double edge = 0.14 * Math.max(-0.3, rim) * fire;
            return new double[] {f * (0.98 + 0.16 * fire) + edge, f * (0.90 + 0.02 * fire) + 0.5 * edge,
                    f * (0.94 - 0.22 * fire) + 0.2 * edge};
        }));
    }

    /** What the painted smoke turns into where it is thin. */
    private static double haze(double u, double v) {
        double up = Burner.RIM - 60 - v;
        double x = Burner.X + 70 * Grain.at(up / 170, 3.3, 5) * Noise.smooth(40, 320, up) + up * 0.10;
        double across = (u - x) / (34 + 0.10 * up);
        double torn = Math.max(0, 0.62 + 0.9 * Grain.sum(u / 34, v / 90, up / 300, 4));
        return up < 0 ? 0 : 0.035 * Math.exp(-across * across) * torn * Noise.smooth(0, 60, up) * Math.exp(-up / 420);
    }
}

package patolli.forge.table;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import patolli.board.Box;
import patolli.board.PatolliBoard;
import patolli.board.Point;
import patolli.board.SerpentSheet;
import patolli.board.SerpentSheet.Pose;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/** One of the serpent's heads in all its poses, with the shadow that it throws: further off, the higher it rises. */
final class SerpentFrames {
    private static final int OVER = SerpentSkin.OVER;

    private SerpentFrames() { }

    static BufferedImage draw(boolean right, int scale) {
        int w = (int) SerpentSheet.WIDTH * scale, h = (int) SerpentSheet.HEIGHT * scale;
        int rows = (Pose.values().length + SerpentSheet.COLUMNS - 1) / SerpentSheet.COLUMNS;
        BufferedImage out = new BufferedImage(w * SerpentSheet.COLUMNS, h * rows, BufferedImage.TYPE_INT_ARGB);
        for (Pose pose : Pose.values()) {
            BufferedImage frame = shadowed(Reduce.by(OVER / scale, frame(right, pose)), pose, scale);
            out.setRGB((int) pose.cell().x() * scale, (int) pose.cell().y() * scale, w, h, Reduce.pixels(frame), 0, w);
        }
        return out;
    }

    /** The collar lies over the neck as it does on the mat. */
    private static BufferedImage frame(boolean right, Pose pose) {
        Box place = SerpentSheet.place(right);
        Point corner = PatolliBoard.SERPENT.plus(-Serpent.WIDTH / 2, -Serpent.HEIGHT / 2);
        BufferedImage out = new BufferedImage((int) place.width() * OVER, (int) place.height() * OVER,
                BufferedImage.TYPE_INT_ARGB);
        double x = corner.x() - place.x(), y = corner.y() - place.y();
        SerpentPose.draw(out, x / SerpentSheet.UNIT + Serpent.LEFT, y / SerpentSheet.UNIT + Serpent.TOP,
                SerpentParts.of(right), pose);
        Graphics2D g = out.createGraphics();
        AffineTransform own = g.getTransform();
        g.translate(x * OVER, y * OVER);
        g.scale(SerpentSkin.CARVED, SerpentSkin.CARVED);
        g.translate(Serpent.LEFT, Serpent.TOP);
        g.clip(Serpent.collar(right));
        g.setTransform(own);
        g.drawImage(Serpent.body(), (int) Math.round(x * OVER), (int) Math.round(y * OVER), null);
        g.dispose();
        return out;
    }

    private static BufferedImage shadowed(BufferedImage thing, Pose pose, int scale) {
        Plate p = new Plate(thing.getWidth(), thing.getHeight(), scale);
        int[] px = Reduce.pixels(thing);
        float[] a = new float[px.length];
        for (int i = 0; i < a.length; i++) {
            a[i] = (px[i] >>> 24) / 255f;
        }
        double high = 3.2 + 13 * pose.high();
        float[] wide = p.blur(a, (2.9 + 2.2 * pose.high()) * scale), tight = p.blur(a, 1.1 * scale);
        int far = (int) Math.round(high * scale), near = Math.max(1, (int) Math.round(0.3 * 3.2 * scale));
        for (int y = 0; y < p.h; y++) {
            for (int x = 0; x < p.w; x++) {
                int i = y * p.w + x;
                double dark = (1 - (0.70 - 0.12 * pose.high()) * pick(wide, p, x - far, y - far))
                        * (1 - 0.55 * (1 - pose.high()) * pick(tight, p, x - near, y - near));
                // Pictures are laid over each other as they are shown, not in linear light.
                double under = 1 - Math.pow(dark, 1 / 2.2), over = a[i], all = over + under * (1 - over);
                if (all > 0) {
                    px[i] = (int) Math.round(255 * all) << 24 | tint(px[i] >> 16, over / all) << 16
                            | tint(px[i] >> 8, over / all) << 8 | tint(px[i], over / all);
                }
            }
        }
        return thing;
    }

    private static int tint(int channel, double k) {
        return (int) Math.round((channel & 255) * k);
    }

    private static float pick(float[] f, Plate p, int x, int y) {
        return x < 0 || y < 0 ? 0 : f[y * p.w + x];
    }
}

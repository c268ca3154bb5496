package patolli.forge.icon;

import java.awt.Shape;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Distance;
import patolli.forge.matter.Lapidary;
import patolli.forge.matter.Mosaic;
import patolli.forge.matter.Plate;
import patolli.forge.outline.Form;

/** The rain god's mask in mosaic: goggles, a nose of two twined snakes, a curled lip and four fangs. */
final class MosaicMask {
    private static final int FACE = 1, RING = 2, RED_RING = 3, WHITE = 4, PUPIL = 5, LIP = 6, MOUTH = 7, FANG = 8;
    private static final int NOSE_PALE = 9, NOSE_DEEP = 10, BAND = 11, BEAD = 12, FLARE = 13, FLARE_IN = 14;
    private static final int FLARE_HEART = 15, PLUME = 16, PLUME_TIP = 17, BEAD_HEART = 18;
    /** Side of the drawing in design units. */
    private static final int SIDE = 256;

    private MosaicMask() { }

    /** Painted {@code px} pixels wide; stones {@code coarse} times as large as in the largest icon. */
    static BufferedImage draw(int px, double coarse) {
        double scale = px / (double) SIDE;
        Mosaic m = new Mosaic(px, px, scale);
        for (int k = -3; k <= 3; k++) {
            Shape feather = Form.plume(128 + 22 * k, 62, 128 + 29.5 * k, 7 + 2.0 * k * k, 0, 10.5, 13);
            m.claim(PLUME, feather);
            m.claim(PLUME_TIP, Form.both(feather, Form.disc(128 + 29.5 * k, 7 + 2.0 * k * k, 18)));
        }
        both(m, FLARE, Form.disc(29, 128, 25));
        both(m, FLARE_IN, Form.disc(29, 128, 16));
        both(m, FLARE_HEART, Form.disc(29, 128, 8));
        m.claim(FACE, Form.blob(128, 46, 190, 50, 217, 70, 222, 120, 218, 165, 200, 196, 160, 204, 128, 206, 96, 204,
                56, 196, 38, 165, 34, 120, 39, 70, 66, 50));
        m.claim(BAND, Form.blob(128, 42, 180, 44, 214, 54, 214, 54, 217, 76, 217, 76, 180, 66, 128, 64, 76, 66, 39,
                76, 39, 76, 42, 54, 42, 54, 76, 44));
        for (int k = -3; k <= 3; k++) {
            m.claim(BEAD, Form.disc(128 + 25 * k, 54 + 0.85 * k * k, 8));
            m.claim(BEAD_HEART, Form.disc(128 + 25 * k, 54 + 0.85 * k * k, 3.4));
        }
        both(m, RING, Form.disc(82, 116, 41));
        both(m, RED_RING, Form.disc(82, 116, 28.5));
        both(m, WHITE, Form.disc(82, 116, 22.5));
        both(m, PUPIL, Form.disc(82, 116, 11.5));
        nose(m);
        m.claim(MOUTH, Form.blob(66, 190, 96, 176, 128, 172, 160, 176, 190, 190, 186, 206, 160, 213, 128, 215, 96,
                213, 70, 206));
        both(m, FANG, Form.plume(86, 184, 71, 246, 9, 13.5, 5));
        both(m, FANG, Form.plume(114, 180, 112, 234, 2, 11.5, 6));
        m.claim(LIP, Form.stroke(Form.curve(60, 166, 52, 160, 40, 166, 39, 180, 52, 191, 70, 188, 92, 176, 128, 170,
                164, 176, 186, 188, 204, 191, 217, 180, 216, 166, 204, 160, 196, 166), 19));
        m.survey();
        for (int id = FACE; id <= BEAD_HEART; id++) {
            double size = switch (id) {
                case FACE -> 8.4;
                case RING, LIP, FANG, PLUME, PLUME_TIP -> 7.6;
                case BAND, NOSE_PALE, NOSE_DEEP, FLARE -> 7.0;
                default -> 6.2;
            };
            // A bead, a pupil, a heart is one single stone.
            boolean one = id == PUPIL || id == BEAD_HEART || id == FLARE_HEART;
            m.strew(id, one ? 60 : size * coarse, id == RING || id == LIP ? 1.25 : 1, 7 + id);
        }
        m.relax(3);
        return shadow(Lapidary.set(m, MosaicMask::stone, carve(m, scale), scale * 1.55 * Math.sqrt(coarse)), px);
    }

    /** Two snakes twine into the nose, over and under, and end in its wings. */
    private static void nose(Mosaic m) {
        Shape one = snake(1), other = snake(-1);
        m.claim(NOSE_DEEP, one);
        m.claim(NOSE_PALE, other);
        // At every second crossing the first one lies on top.
        for (double y : new double[] {90, 138}) {
            m.claim(NOSE_DEEP, Form.both(one, Form.slab(128, y, 60, 23, 0)));
        }
        m.claim(NOSE_PALE, Form.blob(128, 140, 146, 144, 153, 156, 141, 165, 128, 160, 115, 165, 103, 156, 110, 144));
    }

    private static Shape snake(int side) {
        double[] q = new double[3 * 11];
        for (int i = 0; i < 11; i++) {
            double y = 78 + 7 * i;
            q[3 * i] = 128 + side * 9.5 * Math.sin((y - 66) / 24 * Math.PI);
            q[3 * i + 1] = y;
            q[3 * i + 2] = 8.6;
        }
        return Form.ribbon(q);
    }

    private static void both(Mosaic m, int id, Shape s) {
        m.claim(id, s);
        m.claim(id, Form.put(Form.flip(s), SIDE, 0, 0, 1));
    }

    private static Lapidary.Stone stone(Mosaic.Tile t) {
        return switch (t.region) {
            case RING -> Lapidary.Stone.PALE;
            case RED_RING, LIP, FLARE_IN, PLUME_TIP, BEAD_HEART, NOSE_DEEP -> Lapidary.Stone.RED;
            case WHITE, FANG, BEAD -> Lapidary.Stone.WHITE;
            case PUPIL, MOUTH -> Lapidary.Stone.JET;
            case BAND, FLARE_HEART, FLARE, NOSE_PALE -> Lapidary.Stone.GOLD;
            case FACE -> Lapidary.Stone.DEEP;
            default -> Lapidary.Stone.TURQUOISE;
        };
    }

    /** The wood under the stones: one swell for the whole mask and a roll for every feature. */
    private static float[] carve(Mosaic m, double scale) {
        int[] any = new int[m.w * m.h], part = new int[m.w * m.h];
        for (int i = 0; i < any.length; i++) {
            int r = m.region[i];
            any[i] = Math.min(1, r);
            part[i] = r == NOSE_DEEP ? NOSE_DEEP : r == BEAD_HEART ? BEAD : r == WHITE ? RED_RING : r == PLUME_TIP
                    ? PLUME : r;
        }
        float[] whole = Distance.toChange(any, m.w, m.h), own = Distance.toChange(part, m.w, m.h),
                z = new float[any.length];
        for (int i = 0; i < z.length; i++) {
            if (any[i] == 1) {
                int r = m.region[i];
                double high = r == RING || r == LIP ? 1.7 : r == MOUTH ? -0.6 : 1;
                z[i] = (float) (round(whole[i] / (46 * scale)) * 16 * scale
                        + high * round(own[i] / (10 * scale)) * 5.5 * scale);
            }
        }
        return new Plate(m.w, m.h, 1).blur(z, 1.6 * scale);
    }

    /** A soft contact shadow, as under all the pieces. */
    private static BufferedImage shadow(BufferedImage im, int px) {
        float[] a = new float[px * px];
        for (int i = 0; i < a.length; i++) {
            a[i] = (im.getRGB(i % px, i / px) >>> 24) / 255f;
        }
        a = new Plate(px, px, 1).blur(a, px / 110.0);
        int off = px / 90;
        BufferedImage out = new BufferedImage(px, px, BufferedImage.TYPE_INT_ARGB);
        for (int i = 0; i < a.length; i++) {
            int x = i % px, y = i / px;
            if (x >= off && y >= off) {
                out.setRGB(x, y, Math.round(150 * a[(y - off) * px + x - off]) << 24 | 0x120B06);
            }
        }
        out.createGraphics().drawImage(im, 0, 0, null);
        return out;
    }

    private static double round(double t) {
        double c = Math.max(0, Math.min(1, t));
        return Math.sqrt(c * (2 - c));
    }
}

package patolli.forge.hand;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.util.function.IntUnaryOperator;
import patolli.board.HandSheet.Pose;
import patolli.forge.codex.Painter;
import patolli.forge.matter.Reduce;
import patolli.forge.pieces.Beans;

/** The five beans in a hollow hand: another heap in each pose, so that they are seen to rattle. */
final class Handful {
    /** Of the size in which they lie on the mat. */
    private static final double SIZE = 0.84;
    /** Of its size, what is seen round a bean, and its colour. */
    private static final double RIM = 1.075;
    private static final int EDGE = 0xC79A62;
    /** The dot is drilled into the middle of a bean; pixels of its picture, with its ring. */
    private static final double DOT = 36;
    private static final int ROUND = 24;
    /** Which bean lies where, in units of a hand, and whether its dot is up: the last one lies on top. */
    private static final double[][] LEVEL = {{2, -0.22, 0.34, 0}, {0, 0.34, -0.50, 0}, {3, -0.20, -0.26, 1},
        {1, 0.46, 0.38, 1}, {4, 0.30, -0.02, 0}};
    private static final double[][] UP = {{0, -0.22, 0.30, 1}, {2, 0.48, -0.44, 0}, {4, -0.14, -0.34, 0},
        {3, 0.44, 0.42, 0}, {1, 0.20, 0.02, 1}};
    private static final double[][] DOWN = {{4, 0.40, -0.52, 1}, {1, -0.28, 0.26, 0}, {0, -0.10, -0.28, 0},
        {2, 0.52, 0.30, 0}, {3, 0.18, 0.10, 1}};

    private Handful() { }

    /** Into a palm, as the frame that is drawn in has it; the beans themselves keep to the lamp. */
    static void draw(Painter c, Pose pose) {
        double[][] heap = switch (pose) {
            case CLOSED_UP -> UP;
            case CLOSED_DOWN -> DOWN;
            case REACHING, SCOOPING, CLOSED, OPENING, THROWN -> LEVEL;
        };
        AffineTransform frame = c.g.getTransform();
        Graphics2D g = (Graphics2D) c.g.create();
        g.setTransform(new AffineTransform());
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        double wide = Beans.CELL * SIZE * c.unit() / Sheet.FIGURE;
        for (double[] bean : heap) {
            BufferedImage picture = Beans.bare((int) bean[0]);
            if (bean[3] == 0) {
                picture = plain(picture);
            }
            Point2D at = frame.transform(new Point2D.Double(bean[1], bean[2]), null);
            put(g, silhouette(picture), at, wide * RIM);
            put(g, lit(picture), at, wide);
        }
        g.dispose();
    }

    private static void put(Graphics2D g, BufferedImage picture, Point2D at, double wide) {
        AffineTransform to = AffineTransform.getTranslateInstance(at.getX() - wide / 2, at.getY() - wide / 2);
        to.scale(wide / picture.getWidth(), wide / picture.getHeight());
        g.drawImage(picture, to, null);
    }

    /** A little behind a bean, so that it stands out from the one under it. */
    private static BufferedImage silhouette(BufferedImage bean) {
        return changed(bean, _ -> EDGE);
    }

    /** As bright as on the mat, though it is small. */
    private static BufferedImage lit(BufferedImage bean) {
        return changed(bean, c -> up(c >> 16 & 255) << 16 | up(c >> 8 & 255) << 8 | up(c & 255));
    }

    private static int up(int v) {
        return (int) Math.min(250, 1.35 * v + 6);
    }

    private static BufferedImage changed(BufferedImage from, IntUnaryOperator colour) {
        BufferedImage out = new BufferedImage(from.getWidth(), from.getHeight(), BufferedImage.TYPE_INT_ARGB);
        int[] px = Reduce.pixels(out);
        from.getRGB(0, 0, out.getWidth(), out.getHeight(), px, 0, out.getWidth());
        for (int i = 0; i < px.length; i++) {
            px[i] = px[i] & 0xFF000000 | colour.applyAsInt(px[i]);
        }
        return out;
    }

    /** The bean's other face: what lies round the dot is carried on over it. */
    private static BufferedImage plain(BufferedImage bean) {
        int n = bean.getWidth();
        BufferedImage out = new BufferedImage(n, n, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = out.createGraphics();
        g.drawImage(bean, 0, 0, null);
        g.dispose();
        int[] px = Reduce.pixels(out);
        int[] from = px.clone();
        double middle = n / 2.0;
        for (int i = 0; i < px.length; i++) {
            double x = i % n + 0.5 - middle, y = i / n + 0.5 - middle;
            if (Math.hypot(x, y) < DOT) {
                px[i] = around(from, n, x, y);
            }
        }
        return out;
    }

    private static int around(int[] from, int n, double x, double y) {
        double[] sum = new double[3];
        double all = 0;
        for (int k = 0; k < ROUND; k++) {
            double a = 2 * Math.PI * k / ROUND, ex = (DOT + 2) * Math.cos(a), ey = (DOT + 2) * Math.sin(a);
            int c = from[(int) (ey + n / 2.0) * n + (int) (ex + n / 2.0)];
            double near = (c >>> 24) / (4 + (x - ex) * (x - ex) + (y - ey) * (y - ey));
            all += near;
            for (int j = 0; j < 3; j++) {
                sum[j] += near * (c >> 16 - 8 * j & 255);
            }
        }
        return 0xFF000000 | (int) (sum[0] / all) << 16 | (int) (sum[1] / all) << 8 | (int) (sum[2] / all);
    }
}

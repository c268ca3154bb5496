package patolli.forge.mysore;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import patolli.board.Point;
import patolli.forge.matter.Reduce;

/** The shadow that a thing throws beside a small flame: away from it, sharp where it touches, softer with distance. */
public final class SoftShadow {
    /** In so many slices of a thing's height. */
    private static final int SLICES = 6;
    private static final double CONTACT = 1.2, SPREAD = 0.36, DARK = 0.84, FAINT = 0.42;
    private static final int NIGHT = 0x0C0604;

    private SoftShadow() { }

    /**
     * Lays a thing on a picture, its shadow below it.
     *
     * @param to    from the thing's pixels to those of the picture
     * @param flame in the picture's design units
     * @param reach how far the shadow of its top falls, in design units
     */
    public static void lay(BufferedImage picture, int scale, BufferedImage thing, AffineTransform to, Point flame,
            double reach) {
        Shape outline = to.createTransformedShape(new Rectangle2D.Double(0, 0, thing.getWidth(), thing.getHeight()));
        Rectangle2D box = outline.getBounds2D();
        int more = (int) Math.ceil((1 + 3 * SPREAD) * reach * scale) + 4;
        int left = (int) Math.floor(box.getMinX()) - more;
        int top = (int) Math.floor(box.getMinY()) - more;
        int w = (int) Math.ceil(box.getMaxX()) + more - left;
        int h = (int) Math.ceil(box.getMaxY()) + more - top;
        BufferedImage layer = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB);
        AffineTransform moved = AffineTransform.getTranslateInstance(-left, -top);
        moved.concatenate(to);
        draw(layer, thing, moved);
        double dx = box.getCenterX() - flame.x() * scale;
        double dy = box.getCenterY() - flame.y() * scale;
        double far = Math.hypot(dx, dy) + 1e-9;
        BufferedImage shade = shade(layer, dx / far, dy / far, reach * scale, scale);
        draw(picture, shade, AffineTransform.getTranslateInstance(left, top));
        draw(picture, thing, to);
    }

    private static void draw(BufferedImage on, BufferedImage what, AffineTransform to) {
        Graphics2D g = on.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        g.drawImage(what, to, null);
        g.dispose();
    }

    private static BufferedImage shade(BufferedImage layer, double ux, double uy, double reach, int scale) {
        int w = layer.getWidth();
        int h = layer.getHeight();
        int[] body = Reduce.pixels(layer);
        float[] dark = new float[body.length];
        for (int s = 0; s < SLICES; s++) {
            double t = (s + 0.3) / SLICES;
            float[] cover = new float[body.length];
            int ox = (int) Math.round(ux * reach * t);
            int oy = (int) Math.round(uy * reach * t);
            for (int y = Math.max(0, oy); y < Math.min(h, h + oy); y++) {
                for (int x = Math.max(0, ox); x < Math.min(w, w + ox); x++) {
                    cover[y * w + x] = (body[(y - oy) * w + x - ox] >>> 24) / 255f;
                }
            }
            int radius = (int) Math.round(CONTACT * scale + SPREAD * reach * t);
            blur(cover, w, h, radius);
            float deep = (float) (DARK * (1 - FAINT * t));
            for (int i = 0; i < dark.length; i++) {
                dark[i] = Math.max(dark[i], deep * cover[i]);
            }
        }
        BufferedImage out = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB);
        int[] px = Reduce.pixels(out);
        for (int i = 0; i < px.length; i++) {
            px[i] = Math.round(255 * dark[i]) << 24 | NIGHT;
        }
        return out;
    }

    /** Two box blurs each way. */
    private static void blur(float[] v, int w, int h, int radius) {
        for (int k = 0; k < 2; k++) {
            for (int y = 0; y < h; y++) {
                line(v, y * w, 1, w, radius);
            }
            for (int x = 0; x < w; x++) {
                line(v, x, w, h, radius);
            }
        }
    }

    private static void line(float[] v, int from, int step, int n, int radius) {
        float[] was = new float[n];
        for (int i = 0; i < n; i++) {
            was[i] = v[from + i * step];
        }
        double sum = 0;
        for (int i = 0; i < Math.min(n, radius); i++) {
            sum += was[i];
        }
        for (int i = 0; i < n; i++) {
            sum += (i + radius < n ? was[i + radius] : 0) - (i - radius - 1 >= 0 ? was[i - radius - 1] : 0);
            v[from + i * step] = (float) (sum / (2 * radius + 1));
        }
    }
}

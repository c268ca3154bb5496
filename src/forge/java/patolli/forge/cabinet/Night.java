package patolli.forge.cabinet;

import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import patolli.forge.carved.Light;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Tezcatlipoca;
import patolli.forge.matter.Noise;

/** Behind Neeley's mat: the storm's light over a temple, and the Smoking Mirror dark before it. */
final class Night {
    /** Where he stands, in halves of the picture's height: middle of his feet, and his height. */
    private static final double X = 0.50, FEET = 0.055, TALL = 0.90;
    private static final double FIELD_W = 362, FIELD_H = 560;

    private Night() { }

    static double[] sky(double px, double py) {
        double glow = Math.exp(-(px - 0.42) * (px - 0.42) / 0.50 - (py - 0.55) * (py - 0.55) / 0.30);
        // Long banks of cloud, folded by a slower one, dark below and lit along their upper edges.
        double fold = 0.30 * Noise.fbm(px * 1.3, py * 2.6, 21, 3);
        double bank = Noise.fbm(px * 0.9 + fold, py * 4.2 - 0.5 * px + 2 * fold, 22, 4);
        double edge = bank - Noise.fbm(px * 0.9 + fold, (py + 0.05) * 4.2 - 0.5 * px + 2 * fold, 22, 4);
        double cloud = 0.55 + 0.75 * Noise.smooth(0.25, 0.75, bank) + 1.6 * Math.max(0, edge);
        double[] c = {0.010 + 0.085 * glow * cloud, 0.018 + 0.150 * glow * cloud, 0.034 + 0.220 * glow * cloud};
        // The temple's stairs far off.
        double step = 0.12 * Math.floor(Math.abs(px + 0.75) / 0.12), height = 0.86 - 0.62 * step - (Math.abs(px + 0.75)
                < 0.12 ? -0.10 : 0);
        if (py < height && py > 0.1) {
            double k = 0.20 + 0.10 * Noise.fbm(px * 20, py * 20, 4, 2);
            return new double[] {0.05 * k, 0.075 * k, 0.12 * k};
        }
        return c;
    }

    /** Lays him over the light: nearly black, warm along the edges that look at the fire, his mirror gleaming. */
    static void mirror(Light light) {
        int w = light.width(), h = light.height();
        double unit = TALL * h / 2 / FIELD_H;
        Painter c = new Painter(w, h, unit, 1, 3.6);
        AffineTransform t = new AffineTransform();
        double foot = (1 - FEET) * h / 2, mid = (w + X * h) / 2;
        t.translate(mid + FIELD_W / 2 * unit, foot - FIELD_H * unit);
        t.scale(-unit, unit);
        c.g.setTransform(t);
        Tezcatlipoca.draw(c);
        BufferedImage sheet = c.image;
        int reach = Math.max(2, h / 130);
        light.over(sheet, (x, y) -> {
            double rim = Math.max(0, alpha(sheet, x, y) - alpha(sheet, x - reach, y + reach / 2)) * 0.9
                    + 0.35 * Math.max(0, alpha(sheet, x, y) - alpha(sheet, x - 2 * reach, y));
            double left = 0.07 + 0.05 * Noise.smooth(mid + 40, mid - 60, x);
            return new double[] {left + 2.6 * rim, left * 0.86 + 1.15 * rim, left * 0.95 + 0.42 * rim};
        });
    }

    private static double alpha(BufferedImage s, int x, int y) {
        return x < 0 || y < 0 || x >= s.getWidth() || y >= s.getHeight() ? 0 : (s.getRGB(x, y) >>> 24) / 255.0;
    }
}

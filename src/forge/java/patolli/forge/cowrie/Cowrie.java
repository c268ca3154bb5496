package patolli.forge.cowrie;

import java.awt.image.BufferedImage;
import patolli.forge.Picture;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/** 40 x 30, or smaller: a money cowrie with its mouth up: a dome of porcelain, and along it a slit with teeth on both lips. */
record Cowrie(int kind, double size) implements Picture.Painter {
    private static final int WIDE = 40, HIGH = 30, OVER = 8;
    private static final double X = 19, Y = 13.8, LONG = 16.2, BROAD = 11.6, HEIGHT = 10.5;
    private static final double[] PORCELAIN = Ink.hex(0xF8F0DE), YOLK = Ink.hex(0xD9AE6A), CALLUS = Ink.hex(0xFFFAEC);
    private static final double[] DARK = Ink.hex(0x2C170C), BROWN = Ink.hex(0x9C6836);
    private static final int NIGHT = 0x2A160C;

    @Override
    public BufferedImage draw(int scale) {
        Plate p = new Plate((int) (WIDE * size) * OVER, (int) (HIGH * size) * OVER, OVER);
        p.each((i, x, y) -> dot(p, i, x / size - X, y / size - Y));
        BufferedImage lit = p.light(1.0);
        int[] px = Reduce.pixels(lit);
        for (int i = 0; i < px.length; i++) {
            if (px[i] >>> 24 == 0) {
                double x = (i % p.w + 0.5) / OVER / size - X;
                double y = (double) (i / p.w) / OVER / size - Y;
                double near = Math.hypot((x - 1.2) / LONG, (y - 1.8) / BROAD);
                px[i] = (int) Math.round(150 * Noise.smooth(1.28, 0.92, near)) << 24 | NIGHT;
            }
        }
        return Reduce.by(OVER / scale, lit);
    }

    private void dot(Plate p, int i, double x, double y) {
        double lean = 0.09 * (kind - 1);
        double u = (x * Math.cos(lean) + y * Math.sin(lean)) / LONG;
        double v = y * Math.cos(lean) - x * Math.sin(lean);
        double half = Math.abs(u) < 1 ? BROAD * Math.pow(1 - u * u, 0.46) * (1 - 0.11 * u) : 0;
        if (half <= 0 || Math.abs(v) >= half) {
            return;
        }
        double rho = Math.abs(v) / half;
        double out = Math.max(rho * rho, u * u);
        double dome = HEIGHT * Math.sqrt(Math.max(0, 1 - u * u)) * Math.sqrt(1 - rho * rho);
        // The slit bends towards its narrow end; both lips roll into it.
        double slit = 0.7 * Math.sin(2.0 * u + 0.3) + 0.4;
        double off = v - slit;
        double open = Noise.smooth(0.97, 0.78, Math.abs(u));
        double wide = 1.15 + 0.5 * u * u;
        double gap = Math.exp(-off * off / (wide * wide)) * open;
        double lips = Math.exp(-off * off / 26) * open;
        double tooth = Math.cos(2 * Math.PI * (u * LONG + 0.25 * kind + 0.12 * off) / 2.9);
        double row = Noise.smooth(6.4, 1.4, Math.abs(off)) * open * Noise.smooth(0.4, 1.4, Math.abs(off));
        double z = dome - 1.6 * lips - 6.5 * gap + 0.55 * tooth * row;
        double mottle = Noise.fbm(x / 5 + 9 * kind, y / 5, 31, 3);
        double[] c = Ink.mix(PORCELAIN, YOLK, 0.85 * Noise.smooth(0.42, 0.98, out + 0.35 * (mottle - 0.5)));
        c = Ink.mix(c, CALLUS, 0.8 * lips);
        c = Ink.mix(c, BROWN, 0.62 * row * Noise.smooth(0.1, -0.9, tooth));
        c = Ink.mix(c, DARK, Math.min(1, 1.25 * gap * (0.80 + 0.20 * Noise.smooth(0.4, -0.6, tooth))));
        p.set(i, Ink.scale(c, 0.62 + 0.38 * Noise.smooth(1.0, 0.82, Math.max(rho, Math.abs(u)))));
        p.z[i] = (float) (z * size * p.scale);
        p.gloss[i] = (float) (0.62 * (1 - gap));
    }
}

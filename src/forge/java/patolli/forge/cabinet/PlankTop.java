package patolli.forge.cabinet;

import static patolli.forge.cabinet.Turnery.sq;

import java.awt.geom.Rectangle2D;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.stitch.Twill;

/** The plank of Tablan on a handloom cloth: worn hollows, four rows of twelve, a chip-carved border. */
final class PlankTop {
    static final double X0 = 44, X1 = 1236, Y0 = 34, Y1 = 566, CX = 640, CY = 300, DX = 88, DY = 106, R = 35;
    private static final double[] DARK = Ink.hex(0x4C2510), MID = Ink.hex(0x8C5730), LIGHT = Ink.hex(0xBF8E58);
    private final Plate p;
    private final double left, top;

    private PlankTop(Rectangle2D part, double scale) {
        left = part.getX();
        top = part.getY();
        p = new Plate((int) (part.getWidth() * scale), (int) (part.getHeight() * scale), scale);
    }

    static Top lay(Rectangle2D part, double scale) {
        PlankTop t = new PlankTop(part, scale);
        Twill.weave(t.p, t.left, t.top, new double[] {-9e3, -9e3, 9e3, 9e3}, Ink.hex(0x13261F), Ink.hex(0x5F7F68), 2.7,
                51);
        t.p.each((i, x, y) -> t.one(i, x + t.left, y + t.top));
        return new Top(t.p, t.left, t.top);
    }

    static double column(double n) {
        return CX + (n - 5.5) * DX;
    }

    static double row(double n) {
        return CY + (n - 1.5) * DY;
    }

    private void one(int i, double x, double y) {
        double qx = Math.max(0, Math.abs(x - CX) - (X1 - X0) / 2 + 14), qy = Math.max(0,
                Math.abs(y - CY) - (Y1 - Y0) / 2
                + 14);
        double edge = 14 - Math.hypot(qx, qy) + 2.2 * (Noise.fbm(x / 26, y / 26, 3, 3) - 0.55);
        if (edge < 0) {
            cloth(i, x, y);
        } else {
            plank(i, x, y, edge);
        }
    }

    /** Stripes of madder and undyed yarn, and the plank's shade. */
    private void cloth(int i, double x, double y) {
        double v = y + 0.8 * (Noise.value(x / 40, 2, 9) - 0.5), l = p.lightness(i) * 3 / 0.22;
        for (double[] b : new double[][] {{590, 596, 0}, {600, 603, 1}, {607, 613, 0}, {700, 706, 0}, {710, 713, 1}}) {
            if (v > b[0] && v < b[1]) {
                p.coat(i, Ink.scale(Ink.hex(b[2] == 0 ? 0xB04A2C : 0xE2C78E), Math.min(1.3, 0.25 + 0.5 * l)), 0.85);
            }
        }
        double d = Math.hypot(Math.max(0, Math.max(X0 + 6 - x, x - X1 - 12)), Math.max(0, Math.max(Y0 + 9 - y, y - Y1
                - 10)));
        p.dim(i, 0.20 + 0.80 * Noise.smooth(0, 16, d));
    }

    private void plank(int i, double x, double y, double edge) {
        double[] c = Timber.at(x, y, 5, DARK, MID, LIGHT);
        double z = Timber.relief(x, y, 5) - (edge < 6 ? 6 * (1 - Math.sqrt(1 - sq(1 - edge / 6))) : 0);
        double shade = 1, rub = 0, gloss = 0.16;
        int col = (int) Math.round((x - CX) / DX + 5.5), row = (int) Math.round((y - CY) / DY + 1.5);
        if (col >= 0 && col < 12 && row >= 0 && row < 4) {
            // Each hollow was cut by hand, so none is quite the same.
            double hx = column(col) + 1.6 * (Noise.hash(col, row, 1) - 0.5), hy = row(row) + 1.6 * (Noise.hash(col, row,
                    2) - 0.5);
            double a = Math.atan2(y - hy, x - hx), wide = 1 + 0.022 * (Noise.value(a * 1.5 + 9, col * 7 + row,
                    3) - 0.5);
            double r = Math.hypot(x - hx, y - hy) / wide, u = r / (R + 1.2 * (Noise.hash(col, row, 4) - 0.5));
            double tool = 0.16 * Math.sin(r * 1.15 + 2 * Noise.value(a * 3, col + row * 13, 6)) * Noise.smooth(0.25,
                    0.7,
                    u);
            double bowl = u < 1 ? 1 - u * u : 0, ring = Math.exp(-sq((u - 1.105) / 0.02));
            z -= (8.5 + 1.2 * Noise.hash(col, row, 5)) * bowl - 0.5 * Math.exp(-sq((u - 1.02) / 0.05)) + (u < 1 ? tool
                    : 0) + 0.5 * ring;
            shade *= (1 - 0.34 * bowl) * (1 - 0.45 * ring);
            rub = 0.55 * Math.exp(-sq((u - 1.04) / 0.06)) * (0.4 + 0.9 * Noise.fbm(x / 12, y / 12, 8, 2));
            c = Ink.mix(c, Ink.scale(DARK, 0.8), u < 1 ? 0.25 : 0);
        }
        double[] cut = chips(x - CX, y - CY);
        z -= cut[0];
        shade *= cut[1];
        double grime = Noise.smooth(0.50, 0.80, Noise.fbm(x / 70, y / 40, 61, 4));
        shade *= 1 - 0.30 * grime;
        rub = Math.max(rub, 0.75 * Noise.smooth(7, 1.5, edge) * Noise.smooth(0.30, 0.65, Noise.fbm(x / 34, y / 34, 62,
                3)));
        p.set(i, Ink.mix(Ink.scale(c, shade), Ink.scale(LIGHT, 1.12), Math.min(0.6, rub)));
        p.z[i] = (float) ((z + 8) * p.scale);
        p.gloss[i] = (float) (gloss + 0.15 * rub);
    }

    /** Depth and shade of the border, seen from the middle: two grooves, two rows of three-sided chips between. */
    private static double[] chips(double x, double y) {
        double hw = (X1 - X0) / 2, hh = (Y1 - Y0) / 2, ix = hw - Math.abs(x), iy = hh - Math.abs(y), in = Math.min(ix,
                iy);
        double deep = 0, shade = 1;
        for (double g : new double[] {10.5, 40.5}) {
            double m = Math.max(0, 1 - Math.abs(in - g) / 1.3);
            deep += 1.2 * m;
            shade *= 1 - 0.45 * m;
        }
        if (in <= 13 || in >= 38) {
            return new double[] {deep, shade};
        }
        boolean flat = iy < ix;
        double len = 2 * ((flat ? hw : hh) - 40), unit = len / Math.round(len / 26), s = (flat ? x : y) + len / 2;
        double t = (in - 13) / 25, f = s / unit - Math.floor(s / unit), hand = 0.06 * (Noise.hash((int) Math.floor(s
                / unit), flat ? 1 : 2, 7) - 0.5);
        double pit = Math.max(chip(f - 0.5 + hand, t), chip(f - 0.5 - hand, 1 - t)), g = f < 0.5 ? f : f - 1;
        pit = Math.max(pit, 0.85 * Math.max(0, 1 - (Math.abs(g) / 0.20 + Math.abs(t - 0.5) / 0.30)));
        return new double[] {deep + 6.0 * pit, shade * (1 - 0.60 * Math.sqrt(pit))};
    }

    private static double chip(double u, double t) {
        double side = (0.44 * (1 - t / 0.48) - Math.abs(u)) * 2.6, base = (t - 0.04) * 4.2;
        return Math.clamp(Math.min(side, base), 0, 1);
    }
}

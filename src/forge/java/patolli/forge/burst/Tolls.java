package patolli.forge.burst;

import java.awt.Color;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import patolli.forge.codex.Painter;
import patolli.forge.matter.Noise;
import patolli.forge.outline.Form;

/** What costs something: black glass that bursts, a cord that snaps. */
final class Tolls {
    private static final Color HOT = new Color(0xFFA94F), PALE = new Color(0xF7C9A0), BLACK = new Color(0x14100F),
            GLASS = new Color(0x363F45), GLINT = new Color(0xA9BAC0), EMBER = new Color(0xB4361A),
            FLAME = new Color(0xFFB04A);
    private static final Color CORD = new Color(0xB02A1C), LIT_CORD = new Color(0xD2492E), DEEP = new Color(0x4E120C);
    private static final int TRIANGLE = 230, FORFEIT = 240, SPLINTERS = 20, FLAKES = 26, POINTS = 60;
    /** The cord: how large its ring is, half as thick as it is, and how long a lobe of it. */
    private static final double RING = 78, THICK = 5.4, LAY = 8.6;

    private Tolls() { }

    /** 230 x 230, with room for a piece: obsidian bursts off a core of embers, long splinters between short ones. */
    static BufferedImage triangle(int scale) {
        return BurstSheet.figure(TRIANGLE, scale, HOT, c -> {
            c.fill(Form.less(jagged(66, 45), Form.disc(0, 0, 40)), EMBER);
            c.fill(Form.less(jagged(56, 43.5), Form.disc(0, 0, 40)), FLAME);
            BurstSheet.round(c, SPLINTERS, 9, k -> c.at(0, 0, 12 * (chance(k, 14) - 0.5), 1, 1, () -> splinter(c, k,
                    48 + 9 * chance(k, 1), 70 + 20 * chance(k, 2), 3.2 + 2.4 * chance(k, 3))));
            BurstSheet.round(c, SPLINTERS - 5, 0, k -> c.at(0, 0, 19 * (chance(k, 15) - 0.5), 1, 1, () -> splinter(c,
                    40 + k, 41 + 9 * chance(k, 4), 80 + 33 * chance(k, 5), 4.8 + 5.4 * chance(k, 6))));
            for (int k = 0; k < FLAKES; k++) {
                double turn = k * 2.39996, out = 84 + 24 * chance(k, 7), size = 1.6 + 2.4 * chance(k, 8);
                c.at(out * Math.cos(turn), out * Math.sin(turn), 83 * k, size, size, () -> c.draw(Form.poly(-1.3,
                        -0.5, 0.4, -1, 1.2, 0.3, -0.2, 1), BLACK, 0.5));
            }
        });
    }

    /** Half as many points as splinters, no two alike. */
    private static Shape jagged(double far, double near) {
        int points = SPLINTERS / 2;
        double[] xy = new double[4 * points];
        for (int i = 0; i < 2 * points; i++) {
            double turn = Math.PI * (i + 0.6 * (chance(i, 9) - 0.5)) / points;
            double r = i % 2 == 0 ? far - 6 * chance(i, 10) : near;
            xy[2 * i] = r * Math.cos(turn);
            xy[2 * i + 1] = r * Math.sin(turn);
        }
        return Form.poly(xy);
    }

    /** A splinter of dark glass: two faces that meet in a ridge, a flaw that gleams, and one edge warm with fire. */
    private static void splinter(Painter c, int k, double from, double to, double half) {
        double lean = 16 * (chance(k, 11) - 0.5), mid = from + (0.24 + 0.2 * chance(k, 12)) * (to - from);
        double ridge = half * 0.5 * (chance(k, 13) - 0.5), tip = to, aside = lean;
        c.draw(Form.poly(from, ridge - half * 0.3, mid, -half + lean * 0.4, tip, aside, mid + 4, half + lean * 0.4,
                from + 2, ridge + half * 0.4), BLACK, 0.9);
        c.fill(Form.poly(from + 2, ridge, mid, -half * 0.86 + lean * 0.4, tip - 3, aside, mid + 3, ridge + lean * 0.4),
                GLASS);
        c.fill(Form.poly(mid + 1, -half * 0.62 + lean * 0.4, mid + (tip - mid) * 0.55, lean * 0.7 - half * 0.34,
                mid + 3, -half * 0.18 + lean * 0.4), GLINT);
        c.fill(Form.poly(from + 2, ridge + half * 0.34, mid + 4, half * 0.9 + lean * 0.4, tip - 2, aside, mid + 4,
                half * 0.56 + lean * 0.4), FLAME);
        c.fill(Form.poly(from + 2, ridge + half * 0.3, mid + 2, half * 0.84 + lean * 0.4, mid - 1,
                half * 0.5 + lean * 0.4), EMBER);
    }

    private static double chance(int k, int salt) {
        return Noise.hash(k, salt, 53);
    }

    /** 240 x 240, with room for what is given up: the red cord that held it has snapped, and its ends fly apart. */
    static BufferedImage forfeit(int scale) {
        return BurstSheet.figure(FORFEIT, scale, PALE, c -> {
            double[] cord = new double[3 * POINTS];
            for (int i = 0; i < POINTS; i++) {
                double part = i / (POINTS - 1.0), turn = Math.toRadians(-18 + 316 * part);
                double end = Math.max(0, Math.abs(2 * part - 1) - 0.78) / 0.22;
                double r = RING + 17 * end * end + 1.2 * Math.sin(3 * turn);
                double open = Math.toRadians((part < 0.5 ? 1 : -1) * 9 * end);
                cord[3 * i] = r * Math.cos(turn + open);
                cord[3 * i + 1] = r * Math.sin(turn + open);
                cord[3 * i + 2] = THICK;
            }
            fray(c, cord, 0, 1);
            fray(c, cord, POINTS - 1, -1);
            rope(c, cord);
            fluff(c);
        });
    }

    /** Two strands that wind round each other, seen as a row of slanting lobes. */
    private static void rope(Painter c, double[] cord) {
        c.draw(Form.sweep(cord), DEEP, 0.7);
        double[][] all = Form.along(cord);
        double gone = 0;
        int lobe = 0;
        for (int i = 1; i < all.length; i++) {
            double dx = all[i][0] - all[i - 1][0], dy = all[i][1] - all[i - 1][1];
            gone += Math.hypot(dx, dy);
            if (gone >= LAY) {
                gone -= LAY;
                Color red = lobe++ % 2 == 0 ? CORD : LIT_CORD;
                c.at(all[i][0], all[i][1], Math.toDegrees(Math.atan2(dy, dx)) + 32, 1, 1, () -> c.draw(Form.oval(0, 0,
                        THICK * 1.26, LAY * 0.47), red, 0.5));
            }
        }
    }

    /** An end whose threads have come apart. @param on to which side along the cord it goes on */
    private static void fray(Painter c, double[] cord, int at, int on) {
        double x = cord[3 * at], y = cord[3 * at + 1];
        double dx = x - cord[3 * (at + on)], dy = y - cord[3 * (at + on) + 1];
        c.at(x, y, Math.toDegrees(Math.atan2(dy, dx)), 1, 1, () -> {
            for (int k = 0; k < 7; k++) {
                double aside = 3.6 * (k - 3) + 3 * (chance(k, 21) - 0.5), far = 12 + 7 * chance(k + at, 22);
                c.draw(Form.sweep(-6, 0.6 * (k - 3), 1.7, far * 0.5, aside * 0.45, 1.5, far, aside, 0.5),
                        k % 2 == 0 ? CORD : LIT_CORD, 0.45);
            }
        });
    }

    /** Threads in the air, where it has snapped. */
    private static void fluff(Painter c) {
        for (int k = 0; k < 12; k++) {
            double turn = Math.toRadians(-62 + 74 * chance(k, 23)), out = 74 + 36 * chance(k, 24);
            c.at(out * Math.cos(turn), out * Math.sin(turn), 360 * chance(k, 25), 1, 1, () -> c.draw(Form.sweep(-4, 0,
                    0.8, 0, 1.2, 1, 4, -0.6, 0.5), LIT_CORD, 0.4));
        }
    }
}

package patolli.forge.burst;

import java.awt.Color;
import java.awt.image.BufferedImage;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.codex.Plumage;
import patolli.forge.matter.Noise;
import patolli.forge.outline.Form;

/** What is good to somebody: suns, the greater the more is won. */
final class Suns {
    private static final Color LIGHT = new Color(0xFFEFB0), BRIGHT = new Color(0xF7CF63);
    private static final Color OBSIDIAN = new Color(0x15120F);
    private static final int GOLD = 210, GAME = 300, CONTEST = 420;
    private static final Color[] TILES = {new Color(0x2F9D97), new Color(0x3FB5A6), new Color(0x2A8494),
        new Color(0x58BBA0), new Color(0x257382), new Color(0x3AA79C)};

    private Suns() { }

    /** 210 x 210, with room for a piece: a mirror of obsidian in a ring of gold, and eight rays. */
    static BufferedImage gold(int scale) {
        return BurstSheet.figure(GOLD, scale, LIGHT, c -> {
            c.fill(Form.disc(0, 0, 47), OBSIDIAN);
            BurstSheet.round(c, 8, 22.5, k -> c.draw(Form.blob(56, -7, 56, -7, 74, -6, 80, 0, 74, 6, 56, 7, 56, 7),
                    Pigment.RED));
            BurstSheet.round(c, 8, 0, k -> ray(c, 54, 96, 13, Pigment.GOLD));
            c.draw(BurstSheet.ring(45, 61), Pigment.OCHRE);
            BurstSheet.round(c, 16, 0, k -> c.draw(Form.disc(53, 0, 4.2), k % 2 == 0 ? BRIGHT : Pigment.RED, 0.7));
        });
    }

    /** 300 x 300: a sun in a wheel of feathers. */
    static BufferedImage game(int scale) {
        return BurstSheet.figure(GAME, scale, LIGHT, c -> {
            Plumage plumage = new Plumage(c);
            BurstSheet.round(c, 24, 7.5, k -> plumage.feather(70, 0, 90, 62, 11, k % 2 == 0 ? Pigment.JADE
                    : Pigment.TURQUOISE, Pigment.OCHRE, 0.84));
            BurstSheet.round(c, 24, 0, k -> plumage.feather(66, 0, 90, 45, 10, k % 3 == 0 ? Pigment.RED
                    : Pigment.LEAF, Pigment.BONE, 0.76));
            BurstSheet.round(c, 8, 0, k -> ray(c, 72, 126, 13, Pigment.GOLD));
            c.draw(BurstSheet.ring(62, 84), Pigment.GOLD);
            BurstSheet.round(c, 24, 0, k -> c.draw(Form.disc(73, 0, 5), k % 2 == 0 ? Pigment.JADE : Pigment.BONE, 0.7));
            c.draw(BurstSheet.ring(48, 62), Pigment.RED);
            BurstSheet.round(c, 16, 11.25, k -> c.fill(Form.poly(50, -5, 60, 0, 50, 5), BRIGHT));
        });
    }

    /** 420 x 420: the sun of an age, two rings of rays round a disc of beaten gold, set in turquoise. */
    static BufferedImage contest(int scale) {
        return BurstSheet.over(wheel(scale), new Hammered(CONTEST, 108.5).draw(scale));
    }

    private static BufferedImage wheel(int scale) {
        return BurstSheet.figure(CONTEST, scale, LIGHT, c -> {
            BurstSheet.round(c, 16, 11.25, k -> c.draw(Form.blob(142, -11, 142, -11, 170, -9, 182, 0, 170, 9, 142, 11,
                    142, 11), k % 2 == 0 ? Pigment.RED : Pigment.JADE));
            BurstSheet.round(c, 16, 0, k -> ray(c, 142, k % 2 == 0 ? 201 : 189, 20, Pigment.GOLD));
            c.draw(Form.disc(0, 0, 156), Pigment.GOLD);
            BurstSheet.round(c, 40, 0, k -> c.draw(Form.disc(145, 0, 6.4), k % 2 == 0 ? Pigment.BONE : Pigment.JADE,
                    0.7));
            c.draw(Form.disc(0, 0, 134), Pigment.INK);
            tiles(c);
            c.draw(BurstSheet.ring(110, 115), Pigment.GOLD);
            c.fill(Form.disc(0, 0, 109), OBSIDIAN);
        });
    }

    /** Tiles in a ring, each a little other than its neighbours. */
    private static void tiles(Painter c) {
        int count = 56, seed = 62;
        BurstSheet.round(c, count, 6, k -> {
            double half = Math.PI / count * (0.86 + 0.08 * Noise.hash(k, 1, seed));
            double in = 118 + 0.9 * Noise.hash(k, 2, seed), out = 132 - 0.9 * Noise.hash(k, 3, seed);
            int hue = (int) (Noise.hash(k, 4, seed) * TILES.length) % TILES.length;
            c.fill(Form.poly(in, -half * in, out, -half * out, out, half * out, in, half * in), TILES[hue]);
        });
    }

    /** A pointed ray, light along its middle, with a red root. */
    private static void ray(Painter c, double from, double to, double half, Color body) {
        double base = from + (to - from) * 0.30;
        c.draw(Form.poly(from, -half, to, 0, from, half), body);
        c.fill(Form.poly(from + 4, -half * 0.34, to - (to - from) * 0.28, 0, from + 4, half * 0.34), LIGHT);
        c.draw(Form.poly(from, -half, base, -half * 0.7, base - 5, 0, base, half * 0.7, from, half), Pigment.RED, 0.8);
    }
}

package patolli.forge.burst;

import java.awt.Color;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import patolli.forge.codex.Painter;
import patolli.forge.mysore.Dress;
import patolli.forge.outline.Form;

/**
 * What shines at the tables of South India: haloes of flames as they stand behind the gods of Mysore's paintings, gilt
 * over a raised ground of gesso and set with stones, the greater the more is won.
 */
final class Prabha {
    private static final Color LIGHT = new Color(0xFFEBA8), EMBER = new Color(0xC8381E), FLAME = new Color(0xF0A32E);
    private static final Color NIGHT = new Color(0x0E2E30), ROSE = new Color(0xD9747A);
    private static final Color PALE = new Color(0xF6DFC8);
    private static final int GOLD = 210, GAME = 300, CONTEST = 420, WHEEL = 250, BLADES = 12;

    private Prabha() { }

    /** 210 x 210, with room for a piece: a lotus of ruby petals round a ring of gold, a flame between each two. */
    static BufferedImage gold(int scale) {
        return BurstSheet.figure(GOLD, scale, LIGHT, c -> {
            c.fill(Form.disc(0, 0, 47), NIGHT);
            BurstSheet.round(c, 8, 22.5, k -> flame(c, 54, 97, 10, k % 2 == 0 ? 1 : -1));
            BurstSheet.round(c, 8, 0, k -> petal(c, 52, 84, 15, ROSE, PALE));
            c.draw(BurstSheet.ring(44, 60), Dress.GOLD);
            BurstSheet.round(c, 16, 0, k -> stone(c, 52, k % 2 == 0 ? 5 : 3, k % 2 == 0 ? Dress.RUBY : Dress.PEARL));
        });
    }

    /** 300 x 300: a lotus in full flower within a halo of flames. */
    static BufferedImage game(int scale) {
        return BurstSheet.figure(GAME, scale, LIGHT, c -> {
            BurstSheet.round(c, 24, 7.5, k -> flame(c, 90, k % 2 == 0 ? 141 : 128, 10, k % 4 < 2 ? 1 : -1));
            BurstSheet.round(c, 12, 15, k -> petal(c, 76, 122, 20, ROSE, PALE));
            BurstSheet.round(c, 12, 0, k -> petal(c, 72, 113, 17, Dress.CREAM, ROSE));
            c.draw(BurstSheet.ring(62, 82), Dress.GOLD);
            BurstSheet.round(c, 24, 0, k -> stone(c, 72, k % 2 == 0 ? 6 : 3.4, k % 2 == 1 ? Dress.PEARL : k % 4 == 0
                    ? Dress.RUBY : Dress.EMERALD));
            c.draw(BurstSheet.ring(50, 62), Dress.LEAF);
            BurstSheet.round(c, 20, 0, k -> c.draw(Form.disc(56, 0, 2.8), Dress.PALE_GOLD, 0.5));
        });
    }

    /** 420 x 420: the halo of a god, flames round a ring of stones round lotus petals; within, beaten gold. */
    static BufferedImage contest(int scale) {
        return BurstSheet.over(halo(scale), new Hammered(CONTEST, 105.5).draw(scale));
    }

    private static BufferedImage halo(int scale) {
        return BurstSheet.figure(CONTEST, scale, LIGHT, c -> {
            BurstSheet.round(c, 32, 5.625, k -> flame(c, 146, k % 2 == 0 ? 203 : 184, 12, k < 16 ? 1 : -1));
            c.draw(Form.disc(0, 0, 162), Dress.GOLD);
            BurstSheet.round(c, 48, 3.75, k -> c.draw(Form.disc(157, 0, 3.4), Dress.PEARL, 0.6));
            BurstSheet.round(c, 24, 0, k -> stone(c, 144, 7.6, k % 2 == 0 ? Dress.RUBY : Dress.EMERALD));
            BurstSheet.round(c, 24, 7.5, k -> stone(c, 144, 3.8, Dress.PEARL));
            c.draw(Form.disc(0, 0, 132), EMBER);
            BurstSheet.round(c, 28, 0, k -> petal(c, 112, 130, 12, PALE, ROSE));
            c.draw(BurstSheet.ring(107, 115), Dress.GOLD);
            BurstSheet.round(c, 56, 0, k -> c.draw(Form.disc(111, 0, 2.3), Dress.PALE_GOLD, 0.5));
            c.fill(Form.disc(0, 0, 106), NIGHT);
        });
    }

    /** 250 x 250, with room for a piece: a wheel with blades of fire that all turn one way. */
    static BufferedImage again(int scale) {
        return BurstSheet.figure(WHEEL, scale, LIGHT, c -> {
            BurstSheet.round(c, BLADES, 15, k -> blade(c, 96, 9, Dress.EMERALD));
            BurstSheet.round(c, BLADES, 0, k -> blade(c, 116, 11, k % 2 == 0 ? FLAME : Dress.GOLD));
            c.draw(BurstSheet.ring(42, 62), Dress.GOLD);
            BurstSheet.round(c, 24, 0, k -> stone(c, 52, k % 2 == 0 ? 5 : 3, k % 2 == 0 ? Dress.RUBY : Dress.PEARL));
        });
    }

    /** A tongue of fire whose tip bends aside, with an ember at its root. */
    private static void flame(Painter c, double from, double to, double half, int aside) {
        double long0 = to - from;
        Shape tongue = Form.blob(from, -half, from, -half, from + 0.30 * long0, -half * 1.05, from + 0.62 * long0,
                half * (aside > 0 ? -0.35 : -0.75), to, aside * half * 0.75, to, aside * half * 0.75,
                from + 0.62 * long0, half * (aside > 0 ? 0.75 : 0.35), from + 0.30 * long0, half * 1.05, from, half,
                from, half);
        c.draw(tongue, Dress.GOLD);
        c.fill(Form.blob(from, -half * 0.5, from, -half * 0.5, from + 0.32 * long0, -half * 0.42, from + 0.66 * long0,
                aside * half * 0.2, from + 0.66 * long0, aside * half * 0.2, from + 0.32 * long0, half * 0.42, from,
                half * 0.5, from, half * 0.5), EMBER);
    }

    /** A petal of the lotus, its heart of another colour. */
    private static void petal(Painter c, double from, double to, double half, Color edge, Color heart) {
        double mid = from + 0.45 * (to - from);
        c.draw(Form.blob(from, -half * 0.6, from, -half * 0.6, mid, -half, to, 0, to, 0, mid, half, from, half * 0.6,
                from, half * 0.6), edge);
        c.fill(Form.blob(from, -half * 0.28, mid, -half * 0.5, to - 0.16 * (to - from), 0, to - 0.16 * (to - from), 0,
                mid, half * 0.5, from, half * 0.28), heart);
    }

    /** A blade of the wheel: it leaves the ring aslant and ends in a point that trails. */
    private static void blade(Painter c, double out, double half, Color colour) {
        double[] turns = {-4, 6, 17, 27, 34};
        double[] wide = {half, half * 1.05, half * 0.85, half * 0.5, 0.4};
        double[] q = new double[3 * turns.length];
        for (int i = 0; i < turns.length; i++) {
            double turn = Math.toRadians(turns[i]);
            double r = 54 + (out - 54) * i / (turns.length - 1);
            q[3 * i] = r * Math.cos(turn);
            q[3 * i + 1] = r * Math.sin(turn);
            q[3 * i + 2] = wide[i];
        }
        c.draw(Form.sweep(q), colour);
        c.ink(Form.spine(q), 0.7, LIGHT);
    }

    private static void stone(Painter c, double at, double r, Color colour) {
        c.draw(Form.disc(at, 0, r), colour, 0.7);
        c.fill(Form.disc(at - r * 0.3, -r * 0.3, r * 0.22), Dress.PEARL);
    }
}

package patolli.forge.furniture;

import static patolli.forge.matter.Shapes.disc;
import static patolli.forge.matter.Shapes.poly;
import static patolli.forge.matter.Shapes.rule;
import static patolli.forge.paper.Dye.put;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import patolli.forge.paper.Dye;

/**
 * Buttons: a wooden plaque with stepped corners, lacquered and painted. 168 x 44, slices 20 left and right, 14 above
 * and below; everything between them is even. Words (bone; dark brown #4A3A2C on the one that is off) lie from 22 to
 * 146 across; the field reaches from 7 to 35 down.
 */
final class Plaques {
    private static final double X = 2, Y = 1.6, W = 162, H = 38.4;
    private static final Color DULL = new Color(0x8F7C58), DULL_LINE = new Color(0x5F4F3A);
    private static final Stuff LACQUER = Stuff.along(0.1, 0x8E2118, 0x9E281C, 0xA93023);
    private static final Stuff LIVELY = Stuff.along(0.16, 0xAE2C1D, 0xBC3524, 0xC63F2C);
    private static final Stuff DEEP = Stuff.along(0.06, 0x6C170F, 0x7A1D14, 0x842418);
    private static final Stuff BARE = Stuff.along(0, 0xBCA87E, 0xC8B58C, 0xD0BF99);
    private static final Stuff RIM = Stuff.along(0.15, 0xC58F33, 0xD9A441, 0xE0B050);
    private static final Stuff GOLDEN = Stuff.along(0.6, 0xE2AB33, 0xF5CB58, 0xFFE08A);
    private static final Stuff DIM = Stuff.along(0, 0xA08C64, 0xAE9A70, 0xB8A57C);

    private Plaques() { }

    static BufferedImage plain(int scale) {
        return plaque(RIM, LACQUER, 0.8).paint(301, 0.45, g -> ends(g, Dye.OCHRE, Dye.TURQUOISE, Dye.BONE, Dye.INK))
                .done(scale, 0.8);
    }

    static BufferedImage hot(int scale) {
        return plaque(GOLDEN, LIVELY, 1.1).paint(301, 0.45, g -> {
            g.setColor(Dye.GLEAM);
            g.fill(rule(stepped(6.7), 0.9));
            ends(g, Dye.GLEAM, new Color(0x4FC4B6), Dye.BONE, Dye.INK);
        }).done(scale, 1);
    }

    static BufferedImage pressed(int scale) {
        return plaque(RIM, DEEP, -1.5).paint(301, 0.45, g -> ends(g, new Color(0xB98A33), new Color(0x2A837B),
                new Color(
                0xCDBF9F), Dye.INK)).done(scale, 0.35);
    }

    static BufferedImage off(int scale) {
        return plaque(DIM, BARE, 0.3).paint(301, 0.45, g -> ends(g, DULL, new Color(0xA89A74), new Color(0xC8B995),
                DULL_LINE)).done(scale, 0.4);
    }

    private static Relief plaque(Stuff rim, Stuff field, double high) {
        return new Relief(168, 44)
                .lay(stepped(0), Stuff.INK, 0.8, 1.2)
                .lay(stepped(1.3), rim, 0.8, 1.4)
                .lay(stepped(4.6), Stuff.INK, 0, 1)
                .lay(stepped(5.7), field, high, 2.2);
    }

    /** A rectangle whose corners go down in one step, inset by {@code d}. */
    private static Shape stepped(double d) {
        return stepped(X + d, Y + d, W - 2 * d, H - 2 * d, 4.4 - 0.25 * d);
    }

    /** The same anywhere, with steps of {@code s}. */
    static Shape stepped(double x, double y, double w, double h, double s) {
        double r = x + w, b = y + h;
        return poly(x + s, y, r - s, y, r - s, y + s, r, y + s, r, b - s, r - s, b - s, r - s, b, x + s, b, x + s,
                b - s,
                x, b - s, x, y + s, x + s, y + s);
    }

    /** A stepped pyramid lying on either end, with a disc before it. */
    private static void ends(Graphics2D g, Color stair, Color disc, Color eye, Color line) {
        double m = Y + H / 2;
        for (int side = 0; side < 2; side++) {
            Graphics2D q = (Graphics2D) g.create();
            q.transform(side == 0 ? new AffineTransform() : new AffineTransform(-1, 0, 0, 1, 2 * X + W, 0));
            put(q, stair, poly(7.7, m - 9, 10.6, m - 9, 10.6, m - 6, 13.4, m - 6, 13.4, m - 3, 16.2, m - 3, 16.2, m + 3,
                    13.4, m + 3, 13.4, m + 6, 10.6, m + 6, 10.6, m + 9, 7.7, m + 9), 0);
            q.setColor(line);
            q.fill(rule(poly(7.7, m - 9, 10.6, m - 9, 10.6, m - 6, 13.4, m - 6, 13.4, m - 3, 16.2, m - 3, 16.2, m + 3,
                    13.4, m + 3, 13.4, m + 6, 10.6, m + 6, 10.6, m + 9, 7.7, m + 9), 0.9));
            put(q, disc, disc(10.9, m, 3.1), 0);
            q.setColor(line);
            q.fill(rule(disc(10.9, m, 3.1), 0.9));
            put(q, eye, disc(10.9, m, 1.2), 0);
            q.dispose();
        }
    }

    /** 220 x 38, slices 12: paper let into a painted frame; words from 12 to 206 across, 7 to 30 down. */
    static BufferedImage field(int scale) {
        return field(scale, RIM, Stuff.along(0, 0xE6D5AF, 0xEEDFBF, 0xF3E7CB));
    }

    /** The same of obsidian in gold, for bone-coloured words on a table in the night. */
    static BufferedImage night(int scale) {
        return field(scale, GOLDEN, Stuff.along(0.5, 0x1B1310, 0x241915, 0x2E211A));
    }

    private static BufferedImage field(int scale, Stuff rim, Stuff ground) {
        return new Relief(220, 38)
                .lay(stepped(1.4, 1.2, 216, 34.4, 3.6), Stuff.INK, 0.5, 1)
                .lay(stepped(2.6, 2.4, 213.6, 32, 3.2), rim, 0.6, 1.2)
                .lay(stepped(5.4, 5.2, 208, 26.4, 2.6), Stuff.INK, 0, 1)
                .lay(stepped(6.4, 6.2, 206, 24.4, 2.3), ground, -1.2, 2.4)
                .done(scale, 0.5);
    }
}

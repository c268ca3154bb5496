package patolli.forge.paper;

import static patolli.forge.matter.Shapes.box;
import static patolli.forge.matter.Shapes.cord;
import static patolli.forge.matter.Shapes.disc;
import static patolli.forge.matter.Shapes.poly;
import static patolli.forge.matter.Shapes.rule;
import static patolli.forge.paper.Dye.put;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.image.BufferedImage;
import patolli.forge.Picture;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Shapes;

/**
 * 220 x 52: a side's name plate. The seal lies at the left end for red and yellow, at the right for blue and green.
 * Free for words: from 60 to 10 before the other end across, 7 to 45 down. Those above and below are 190 wide, and have
 * small seals and words from 33 on, because no head is laid over them. The active one is dipped in the side's own
 * colour, dark enough for bone-coloured words.
 */
record NamePlate(NamePlate.Side side, boolean active) implements Picture.Painter {
    private static final int RAYS = 8, WIDE = 220;
    /** How small the seal is where nothing lies over it. */
    private static final double SMALL = 0.5;

    /** Whose plate: its paint, the deep dye of the active plate, the seed of its paper. */
    enum Side {
        RED(WIDE, Dye.RED, 0x9E261B, Dye.RED, 11), BLUE(WIDE, Dye.BLUE, 0x165E7D, new Color(0x165E7D), 12),
        YELLOW(190, new Color(0xD39A2E), 0x805111, new Color(0x8A5A16), 13),
        GREEN(190, new Color(0x4B8A3F), 0x2F5C22, new Color(0x2F5C22), 14);

        private final int wide;
        private final Color own, echo;
        private final double[] dip;
        private final int seed;

        Side(int wide, Color own, int dip, Color echo, int seed) {
            this.wide = wide;
            this.own = own;
            this.dip = Ink.hex(dip);
            this.echo = echo;
            this.seed = seed;
        }

        private boolean right() {
            return this == BLUE || this == GREEN;
        }
    }

    @Override
    public BufferedImage draw(int scale) {
        Leaf leaf = new Leaf(side.wide, 52, 2.4, side.seed);
        if (active) {
            leaf.dipped(side.dip);
        }
        return leaf.draw(scale, g -> {
            if (side.right()) {
                g.transform(new AffineTransform(-1, 0, 0, 1, side.wide - 1, 0));
            }
            Shape border = box(5.4, 5.4, side.wide - 11.8, 40.9);
            g.setColor(Dye.INK);
            g.fill(rule(border, active ? 2.3 : 1.4));
            if (active) {
                g.setColor(Dye.GLEAM);
                g.fill(rule(border, 1.3));
            }
            if (side.wide < WIDE) {
                g.transform(new AffineTransform(SMALL, 0, 0, 1, 5.4 * (1 - SMALL), 0));
            }
            foot(g);
            if (side.wide < WIDE) {
                g.transform(new AffineTransform(1, 0, 0, SMALL, 0, 26 * (1 - SMALL)));
            }
            switch (side) {
                case RED -> round(g, 28, 26);
                case BLUE -> lobed(g, 27, 26);
                case YELLOW -> sun(g, 28, 26);
                case GREEN -> celt(g, 27, 26);
            }
        });
    }

    /** A stepped foot carries the seal; a second one echoes it. Yellow's own paint is ochre, so its echo is brown. */
    private void foot(Graphics2D g) {
        Color first = active ? Dye.OCHRE : side.own, second = active ? side.echo : Dye.OCHRE;
        if (side == Side.YELLOW && !active) {
            second = new Color(0x8A5A16);
        }
        put(g, second, poly(5.4, 5.4, 46, 5.4, 46, 13, 51, 13, 51, 19.5, 56, 19.5, 56, 32.2, 51, 32.2, 51, 38.7, 46,
                38.7,
                46, 46.3, 5.4, 46.3), 1.3);
        put(g, first, poly(5.4, 5.4, 42, 5.4, 42, 13, 47, 13, 47, 19.5, 52, 19.5, 52, 32.2, 47, 32.2, 47, 38.7, 42,
                38.7,
                42, 46.3, 5.4, 46.3), 1.2);
    }

    private static void round(Graphics2D g, double x, double y) {
        put(g, Dye.BONE, disc(x, y, 14.5), 1.5);
        put(g, Dye.RED, disc(x, y, 11.4), 1.2);
        for (int k = 0; k < 8; k++) {
            double a = k * Math.PI / 4;
            put(g, Dye.BONE, disc(x + 8.4 * Math.cos(a), y + 8.4 * Math.sin(a), 1.5), 0.7);
        }
        put(g, Dye.OCHRE, disc(x, y, 5.2), 1.2);
        put(g, Dye.RED, disc(x, y, 2.2), 0.9);
    }

    private static void lobed(Graphics2D g, double x, double y) {
        for (int ring = 0; ring < 2; ring++) {
            for (int k = 0; k < 4; k++) {
                double a = k * Math.PI / 2, r = ring == 0 ? 8.2 : 5.0;
                put(g, ring == 0 ? Dye.BONE : Dye.TURQUOISE, disc(x + 7.4 * Math.cos(a), y + 7.4 * Math.sin(a), r),
                        ring == 0 ? 1.5 : 1.2);
            }
        }
        put(g, Dye.BONE, disc(x, y, 4.6), 1.2);
        put(g, Dye.INK, disc(x, y, 1.8), 0);
    }

    private static void sun(Graphics2D g, double x, double y) {
        put(g, Dye.BONE, star(x, y, 16.2, 11.2), 1.5);
        put(g, new Color(0xE0A93C), star(x, y, 11.6, 8.2), 1.2);
        put(g, Dye.BONE, disc(x, y, 4.8), 1.2);
        put(g, new Color(0x8A5A16), disc(x, y, 2.2), 0.9);
    }

    private static Shape star(double x, double y, double out, double in) {
        double[] q = new double[4 * RAYS];
        for (int i = 0; i < 2 * RAYS; i++) {
            double a = i * Math.PI / RAYS, r = i % 2 == 0 ? out : in;
            q[2 * i] = x + r * Math.cos(a);
            q[2 * i + 1] = y + r * Math.sin(a);
        }
        return poly(q);
    }

    private static void celt(Graphics2D g, double x, double y) {
        Shape stone = Shapes.at(Shapes.path(-5.2, -11, -2, -11.8, 2, -11.8, 5.2, -11, 5.4, -3, 5.6, 1, 10.6, 5.8, 6.4,
                13.2, -6.4, 13.2, -10.6, 5.8, -5.6, 1, -5.4, -3, -5.2, -11), x, y + 0.4, 0, 1, 1);
        Area rim = new Area(stone);
        rim.add(new Area(cord(stone, 6.2)));
        put(g, Dye.BONE, rim, 1.5);
        put(g, new Color(0x3F8A60), stone, 1.2);
        put(g, Dye.BONE, disc(x, y - 4.8, 3.1), 1.1);
        put(g, Dye.INK, disc(x, y - 4.8, 1.2), 0);
        for (int k = -1; k <= 1; k += 2) {
            put(g, Dye.BONE, disc(x + 3.4 * k, y + 5.8, 1.6), 0.7);
        }
    }
}

package patolli.forge.table;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import patolli.board.SquareKind;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Shapes;

/**
 * Signs painted in the squares where something happens: water round the tips, knives and teeth where danger waits. The
 * middle of a square may be hidden by a piece 36 units wide, so edges and corners alone must tell.
 */
public final class Signs {
    private static final Color DEEP = new Color(0x17566B), BONE = new Color(0xF6EEDB), INK = new Color(0x1B1410),
            BLOOD = new Color(0x8E2016);
    /** How well the brush covers, and how much less where danger waits: skulls are not to outshine the pieces. */
    private static final double COVERS = 0.97, QUIET = 0.60;
    /** The squares for which the signs are drawn. */
    private static final double DRAWN = 46;
    private final Graphics2D g;
    private final Track track;

    private Signs(Graphics2D g, Track track) {
        this.g = g;
        this.track = track;
    }

    /** Paints the signs of squares of some kinds. */
    public static void paint(Ground m, Set<SquareKind> kinds) {
        paint(m, COVERS, kinds, EnumSet.of(SquareKind.DANGER, SquareKind.ENTRY));
        paint(m, QUIET, EnumSet.of(SquareKind.DANGER, SquareKind.ENTRY), EnumSet.complementOf(EnumSet.copyOf(kinds)));
    }

    private static void paint(Ground m, double covers, Set<SquareKind> kinds, Set<SquareKind> others) {
        brush(m, covers, g -> {
            for (int n = 0; n < m.track.squares(); n++) {
                if (!kinds.contains(m.track.kind(n)) || others.contains(m.track.kind(n))) {
                    continue;
                }
                Graphics2D own = (Graphics2D) g.create();
                own.clip(m.track.outline(n, 0.6));
                new Signs(own, m.track).square(n);
                own.dispose();
            }
        });
    }

    /** Puts a drawing on the mat as with a small brush. */
    public static void brush(Ground m, Consumer<Graphics2D> drawing) {
        brush(m, COVERS, drawing);
    }

    private static void brush(Ground m, double covers, Consumer<Graphics2D> drawing) {
        double s = m.p.scale;
        int[] img = m.p.sheet(drawing);
        m.p.each((i, x, y) -> {
            double dx = 0.7 * (Noise.value(x / 5, y / 5, 161) - 0.5), dy = 0.7 * (Noise.value(x / 5, y / 5, 162) - 0.5);
            int px = (int) ((x + dx) * s), py = (int) ((y + dy) * s);
            if (px >= 0 && py >= 0 && px < m.p.w && py < m.p.h) {
                int c = img[py * m.p.w + px];
                if (c >>> 24 != 0) {
                    m.paint(i, x, y, Ink.hex(c & 0xffffff), (c >>> 24) / 255.0 * covers, 0.04, 163);
                }
            }
        });
    }

    private void square(int n) {
        Point2D c = track.centre(n);
        double k = track.a / DRAWN;
        double[] d = track.out(n), s = track.side(n);
        AffineTransform lane = new AffineTransform(k * d[0], k * d[1], k * s[0], k * s[1], c.getX(),
                c.getY());
        switch (track.kind(n)) {
            case ROUNDED -> water(n, lane);
            case ENTRY -> danger(lane);
            case DANGER -> {
                danger(lane);
                skull(c.getX(), c.getY(), k);
            }
            case PLAIN, WEDGE, WEDGE_BY_OPTION -> { }
        }
    }

    private void danger(AffineTransform lane) {
        teeth(lane);
        for (int k = 0; k < 4; k++) {
            knife(lane, k);
        }
    }

    private void put(Color c, Shape s, double line) {
        g.setColor(c);
        g.fill(s);
        if (line > 0) {
            g.setColor(INK);
            g.fill(Shapes.cord(s, line));
        }
    }

    /** A dark stream along the square's edge, full of drops, and a curl of water in each sharp corner. */
    private void water(int n, AffineTransform lane) {
        Path2D edge = track.outline(n, 0);
        put(DEEP, Shapes.rule(edge, 14.4), 0);
        put(BONE, Shapes.rule(track.outline(n, 7.0), 1.1), 0);
        for (int side = 0; side < 4; side++) {
            for (int k = -2; k <= 2; k++) {
                boolean round = (side == 0 || side == 1) && (side == 0 ? k >= 1 : k <= -1);
                if (!round) {
                    drop(lane, side * Math.PI / 2, 19.2, 6.4 * k);
                }
            }
        }
        for (int k = -1; k <= 1; k++) {
            drop(lane, Math.PI / 4 + 0.34 * k, 18.4, 0);
        }
        for (int k = 1; k < 4; k++) {
            AffineTransform t = new AffineTransform(lane);
            t.rotate(k * Math.PI / 2);
            t.translate(16.4, 16.4);
            t.rotate(Math.PI / 4);
            curl(t);
        }
    }

    private void drop(AffineTransform lane, double turn, double out, double along) {
        AffineTransform t = new AffineTransform(lane);
        t.rotate(turn);
        t.translate(out, along);
        put(BONE, t.createTransformedShape(Shapes.path(-1.5, -2.4, 2.2, -2.2, 2.4, 1.6, -0.2, 2.4, 0.8, 0.8, 0.2, -1.2,
                -1.5, -2.4)), 0);
    }

    /** A curl: a disc of water with a spiral in it. */
    private void curl(AffineTransform at) {
        put(BONE, at.createTransformedShape(Shapes.disc(0, 0, 5.2)), 1.1);
        Path2D p = new Path2D.Double();
        for (int k = 0; k <= 40; k++) {
            double a = k * 0.245, r = 3.9 - 3.5 * k / 40;
            if (k == 0) {
                p.moveTo(r, 0);
            } else {
                p.lineTo(r * Math.cos(a), r * Math.sin(a));
            }
        }
        put(DEEP, at.createTransformedShape(Shapes.cord(p, 1.35)), 0);
    }

    /** Pointed teeth along all four edges. */
    private void teeth(AffineTransform lane) {
        for (int side = 0; side < 4; side++) {
            AffineTransform t = new AffineTransform(lane);
            t.rotate(side * Math.PI / 2);
            put(INK, t.createTransformedShape(Shapes.box(19.9, -23, 3.2, 46)), 0);
            for (int k = -2; k <= 2; k++) {
                double y = 5.2 * k;
                put(INK, t.createTransformedShape(Shapes.poly(20.4, y - 2.4, 16.6, y, 20.4, y + 2.4)), 0);
            }
        }
    }

    /** A flint knife with its point in the corner: white blade, bloody butt, an eye and teeth on its edge. */
    private void knife(AffineTransform lane, int k) {
        AffineTransform t = new AffineTransform(lane);
        t.rotate(k * Math.PI / 2 + Math.PI / 4);
        Shape blade = t.createTransformedShape(Shapes.path(17.6, 0, 17.4, -3.6, 20.4, -5.0, 23.2, -4.6, 26.4, -4.0, 28.8,
                -1.6, 30.4, 0, 28.8, 1.6, 26.4, 4.0, 23.2, 4.6, 20.4, 5.0, 17.4, 3.6, 17.6, 0));
        put(BONE, blade, 0);
        Area butt = new Area(blade);
        butt.intersect(new Area(t.createTransformedShape(Shapes.box(16, -6, 5.2, 12))));
        put(BLOOD, butt, 0);
        put(INK, Shapes.cord(blade, 1.3), 0);
        put(INK, t.createTransformedShape(Shapes.disc(23.6, 0, 1.15)), 0);
    }

    /** A skull that looks out, upright on the screen. */
    private void skull(double x, double y, double k) {
        AffineTransform t = AffineTransform.getTranslateInstance(x, y - 0.5);
        t.scale(k, k);
        put(BONE, t.createTransformedShape(Shapes.path(-9.6, -2, -9.8, -14.4, 9.8, -14.4, 9.6, -2, 9.6, 1.4, 8.4, 3.4, 6.2,
                4.4, 6.2, 6, 6.2, 8.6, 6.0, 10.4, 3, 11.2, -3, 11.2, -6.0, 10.4, -6.2, 8.6, -6.2, 6, -6.2, 4.4, -8.4,
                3.4, -9.6, 1.4, -9.6, -2)), 1.5);
        for (int side = -1; side <= 1; side += 2) {
            put(INK, t.createTransformedShape(Shapes.disc(4.3 * side, -2.6, 3.1)), 0);
            put(BLOOD, t.createTransformedShape(Shapes.disc(4.3 * side, -2.6, 1.2)), 0);
            put(INK, t.createTransformedShape(Shapes.box(2.0 * side - 0.45, 5.8, 0.9, 5.2)), 0);
        }
        put(INK, t.createTransformedShape(Shapes.poly(0, 0.2, 1.7, 3.6, -1.7, 3.6)), 0);
        put(INK, t.createTransformedShape(Shapes.box(-5.8, 5.4, 11.6, 0.9)), 0);
        put(INK, t.createTransformedShape(Shapes.box(-0.45, 5.8, 0.9, 5.2)), 0);
    }
}

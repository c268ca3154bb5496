package patolli.forge.pagade;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import patolli.board.Box;
import patolli.board.PagadeBoard;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.stitch.Motifs;
import patolli.forge.stitch.Silk;
import patolli.rules.Side;

/**
 * The mat on which somebody sits: a quilt laid on the cloth, with a hem of points and a lattice of running stitches.
 * Its cotton is far darker and cooler than skin and than every dress: at the left indigo, at the right peacock.
 */
record SeatMat(Silk k, Side side) {
    /** How far it lies from the cloth's sides, how broad and how high it is; where it begins, over and under Home. */
    private static final double LEFT = 40, WIDE = 174, HIGH = 300, UPPER = 85, LOWER = 450;
    /** How far its shadow goes, and how dark that is at its edge. */
    private static final double SHADOW = 9, DARK = 0.42;
    /** From its edge to the second cord, to a row of stitches and to the lattice; how large a field of that is. */
    private static final double CORD = 13, ROW = 18, IN = 24, FIELD = 21;
    /** From point to point of the hem, how long they are, and from stitch to stitch. */
    private static final double POINTS = 9, LONG = 8.4, STITCH = 5.2;
    private static final double[] GOLD = Ink.hex(0xB08A48), TIE = Ink.hex(0x5A3A1C);
    private static final PagadeBoard BOARD = PagadeBoard.BOARD;

    /** What it is made of. */
    private enum Cotton {
        INDIGO(0x0A1024, 0x1E2C56, 0xDCCBA6, 0xB08A48, 0x6E84B4),
        PEACOCK(0x041A1A, 0x0F403E, 0xDCCBA6, 0xB08A48, 0x5E9C8E);

        private final double[] dark, light, points, others, thread;

        Cotton(int dark, int light, int points, int others, int thread) {
            this.dark = Ink.hex(dark);
            this.light = Ink.hex(light);
            this.points = Ink.hex(points);
            this.others = Ink.hex(others);
            this.thread = Ink.hex(thread);
        }

        static Cotton of(Side side) {
            return isLeft(side) ? INDIGO : PEACOCK;
        }
    }

    /** Where a side's mat lies: in its corner, within the border of the cloth. */
    static Box at(Side side) {
        Box field = BOARD.field();
        boolean over = BOARD.figure(side).middle().y() < BOARD.middle().y();
        return new Box(isLeft(side) ? field.x() + LEFT : field.right() - LEFT - WIDE, over ? UPPER : LOWER, WIDE,
                HIGH);
    }

    private static boolean isLeft(Side side) {
        return BOARD.figure(side).middle().x() < BOARD.middle().x();
    }

    /** Whether a point is under any mat, or so near to one. */
    static boolean isUnder(double x, double y, double near) {
        return BOARD.sides().stream().anyMatch(side -> inside(at(side), x, y) > -near);
    }

    /** How far a point is within a box; below 0 outside. */
    private static double inside(Box box, double x, double y) {
        return Math.min(Math.min(x - box.x(), box.right() - x), Math.min(y - box.y(), box.bottom() - y));
    }

    /** Lays it on the cloth. */
    void weave() {
        Box box = at(side);
        Plate p = k.plate();
        p.each((i, x, y) -> {
            double off = -inside(box, x - 1.5, y - 2);
            if (off > 0 && off < SHADOW) {
                p.dim(i, 1 - DARK * Noise.smooth(SHADOW, 0, off));
            }
        });
        Cotton cotton = Cotton.of(side);
        k.weave(new double[] {box.x(), box.y(), box.right(), box.bottom()}, cotton.dark, cotton.light, 1.7, 60);
        p.each((i, x, y) -> {
            double in = inside(box, x, y);
            if (in > 0) {
                p.z[i] -= (float) (p.scale * 2.4 * Math.exp(-in / 1.6));
            }
        });
    }

    /** Sews on it. */
    void sew() {
        Box box = at(side);
        Cotton cotton = Cotton.of(side);
        lattice(box, cotton);
        run(Silk.walk(within(box, ROW), STITCH), cotton, 0.6);
        double[][] hem = Silk.walk(within(box, CORD - 1), POINTS);
        for (int j = 0; j + 1 < hem.length; j++) {
            double along = Math.atan2(hem[j + 1][1] - hem[j][1], hem[j + 1][0] - hem[j][0]);
            double x = (hem[j][0] + hem[j + 1][0]) / 2, y = (hem[j][1] + hem[j + 1][1]) / 2;
            double[] silk = j % 2 == 0 ? cotton.points : cotton.others;
            double out = along - Math.PI / 2;
            k.satin(Motifs.petal(x, y, out, LONG, 6.4), out, 1.3, silk, Ink.mix(silk, cotton.light, 0.25));
        }
        k.couch(within(box, 1.6), 2.2, GOLD, TIE, 5);
        k.couch(within(box, CORD), 1.4, GOLD, TIE, 5);
    }

    private void lattice(Box box, Cotton cotton) {
        double w = box.width() - 2 * IN, h = box.height() - 2 * IN;
        int across = (int) Math.round(w / FIELD), down = (int) Math.round(h / FIELD);
        for (int i = 0; i < across; i++) {
            for (int j = 0; j < down; j++) {
                double x = box.x() + IN + (i + 0.5) * w / across, y = box.y() + IN + (j + 0.5) * h / down;
                Path2D field = Motifs.line(x - w / across / 2, y, x, y - h / down / 2, x + w / across / 2, y, x,
                        y + h / down / 2, x - w / across / 2, y);
                run(Silk.walk(field, STITCH - 0.4), cotton, 0.32);
                k.knot(x, y, 1.4, Ink.mix(cotton.light, cotton.others, 0.6));
            }
        }
    }

    /** Every second piece of a way is above the cotton. */
    private void run(double[][] way, Cotton cotton, double strong) {
        for (int j = 0; j + 1 < way.length; j++) {
            double x = way[j][0], y = way[j][1];
            k.stitch(x, y, x + 0.62 * (way[j + 1][0] - x), y + 0.62 * (way[j + 1][1] - y), 1.2,
                    Ink.mix(cotton.light, cotton.thread, strong));
        }
    }

    private static Rectangle2D within(Box box, double in) {
        return new Rectangle2D.Double(box.x() + in, box.y() + in, box.width() - 2 * in, box.height() - 2 * in);
    }
}

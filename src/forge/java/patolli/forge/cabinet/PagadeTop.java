package patolli.forge.cabinet;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;

/** The cloth of Pagade: four embroidered arms about a lotus, on madder wool, squares of 36. */
final class PagadeTop {
    static final double SQ = 36, CX = 640, CY = 400;
    private static final double[] INDIGO_D = Ink.hex(0x141C3A), INDIGO_L = Ink.hex(0x3A4F86), MADDER_D = Ink.hex(
            0x4A100E), MADDER_L = Ink.hex(0x9A2F22), GOLD = Ink.hex(0xF0BE50), TIE = Ink.hex(0xA5521E), IVORY = Ink.hex(
            0xF0E2C4), RED = Ink.hex(0xC2281C), BLACK = Ink.hex(0x211C1E), YELLOW = Ink.hex(0xECB22E), GREEN = Ink.hex(
            0x2F8A4E), LEAF = Ink.hex(0x4F8F3C), LEAF_D = Ink.hex(0x23582E), PINK = Ink.hex(0xE08A86), ROSE = Ink.hex(
            0xB8323F), BLUE = Ink.hex(0x86AED6);
    private static final double[][] OWNER = {RED, BLACK, YELLOW, GREEN}, OWNER_2 = {Ink.hex(0xE04A30), Ink.hex(
            0x3A3136), Ink.hex(0xF6CE5C), Ink.hex(0x55AA62)};
    /** Silk that is told apart from the pawns that stand on it. */
    private static final double[] SUNK = {0.72, 1, 0.84, 0.72};
    private final Plate p;
    private final Silk k;
    private final double left, top;

    private PagadeTop(Rectangle2D part, double scale) {
        left = part.getX();
        top = part.getY();
        p = new Plate((int) (part.getWidth() * scale), (int) (part.getHeight() * scale), scale);
        k = new Silk(p, left, top);
    }

    static Top lay(Rectangle2D part, double scale) {
        PagadeTop t = new PagadeTop(part, scale);
        Twill.weave(t.p, t.left, t.top, new double[] {-9e3, -9e3, 9e3, 9e3}, MADDER_D, MADDER_L, 1.9, 21);
        for (int a = 0; a < 4; a++) {
            Rectangle2D r = turned(new Rectangle2D.Double(-1.5 * SQ, 1.5 * SQ, 3 * SQ, 8 * SQ), a).getBounds2D();
            Twill.weave(t.p, t.left, t.top, new double[] {r.getMinX(), r.getMinY(), r.getMaxX(), r.getMaxY()}, INDIGO_D,
                    INDIGO_L, 1.5, 31 + a);
        }
        t.arms();
        t.home();
        t.field();
        t.folds();
        return new Top(t.p, t.left, t.top);
    }

    /** Slow waves of cloth that lies on a table. */
    private void folds() {
        p.each((i, x, y) -> p.z[i] += (float) (p.scale * 7 * Noise.fbm((x + left) / 150, (y + top) / 150, 77, 2)));
    }

    /** A shape of the south arm, in units about the middle, turned to arm a (S, E, N, W). */
    private static Shape turned(Shape s, int a) {
        AffineTransform t = AffineTransform.getTranslateInstance(CX, CY);
        t.rotate(-a * Math.PI / 2);
        return t.createTransformedShape(s);
    }

    private static Path2D line(double... q) {
        Path2D s = new Path2D.Double();
        s.moveTo(q[0], q[1]);
        for (int j = 2; j < q.length; j += 2) {
            s.lineTo(q[j], q[j + 1]);
        }
        return s;
    }

    private static Shape petal(double x, double y, double a, double len, double wide) {
        Path2D s = new Path2D.Double();
        s.moveTo(0, 0);
        s.curveTo(len * 0.20, wide * 0.72, len * 0.72, wide * 0.62, len, 0);
        s.curveTo(len * 0.72, -wide * 0.62, len * 0.20, -wide * 0.72, 0, 0);
        AffineTransform t = AffineTransform.getTranslateInstance(x, y);
        t.rotate(a);
        return t.createTransformedShape(s);
    }

    private void flower(double x, double y, double r, int n, double[] in, double[] out, double turn) {
        for (int j = 0; j < n; j++) {
            double a = turn + j * 2 * Math.PI / n;
            k.satin(petal(x + 0.12 * r * Math.cos(a), y + 0.12 * r * Math.sin(a), a, r * 0.88, r * 3.1 / n), a, 1.4, in,
                    out);
        }
        k.level = 1.0;
        k.knot(x, y, r * 0.26, YELLOW);
        k.level = 0.5;
    }

    private void gold(Shape s, double w) {
        k.level = 0.9;
        k.couch(s, w, GOLD, TIE, 5.2);
        k.level = 0.5;
    }

    private void arms() {
        for (int a = 0; a < 4; a++) {
            for (int row = 1; row <= 8; row++) {
                for (int col = -1; col <= 1; col++) {
                    square(a, row, col);
                }
            }
            for (int j = 1; j < 8; j++) {
                gold(turned(line(-1.5 * SQ, (1.5 + j) * SQ, 1.5 * SQ, (1.5 + j) * SQ), a), 2.5);
            }
            gold(turned(line(-0.5 * SQ, 1.5 * SQ, -0.5 * SQ, 9.5 * SQ), a), 2.5);
            gold(turned(line(0.5 * SQ, 1.5 * SQ, 0.5 * SQ, 9.5 * SQ), a), 2.5);
            gold(turned(line(-1.5 * SQ, 1.5 * SQ, -1.5 * SQ, 9.5 * SQ, 1.5 * SQ, 9.5 * SQ, 1.5 * SQ, 1.5 * SQ), a),
                    3.2);
            gold(turned(line(-1.5 * SQ - 4, 1.5 * SQ + 4, -1.5 * SQ - 4, 9.5 * SQ + 4, 1.5 * SQ + 4, 9.5 * SQ + 4, 1.5
                    * SQ + 4, 1.5 * SQ + 4), a), 1.6);
        }
    }

    private void square(int a, int row, int col) {
        Rectangle2D m = turned(new Rectangle2D.Double(col * SQ - 1, (1 + row) * SQ - 1, 2, 2), a).getBounds2D();
        double cx = m.getCenterX(), cy = m.getCenterY();
        if (col == 0 && row < 8) {
            belly(a, row, cx, cy);
        } else if (col == 0) {
            flower(cx, cy, 15, 8, OWNER_2[a], OWNER[a], 0);
        } else if (col == 1 && row == 5) {
            cross(cx, cy, 10.5, OWNER_2[a], OWNER[a]);
        } else {
            boolean star = (row + col) % 2 == 0;
            for (int q = 0; q < 4; q++) {
                double t = q * Math.PI / 2, c = Math.cos(t), s = Math.sin(t);
                if (star) {
                    k.stitch(cx + 1.6 * c, cy + 1.6 * s, cx + 6 * c, cy + 6 * s, 1.7, BLUE);
                    k.knot(cx + 5.2 * (c - s), cy + 5.2 * (s + c), 1.2, IVORY);
                } else {
                    k.stitch(cx + 12 * (c - s), cy + 12 * (s + c), cx + 8 * (c - s), cy + 8 * (s + c), 1.5, BLUE);
                }
            }
        }
    }

    /** Four triangles of satin whose directions turn, so that a square gleams on two sides. */
    private void belly(int a, int row, double cx, double cy) {
        double h = SQ / 2 - 1.2;
        for (int q = 0; q < 4; q++) {
            double t = q * Math.PI / 2, c = Math.cos(t), s = Math.sin(t);
            Path2D tri = line(cx, cy, cx + h * (c - s), cy + h * (s + c), cx + h * (c + s), cy + h * (s - c));
            tri.closePath();
            k.fray = 0.24;
            k.satin(tri, t + Math.PI / 2, 1.75, Ink.scale(OWNER[a], SUNK[a]), Ink.scale(OWNER_2[a], SUNK[a]));
            k.fray = 0.14;
        }
        if (row >= 6) {
            cross(cx, cy, 10.5, IVORY, GOLD);
            return;
        }
        k.level = 1.3;
        for (int q = 0; q < 4; q++) {
            k.satin(petal(cx, cy, q * Math.PI / 2, 6.5, 3.6), q * Math.PI / 2, 1.2, IVORY, GOLD);
        }
        k.level = 0.5;
    }

    /** A cross of five threads each way, tied in the middle. */
    private void cross(double x, double y, double r, double[] c, double[] edge) {
        k.level = 1.5;
        for (int q = 0; q < 2; q++) {
            double sx = q == 0 ? 1 : -1;
            for (int j = -2; j <= 2; j++) {
                double o = j * 1.35, l = r - Math.abs(j) * 0.6;
                k.stitch(x - l * sx + o * 0.7, y - l - o * 0.7 * sx, x + l * sx + o * 0.7, y + l - o * 0.7 * sx, 1.6,
                        Math.abs(j) == 2 ? edge : c);
            }
            k.level = 2.2;
        }
        k.level = 0.5;
    }

    private void home() {
        double r = 1.5 * SQ;
        Twill.weave(p, left, top, new double[] {CX - r, CY - r, CX + r, CY + r}, Ink.hex(0x8E6F42), Ink.hex(0xE8D2A0),
                1.5, 41);
        for (int a = 0; a < 4; a++) {
            corner(a);
        }
        for (int j = 0; j < 16; j++) {
            double a = (j + 0.5) * Math.PI / 8;
            k.satin(petal(CX + 22 * Math.cos(a), CY + 22 * Math.sin(a), a, 27, 12), a, 1.4, IVORY, ROSE);
        }
        for (int j = 0; j < 8; j++) {
            double a = j * Math.PI / 4;
            Shape s = petal(CX + 11 * Math.cos(a), CY + 11 * Math.sin(a), a, 27, 19);
            k.level = 1.0;
            k.satin(s, a, 1.4, Ink.hex(0xF7E9DA), PINK);
            k.level = 1.5;
            k.couch(s, 1.1, GOLD, TIE, 6);
        }
        k.level = 1.2;
        k.satin(new Ellipse2D.Double(CX - 13, CY - 13, 26, 26), 0.8, 1.4, LEAF, LEAF_D);
        k.level = 1.8;
        for (int j = 0; j < 19; j++) {
            double q = 10.5 * Math.sqrt((j + 0.3) / 19), t = j * 2.39996;
            k.knot(CX + q * Math.cos(t), CY + q * Math.sin(t), 2.3, YELLOW);
        }
        k.level = 0.5;
        gold(new Ellipse2D.Double(CX - 14, CY - 14, 28, 28), 1.7);
        gold(new Ellipse2D.Double(CX - 50.5, CY - 50.5, 101, 101), 1.7);
        gold(new Rectangle2D.Double(CX - r, CY - r, 2 * r, 2 * r), 3.0);
    }

    /** Home's corner to the right of an arm, in that owner's silk. */
    private void corner(int a) {
        double t = Math.PI / 4 - a * Math.PI / 2, d = 1.5 * SQ - 2;
        double sx = Math.signum(Math.cos(t)), sy = Math.signum(Math.sin(t));
        Path2D tri = line(CX + sx * d, CY + sy * d, CX + sx * (d - 25), CY + sy * d, CX + sx * d, CY + sy * (d - 25));
        tri.closePath();
        k.satin(tri, t + Math.PI / 2, 1.4, OWNER[a], OWNER_2[a]);
    }

    /** Small sprigs strewn in rows over the field, so quiet that pawns stand out from them. */
    private void field() {
        double[] stem = Ink.hex(0xA87A34), dot = Ink.hex(0xC99A4C), bud = Ink.hex(0xC86A66);
        for (int j = -8; j <= 8; j++) {
            for (int i = -9; i <= 9; i++) {
                double x = CX + i * 52 + Math.floorMod(j, 2) * 26, y = CY + j * 40;
                double ax = Math.abs(x - CX), ay = Math.abs(y - CY);
                if (ax < 76 || ay < 72) {
                    continue;
                }
                for (int q = -1; q <= 1; q++) {
                    double a = -Math.PI / 2 + q * 0.95;
                    k.satin(petal(x + 2 * Math.cos(a), y + 2 * Math.sin(a), a, 9, 5.4), a, 1.3, q == 0 ? ROSE : stem,
                            q == 0 ? bud : dot);
                }
                k.stitch(x, y + 14, x, y, 1.3, stem);
                k.satin(petal(x, y + 13, -0.5, 8, 5), -0.4, 1.3, LEAF_D, LEAF);
                k.satin(petal(x, y + 13, Math.PI + 0.5, 8, 5), 0.4, 1.3, LEAF_D, LEAF);
            }
        }
    }
}

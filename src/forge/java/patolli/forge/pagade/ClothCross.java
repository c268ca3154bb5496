package patolli.forge.pagade;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Set;
import patolli.board.Box;
import patolli.board.PagadeBoard;
import patolli.board.Point;
import patolli.forge.matter.Ink;
import patolli.forge.stitch.Motifs;
import patolli.forge.stitch.Silk;
import patolli.rules.Side;

/** The cross as it is stitched on this cloth: oblong squares about a lotus, and nothing brighter than pawns. */
final class ClothCross {
    private static final PagadeBoard BOARD = PagadeBoard.BOARD;
    private static final double[] IVORY = Ink.hex(0xF0E2C4), GOLD = Ink.hex(0xF0BE50);
    /** The twill of the squares: lighter than the madder round it, so that the cross is seen at a glance. */
    private static final double[] INDIGO_D = Ink.hex(0x1A3270), INDIGO_L = Ink.hex(0x3A64B0);
    private static final double[] FAINT = Ink.mix(INDIGO_L, Ink.hex(0xFBF4E4), 0.3);
    private static final double[] GROUND_D = Ink.hex(0x7E5C30), GROUND_L = Ink.hex(0xD8B878);
    private static final List<Side> OWNERS = List.of(Side.RED, Side.BLACK, Side.YELLOW, Side.GREEN);
    private static final double[][] OWNER = {Ink.hex(0xC2281C), Ink.hex(0x332D30), Ink.hex(0xEABC42),
        Ink.hex(0x2F8A4E)};
    private static final double[][] OWNER_2 = {Ink.hex(0xEE5A3E), Ink.hex(0x6A5F63), Ink.hex(0xF8DE7C),
        Ink.hex(0x55AA62)};
    /** How strong the silks of bellies are, by their owners, the pale ones, and those of Home. */
    private static final double[] SUNK = {0.56, 0.76, 0.40, 0.48};
    private static final double PALE = 0.60, HOME = 0.86;
    /** How much of its own silk shows in a castle where a pawn begins; the rest is as what it lies on. */
    private static final double START = 0.8;
    /** The squares of a belly where pawns begin are from this one on; and the one in the right column. */
    private static final int LATE = 5, ASIDE = 4;
    private static final double[] BONE = Ink.hex(0xC9BB98);
    /** On yellow silk pale petals would look grey. */
    private static final double[] CREAM = Ink.hex(0xFFF2CC);
    /** How dark the silk of a belly is under a castle. */
    private static final double UNDER = 0.42;
    private static final double[] BAND_D = Ink.hex(0x16285C), BAND_L = Ink.hex(0x3A5AA8);
    /** How far the cords about a band reach over it; its vine, and how strong that is. */
    private static final double SEAM = 1.6, BAND_VINE = 1.55, BAND_SILK = 0.62;
    private static final double LEVEL = 0.5, FLOWER = 15;
    private static final int PETALS = 8;
    private final Silk k;
    private final Set<Side> away;
    private final Motifs motifs;
    private final Castle castle;
    private final double cx = BOARD.middle().x(), cy = BOARD.middle().y();

    /** @param away whose bellies are a band of flowers, and their starting squares like others */
    ClothCross(Silk k, Set<Side> away) {
        this.k = k;
        this.away = away;
        motifs = new Motifs(k);
        castle = new Castle(k);
    }

    /** Lays the indigo twill of the arms, which is stitched on. */
    void weave() {
        for (int a = 0; a < OWNERS.size(); a++) {
            Box arm = BOARD.armBox(OWNERS.get(a));
            k.weave(new double[] {arm.x(), arm.y(), arm.right(), arm.bottom()}, INDIGO_D, INDIGO_L, 1.5, 31 + a);
        }
    }

    /** Stitches it. */
    void sew() {
        for (int n = 0; n < BOARD.squares(); n++) {
            square(n);
        }
        OWNERS.forEach(this::lines);
        away.forEach(this::band);
        home();
    }

    /** A flower as on the tip of a side's arm; a dark one is seen by a thread of bone about it. */
    static void tip(Silk k, Motifs motifs, Side side, double x, double y) {
        int a = OWNERS.indexOf(side);
        motifs.flower(x, y, FLOWER, PETALS, OWNER_2[a], OWNER[a], 0);
        if (side == Side.BLACK) {
            k.level = 1.1;
            for (int j = 0; j < PETALS; j++) {
                double t = j * 2 * Math.PI / PETALS;
                k.couch(Motifs.petal(x + 0.12 * FLOWER * Math.cos(t), y + 0.12 * FLOWER * Math.sin(t), t,
                        0.88 * FLOWER, 3.1 * FLOWER / PETALS), 1.1, BONE, BONE, 5);
            }
            k.level = LEVEL;
        }
    }

    /** Cords of gold between an arm's squares and round it. */
    private void lines(Side side) {
        Box arm = BOARD.armBox(side);
        boolean upright = arm.height() > arm.width();
        for (int j = 1; j < PagadeBoard.RANKS; j++) {
            across(arm, upright, j / (double) PagadeBoard.RANKS);
        }
        for (int j = 1; j < PagadeBoard.COLUMNS; j++) {
            across(arm, !upright, j / (double) PagadeBoard.COLUMNS);
        }
        motifs.gold(edge(side, 0), 3.2);
        motifs.gold(edge(side, 4), 1.6);
    }

    /** A cord from side to side, or from the top to the bottom. */
    private void across(Box arm, boolean level, double at) {
        double x = arm.x() + at * arm.width();
        double y = arm.y() + at * arm.height();
        motifs.gold(level ? Motifs.line(arm.x(), y, arm.right(), y) : Motifs.line(x, arm.y(), x, arm.bottom()), 2.5);
    }

    /** Where nobody's belly is, a band of darker indigo, on which a vine runs from before the tip to Home. */
    private void band(Side side) {
        Box arm = BOARD.armBox(side);
        Box end = BOARD.room(BOARD.square((OWNERS.indexOf(side) * PagadeBoard.COLUMNS + 2) * PagadeBoard.RANKS - 1));
        boolean left = end.x() < cx;
        double x = left ? end.right() : arm.x();
        double to = left ? arm.right() : end.x();
        k.weave(new double[] {x + SEAM, end.y() + SEAM, to - SEAM, end.bottom() - SEAM}, BAND_D, BAND_L, 1.5, 47);
        new Vine(k, BAND_VINE, BAND_SILK).sew(left ? x + 6 : to - 6, end.middle().y(), left ? to - 4 : x + 4,
                end.middle().y(), 1);
    }

    /** An arm's sides and tip, so far beyond its squares. */
    private Path2D edge(Side side, double off) {
        Box arm = BOARD.armBox(side);
        double wide = Math.min(arm.width(), arm.height()) / 2 + off;
        double near = Math.min(Math.abs(arm.x() - cx), Math.abs(arm.right() - cx));
        double up = Math.min(Math.abs(arm.y() - cy), Math.abs(arm.bottom() - cy));
        boolean upright = arm.height() > arm.width();
        double from = upright ? up + off : near + off;
        double to = (upright ? up + arm.height() : near + arm.width()) + off;
        AffineTransform t = AffineTransform.getTranslateInstance(cx, cy);
        t.rotate(-OWNERS.indexOf(side) * Math.PI / 2);
        Path2D path = Motifs.line(-wide, from, -wide, to, wide, to, wide, from);
        path.transform(t);
        return path;
    }

    private void square(int n) {
        Point at = BOARD.square(n);
        Side side = BOARD.arm(n);
        int a = OWNERS.indexOf(side);
        int rank = n % PagadeBoard.RANKS;
        int column = n / PagadeBoard.RANKS % PagadeBoard.COLUMNS;
        if (BOARD.isBelly(n)) {
            if (!away.contains(side)) {
                belly(a, rank, BOARD.room(at));
            }
        } else if (column == 1) {
            tip(k, motifs, side, at.x(), at.y());
        } else if (column == 0 && rank == ASIDE && !away.contains(side)) {
            castle.sew(at.x(), at.y(), Ink.mix(INDIGO_D, OWNER[a], START), Ink.mix(INDIGO_L, lit(a), START));
        } else {
            if ((rank + column) % 2 == 0) {
                star(at.x(), at.y());
            }
        }
    }

    /** Black would be lost on indigo: its petals have some bone in them. */
    private static double[] lit(int a) {
        return OWNERS.get(a) == Side.BLACK ? Ink.mix(OWNER_2[a], IVORY, 0.35) : OWNER_2[a];
    }

    /** On every second square, and faint: pawns stand there. */
    private void star(double x, double y) {
        for (int q = 0; q < 4; q++) {
            double t = q * Math.PI / 2, c = Math.cos(t), s = Math.sin(t);
            k.stitch(x + 1.6 * c, y + 1.6 * s, x + 6 * c, y + 6 * s, 1.9, FAINT);
            k.knot(x + 5.2 * (c - s), y + 5.2 * (s + c), 1.4, FAINT);
        }
    }

    /** Four triangles of satin whose directions turn, so that a square gleams on two sides. */
    private void belly(int a, int rank, Box room) {
        double x = room.middle().x(), y = room.middle().y();
        double w = room.width() / 2 - 1.2, h = room.height() / 2 - 1.2;
        double[] dark = Ink.scale(OWNER[a], SUNK[a]), light = Ink.scale(OWNER_2[a], SUNK[a]);
        for (int q = 0; q < 4; q++) {
            double t = q * Math.PI / 2, c = Math.cos(t), s = Math.sin(t);
            Path2D tri = Motifs.line(x, y, x + w * (c - s), y + h * (s + c), x + w * (c + s), y + h * (s - c));
            tri.closePath();
            k.fray = 0.24;
            k.satin(tri, t + Math.PI / 2, 1.75, dark, light);
            k.fray = 0.14;
        }
        if (rank >= LATE) {
            boolean yellow = OWNERS.get(a) == Side.YELLOW;
            castle.sew(x, y, Ink.scale(dark, UNDER), yellow ? CREAM : Ink.mix(light, IVORY, START));
            return;
        }
        k.level = 1.3;
        for (int q = 0; q < 4; q++) {
            k.satin(Motifs.petal(x, y, q * Math.PI / 2, 6.5, 3.6), q * Math.PI / 2, 1.2, pale(IVORY), pale(GOLD));
        }
        k.level = LEVEL;
    }

    private static double[] pale(double[] silk) {
        return Ink.scale(silk, PALE);
    }

    private static double[] home(double[] silk) {
        return Ink.scale(silk, HOME);
    }

    /** A lotus on a woven ground, with a corner of each owner's silk. */
    private void home() {
        Box all = BOARD.home();
        k.weave(new double[] {all.x(), all.y(), all.right(), all.bottom()}, home(GROUND_D), home(GROUND_L), 1.5, 41);
        for (int a = 0; a < OWNERS.size(); a++) {
            corner(a, all);
        }
        new Lotus(k).sew();
        motifs.gold(new Rectangle2D.Double(all.x(), all.y(), all.width(), all.height()), 3.0);
    }

    /** Home's corner to the right of an arm, in that owner's silk. */
    private void corner(int a, Box all) {
        double t = Math.PI / 4 - a * Math.PI / 2;
        double x = cx + Math.signum(Math.cos(t)) * (all.width() / 2 - 2);
        double y = cy + Math.signum(Math.sin(t)) * (all.height() / 2 - 2);
        Path2D tri = Motifs.line(x, y, x - Math.signum(Math.cos(t)) * 31, y, x, y - Math.signum(Math.sin(t)) * 30);
        tri.closePath();
        k.satin(tri, t + Math.PI / 2, 1.4, OWNER[a], OWNER_2[a]);
    }
}

package patolli.forge.table;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.stream.IntStream;
import patolli.board.SquareKind;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.rules.Side;

/** The worn paint in the squares: pale on the way, turquoise tips, ochre where danger waits, each side's own entry. */
public final class Squares {
    private static final double[] DRY = Ink.mix(Ink.OCHRE, Ink.hex(0xC98A34), 0.5),
            WATER = Ink.mix(Ink.TURQUOISE, Ink.BONE, 0.16);

    private Squares() { }

    /** Paints every square of the track. */
    public static void paint(Ground m) {
        double s = m.p.scale;
        float[] mask = m.p.blur(m.p.mask(q -> {
            for (int n = 0; n < m.track.squares(); n++) {
                q.fill(m.track.outline(n, 2.2));
            }
        }), 0.8 * s);
        for (int n = 0; n < m.track.squares(); n++) {
            one(m, mask, n);
        }
    }

    private static void one(Ground m, float[] mask, int n) {
        SquareKind kind = m.track.kind(n);
        boolean danger = kind == SquareKind.DANGER || kind == SquareKind.ENTRY;
        boolean signed = danger || kind == SquareKind.ROUNDED;
        double s = m.p.scale, full = danger ? 0.97 : signed ? 0.94 : 0.56;
        double wear = m.track.rank(n) == 0 ? 0.02 : signed ? 0.14 : 0.58 + 0.33 * Noise.hash(n, 4, 82);
        double[] c = colour(m.track, n);
        Path2D whole = m.track.outline(n, 0);
        Rectangle2D r = whole.getBounds2D();
        IntStream.range((int) (r.getMinY() * s), (int) (r.getMaxY() * s)).parallel().forEach(py -> {
            for (int px = (int) (r.getMinX() * s); px < r.getMaxX() * s; px++) {
                int i = py * m.p.w + px;
                double x = px / s, y = py / s;
                double edge = Noise.smooth(0.35, 0.65, mask[i] + 0.3 * (Noise.value(x / 4, y / 4, 90 + n) - 0.5));
                if (edge > 0 && whole.contains(x, y)) {
                    m.paint(i, x, y, c, full * edge, Math.min(1.2, wear + Wear.square(m.track, n, x, y)), 90 + n);
                }
            }
        });
    }

        /** The paint of a side's entry. */
    private static double[] dye(Side side) {
        return switch (side) {
            case RED -> Ink.RED;
            case YELLOW -> Ink.OCHRE;
            case GREEN -> Ink.JADE;
            case BLUE -> Ink.BLUE;
            case BLACK -> Ink.OBSIDIAN;
            case WHITE -> Ink.BONE;
        };
    }

    private static double[] colour(Track track, int n) {
        return switch (track.kind(n)) {
            case ENTRY -> track.entering(n).map(Squares::dye).orElse(DRY);
            case DANGER -> DRY;
            case ROUNDED -> WATER;
            case PLAIN, WEDGE, WEDGE_BY_OPTION -> Ink.mix(Ink.BONE, Ink.AMATE, 0.15 + Noise.hash(n, 3, 81) * 0.45);
        };
    }
}

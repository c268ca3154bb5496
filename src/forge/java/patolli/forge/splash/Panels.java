package patolli.forge.splash;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.function.Consumer;
import patolli.forge.carved.Light;
import patolli.forge.outline.Form;

/** The painted walls, one picture for each tablero that is seen; no two carry the same row. */
final class Panels {
    private static final int HIGH = 288, BORDER = 26, INNER = HIGH - 2 * BORDER;
    private static final double JAGUAR = 466, MOTIF = 196;

    /** What is painted in a place, and how much room it takes. */
    private record Figure(double room, Consumer<Brush> painter) { }

    private static final Figure CROUCHING = jaguar(Jaguar::crouching), STRIKING = jaguar(Jaguar::striking),
            LEAPING = jaguar(Jaguar::leaping);
    private static final Figure JEWEL = motif(Motif::jewel), STAR = motif(Motif::star),
            FACE = new Figure(270, Motif::face),
            SHELL = motif(Motif::shell), FRET = motif(Motif::fret);
    private final BufferedImage[] right = new BufferedImage[Tiers.COUNT];
    private final BufferedImage[] left = new BufferedImage[Tiers.COUNT];
    private final BufferedImage[] flank = new BufferedImage[Tiers.COUNT];

    Panels() {
        List<List<Figure>> rights = List.of(List.of(FRET, CROUCHING, JEWEL, STRIKING),
                List.of(LEAPING, FACE, SHELL), List.of(STAR, CROUCHING));
        List<List<Figure>> lefts = List.of(List.of(STRIKING, SHELL, LEAPING, STAR),
                List.of(JEWEL, CROUCHING, FRET), List.of(LEAPING, SHELL));
        List<List<Figure>> flanks = List.of(List.of(LEAPING, STAR, CROUCHING, FACE, STRIKING),
                List.of(STRIKING, FRET, LEAPING, JEWEL), List.of(FRET, CROUCHING, SHELL));
        for (int t = 0; t < Tiers.COUNT; t++) {
            right[t] = paint(frontLength(t), rights.get(t), t);
            left[t] = paint(frontLength(t), lefts.get(t), t + 1);
            flank[t] = paint(flankLength(t), flanks.get(t), t + 2);
        }
    }

    private static Figure jaguar(Consumer<Brush> painter) {
        return new Figure(JAGUAR, b -> b.at(-JAGUAR / 2 + 40, -110, 0, 1, 1, () -> painter.accept(b)));
    }

    private static Figure motif(Consumer<Brush> painter) {
        return new Figure(MOTIF, painter);
    }

    /** Length of the sunk field from the stair to the corner. */
    static double frontLength(int tier) {
        return Tiers.MIDDLE + Tiers.breadth(tier) - 0.32 - Stair.OUTER - 0.28;
    }

    static double flankLength(int tier) {
        return 2 * (Tiers.breadth(tier) - 0.32);
    }

    static double height() {
        return Tiers.HIGH - Tiers.TALUD - Tiers.SILL - Tiers.CORNICE;
    }

    private static BufferedImage paint(double length, List<Figure> row, int rhythm) {
        int wide = (int) Math.round(length / height() * HIGH);
        Brush b = new Brush(wide, HIGH);
        b.fill(Form.slab(wide / 2.0, HIGH / 2.0, wide, HIGH, 0), new Color(0x7E1D14));
        border(b, wide, rhythm);
        double room = row.stream().mapToDouble(Figure::room).sum();
        double size = Math.min(INNER / 226.0, (wide - 30.0) / room), gap = (wide - room * size) / (row.size() + 1);
        double x = gap;
        for (Figure f : row) {
            b.at(x + f.room() * size / 2, HIGH / 2.0, 0, size, size, () -> f.painter().accept(b));
            x += f.room() * size + gap;
        }
        return b.image;
    }

    /** Above stepped triangles, below discs; the colours change place from wall to wall. */
    private static void border(Brush b, int wide, int rhythm) {
        Color[] c = {Brush.TURQUOISE, Brush.OCHRE, Brush.JADE, Brush.BLUE};
        b.fill(Form.poly(0, 0, wide, 0, wide, BORDER, 0, BORDER), c[rhythm % 4]);
        b.fill(Form.poly(0, HIGH - BORDER, wide, HIGH - BORDER, wide, HIGH, 0, HIGH), c[(rhythm + 1) % 4]);
        for (int i = 0; i * 52 < wide; i++) {
            double x = i * 52 + 26;
            b.fill(Form.poly(x - 20, BORDER, x - 20, BORDER - 9, x - 9, BORDER - 9, x - 9, 4, x + 9, 4, x + 9,
                    BORDER - 9,
                    x + 20, BORDER - 9, x + 20, BORDER), Brush.BONE);
            b.draw(Form.disc(x + 26, HIGH - BORDER / 2.0, 8), Brush.BONE, 0.5);
        }
        b.ink(Form.line(0, BORDER, wide, BORDER), 0.8);
        b.ink(Form.line(0, HIGH - BORDER, wide, HIGH - BORDER), 0.8);
    }

    /** The paint at a place of a wall: u runs from 0 to 1 away from the stair, v from 0 to 1 downward. */
    double[] front(int tier, boolean rightOfStair, double u, double v) {
        return look(rightOfStair ? right[tier] : left[tier], u, v);
    }

    double[] flank(int tier, double u, double v) {
        return look(flank[tier], u, v);
    }

    private static double[] look(BufferedImage image, double u, double v) {
        int w = image.getWidth(), h = image.getHeight();
        double x = Math.clamp(u * w - 0.5, 0, w - 1.001), y = Math.clamp(v * h - 0.5, 0, h - 1.001);
        int i = (int) x, j = (int) y;
        double s = x - i, t = y - j;
        double[] out = new double[3];
        for (int k = 0; k < 4; k++) {
            double part = ((k & 1) == 0 ? 1 - s : s) * (k < 2 ? 1 - t : t);
            double[] c = Light.rgb(image.getRGB(i + (k & 1), j + k / 2));
            for (int n = 0; n < 3; n++) {
                out[n] += part * c[n];
            }
        }
        return out;
    }

    /** All walls, for looking at. */
    List<BufferedImage> all() {
        return List.of(right[0], left[0], right[1], left[1], right[2], left[2], flank[2]);
    }
}

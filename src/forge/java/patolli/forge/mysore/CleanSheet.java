package patolli.forge.mysore;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import patolli.board.Box;
import patolli.board.figure.FigurePart;
import patolli.board.figure.FigureSheet;
import patolli.board.figure.FigureSize;
import patolli.board.figure.Rig;
import patolli.forge.Picture;
import patolli.forge.codex.FigureParts;
import patolli.forge.codex.Painter;
import patolli.forge.codex.PartSheet;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/**
 * All parts of a figure on one sheet, painted as in Mysore: clean pigment in thin coats over paper, fine
 * lines, and gold leaf that gleams unevenly; nothing is worn.
 */
public record CleanSheet(FigureParts drawing, Rig rig, FigureSize size) implements Picture.Painter {
    private static final double LINE = 2.6, FINE = 2.4;
    private static final int COLOURS = 256, GREYS = 28;
    /** The paper that shows through, and how much of it does. */
    private static final int PAPER = 0xEADBB8;
    private static final double FIBRE = 0.13;

    /** The sheets of a tall figure: its paint, its edge, its shadow. */
    public static List<Picture> all(FigureParts drawing, Rig rig, Set<String> packages) {
        Set<String> uses = new HashSet<>(packages);
        uses.addAll(Set.of("mysore", "codex", "outline", "board/figure/Rig", "board/figure/FigureSheet",
                "board/figure/FigureSize", "board/figure/SeatedRigs"));
        FigureSize size = FigureSize.TALL;
        return Stream.of(PartSheet.Layer.values()).map(layer -> {
            Picture.Painter sheet = layer == PartSheet.Layer.PAINT ? new CleanSheet(drawing, rig, size)
                    : new PartSheet(drawing, rig, size, layer);
            return new Picture("figure/" + rig.name() + "-" + size.name().toLowerCase(Locale.ROOT) + layer.suffix(),
                    Picture.Ground.CLEAR, uses, layer == PartSheet.Layer.PAINT ? Steps.few(sheet, COLOURS)
                    : Steps.few(sheet, GREYS));
        }).toList();
    }

    @Override
    public BufferedImage draw(int scale) {
        FigureSheet sheet = FigureSheet.of(rig, size);
        BufferedImage out = new BufferedImage(sheet.width() * scale, sheet.height() * scale,
                BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = out.createGraphics();
        for (FigurePart part : rig.parts()) {
            Box at = sheet.cell(part).at();
            g.drawImage(paint(part, sheet.cell(part).field(), scale), (int) at.x() * scale, (int) at.y() * scale, null);
        }
        g.dispose();
        return out;
    }

    private BufferedImage paint(FigurePart part, Box field, int scale) {
        int over = scale == 1 ? 4 : 3;
        Painter c = new Painter((int) field.width() * scale, (int) field.height() * scale, size.unit() * scale, over,
                scale == 1 ? LINE : FINE);
        double dx = (field.x() - size.inset()) / size.unit();
        double dy = field.y() / size.unit();
        c.g.translate(-dx, -dy);
        drawing.draw(part.name(), c);
        coats(c.image, c.unit(), dx, dy);
        return Reduce.by(over, c.image);
    }

    /**
     * Pigment lies a little thicker here and thinner there, over the grain of paper, whose fibres show through; leaf is
     * beaten, so that it throws the light unevenly.
     */
    public static void coats(BufferedImage image, double unit, double dx, double dy) {
        int w = image.getWidth();
        int[] px = Reduce.pixels(image);
        IntStream.range(0, image.getHeight()).parallel().forEach(row -> {
            for (int i = row * w; i < (row + 1) * w; i++) {
                int c = px[i];
                if (c >>> 24 == 0) {
                    continue;
                }
                double x = (i - row * w) / unit + dx;
                double y = row / unit + dy;
                int r = c >> 16 & 255;
                int g = c >> 8 & 255;
                int b = c & 255;
                boolean gold = r > 170 && g > 0.71 * r && b < 130 && r - b > 90;
                double coat = gold ? 0.90 + 0.34 * Noise.fbm(x / 7, y / 7, 3, 2)
                        : (0.95 + 0.10 * Noise.fbm(x / 22, y / 34, 5, 3)) * grain(x, y);
                double fibre = gold ? 0 : FIBRE * Noise.smooth(0.62, 0.80, Noise.fbm(x / 2.4, y / 1.7, 14, 2));
                px[i] = c & 0xFF000000 | lit(r, coat, fibre, PAPER >> 16 & 255) << 16
                        | lit(g, coat, fibre, PAPER >> 8 & 255) << 8 | lit(b, coat, fibre, PAPER & 255);
            }
        });
    }

    /** How much lighter or darker than even the ground is: clouds, strokes of the primer, and tooth. */
    private static double grain(double x, double y) {
        return 1 + 0.20 * (Noise.fbm(x / 7, y / 6, 11, 3) - 0.5) + 0.12 * (Noise.fbm(x / 11, y / 1.6, 12, 2) - 0.5)
                + 0.07 * (Noise.value(x * 0.9, y * 0.9, 13) - 0.5);
    }

    private static int lit(int v, double coat, double fibre, int paper) {
        return (int) Math.clamp(Math.round((1 - fibre) * v * coat + fibre * paper), 0, 255);
    }
}

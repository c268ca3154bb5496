package patolli.forge.tablan;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import patolli.board.Box;
import patolli.board.figure.FigurePart;
import patolli.board.figure.FigureSheet;
import patolli.board.figure.FigureSize;
import patolli.board.figure.Rig;
import patolli.forge.Picture;
import patolli.forge.codex.FigureParts;
import patolli.forge.codex.Painter;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/**
 * All parts of a figure on one sheet, painted as in Mysore: clean pigment in thin coats over a smooth ground, fine
 * lines, and gold leaf that gleams unevenly; nothing is worn.
 */
record CleanSheet(FigureParts drawing, Rig rig, FigureSize size) implements Picture.Painter {
    private static final double LINE = 2.6, FINE = 2.4;

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
        return Steps.coarser(out);
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

    /** Pigment lies a little thicker here and thinner there; leaf is beaten, so that it throws the light unevenly. */
    static void coats(BufferedImage image, double unit, double dx, double dy) {
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
                boolean gold = r > 170 && g > 120 && b < 130 && r - b > 90;
                double coat = gold ? 0.90 + 0.34 * Noise.fbm(x / 7, y / 7, 3, 2)
                        : 0.95 + 0.10 * Noise.fbm(x / 22, y / 34, 5, 3);
                px[i] = c & 0xFF000000 | lit(r, coat) << 16 | lit(g, coat) << 8 | lit(b, coat);
            }
        });
    }

    private static int lit(int v, double coat) {
        return (int) Math.clamp(Math.round(v * coat), 0, 255);
    }
}

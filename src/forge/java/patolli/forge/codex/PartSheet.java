package patolli.forge.codex;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import patolli.board.Box;
import patolli.board.figure.FigurePart;
import patolli.board.figure.FigureSheet;
import patolli.board.figure.FigureSize;
import patolli.board.figure.Rig;
import patolli.forge.Picture;
import patolli.forge.matter.Distance;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/** All parts of a figure on one sheet: their paint, the edge of the paper they are cut from, or their shadows. */
public final class PartSheet implements Picture.Painter {
    /** The edge reaches so far beyond the paint, and the shadow fades out over so much, in design units. */
    private static final double EDGE = 2.1;
    private static final double SOFT = 3.6;
    private static final double DARK = 0.62;
    private final FigureParts drawing;
    private final Rig rig;
    private final FigureSize size;
    private final Layer layer;

    /** What is seen of the parts. */
    public enum Layer {
        PAINT(""), EDGE("-edge"), SHADOW("-shadow");

        private final String suffix;

        Layer(String suffix) {
            this.suffix = suffix;
        }

        /** What the name of the sheet's picture ends in. */
        public String suffix() {
            return suffix;
        }
    }

    public PartSheet(FigureParts drawing, Rig rig, FigureSize size, Layer layer) {
        this.drawing = drawing;
        this.rig = rig;
        this.size = size;
        this.layer = layer;
    }

    @Override
    public BufferedImage draw(int scale) {
        FigureSheet sheet = FigureSheet.of(rig, size);
        BufferedImage out = new BufferedImage(sheet.width() * scale, sheet.height() * scale,
                BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = out.createGraphics();
        for (FigurePart part : rig.parts()) {
            Box at = sheet.cell(part).at();
            if (layer != Layer.PAINT && !part.hasEdge()) {
                continue;
            }
            BufferedImage paint = paint(part, sheet.cell(part).field(), scale);
            g.drawImage(switch (layer) {
                case PAINT -> paint;
                case EDGE -> edge(paint, scale, at);
                case SHADOW -> shadow(paint, scale);
            }, (int) at.x() * scale, (int) at.y() * scale, null);
        }
        g.dispose();
        return out;
    }

    private BufferedImage paint(FigurePart part, Box field, int scale) {
        Figure.Size pen = switch (size) {
            case TALL -> Figure.Size.TALL;
            case SMALL -> Figure.Size.SMALL;
        };
        Painter c = pen.painter((int) field.width() * scale, (int) field.height() * scale, scale);
        double dx = field.x() / size.unit() - size.inset() / size.unit();
        double dy = field.y() / size.unit();
        c.g.translate(-dx, -dy);
        drawing.draw(part.name(), c);
        return Grain.part(c, pen.grain(), dx, dy);
    }

    /** Bone, a little worn, as far round the paint as scissors left it. */
    private BufferedImage edge(BufferedImage paint, int scale, Box at) {
        double wide = EDGE * (0.35 + 1.07 * size.unit()) * scale;
        return around(paint, (off, x, y) -> {
            double reach = wide * (0.86 + 0.28 * Noise.value((x + at.x()) * 0.09 / scale, (y + at.y()) * 0.09 / scale,
                    5));
            double worn = 0.93 + 0.07 * Noise.value(x * 0.4 / scale, y * 0.4 / scale, 8);
            return argb(Math.clamp(reach - off + 0.5, 0, 1), worn);
        });
    }

    private BufferedImage shadow(BufferedImage paint, int scale) {
        double wide = EDGE * scale;
        return around(paint, (off, x, y) -> {
            double t = Math.clamp((off - wide * 0.4) / (SOFT * scale), 0, 1);
            return (int) Math.round(255 * DARK * (1 - t) * (1 - t)) << 24 | 0x140d08;
        });
    }

    private static int argb(double cover, double light) {
        int r = (int) (Pigment.BONE.getRed() * light);
        int g = (int) (Pigment.BONE.getGreen() * light);
        int b = (int) (Pigment.BONE.getBlue() * light);
        return (int) Math.round(255 * cover) << 24 | r << 16 | g << 8 | b;
    }

    /** What lies at a distance from the paint, in pixels. */
    private interface Round {
        int at(double off, int x, int y);
    }

    private static BufferedImage around(BufferedImage paint, Round round) {
        int w = paint.getWidth();
        int h = paint.getHeight();
        int[] from = Reduce.pixels(paint);
        int[] label = new int[from.length];
        for (int i = 0; i < label.length; i++) {
            label[i] = from[i] >>> 24 > 127 ? 1 : 0;
        }
        float[] off = Distance.toChange(label, w, h);
        BufferedImage out = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB);
        int[] to = Reduce.pixels(out);
        for (int i = 0; i < to.length; i++) {
            to[i] = round.at(label[i] == 1 ? 0 : off[i], i % w, i / w);
        }
        return out;
    }
}

package patolli.forge.rim;

import java.awt.image.BufferedImage;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import patolli.board.Box;
import patolli.board.figure.FigurePart;
import patolli.board.figure.FigureSheet;
import patolli.board.figure.FigureSize;
import patolli.board.figure.Rig;
import patolli.forge.Picture;
import patolli.forge.codex.PartSheet;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;
import patolli.forge.mysore.Steps;

/**
 * A sheet of a figure's parts in the light of lamps before that figure. The cut edge that faces them is amber, the far
 * one is dull and narrower; warm light lies on the paint near the lit outline, and a soft shadow under the figure.
 * Figures are drawn facing right.
 */
public final class LampRim implements Picture.Painter {
    private static final double[] AMBER = Ink.hex(0xEFA24C), GLEAM = Ink.hex(0xFFCE86), DULL = Ink.hex(0x6E5B46);
    private static final double[] WARM = Ink.hex(0xFFAE55);
    private static final int NIGHT = 0x120B07;
    /** How broad the cut edge is where it is lit and where it is not, in design units. */
    private static final double LIT_EDGE = 2.0, FAR_EDGE = 1.3;
    /** How far the light reaches into the paint, in design units; what it adds to paint and to ink. */
    private static final double REACH = 19, GAIN = 0.62, ON_PAINT = 0.36, ON_INK = 0.07;
    /** How far shade reaches at the other side, and how dark that is. */
    private static final double SHADE_REACH = 15, SHADE = 0.34;
    /** Colours darker than this are ink, in linear light. */
    private static final double INK = 0.03;
    /** From where in the outline to where beyond it a shadow fades, and how dark it is. */
    private static final double FADE_IN = 4.5, FADE_OUT = 4.8, SHADOW = 0.52, CONTACT = 0.76;
    private final Picture.Painter sheet;
    private final PartSheet.Layer layer;
    private final Rig rig;
    private final FigureSize size;
    private final Lamps lamps;

    /** Where lamps are, as seen from a figure that looks at them. */
    public enum Lamps {
        HIGHER(0.84, -0.54), LOWER(0.84, 0.54);

        private final double x, y;

        Lamps(double x, double y) {
            this.x = x;
            this.y = y;
        }
    }

    private LampRim(Picture.Painter sheet, PartSheet.Layer layer, Rig rig, FigureSize size, Lamps lamps) {
        this.sheet = sheet;
        this.layer = layer;
        this.rig = rig;
        this.size = size;
        this.lamps = lamps;
    }

    /** The sheets of a figure, its paint, its edge and its shadow, by lamplight. */
    public static List<Picture> on(List<Picture> sheets, Rig rig, FigureSize size, Lamps lamps) {
        Picture.Painter paint = sheets.getFirst().painter();
        return sheets.stream().map(plain -> {
            Set<String> uses = new HashSet<>(plain.packages());
            uses.add("rim");
            PartSheet.Layer layer = PartSheet.Layer.values()[sheets.indexOf(plain)];
            return new Picture(plain.name(), plain.ground(), uses, Steps.few(new LampRim(paint, layer, rig, size,
                    lamps)));
        }).toList();
    }

    @Override
    public BufferedImage draw(int scale) {
        BufferedImage paint = sheet.draw(scale);
        BufferedImage out = new BufferedImage(paint.getWidth(), paint.getHeight(), BufferedImage.TYPE_INT_ARGB);
        FigureSheet cells = FigureSheet.of(rig, size);
        Outlines outlines = new Outlines(rig, cells, paint, scale);
        for (FigurePart part : rig.parts()) {
            Box at = cells.cell(part).at();
            int x = (int) at.x() * scale, y = (int) at.y() * scale, w = (int) at.width() * scale,
                    h = (int) at.height() * scale;
            int[] px = paint.getRGB(x, y, w, h, null, 0, w);
            if (part.hasEdge()) {
                light(px, layer == PartSheet.Layer.PAINT ? outlines.limb(part) : outlines.part(part), part, scale);
            }
            if (part.hasEdge() || layer == PartSheet.Layer.PAINT) {
                out.setRGB(x, y, w, h, px, 0, w);
            }
        }
        return out;
    }

    private void light(int[] px, Outline line, FigurePart part, int scale) {
        for (int i = 0; i < px.length; i++) {
            double in = line.inside(i) / scale, lit = line.towards(i, lamps.x, lamps.y);
            px[i] = switch (layer) {
                case PAINT -> px[i] >>> 24 == 0 ? 0 : paint(px[i], in, lit);
                case EDGE -> edge(-in, lit, scale);
                case SHADOW -> shadow(-in, Outlines.isOnGround(part), line.down(i));
            };
        }
    }

    private static int edge(double off, double lit, int scale) {
        double reach = FAR_EDGE + (LIT_EDGE - FAR_EDGE) * Noise.smooth(-0.3, 0.3, lit);
        double cover = Math.clamp((reach - off) * scale + 0.5, 0, 1);
        double[] c = Ink.mix(Ink.mix(DULL, AMBER, Noise.smooth(-0.2, 0.4, lit)), GLEAM, Noise.smooth(0.6, 0.98, lit));
        return cover <= 0 ? 0 : (int) Math.round(255 * cover) << 24 | rgb(c);
    }

    private static int paint(int argb, double in, double lit) {
        double[] own = {Reduce.linear(argb >> 16), Reduce.linear(argb >> 8), Reduce.linear(argb)};
        double near = Math.clamp(1 - in / REACH, 0, 1), light = Noise.smooth(0, 0.9, lit) * near * near;
        double far = Math.clamp(1 - in / SHADE_REACH, 0, 1), shade = SHADE * Noise.smooth(0.05, 0.9, -lit) * far;
        boolean ink = Math.max(own[0], Math.max(own[1], own[2])) < INK;
        double add = light * (ink ? ON_INK : ON_PAINT);
        double[] c = new double[3];
        for (int k = 0; k < 3; k++) {
            double mine = own[k] * (1 + GAIN * light * WARM[k]) * (1 - shade);
            c[k] = mine + (WARM[k] - mine) * add;
        }
        return argb & 0xff000000 | rgb(c);
    }

    /** @param down how far down in the part it is, 0 to 1 */
    private static int shadow(double off, boolean onGround, double down) {
        double dark = onGround ? SHADOW + (CONTACT - SHADOW) * Noise.smooth(0.55, 0.9, down) : SHADOW;
        double t = Noise.smooth(FADE_OUT, -FADE_IN, off);
        return (int) Math.round(255 * dark * t) << 24 | NIGHT;
    }

    private static int rgb(double[] c) {
        return Ink.toByte(c[0]) << 16 | Ink.toByte(c[1]) << 8 | Ink.toByte(c[2]);
    }
}

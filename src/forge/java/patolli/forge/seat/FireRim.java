package patolli.forge.seat;

import java.awt.image.BufferedImage;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import patolli.board.Box;
import patolli.board.figure.FigurePart;
import patolli.board.figure.FigureSheet;
import patolli.board.figure.FigureSize;
import patolli.board.figure.Rig;
import patolli.forge.Picture;
import patolli.forge.codex.PartSheet;
import patolli.forge.matter.Distance;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/**
 * A sheet of a figure's parts in the light of the fire behind that figure: it catches the cut edges that are turned up
 * and backwards, and lies on the paint along them. The other edges are dull, but for those of somebody large who looks
 * at the lit middle of the mat: face, crest and shield catch what comes back from there. Figures are drawn facing
 * right.
 */
final class FireRim implements Picture.Painter {
    /** Where the fire is, as seen from the figure. */
    private static final double ASIDE = -0.78, ABOVE = -0.63;
    /** Where the middle of the mat is, from which light comes back to those who sit at its sides. */
    private static final double BEFORE = 0.84, HIGHER = -0.54;
    /** How much of that there is on edges and on paint, and its colour. */
    private static final double ON_EDGE = 0.72, ON_FACE = 0.5;
    private static final double[] STRAW = Ink.hex(0xE9B060);
    private static final double[] FIRE = Ink.hex(0xFFA03A), EMBER = Ink.hex(0xE07A22), GLEAM = Ink.hex(0xFFCB7C);
    /** What is left of the paper's white where no fire reaches. */
    private static final double DULL = 0.44;
    /** How far the light reaches into the paint, in design units, and how strong it is on colour and on black ink. */
    private static final double REACH = 7, ON_PAINT = 0.86, ON_INK = 0.52;
    /** Colours lighter than this are paint, in linear light. */
    private static final double INK = 0.035;
    /** What is joined to other parts by both ends, or turns inside another part. */
    private static final Set<String> INSIDE = Set.of("neck", "far-arm", "far-forearm", "near-forearm", "fire");
    private final PartSheet sheet;
    private final PartSheet.Layer layer;
    private final Rig rig;
    private final FigureSize size;

    FireRim(PartSheet sheet, PartSheet.Layer layer, Rig rig, FigureSize size) {
        this.sheet = sheet;
        this.layer = layer;
        this.rig = rig;
        this.size = size;
    }

    @Override
    public BufferedImage draw(int scale) {
        BufferedImage all = sheet.draw(scale);
        if (layer == PartSheet.Layer.SHADOW) {
            return all;
        }
        FigureSheet cells = FigureSheet.of(rig, size);
        for (FigurePart part : rig.parts()) {
            if (part.hasEdge() && !INSIDE.contains(part.name())) {
                light(all, cells.cell(part).at(), scale);
            }
        }
        return all;
    }

    private void light(BufferedImage all, Box at, int scale) {
        int x0 = (int) at.x() * scale, y0 = (int) at.y() * scale, w = (int) at.width() * scale,
                h = (int) at.height() * scale;
        int[] px = all.getRGB(x0, y0, w, h, null, 0, w), inside = inside(px, w);
        float[] whole = new float[px.length];
        for (int i = 0; i < px.length; i++) {
            whole[i] = inside[i];
        }
        float[] soft = new Plate(w, h, scale).blur(whole, 2.2 * scale), off = Distance.toChange(inside, w, h);
        for (int i = 0; i < px.length; i++) {
            if (px[i] >>> 24 > 0) {
                double lit = towards(soft, i, w, ASIDE, ABOVE);
                double mat = size == FigureSize.TALL ? towards(soft, i, w, BEFORE, HIGHER) : -1;
                px[i] = layer == PartSheet.Layer.EDGE ? edge(px[i], lit, mat) : paint(px[i], lit, mat, off[i] / scale);
            }
        }
        all.setRGB(x0, y0, w, h, px, 0, w);
    }

    /** 1 within the outline of what is seen, 0 about it: where paint is worn through there is no edge. */
    private static int[] inside(int[] px, int w) {
        int[] inside = new int[px.length];
        Arrays.fill(inside, 1);
        Deque<Integer> bare = new ArrayDeque<>(List.of(0));
        inside[0] = 0;
        while (!bare.isEmpty()) {
            int at = bare.pop(), x = at % w;
            for (int next : new int[] {x > 0 ? at - 1 : at, x < w - 1 ? at + 1 : at, at - w, at + w}) {
                if (next >= 0 && next < px.length && inside[next] == 1 && px[next] >>> 24 < 128) {
                    inside[next] = 0;
                    bare.push(next);
                }
            }
        }
        return inside;
    }

    /** How much an edge is turned towards a light, -1 to 1. */
    private static double towards(float[] soft, int i, int w, double aside, double above) {
        int x = i % w, y = i / w, h = soft.length / w;
        double dx = soft[y * w + Math.min(w - 1, x + 1)] - soft[y * w + Math.max(0, x - 1)];
        double dy = soft[Math.min(h - 1, y + 1) * w + x] - soft[Math.max(0, y - 1) * w + x];
        double far = Math.hypot(dx, dy);
        return far < 1e-5 ? 0 : -(dx * aside + dy * above) / far;
    }

    private static int edge(int argb, double lit, double mat) {
        double[] dull = Ink.mix(Ink.scale(colour(argb), DULL), EMBER, 0.10);
        double[] straw = Ink.mix(dull, STRAW, ON_EDGE * Noise.smooth(0.1, 0.8, mat));
        double warm = Noise.smooth(-0.15, 0.45, lit);
        return argb & 0xff000000 | rgb(Ink.mix(Ink.mix(straw, FIRE, warm), GLEAM, Noise.smooth(0.5, 0.95, lit)));
    }

    private static int paint(int argb, double lit, double mat, double inside) {
        double near = Math.max(0, 1 - inside / REACH), edge = near * near * near;
        double strong = Noise.smooth(0.15, 0.85, lit) * edge, back = Noise.smooth(0.15, 0.85, mat) * edge * ON_FACE;
        if (strong <= 0 && back <= 0) {
            return argb;
        }
        double[] own = colour(argb);
        double on = Math.max(own[0], Math.max(own[1], own[2])) < INK ? ON_INK : ON_PAINT;
        double[] c = Ink.mix(Ink.mix(own, STRAW, back * on), Ink.mix(EMBER, FIRE, near), strong * on);
        return argb & 0xff000000 | rgb(c);
    }

    private static double[] colour(int argb) {
        return new double[] {Reduce.linear(argb >> 16), Reduce.linear(argb >> 8), Reduce.linear(argb)};
    }

    private static int rgb(double[] c) {
        return Ink.toByte(c[0]) << 16 | Ink.toByte(c[1]) << 8 | Ink.toByte(c[2]);
    }
}

package patolli.forge.seat;

import java.awt.Color;
import java.util.function.Consumer;
import patolli.board.figure.FaceLook;
import patolli.forge.codex.Face;
import patolli.forge.codex.FigureParts;
import patolli.forge.codex.Hand;
import patolli.forge.codex.Limb;
import patolli.forge.codex.Ornament;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.outline.Form;

/** The weaver in parts. */
final class WeaverParts {
    private static final double[] BROW = {178, 138, 200, 108, 230, 102, 242, 116, 246, 134, 250, 148, 259, 163, 266,
            173,
        262, 181};
    /** As the whole figure stands. */
    private static final double SHIFT = -6;

    private WeaverParts() { }

    static FigureParts parts() {
        return new FigureParts()
                .add("plumes", at(Weaver::plumes))
                .add("tresses", at(WeaverHead::tresses))
                .add("far-arm", at(c -> c.draw(Limb.upper(224, 272, 16, 238, 286, 15, 252, 294, 14), Weaver.SKIN_FAR)))
                .add("hand-holding", at(c -> new Hand(c).palm(333, 238, -26, 18, Weaver.SKIN_FAR,
                        new Weaver(c)::batten)))
                .add("far-forearm", at(c -> {
                    Limb.draw(c, Weaver.SKIN_FAR, () -> { }, 252, 294, 14, 284, 285, 12, 310, 258, 10);
                    new Ornament(c).band(310, 258, 42, 12.5, 6.5, Pigment.RED, Pigment.OCHRE);
                }))
                .add("feet", at(c -> new Weaver(c).feet()))
                .add("skirt", at(c -> new Weaver(c).skirt()))
                .add("spindle", at(c -> {
                    new Weaver(c).spindle(292, 322);
                    new Hand(c).back(276, 356, 18, 18, Weaver.SKIN);
                }))
                .add("near-arm", at(c -> {
                    c.draw(Form.sweep(190, 300, 15, 206, 334, 15, 232, 352, 12.5, 258, 355.5, 10.4), Weaver.SKIN);
                    new Ornament(c).band(252, 354.5, 98, 12.5, 6.5, Pigment.RED, Pigment.OCHRE);
                }))
                .add("cape", at(c -> new Weaver(c).cape()))
                .add("hair", at(WeaverHead::hair))
                .add("neck", at(c -> {
                    c.draw(Form.sweep(208, 222, 20, 204, 250, 21), Weaver.SKIN);
                    new Ornament(c).beads(6.6, new Color[] {Pigment.JADE, Pigment.JADE, Pigment.GOLD}, 184, 246, 204,
                            262, 226, 260, 242, 246);
                }))
                .faces((c, look) -> c.at(SHIFT, 0, 0, 1, 1, () -> face(c, look)))
                .eyes(228 + SHIFT, 149, 16.5, Pigment.INK, 202, 140, 218, 130, 238, 133)
                .add("wreath", at(c -> {
                    WeaverHead.wreath(c);
                    new Ornament(c).ring(184, 184, 19, Pigment.JADE, Pigment.BONE, Pigment.RED);
                    c.draw(Form.blob(178, 203, 190, 203, 195, 226, 185, 240, 175, 226), Pigment.OCHRE);
                }));
    }

    private static Consumer<Painter> at(Consumer<Painter> drawing) {
        return c -> c.at(SHIFT, 0, 0, 1, 1, () -> drawing.accept(c));
    }

    private static void face(Painter c, FaceLook look) {
        new Face(c, 251, 184, BROW, 216, 236, 194, 226, 180, 208, 173, 172).draw(look, Weaver.SKIN, Pigment.RED,
                Pigment.INK, () -> c.draw(Form.disc(214, 190, 9.5), Pigment.RED, 0.7));
        WeaverHead.butterfly(c);
    }
}

package patolli.forge.seat;

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

/** The eagle warrior in parts. */
final class EagleParts {
    private static final double[] BROW = {178, 142, 198, 118, 232, 112, 242, 122, 246, 140, 252, 154, 262, 170, 266,
            179,
        261, 186};

    private EagleParts() { }

    static FigureParts parts() {
        return new FigureParts()
                .add("wing", at(c -> new EagleWarrior(c).wing()))
                .add("crest", at(EagleHelmet::crest))
                .add("far-arm", at(c -> new Down(c).fill(Limb.upper(222, 264, 18, 238, 280, 17, 254, 290, 15.5), 8.5,
                        EagleWarrior.BROWN, EagleWarrior.AMBER, EagleWarrior.AMBER)))
                .add("hand-holding", at(c -> new Hand(c).palm(336, 244, -28, 19, Pigment.SKIN_FAR,
                        new EagleWarrior(c)::sword)))
                .add("far-forearm", at(c -> {
                    Limb.draw(c, EagleWarrior.BROWN, () -> { }, 254, 290, 15.5, 288, 282, 13, 314, 260, 11);
                    new Ornament(c).band(314, 260, 42, 14, 6.5, Pigment.TURQUOISE, Pigment.BONE);
                }))
                .add("legs", at(c -> {
                    new EagleWarrior(c).hindLeg();
                    new EagleWarrior(c).foreLeg();
                }))
                .add("coat", at(c -> new EagleWarrior(c).coat()))
                .add("near-arm", at(c -> new EagleWarrior(c).shieldArm()))
                .add("lower-beak", at(EagleHelmet::lowerBeak))
                .add("neck", at(c -> c.draw(Form.sweep(206, 226, 23, 200, 252, 24), Pigment.SKIN)))
                .faces((c, look) -> c.at(SHIFT, 0, 0, 1, 1, () -> face(c, look)))
                .eyes(228 + SHIFT, 154, 17, Pigment.INK, 198, 141, 216, 131, 242, 134)
                .add("helmet", at(c -> {
                    c.draw(EagleHelmet.collar(), EagleWarrior.AMBER);
                    EagleHelmet.helm(c);
                    EagleHelmet.upperBeak(c);
                    new Ornament(c).ring(184, 198, 18, Pigment.TURQUOISE, Pigment.BONE, Pigment.RED);
                    c.draw(Form.blob(178, 216, 190, 216, 194, 238, 185, 252, 175, 238), Pigment.RED);
                }));
    }

    /** As the whole figure stands. */
    private static final double SHIFT = -8;

    private static Consumer<Painter> at(Consumer<Painter> drawing) {
        return c -> c.at(SHIFT, 0, 0, 1, 1, () -> drawing.accept(c));
    }

    private static void face(Painter c, FaceLook look) {
        new Face(c, 252, 188, BROW, 216, 240, 194, 230, 180, 212, 173, 176).draw(look, Pigment.SKIN, Pigment.LIP,
                Pigment.INK, () -> c.draw(Form.blob(186, 186, 186, 186, 224, 180, 256, 172, 290, 170, 290, 170, 290,
                        182,
                        256, 190, 224, 196, 186, 204, 186, 204), Pigment.OCHRE, 0.7));
        c.ink(Form.curve(249, 188, 247, 181, 253, 176, 260, 179), 0.8);
    }
}

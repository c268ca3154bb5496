package patolli.forge.codex;

import java.awt.Color;
import java.awt.Shape;
import patolli.board.figure.FaceLook;
import patolli.forge.outline.Form;

/** The Smoking Mirror in parts. */
public final class TezcatlipocaParts {
    private static final double[] BROW = {178, 142, 198, 114, 232, 106, 244, 119, 249, 138, 257, 156, 270, 172, 276,
            182,
        273, 189, 262, 192};

    private TezcatlipocaParts() { }

    /** All of them. */
    public static FigureParts parts() {
        return new FigureParts()
                .add("plumes", TezcatlipocaHead::plumes)
                .add("crown", TezcatlipocaHead::fans)
                .add("far-arm", c -> c.draw(Limb.upper(226, 264, 18, 242, 280, 17, 258, 288, 15.5), Pigment.SOOT_FAR))
                .add("hand-holding", c -> new Hand(c).palm(324, 228, -48, 19, Pigment.SOOT_FAR,
                        () -> c.at(326, 226, 4, 1, 1, () -> new Regalia(c).knife(0, 0))))
                .add("hand-counting", c -> new Hand(c).raised(325, 227, -48, 22, 2, Pigment.SOOT_FAR))
                .add("hand-spread", c -> new Hand(c).raised(325, 227, -48, 21, 4, Pigment.SOOT_FAR))
                .add("far-forearm", c -> {
                    Limb.draw(c, Pigment.SOOT_FAR, () -> { }, 258, 288, 15.5, 286, 276, 13, 306, 250, 10.5);
                    new Ornament(c).band(306, 249, 30, 14, 6.5, Pigment.STRIPE, Pigment.BONE);
                })
                .add("hind-leg", c -> new Tezcatlipoca(c).hindLeg())
                .add("fire", c -> new Tezcatlipoca(c).fire())
                .add("smoke", c -> new Tezcatlipoca(c).smoke())
                .add("mirror-foot", c -> new Tezcatlipoca(c).mirrorFoot())
                .add("trunk", c -> {
                    new Tezcatlipoca(c).trunk();
                    new Tezcatlipoca(c).ringOfTheBreast();
                })
                .add("knife", c -> c.at(246, 372, 28, 1, 1, () -> new Regalia(c).knife(0, 0)))
                .add("kilt", c -> new Tezcatlipoca(c).kilt())
                .add("near-arm", c -> {
                    Shape arm = Limb.upper(190, 246, 4, 187, 252, 15, 184, 268, 21, 184, 308, 18, 197, 333,
                            15.5);
                    c.draw(arm, Pigment.SOOT);
                    new Tezcatlipoca(c).stripe(arm, 184, 290, 90);
                })
                .add("hair", TezcatlipocaHead::hair)
                .add("neck", c -> {
                    c.draw(Form.sweep(210, 226, 22, 206, 250, 23), Pigment.SOOT_BODY);
                    new Ornament(c).beads(6.6, new Color[] {Pigment.TURQUOISE, Pigment.TURQUOISE, Pigment.GOLD}, 184,
                            252, 204, 266, 230, 266, 248, 250);
                })
                .faces(TezcatlipocaParts::face)
                .eyes(232, 149, 15, Pigment.STRIPE, 208, 138, 228, 129, 250, 135)
                .add("smoke-above", TezcatlipocaHead::smoke)
                .add("headdress", c -> {
                    Ornament worn = new Ornament(c);
                    TezcatlipocaHead.browband(c);
                    worn.mirror(188, 105, 24);
                    worn.ring(184, 192, 20, Pigment.TURQUOISE, Pigment.BONE, Pigment.BLUE);
                    c.draw(Form.blob(178, 212, 190, 212, 194, 236, 185, 250, 175, 236), Pigment.GOLD);
                    c.ink(Form.line(178, 222, 192, 222), 0.6);
                })
                .add("darts", c -> new Regalia(c).darts(292, 334))
                .add("near-forearm", c -> {
                    Limb.draw(c, Pigment.SOOT, () -> { }, 197, 333, 15.5, 222, 340, 13, 254, 338, 10.5);
                    new Ornament(c).band(230, 340, 92, 15, 6.5, Pigment.GOLD, Pigment.RED);
                })
                .add("shield", c -> new Regalia(c).shield(290, 334, 41));
    }

    /** He shows his teeth even when nothing amuses him. */
    private static void face(Painter c, FaceLook look) {
        Face face = new Face(c, 254, 191, BROW, 218, 244, 194, 232, 180, 212, 173, 176);
        face.paint(look, Pigment.STRIPE, () -> {
            c.draw(Form.blob(150, 132, 200, 130, 290, 128, 290, 128, 290, 158, 290, 158, 220, 162, 150, 164),
                    TezcatlipocaHead.BLACK, 0.8);
            c.draw(Form.blob(150, 186, 220, 184, 290, 176, 290, 176, 290, 196, 290, 196, 230, 204, 150, 206),
                    TezcatlipocaHead.BLACK, 0.8);
            c.draw(Form.poly(150, 228, 290, 224, 290, 280, 150, 280), TezcatlipocaHead.BLACK, 0.8);
        });
        if (look == FaceLook.CALM) {
            TezcatlipocaHead.mouth(c);
        } else {
            face.mouth(look, TezcatlipocaHead.LIP, Pigment.STRIPE);
        }
        TezcatlipocaHead.nose(c);
    }
}

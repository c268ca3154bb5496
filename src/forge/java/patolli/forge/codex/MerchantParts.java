package patolli.forge.codex;

import patolli.board.figure.FaceLook;
import patolli.forge.outline.Form;

/** The merchant in parts. */
public final class MerchantParts {
    private static final double[] BROW = {178, 134, 200, 104, 232, 97, 243, 110, 249, 128, 256, 143, 268, 157, 280, 170,
        283, 178, 278, 185, 266, 188};

    private MerchantParts() { }

    /** All of them. */
    public static FigureParts parts() {
        return new FigureParts()
                .add("tails", CarryingFrame::tails)
                .add("load", CarryingFrame::back)
                .add("bird", CarryingFrame::topBird)
                .add("birds", CarryingFrame::front)
                .add("far-arm", c -> c.draw(Limb.upper(226, 264, 17, 242, 280, 16, 254, 288, 15), Pigment.SKIN_FAR))
                .add("far-hand", c -> new Hand(c).palm(337, 229, -22, 19, Pigment.SKIN_FAR, new Merchant(c)::staff))
                .add("far-forearm", c -> {
                    Limb.draw(c, Pigment.SKIN_FAR, () -> { }, 254, 288, 15, 284, 274, 13, 313, 243, 10.5);
                    new Ornament(c).band(313, 241, 36, 13, 6.5, Pigment.TURQUOISE, Pigment.BONE);
                })
                .add("legs", c -> new Merchant(c).legs())
                .add("body", c -> new Merchant(c).body())
                .add("fan", c -> c.at(252, 350, 24, 1, 1, () -> new Merchant(c).fan(14, -52)))
                .add("loincloth", c -> new Merchant(c).loincloth())
                .add("cloak", c -> new Merchant(c).cloak())
                .add("near-arm", c -> c.draw(Limb.upper(190, 244, 4, 187, 250, 15, 184, 268, 21, 189, 312, 18, 200, 338,
                        15.5), Pigment.SKIN))
                .add("hair", MerchantParts::hair)
                .add("neck", c -> {
                    c.draw(Form.sweep(212, 224, 22, 206, 250, 23), Pigment.SKIN);
                    new Ornament(c).beads(6.4, MerchantHead.BEADS, 186, 246, 204, 262, 228, 262, 246, 247);
                })
                .faces(MerchantParts::face)
                .eyes(231, 147, 15, Pigment.INK, 212, 140, 226, 129, 246, 131)
                .add("headdress", c -> {
                    MerchantHead.tumpline(c);
                    new Ornament(c).ring(186, 184, 20, Pigment.TURQUOISE, Pigment.BONE, Pigment.RED);
                    c.draw(Form.blob(180, 204, 192, 204, 197, 228, 187, 244, 177, 228), Pigment.RED);
                    c.ink(Form.line(180, 214, 194, 214), 0.6);
                    MerchantHead.tie(c);
                })
                .add("hand-holding", c -> {
                    new Merchant(c).fan(274, 318);
                    new Hand(c).back(258, 365, 30, 19, Pigment.SKIN);
                })
                .add("hand-counting", c -> new Hand(c).raised(259, 366, 24, 22, 2, Pigment.SKIN))
                .add("hand-spread", c -> new Hand(c).raised(259, 366, 24, 21, 4, Pigment.SKIN))
                .add("near-forearm", c -> {
                    Limb.draw(c, Pigment.SKIN, () -> { }, 200, 338, 15.5, 218, 347, 13.5, 237, 356, 11);
                    new Ornament(c).band(235, 355, 116, 14, 6.5, Pigment.TURQUOISE, Pigment.BONE);
                });
    }

    private static void hair(Painter c) {
        MerchantHead.tuft(c);
        MerchantHead.hair(c);
    }

    private static void face(Painter c, FaceLook look) {
        new Face(c, 258, 187, BROW, 216, 234, 194, 222, 180, 204, 173, 168).draw(look, Pigment.SKIN, Pigment.LIP,
                Pigment.INK, () -> c.draw(Form.blob(196, 171, 196, 171, 232, 164, 262, 158, 300, 156, 300, 172, 264,
                        171, 236, 177, 196, 186, 196, 186), MerchantHead.PAINT, 0.8));
        c.ink(Form.curve(258, 187, 256, 179, 263, 174, 270, 178), 0.8);
        c.draw(Form.disc(267, 183.5, 3.6), Pigment.TURQUOISE, 0.7);
    }
}

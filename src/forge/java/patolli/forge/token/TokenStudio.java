package patolli.forge.token;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import patolli.forge.Picture;
import patolli.forge.Studio;
import patolli.forge.matter.Reduce;

/** The assets: what is staked, as it lies before the players at the table and as it lies at the bet. */
public final class TokenStudio implements Studio {
    private static final Set<String> USES = Set.of("token", "outline");
    /** Side of a picture, in design units. */
    private static final int SIDE = 56;
    /** At somewhat more than half the size the pen is heavier by a third. */
    private static final double SMALL_PEN = 1.35;
    /** Of what there are several, each has its own picture or lies turned another way. */
    private static final List<Thing> THINGS = List.of(
            new Thing("dime", Coins::dime, 0), new Thing("dime-2", Coins::dime, 21),
            new Thing("quarter", Coins::quarter, 0), new Thing("quarter-2", Coins::quarter, -24),
            new Thing("quarter-3", Coins::quarter, 15),
            new Thing("gum", Papers::gum, 0),
            new Thing("dollar", Papers::dollar, 0), new Thing("dollar-2", Papers::dollar, 21),
            new Thing("knife", Knife::draw, 0),
            new Thing("library-card", Card::draw, 0),
            new Thing("cacao", Earth::cacao, 0), new Thing("cacao-2", Earth::cacao, 62),
                    new Thing("cacao-3", Earth::cacao, 156),
            new Thing("stamp", Earth::stamp, 0),
            new Thing("nugget", Earth::nugget, 0),
            new Thing("stone", Gem::turquoise, 0), new Thing("stone-2", Gem::jade, 0),
                    new Thing("stone-3", Gem::spondylus, 0),
            new Thing("mask", Mask::draw, 0),
            new Thing("jade-head", JadeHead::draw, 0));

    /** The same things in the bet: as they lie on cloth and in the bowl, no two alike. */
    private static final List<Laid> LAID = List.of(
            new Laid("dime", Coins::dime, -28, 0.60, 3.1, 0xA9A7A0), new Laid("dime-2", Coins::dime, 47, 0.60, 3.1,
                    0xA9A7A0),
            new Laid("quarter", Coins::quarter, 24, 0.60, 3.6, 0xB3876A), new Laid("quarter-2", Coins::quarter, -38,
                    0.60, 3.6, 0xB3876A),
            new Laid("quarter-3", Coins::quarter, 63, 0.60, 3.6, 0xB3876A),
            new Laid("gum", Papers::gum, 22, 0.62, 6, 0xD9A03A),
            new Laid("dollar", Papers::dollar, -9, 0.58, 1.9, 0xB9C49A), new Laid("dollar-2", Papers::dollar, 34,
                    0.58, 1.9, 0xB9C49A),
            new Laid("knife", Knife::draw, 16, 0.64, 6, 0x8E1A12),
            new Laid("library-card", Card::draw, -14, 0.60, 1.9, 0xE2CFA4),
            new Laid("cacao", Earth::cacao, 12, 0.72, 6.6, 0x6E3820), new Laid("cacao-2", Earth::cacao, 70, 0.72, 6.6,
                    0x6E3820),
            new Laid("cacao-3", Earth::cacao, 141, 0.72, 6.6, 0x6E3820),
            new Laid("stamp", Earth::stamp, 19, 0.60, 9.6, 0x8A4A2A),
            new Laid("nugget", Earth::nugget, -18, 0.74, 8.4, 0xB47A22),
            new Laid("stone", Gem::turquoise, -52, 0.64, 7.2, 0xC08A2A), new Laid("stone-2", Gem::jade, 31, 0.64, 7.2,
                    0xC08A2A),
            new Laid("stone-3", Gem::spondylus, 74, 0.64, 7.2, 0xC08A2A),
            new Laid("mask", Mask::draw, -10, 0.76, 10.8, 0x2A2624),
            new Laid("jade-head", JadeHead::draw, 12, 0.76, 9.6, 0x2F7048));

    private record Thing(String id, Consumer<Token> drawing, double turn) {
        BufferedImage draw(int scale) {
            Token t = new Token(scale == 1 ? SMALL_PEN : 1, turn);
            drawing.accept(t);
            return Reduce.by(Token.N / (SIDE * scale), t.done());
        }
    }

    @Override
    public String name() {
        return "token";
    }

    @Override
    public List<Picture> pictures() {
        List<Picture> all = new ArrayList<>();
        for (Thing thing : THINGS) {
            all.add(new Picture("patolli/asset-" + thing.id(), Picture.Ground.CLEAR, USES, thing::draw));
        }
        for (Laid laid : LAID) {
            all.add(new Picture("bet/laid-" + laid.id(), Picture.Ground.CLEAR, USES, laid::thing));
            all.add(new Picture("bet/laid-" + laid.id() + "-shadow", Picture.Ground.CLEAR, USES, laid::shadow));
        }
        return List.copyOf(all);
    }
}

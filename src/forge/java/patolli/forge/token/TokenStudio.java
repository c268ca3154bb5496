package patolli.forge.token;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import patolli.forge.Picture;
import patolli.forge.Studio;
import patolli.forge.matter.Reduce;

/** The assets: what is staked. */
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
        return THINGS.stream()
                .map(thing -> new Picture("patolli/asset-" + thing.id(), Picture.Ground.CLEAR, USES, thing::draw))
                        .toList();
    }
}

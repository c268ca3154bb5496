package patolli.forge.token;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import patolli.forge.Picture;
import patolli.forge.Studio;
import patolli.forge.matter.Reduce;

/** The assets: what is staked. */
public final class TokenStudio implements Studio {
    private static final Set<String> USES = Set.of("token", "outline");
    /** Side of a picture, in design units. */
    private static final int SIDE = 48;
    /** At half the size the pen is heavier by a third. */
    private static final double SMALL_PEN = 1.35;
    private static final Map<String, Consumer<Token>> DRAWINGS = new LinkedHashMap<>();

    static {
        DRAWINGS.put("dime", Coins::dime);
        DRAWINGS.put("quarter", Coins::quarter);
        DRAWINGS.put("gum", Papers::gum);
        DRAWINGS.put("dollar", Papers::dollar);
        DRAWINGS.put("knife", Knife::draw);
        DRAWINGS.put("library-card", Papers::card);
        DRAWINGS.put("cacao", Earth::cacao);
        DRAWINGS.put("stamp", Earth::stamp);
        DRAWINGS.put("nugget", Earth::nugget);
        DRAWINGS.put("stone", Earth::stone);
        DRAWINGS.put("mask", Heads::mask);
        DRAWINGS.put("jade-head", Heads::jade);
    }

    @Override
    public String name() {
        return "token";
    }

    @Override
    public List<Picture> pictures() {
        List<Picture> all = new ArrayList<>();
        DRAWINGS.forEach((id, drawing) -> all.add(new Picture("board/asset-" + id, Picture.Ground.CLEAR, USES, scale -> {
            Token t = new Token(scale == 1 ? SMALL_PEN : 1);
            drawing.accept(t);
            return Reduce.by(Token.N / (SIDE * scale), t.done());
        })));
        return all;
    }
}

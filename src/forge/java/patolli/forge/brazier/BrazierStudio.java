package patolli.forge.brazier;

import java.util.List;
import java.util.Set;
import patolli.forge.Picture;
import patolli.forge.Picture.Ground;
import patolli.forge.Studio;

/** A brazier without its flame, and the shadow of a piece. */
public final class BrazierStudio implements Studio {
    private static final Set<String> USES = Set.of("brazier");

    @Override
    public String name() {
        return "brazier";
    }

    @Override
    public List<Picture> pictures() {
        return List.of(new Picture("table/brazier", Ground.CLEAR, USES, new Brazier()),
                new Picture("table/piece-shadow", Ground.CLEAR, USES, PieceShadow::draw));
    }
}

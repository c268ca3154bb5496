package patolli.forge.plinth;

import java.util.List;
import java.util.Set;
import patolli.forge.Picture;
import patolli.forge.Picture.Ground;
import patolli.forge.Studio;

/** A plinth for each side. */
public final class PlinthStudio implements Studio {
    private static final Set<String> USES = Set.of("plinth", "paper");

    @Override
    public String name() {
        return "plinth";
    }

    @Override
    public List<Picture> pictures() {
        return List.of(new Picture("patolli/plinth-red", Ground.CLEAR, USES, new Plinth(false)),
                new Picture("patolli/plinth-blue", Ground.CLEAR, USES, new Plinth(true)));
    }
}

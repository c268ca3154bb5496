package patolli.forge.cowrie;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import patolli.forge.Picture;
import patolli.forge.Picture.Ground;
import patolli.forge.Studio;

/** Shells, no two quite alike. */
public final class CowrieStudio implements Studio {
    private static final int KINDS = 3;
    /** How large those are that lie in a heap, and those that are staked. */
    private static final double LARGE = 0.86, SMALL = 0.7;

    @Override
    public String name() {
        return "cowrie";
    }

    @Override
    public List<Picture> pictures() {
        return IntStream.range(0, KINDS).boxed().flatMap(kind -> Stream.of(
                picture("ui/cowrie-" + (kind + 1), new Cowrie(kind, LARGE)),
                picture("ui/cowrie-small-" + (kind + 1), new Cowrie(kind, SMALL)))).toList();
    }

    private static Picture picture(String name, Picture.Painter painter) {
        return new Picture(name, Ground.CLEAR, Set.of("cowrie"), painter);
    }
}

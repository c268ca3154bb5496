package patolli.forge.burst;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import patolli.forge.Picture;
import patolli.forge.Picture.Ground;
import patolli.forge.Studio;
import patolli.forge.mysore.Steps;

/** Pictures that are seen for moments only, grown and faded by the screen. */
public final class BurstStudio implements Studio {
    private static final int CHIPS = 3;
    /** So many colours are enough for what is seen for moments, in gold. */
    private static final int COLOURS = 128;

    @Override
    public String name() {
        return "burst";
    }

    @Override
    public List<Picture> pictures() {
        List<Picture> all = new ArrayList<>(List.of(picture("burst-blow", Impact::blow),
                picture("burst-triangle", Tolls::triangle), picture("burst-forfeit", Tolls::forfeit),
                picture("burst-again", Whirl::again), picture("burst-gold", Suns::gold),
                picture("burst-game", Suns::game), picture("burst-contest", Suns::contest),
                picture("light-gold", Radiance::gold), picture("light-red", Radiance::red),
                picture("dust", Impact::dust)));
        for (int i = 0; i < CHIPS; i++) {
            int kind = i;
            all.add(picture("chip-" + (i + 1), scale -> Impact.chip(kind, scale)));
        }
        all.addAll(List.of(mysore("burst-again", Prabha::again), mysore("burst-gold", Prabha::gold),
                mysore("burst-game", Prabha::game), mysore("burst-contest", Prabha::contest)));
        return all;
    }

    @Override
    public int limit(Picture picture, int scale) {
        return picture.name().startsWith("mysore/") ? Steps.limit(picture, scale) : Studio.super.limit(picture, scale);
    }

    /** One for the tables of South India, in few colours. */
    private static Picture mysore(String name, Picture.Painter painter) {
        return new Picture("mysore/" + name, Ground.CLEAR, Set.of("burst", "codex", "outline", "mysore"),
                Steps.soft(painter, COLOURS));
    }

    private static Picture picture(String name, Picture.Painter painter) {
        return new Picture("table/" + name, Ground.CLEAR, Set.of("burst", "codex", "outline"), painter);
    }
}

package patolli.forge.splash;

import java.util.List;
import java.util.Set;
import patolli.forge.Picture;
import patolli.forge.Studio;

/**
 * The first screen in layers. All places are design units of the 1280 x 800 picture unless they say otherwise.
 *
 * <p>{@code splash/storm}, {@code splash/strike-near} and {@code splash/strike-far} are one view in three lights and
 * may be faded into one another. Rain and flames are not in them. {@code splash/temple-rim} is the cold light of a near
 * stroke on the edges of what is built, to be laid over them.
 *
 * <p>{@code splash/flames} holds 8 frames of 64 x 112 side by side; in each the fire's foot is at (29, 104). It
 * stands in the mouths of the two braziers, at (477, 594) and (883, 596): draw a frame with its left upper corner at
 * (448, 490) and at (854, 492). Eighty to a hundred milliseconds a frame; let one brazier run three frames behind the
 * other.
 *
 * <p>{@code splash/title} is 620 x 170 with its shadow and belongs at (40, 40). {@code splash/slab}, {@code slab-hot}
 * and {@code slab-off} are 320 x 56; a line of text in bone may lie from (44, 13) to (276, 39) within them. Five of
 * them fit under one another from (56, 250) on, 72 apart: behind them is the calm part of the sky and of the far hill.
 */
public final class SplashStudio implements Studio {
    private static final Set<String> USES = Set.of("splash", "carved", "outline");

    @Override
    public String name() {
        return "splash";
    }

    @Override
    public List<Picture> pictures() {
        return List.of(
                scene("storm", Weather.STORM),
                scene("strike-near", Weather.NEAR),
                scene("strike-far", Weather.FAR),
                layer("temple-rim", Storm::rim),
                layer("flames", Flames::draw),
                layer("title", TitleSlab::draw),
                layer("slab", scale -> Lintel.draw(Lintel.State.REST, scale)),
                layer("slab-hot", scale -> Lintel.draw(Lintel.State.HOT, scale)),
                layer("slab-off", scale -> Lintel.draw(Lintel.State.OFF, scale)));
    }

    private static Picture scene(String name, int weather) {
        return new Picture("splash/" + name, Picture.Ground.OPAQUE, USES, scale -> Storm.picture(weather, scale));
    }

    private static Picture layer(String name, Picture.Painter painter) {
        return new Picture("splash/" + name, Picture.Ground.CLEAR, USES, painter);
    }
}

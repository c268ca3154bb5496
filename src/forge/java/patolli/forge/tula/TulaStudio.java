package patolli.forge.tula;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import patolli.forge.Picture;
import patolli.forge.Picture.Ground;
import patolli.forge.Studio;

/**
 * Tula. All pictures are 1280 x 800 design units and lie exactly over one another.
 *
 * <p>Farewell, from back to front: {@code tula} (sky with stars, mountains, pyramid, columns), {@code jewel} and
 * {@code venus} (light alone; both have their middle at (612, 186), the jewel reaches x 515 to 691, y 77 to 272, the
 * star's halo 65 units), {@code ground} (the nearest plants; nothing of it above y 676; it springs from below the
 * picture, so it may sway by a few units aside without showing a seam).
 * The prayer's text lies in x 70 to 540, y 200 to 590; there bone (#F3EAD7) keeps a contrast of at least 4.5:1 with
 * everything together. The columns stand at x 686 to 1252, y 248 to 630; the sun will rise at x 585, y 640.
 *
 * <p>Prolog, one view in two hours: {@code ruins} (late light; the coach stands at x 240 to 296, y 495 to 515, the
 * thunderheads rise at x 0 to 640, y 60 to 400) and {@code rain} (nightfall, the coach gone). The columns stand at
 * x 700 to 1145, y 190 to 530. In both, the band y 560 to 800 is dark over the whole width and keeps bone-coloured
 * text at 4.5:1.
 */
public final class TulaStudio implements Studio {
    @Override
    public String name() {
        return "tula";
    }

    @Override
    public List<Picture> pictures() {
        return List.of(
                picture("farewell/tula", Ground.OPAQUE, Farewell::scene),
                layer("farewell/venus", () -> Jewel.venus(2)),
                layer("farewell/jewel", () -> Jewel.jewel(2)),
                layer("farewell/ground", () -> Garden.near(2)),
                picture("prolog/ruins", Ground.OPAQUE, Ruins::afternoon),
                picture("prolog/rain", Ground.OPAQUE, Ruins::rain));
    }

    private static Picture layer(String name, Supplier<BufferedImage> painter) {
        Kept<BufferedImage> twice = new Kept<>(painter);
        return picture(name, Ground.CLEAR, scale -> Kept.scaled(twice.get(), scale));
    }

    private static Picture picture(String name, Ground ground, Picture.Painter painter) {
        return new Picture(name, ground, Set.of("tula", "carved"), painter);
    }
}

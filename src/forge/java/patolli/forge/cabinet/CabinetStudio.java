package patolli.forge.cabinet;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import patolli.forge.Picture;
import patolli.forge.Studio;
import patolli.forge.carved.Light;

/** The four paintings (264 x 190) and the niche they hang in (1280 x 800). */
public final class CabinetStudio implements Studio {
    private static final Set<String> USES = Set.of("cabinet", "carved", "codex", "outline", "stitch", "tableau");
    /** The cloth in the painting is the one that is played on. */
    private static final Set<String> CLOTH = Stream.concat(USES.stream(), Stream.of("pagade", "lamp", "mysore",
            "board/PagadeBoard", "board/PagadeSpeech", "board/DiceSheet")).collect(Collectors.toSet());
    private static final Set<String> PLANK = Set.of("cabinet", "carved", "codex", "evening", "lamp", "mysore",
            "outline",
            "tablan", "tableau", "board/TablanBoard", "board/StickSheet");

    @Override
    public String name() {
        return "cabinet";
    }

    @Override
    public List<Picture> pictures() {
        return List.of(
                picture("patolli", Paintings::patolli),
                picture("bell", Paintings::bell),
                picture("pagade", CLOTH, Paintings::pagade),
                picture("tablan", PLANK, Paintings::tablan),
                picture("niche", () -> new Niche(2).draw()));
    }

    private static Picture picture(String name, Supplier<Light> scene) {
        return picture(name, USES, scene);
    }

    private static Picture picture(String name, Set<String> uses, Supplier<Light> scene) {
        return new Picture("cabinet/" + name, Picture.Ground.OPAQUE, uses, new Once(scene));
    }

    /** Traces a scene once for both scales. */
    private static final class Once implements Picture.Painter {
        private final Supplier<Light> scene;
        private Optional<Light> large = Optional.empty();

        private Once(Supplier<Light> scene) {
            this.scene = scene;
        }

        @Override
        public synchronized BufferedImage draw(int scale) {
            Light light = large.orElseGet(scene);
            // Whoever asks for 1 and then for 2, as the forge does, waits once; nothing is kept after that.
            large = scale == 1 ? Optional.of(light) : Optional.empty();
            return Paintings.develop(light, scale);
        }
    }
}

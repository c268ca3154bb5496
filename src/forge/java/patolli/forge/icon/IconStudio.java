package patolli.forge.icon;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import patolli.forge.Picture;
import patolli.forge.Studio;
import patolli.forge.matter.Reduce;

/** The icons of the game and of its saves in the sizes that desktops ask for; each file is one size. */
public final class IconStudio implements Studio {
    private static final Set<String> USES = Set.of("icon", "outline", "paper");

    @Override
    public String name() {
        return "icon";
    }

    @Override
    public List<Integer> scales() {
        return List.of(1);
    }

    @Override
    public List<Picture> pictures() {
        return Stream.concat(saves(), Stream.of(
                icon(512, scale -> Reduce.by(2, MosaicMask.draw(1024, 1))),
                icon(256, scale -> Reduce.by(4, MosaicMask.draw(1024, 1))),
                // Fewer and larger stones, or the joints would melt into grey.
                icon(128, scale -> Reduce.by(6, MosaicMask.draw(768, 1.45))),
                icon(64, scale -> Reduce.by(12, MosaicMask.draw(768, 2.3))),
                icon(48, scale -> Reduce.by(16, MosaicMask.draw(768, 2.8))),
                icon(32, scale -> Reduce.by(16, SmallMask.plain())),
                icon(16, scale -> SmallMask.pixels()))).toList();
    }

    private static Stream<Picture> saves() {
        return Stream.of(512, 256, 128, 64, 48, 32, 16).map(size -> new Picture("icon/save-" + size,
                Picture.Ground.CLEAR, USES, scale -> SavedGame.draw(size)));
    }

    private static Picture icon(int size, Picture.Painter painter) {
        return new Picture("icon/icon-" + size, Picture.Ground.CLEAR, USES, painter);
    }
}

package patolli.forge.icon;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import patolli.forge.Picture;
import patolli.forge.Studio;
import patolli.forge.matter.Reduce;

/** The icons of the game and of its saves in the sizes that desktops ask for; each file is one size. */
public final class IconStudio implements Studio {
    /** How wide the rim is, as a part of the width, and at sizes at which a finer one would not be seen. */
    private static final double RIM = 0.018, SMALL_RIM = 0.032;
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
                icon(512, scale -> Reduce.by(2, LightRim.about(MosaicMask.draw(1024, 1), RIM))),
                icon(256, scale -> Reduce.by(4, LightRim.about(MosaicMask.draw(1024, 1), RIM))),
                // Fewer and larger stones, or the joints would melt into grey.
                icon(128, scale -> Reduce.by(6, LightRim.about(MosaicMask.draw(768, 1.45), RIM))),
                icon(96, scale -> Reduce.by(8, LightRim.about(MosaicMask.draw(768, 1.8), RIM))),
                icon(64, scale -> Reduce.by(12, LightRim.about(MosaicMask.draw(768, 2.3), RIM))),
                icon(48, scale -> Reduce.by(16, LightRim.about(MosaicMask.draw(768, 2.8), RIM))),
                icon(32, scale -> Reduce.by(16, LightRim.about(SmallMask.plain(32), SMALL_RIM))),
                icon(24, scale -> Reduce.by(16, LightRim.about(SmallMask.plain(24), SMALL_RIM))),
                icon(22, scale -> Reduce.by(16, LightRim.about(SmallMask.plain(22), SMALL_RIM))),
                icon(16, scale -> SmallMask.pixels()))).toList();
    }

    private static Stream<Picture> saves() {
        return Stream.of(512, 256, 128, 96, 64, 48, 32, 24, 22, 16).map(size -> new Picture("icon/save-" + size,
                Picture.Ground.CLEAR, USES, scale -> SavedGame.draw(size)));
    }

    private static Picture icon(int size, Picture.Painter painter) {
        return new Picture("icon/icon-" + size, Picture.Ground.CLEAR, USES, painter);
    }
}

package patolli.forge.icon;

import java.util.List;
import java.util.Set;
import patolli.forge.Picture;
import patolli.forge.Studio;
import patolli.forge.matter.Reduce;

/** The icon in the sizes that desktops ask for; each file is one size. */
public final class IconStudio implements Studio {
    private static final Set<String> USES = Set.of("icon", "outline");

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
        return List.of(
                icon(512, scale -> Reduce.by(2, MosaicMask.draw(1024, 1))),
                icon(256, scale -> Reduce.by(4, MosaicMask.draw(1024, 1))),
                // Fewer and larger stones, or the joints would melt into grey.
                icon(128, scale -> Reduce.by(6, MosaicMask.draw(768, 1.45))),
                icon(64, scale -> Reduce.by(12, MosaicMask.draw(768, 2.3))),
                icon(48, scale -> Reduce.by(16, MosaicMask.draw(768, 2.8))),
                icon(32, scale -> Reduce.by(16, SmallMask.plain())),
                icon(16, scale -> SmallMask.pixels()));
    }

    private static Picture icon(int size, Picture.Painter painter) {
        return new Picture("icon/icon-" + size, Picture.Ground.CLEAR, USES, painter);
    }
}

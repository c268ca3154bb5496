package patolli.forge.furniture;

import java.awt.image.BufferedImage;
import patolli.forge.Picture;
import patolli.forge.matter.Reduce;

/** Paints a picture once at scale 2; that at scale 1 is the same made small. */
final class Once implements Picture.Painter {
    private final Picture.Painter painter;
    private BufferedImage large;

    Once(Picture.Painter painter) {
        this.painter = painter;
    }

    /** Whoever asks for 1 and then for 2, as the forge does, waits for one painting; nothing is kept after that. */
    @Override
    public synchronized BufferedImage draw(int scale) {
        BufferedImage drawn = large == null ? painter.draw(2) : large;
        large = scale == 1 ? drawn : null;
        return scale == 1 ? Reduce.by(2, drawn) : drawn;
    }
}

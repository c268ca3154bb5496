package patolli.forge;

import java.awt.image.BufferedImage;
import java.util.Set;

/**
 * One picture of the game, written as {@code <name>.<ext>} and {@code <name>@2x.<ext>}.
 *
 * @param name     path below the images folder without ending, such as {@code patolli/table}
 * @param ground   whether anything shows through
 * @param packages packages below {@code patolli.forge} that it is drawn with, besides {@code matter}, and classes of
 *                 the geometry that it is drawn by, such as {@code board/PatolliBoard}
 * @param painter  draws it
 */
public record Picture(String name, Ground ground, Set<String> packages, Painter painter) {

    /** Whether a picture hides all that lies under it (JPEG) or not (PNG). */
    public enum Ground { OPAQUE, CLEAR }

    /** Draws a picture; the same scale must always give the same pixels. */
    @FunctionalInterface
    public interface Painter {
        /** The picture with {@code scale} (1 or 2) pixels to the design unit. */
        BufferedImage draw(int scale);
    }

    /** A copy that cannot be changed. */
    public Picture {
        packages = Set.copyOf(packages);
    }

    /** File name below the images folder at a scale. */
    public String file(int scale) {
        return name + (scale == 1 ? "" : "@" + scale + "x") + (ground == Ground.OPAQUE ? ".jpg" : ".png");
    }
}

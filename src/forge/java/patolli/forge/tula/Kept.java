package patolli.forge.tula;

import java.awt.image.BufferedImage;
import java.lang.ref.SoftReference;
import java.util.function.Supplier;
import patolli.forge.carved.Light;
import patolli.forge.matter.Reduce;

/** Something costly at two pixels to the design unit, made once and used for every scale as long as memory allows. */
final class Kept<T> {
    private final Supplier<T> maker;
    private SoftReference<T> made = new SoftReference<>(null);

    Kept(Supplier<T> maker) {
        this.maker = maker;
    }

    synchronized T get() {
        T value = made.get();
        if (value == null) {
            value = maker.get();
            made = new SoftReference<>(value);
        }
        return value;
    }

    /** Light at one or two pixels to the design unit. */
    static Light scaled(Light twice, int scale) {
        return scale == 2 ? twice : twice.half();
    }

    /** A layer at one or two pixels to the design unit. */
    static BufferedImage scaled(BufferedImage twice, int scale) {
        return scale == 2 ? twice : Reduce.by(2, twice);
    }
}

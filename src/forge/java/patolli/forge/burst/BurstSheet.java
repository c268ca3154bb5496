package patolli.forge.burst;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/** Clear squares to paint on. */
final class BurstSheet {
    private static final int OVER = 6;

    private BurstSheet() { }

    /** Paints in design units on a square of that size. */
    static BufferedImage paint(int size, int scale, Consumer<Graphics2D> drawing) {
        Plate plate = new Plate(size * OVER, size * OVER, OVER);
        int[] drawn = plate.sheet(drawing);
        BufferedImage out = new BufferedImage(plate.w, plate.h, BufferedImage.TYPE_INT_ARGB);
        System.arraycopy(drawn, 0, Reduce.pixels(out), 0, drawn.length);
        return Reduce.by(OVER / scale, out);
    }

    /** Light, by how much of it there is at a point; where there is most it is of the second colour. */
    static BufferedImage glow(int size, int scale, DoubleBinaryOperator much, double[] colour, double[] heart) {
        int n = size * scale;
        BufferedImage out = new BufferedImage(n, n, BufferedImage.TYPE_INT_ARGB);
        int[] px = Reduce.pixels(out);
        for (int i = 0; i < px.length; i++) {
            double light = much.applyAsDouble((i % n + 0.5) / scale, (i / n + 0.5) / scale);
            double[] mixed = Ink.mix(colour, heart, light * light);
            px[i] = (int) Math.round(255 * light) << 24 | Ink.toByte(mixed[0]) << 16 | Ink.toByte(mixed[1]) << 8
                    | Ink.toByte(mixed[2]);
        }
        return out;
    }

    /** One picture on another. */
    static BufferedImage over(BufferedImage under, BufferedImage above) {
        Graphics2D pen = under.createGraphics();
        pen.drawImage(above, 0, 0, null);
        pen.dispose();
        return under;
    }
}

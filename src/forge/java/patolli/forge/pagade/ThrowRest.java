package patolli.forge.pagade;

import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;

/** The strip of indigo on which the two dice of a throw for the beginning lie. */
final class ThrowRest {
    private static final int WIDE = 184, HIGH = 62;
    /** From the edge of the picture to that of the strip; from there to the lines and the knots on it. */
    private static final double ROOM = 8, CORD = 2.4, IN = 6.5, THREAD = 1.3, KNOT = 3.2;
    private static final double[] DARK = Ink.hex(0x0F1A44), LIGHT = Ink.hex(0x2A448E), RUNNING = Ink.hex(0x86A0D4);
    private static final double[] IVORY = Ink.hex(0xF2E2BC);

    private ThrowRest() { }

    /** 184 x 62, with its shadow. */
    static BufferedImage draw(int scale) {
        Rectangle2D strip = within(ROOM), line = within(ROOM + IN);
        return Needlework.draw(WIDE, HIGH, scale, work -> {
            work.ground(strip, DARK, LIGHT);
            work.running(line, THREAD, RUNNING);
            work.cord(strip, CORD);
            for (int corner = 0; corner < 4; corner++) {
                work.knot(corner % 2 == 0 ? strip.getMinX() : strip.getMaxX(),
                        corner < 2 ? strip.getMinY() : strip.getMaxY(), KNOT, IVORY);
            }
        });
    }

    private static Rectangle2D within(double in) {
        return new Rectangle2D.Double(in, in, WIDE - 2 * in, HIGH - 2 * in);
    }
}

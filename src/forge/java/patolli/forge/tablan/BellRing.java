package patolli.forge.tablan;

import java.awt.Shape;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Shapes;
import patolli.forge.mysore.Loose;

/** Small bells of brass in a ring about a square, which ring where a piece comes down in the place of another. */
final class BellRing {
    private static final int SIDE = 100, OVER = 6, BELLS = 16;
    private static final double RADIUS = 36, LARGE = 5.2;
    private static final double[] DUSK = Ink.hex(0x3A2412);

    private BellRing() { }

    /** 100 x 100. */
    static BufferedImage draw(int scale) {
        Plate plate = new Plate(SIDE * OVER, SIDE * OVER, OVER);
        plate.each((i, x, y) -> plate.set(i, DUSK));
        List<Shape> bells = new ArrayList<>();
        for (int i = 0; i < BELLS; i++) {
            double turn = 2 * Math.PI * i / BELLS;
            double x = SIDE / 2.0 + RADIUS * Math.cos(turn), y = SIDE / 2.0 + RADIUS * Math.sin(turn);
            BellCorner.bell(plate, x, y, LARGE, turn);
            bells.add(Shapes.disc(x, y, LARGE));
        }
        return Loose.of(plate, bells, OVER, scale);
    }
}

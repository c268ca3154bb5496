package patolli.forge.pagade;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;
import patolli.board.Point;
import patolli.forge.matter.Reduce;
import patolli.forge.pagade.StillLife.Bead;

/** What lies beside a lamp, tried on a grey dome. */
class StillLifeTest {
    private static final int MIDDLE = 100, ROW = 40;
    /** From the dome to its lamp, and from its middle to where it is looked at. */
    private static final int APART = 60, ASIDE = 10;
    private static final double[] GREY = {0.2, 0.2, 0.2};

    /** A dome is lit on the side of its lamp, however it lies to the light of the room. */
    @Test
    void whatLiesBesideALampIsLitOnThatSide() {
        for (int side = -1; side <= 1; side += 2) {
            StillLife things = new StillLife(2 * MIDDLE, 2 * ROW);
            things.lay(new Bead(MIDDLE, ROW, 16, GREY, 0.1));
            BufferedImage lit = things.draw(new Point(MIDDLE + side * APART, ROW), 1);
            BufferedImage bare = things.body(1);
            assertThat(gain(lit, bare, MIDDLE + side * ASIDE)).as("lamp at %d", side)
                    .isGreaterThan(1.5 * gain(lit, bare, MIDDLE - side * ASIDE));
        }
    }

    private static double gain(BufferedImage lit, BufferedImage bare, int x) {
        return green(lit, x) / green(bare, x);
    }

    private static double green(BufferedImage image, int x) {
        return Reduce.linear(image.getRGB(x, ROW) >> 8 & 255);
    }
}

package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whether the frames of the plank's squares tell what becomes of a piece there, as they are painted. */
class RingPicturesTest {
    /** The middle of a picture at double size; the radius of a ring in a hollow, of one about a piece, and less. */
    private static final int MIDDLE = 100;
    private static final double INLAY = 50.8, ABOUT = 63.2, LESS = 21.2;
    private static final int ROUND = 24, FINE = 720;
    private static BufferedImage picture(MoveEnd end, String light) throws IOException {
        return ImageIO.read(Path.of("resources", "images", "tablan", "goal-70" + end.suffix() + light + "@2x.png")
                .toFile());
    }

    /** In a hollow a ring is let into it; where a piece is taken it lies about that. */
    private static double rim(MoveEnd end) {
        return end == MoveEnd.TAKING || end == MoveEnd.PART_TAKING ? ABOUT : INLAY;
    }

    private static Color at(BufferedImage picture, double radius, double turn) {
        return new Color(picture.getRGB((int) Math.round(MIDDLE + radius * Math.cos(turn)),
                (int) Math.round(MIDDLE + radius * Math.sin(turn))), true);
    }

    @ParameterizedTest
    @EnumSource(MoveEnd.class)
    void everyEndHasAFirmRimInEveryLightAllRound(MoveEnd end) throws IOException {
        for (String light : new String[] {"", "-back", "-out", "-shining"}) {
            BufferedImage picture = picture(end, light);
            for (int i = 0; i < ROUND; i++) {
                double turn = 2 * Math.PI * (i + 0.5) / ROUND;
                assertThat(at(picture, rim(end), turn).getAlpha()).as("%s%s, %d of %d round", end, light, i, ROUND)
                        .isGreaterThan(150);
            }
        }
    }

    /** Bright beads with dark between them: the rim is bright and dark by turns, and no light lies within. */
    @ParameterizedTest
    @EnumSource(names = {"PART", "PART_TAKING"})
    void halfOfAThrowIsARingOfBeads(MoveEnd half) throws IOException {
        for (String light : new String[] {"", "-back", "-out", "-shining"}) {
            BufferedImage picture = picture(half, light);
            assertThat(changes(picture, rim(half))).as("%s%s", half, light).isGreaterThan(2 * 16);
            assertThat(at(picture, rim(half) - LESS, 0.4).getAlpha()).as("%s%s", half, light).isLessThan(20);
        }
        assertThat(changes(picture(MoveEnd.WHOLE, ""), rim(MoveEnd.WHOLE))).isZero();
    }

    /** How often the rim turns from bright to dark or back, just outside its middle. */
    private static int changes(BufferedImage picture, double rim) {
        int count = 0;
        boolean was = isBright(at(picture, rim + 1, 0));
        for (int i = 1; i <= FINE; i++) {
            boolean is = isBright(at(picture, rim + 1, 2 * Math.PI * i / FINE));
            count += is != was ? 1 : 0;
            was = is;
        }
        return count;
    }

    private static boolean isBright(Color rim) {
        return rim.getAlpha() > 150 && rim.getRed() > 130;
    }

    @Test
    void captureIsRedAndNoOtherEndIs() throws IOException {
        for (MoveEnd end : MoveEnd.values()) {
            Color rim = at(picture(end, ""), rim(end), Math.PI);
            boolean red = rim.getRed() > 2 * rim.getGreen();
            assertThat(red).as("%s: %s", end, rim).isEqualTo(end == MoveEnd.TAKING || end == MoveEnd.PART_TAKING);
        }
    }
}

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
    /** The middle of a picture at double size, the radius of a square's rim, and one within its hollow. */
    private static final int MIDDLE = 100;
    private static final double RIM = 63.2, WITHIN = 42;
    private static final int ROUND = 24;
    private static BufferedImage picture(MoveEnd end, String light) throws IOException {
        return ImageIO.read(Path.of("resources", "images", "tablan", "goal-70" + end.suffix() + light + "@2x.png")
                .toFile());
    }

    private static Color at(BufferedImage picture, double radius, double turn) {
        return new Color(picture.getRGB((int) Math.round(MIDDLE + radius * Math.cos(turn)),
                (int) Math.round(MIDDLE + radius * Math.sin(turn))), true);
    }

    @ParameterizedTest
    @EnumSource(MoveEnd.class)
    void everyEndHasAFirmRimInEveryLightAtItsLeftOrAllRound(MoveEnd end) throws IOException {
        for (String light : new String[] {"", "-back", "-out", "-shining"}) {
            BufferedImage picture = picture(end, light);
            for (int i = 0; i < ROUND; i++) {
                double turn = 2 * Math.PI * (i + 0.5) / ROUND;
                if (!isHalf(end) || Math.cos(turn) < 0) {
                    assertThat(at(picture, RIM, turn).getAlpha()).as("%s%s, %d of %d round", end, light, i, ROUND)
                            .isGreaterThan(150);
                }
            }
        }
    }

    private static boolean isHalf(MoveEnd end) {
        return end == MoveEnd.PART || end == MoveEnd.PART_TAKING;
    }

    @ParameterizedTest
    @EnumSource(names = {"PART", "PART_TAKING"})
    void halfOfAThrowHasNothingOnItsRight(MoveEnd half) throws IOException {
        for (String light : new String[] {"", "-back"}) {
            for (double up : new double[] {-1, 0, 1}) {
                assertThat(at(picture(half, light), RIM, up).getAlpha()).as("%s%s", half, light).isLessThan(20);
                assertThat(at(picture(half, light), WITHIN, up).getAlpha()).as("%s%s", half, light).isLessThan(20);
            }
        }
    }

    @Test
    void captureIsRedAndNoOtherEndIs() throws IOException {
        for (MoveEnd end : MoveEnd.values()) {
            Color rim = at(picture(end, ""), RIM, Math.PI);
            boolean red = rim.getRed() > 2 * rim.getGreen();
            assertThat(red).as("%s: %s", end, rim).isEqualTo(end == MoveEnd.TAKING || end == MoveEnd.PART_TAKING);
        }
    }
}

package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Whether the frames of the plank's squares tell what becomes of a piece there, as they are painted. */
class RingPicturesTest {
    /** The middle of a picture at double size, the radius of a square's rim, and one within its hollow. */
    private static final int MIDDLE = 100;
    private static final double RIM = 57.8, WITHIN = 38;
    private static final int ROUND = 24;

    private static BufferedImage picture(MoveEnd end, String light) throws IOException {
        return ImageIO.read(Path.of("resources", "images", "tablan", "goal-66" + end.suffix() + light + "@2x.png")
                .toFile());
    }

    private static Color at(BufferedImage picture, double radius, double turn) {
        return new Color(picture.getRGB((int) Math.round(MIDDLE + radius * Math.cos(turn)),
                (int) Math.round(MIDDLE + radius * Math.sin(turn))), true);
    }

    @ParameterizedTest
    @EnumSource(MoveEnd.class)
    void everyEndHasAFirmRimInEveryLightBelowOrAllRound(MoveEnd end) throws IOException {
        for (String light : new String[] {"", "-back", "-out", "-shining"}) {
            BufferedImage picture = picture(end, light);
            int round = end == MoveEnd.PART || end == MoveEnd.PART_TAKING ? ROUND / 2 : ROUND;
            for (int i = 0; i < round; i++) {
                assertThat(at(picture, RIM, 2 * Math.PI * (i + 0.5) / ROUND).getAlpha())
                        .as("%s%s, %d of %d round", end, light, i, ROUND).isGreaterThan(150);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"PART,WHOLE", "PART_TAKING,TAKING"})
    void halfOfAThrowFillsTheLowerHalfOfTheHollowMoreThanAllOfIt(MoveEnd half, MoveEnd whole) throws IOException {
        int below = at(picture(half, ""), WITHIN, Math.PI / 2).getAlpha();
        assertThat(below).isGreaterThan(180);
        assertThat(below - at(picture(half, ""), WITHIN, -Math.PI / 2).getAlpha()).isGreaterThan(80);
        assertThat(below - at(picture(whole, ""), WITHIN, Math.PI / 2).getAlpha()).isGreaterThan(60);
    }

    @Test
    void captureIsRedAndNoOtherEndIs() throws IOException {
        for (MoveEnd end : MoveEnd.values()) {
            Color rim = at(picture(end, ""), RIM, Math.PI / 2);
            boolean red = rim.getRed() > 2 * rim.getGreen();
            assertThat(red).as("%s: %s", end, rim).isEqualTo(end == MoveEnd.TAKING || end == MoveEnd.PART_TAKING);
        }
    }
}

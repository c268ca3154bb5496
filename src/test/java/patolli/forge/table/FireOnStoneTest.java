package patolli.forge.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Firelight on a piece of mosaic. */
class FireOnStoneTest {
    private static final int SIDE = 80;

    private static BufferedImage disc(List<Rectangle2D> pupils) {
        BufferedImage piece = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = piece.createGraphics();
        g.setColor(new Color(0x2E8FA3));
        g.fillOval(8, 8, SIDE - 16, SIDE - 16);
        g.dispose();
        return FireOnStone.lit(piece, 1, pupils);
    }

    private static Color at(BufferedImage piece, int x, int y) {
        return new Color(piece.getRGB(x, y));
    }

    @Test
    void upperEdgesShineAndLowerOnesDoNot() {
        BufferedImage piece = disc(List.of());
        Color above = at(piece, SIDE / 2, 11), middle = at(piece, SIDE / 2, SIDE / 2), below = at(piece, SIDE / 2,
                SIDE - 12);
        assertThat(above.getRed()).isGreaterThan(middle.getRed() + 25);
        assertThat(below).isEqualTo(middle);
        assertThat(piece.getRGB(1, 1)).as("nothing beside it").isZero();
    }

    @Test
    void aSparkStandsInTheEye() {
        Rectangle2D pupil = new Rectangle2D.Double(36, 36, 8, 8);
        Color spark = at(disc(List.of(pupil)), 38, 36), bare = at(disc(List.of()), 38, 36);
        assertThat(spark.getRed()).isGreaterThan(220);
        assertThat(bare.getRed()).isLessThan(120);
    }
}

package patolli.forge.pagade;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import patolli.board.PagadeBoard;
import patolli.board.Point;
import patolli.forge.matter.Reduce;

/** Lamplight on the cloth, tried on grey. */
class LampPoolTest {
    private static final PagadeBoard BOARD = PagadeBoard.BOARD;
    private static final int RANKS = 8, LAST = 3;
    /** From a square to beyond the hedge beside its arm. */
    private static final double BESIDE = 95;

    private static BufferedImage grey() {
        BufferedImage out = new BufferedImage(1280, 800, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = out.createGraphics();
        g.setColor(Color.GRAY);
        g.fillRect(0, 0, 1280, 800);
        g.dispose();
        return out;
    }

    private static double light(BufferedImage image, Point at) {
        int c = image.getRGB((int) at.x(), (int) at.y());
        return 0.2126 * Reduce.linear(c >> 16 & 255) + 0.7152 * Reduce.linear(c >> 8 & 255)
                + 0.0722 * Reduce.linear(c & 255);
    }

    /** The squares of one column of an arm beside its belly, from Home to the tip. */
    private static double[] column(BufferedImage image, int arm) {
        return IntStream.range(0, RANKS).mapToDouble(rank -> light(image, BOARD.square(arm * 3 * RANKS + rank)))
                .toArray();
    }

    @Test
    void theArmsKeepTheirLightAsFarAsTheirLastSquares() {
        BufferedImage lit = LampPool.on(grey(), 1);
        double plain = light(grey(), new Point(640, 404));
        for (int arm = 0; arm < 4; arm++) {
            double[] column = column(lit, arm);
            for (int rank = 0; rank < RANKS - LAST; rank++) {
                assertThat(column[rank]).as("square %d of arm %d", rank, arm).isGreaterThan(plain);
            }
            assertThat(column[RANKS - 1]).as("tip of arm %d", arm).isLessThan(column[RANKS - LAST - 1]);
        }
    }

    @Test
    void theClothBesideAnArmStaysDark() {
        BufferedImage lit = LampPool.on(grey(), 1);
        Point square = BOARD.square(RANKS - LAST - 1);
        Point beside = square.plus(Math.signum(square.x() - BOARD.middle().x()) * BESIDE, 0);
        assertThat(light(lit, square)).isGreaterThan(1.3 * light(lit, beside));
    }
}

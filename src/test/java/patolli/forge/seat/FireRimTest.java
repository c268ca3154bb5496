package patolli.forge.seat;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;
import patolli.board.Box;
import patolli.board.figure.FigurePart;
import patolli.board.figure.FigureSheet;
import patolli.board.figure.FigureSize;
import patolli.board.figure.Rig;
import patolli.board.figure.Rigs;
import patolli.forge.codex.PartSheet;

/** The edges of a figure in the light of the fire behind it. */
class FireRimTest {
    private static final Rig RIG = Rigs.WEAVER;

    private static BufferedImage sheet(PartSheet.Layer layer) {
        return new FireRim(new PartSheet(PuppetStudio.parts(RIG), RIG, FigureSize.SMALL, layer), layer, RIG,
                FigureSize.SMALL).draw(1);
    }

    /** Mean red and blue of what is seen in one half of a part, the one behind or the one before. */
    private static double[] mean(BufferedImage sheet, String name, boolean behind) {
        FigurePart part = RIG.parts().stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
        Box at = FigureSheet.of(RIG, FigureSize.SMALL).cell(part).at();
        double[] sum = new double[3];
        for (int y = (int) at.y(); y < at.bottom(); y++) {
            for (int x = (int) at.x(); x < at.right(); x++) {
                if (sheet.getRGB(x, y) >>> 24 > 128 && x < at.middle().x() == behind) {
                    sum[0] += sheet.getRGB(x, y) >> 16 & 255;
                    sum[1] += sheet.getRGB(x, y) & 255;
                    sum[2]++;
                }
            }
        }
        return new double[] {sum[0] / sum[2], sum[1] / sum[2]};
    }

    @Test
    void theFireShinesOnTheEdgesBehind() {
        BufferedImage edge = sheet(PartSheet.Layer.EDGE);
        double[] behind = mean(edge, "skirt", true), before = mean(edge, "skirt", false);
        assertThat(behind[0]).as("brighter").isGreaterThan(before[0] + 20);
        assertThat(behind[0] - behind[1]).as("and warmer").isGreaterThan(before[0] - before[1] + 20);
    }

    @Test
    void theShadowIsLeftAsItIs() {
        PartSheet plain = new PartSheet(PuppetStudio.parts(RIG), RIG, FigureSize.SMALL, PartSheet.Layer.SHADOW);
        BufferedImage bare = plain.draw(1), lit = sheet(PartSheet.Layer.SHADOW);
        assertThat(lit.getRGB(0, 0, lit.getWidth(), lit.getHeight(), null, 0, lit.getWidth()))
                .isEqualTo(bare.getRGB(0, 0, bare.getWidth(), bare.getHeight(), null, 0, bare.getWidth()));
    }
}

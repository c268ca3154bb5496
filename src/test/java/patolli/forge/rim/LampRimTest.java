package patolli.forge.rim;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import patolli.board.Box;
import patolli.board.figure.FigurePart;
import patolli.board.figure.FigureSheet;
import patolli.board.figure.FigureSize;
import patolli.board.figure.Rig;
import patolli.board.figure.Rigs;
import patolli.forge.Picture;
import patolli.forge.codex.PartSheet;

/** Paper cut-outs before lamps, tried on grey discs. */
class LampRimTest {
    private static final Rig RIG = Rigs.DANCER;
    private static final FigureSheet CELLS = FigureSheet.of(RIG, FigureSize.TALL);
    private static final Box LEGS = cell("legs");

    private static Box cell(String name) {
        FigurePart part = RIG.parts().stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
        return CELLS.cell(part).at();
    }

    private static BufferedImage discs(int scale) {
        BufferedImage out = new BufferedImage(CELLS.width() * scale, CELLS.height() * scale,
                BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = out.createGraphics();
        g.setColor(new Color(0x7A7A7A));
        int off = FigureSheet.MARGIN * scale;
        for (FigurePart part : RIG.parts()) {
            Box at = CELLS.cell(part).at();
            g.fillOval((int) at.x() * scale + off, (int) at.y() * scale + off, (int) at.width() * scale - 2 * off,
                    (int) at.height() * scale - 2 * off);
        }
        return out;
    }

    private static BufferedImage sheet(PartSheet.Layer layer, LampRim.Lamps lamps) {
        List<Picture> plain = Stream.of(PartSheet.Layer.values()).map(each -> new Picture("disc" + each.suffix(),
                Picture.Ground.CLEAR, Set.of(), LampRimTest::discs)).toList();
        return LampRim.on(plain, RIG, FigureSize.TALL, lamps).get(layer.ordinal()).painter().draw(1);
    }

    /** The colour at a place in the cell of the legs, from 0 to 1, so far within or beyond the disc's outline. */
    private static Color at(BufferedImage sheet, double right, double down, double in) {
        double a = LEGS.width() / 2 - FigureSheet.MARGIN - in, b = LEGS.height() / 2 - FigureSheet.MARGIN - in;
        double far = Math.hypot(right, down);
        return new Color(sheet.getRGB((int) (LEGS.middle().x() + a * right / far),
                (int) (LEGS.middle().y() + b * down / far)), true);
    }

    private static int light(Color c) {
        return c.getRed() + c.getGreen() + c.getBlue();
    }

    @Test
    void theEdgeThatFacesTheLampsIsAmberAndTheFarOneHalfAsBright() {
        BufferedImage edge = sheet(PartSheet.Layer.EDGE, LampRim.Lamps.HIGHER);
        Color lit = at(edge, 0.84, -0.54, -0.5), far = at(edge, -0.84, 0.54, -0.5);
        assertThat(light(far)).isBetween(light(lit) / 4, light(lit) * 3 / 5);
        assertThat(lit.getRed() - lit.getBlue()).isGreaterThan(far.getRed() - far.getBlue() + 40);
        assertThat(at(edge, 0.84, -0.54, -3.2).getAlpha()).as("it is thin").isZero();
    }

    @Test
    void lampsBelowLightWhatIsTurnedDown() {
        for (LampRim.Lamps lamps : LampRim.Lamps.values()) {
            BufferedImage paint = sheet(PartSheet.Layer.PAINT, lamps);
            int above = light(at(paint, 0.5, -0.8, 4)), below = light(at(paint, 0.5, 0.8, 4));
            assertThat(lamps == LampRim.Lamps.LOWER ? below - above : above - below).isGreaterThan(20);
        }
    }

    @Test
    void warmLightStaysNearTheOutlineAndShadeBehind() {
        BufferedImage paint = sheet(PartSheet.Layer.PAINT, LampRim.Lamps.HIGHER);
        Color middle = at(paint, 1, 0, LEGS.width() / 2 - FigureSheet.MARGIN), lit = at(paint, 0.84, -0.54, 4);
        assertThat(light(middle)).isBetween(3 * 0x7A - 12, 3 * 0x7A + 12);
        assertThat(lit.getRed() - lit.getBlue()).isGreaterThan(30);
        assertThat(light(at(paint, -0.84, 0.54, 4))).isLessThan(light(middle) - 15);
    }

    @Test
    void theShadowIsDarkestUnderWhatLiesOnTheGround() {
        BufferedImage shadow = sheet(PartSheet.Layer.SHADOW, LampRim.Lamps.HIGHER);
        assertThat(at(shadow, 0, 1, 6).getAlpha()).isGreaterThan(at(shadow, 0, -1, 6).getAlpha() + 30);
        assertThat(at(shadow, 0, 1, -3).getAlpha()).as("it ends softly").isBetween(5, 90);
    }
}

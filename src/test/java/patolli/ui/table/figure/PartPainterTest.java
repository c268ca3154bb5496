package patolli.ui.table.figure;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.transform.Affine;
import org.junit.jupiter.api.Test;

/** Pictures that are painted over each other in memory. */
class PartPainterTest {
    private static final int RED = 0xffff0000;
    private static final int BLUE = 0xff0000ff;
    /** Half a red, premultiplied. */
    private static final int VEIL = 0x80800000;
    private static final PartPainter.Sheet SHEET = new PartPainter.Sheet(new int[] {
        0, 0, 0, 0,
        0, RED, BLUE, 0,
        0, 0, 0, 0}, 4);
    private static final PartPainter.Cell BOTH = new PartPainter.Cell(1, 1, 2, 1);
    private static final PartPainter.Cell DOT = new PartPainter.Cell(0, 0, 1, 1);

    @Test
    void whatIsMovedByWholePixelsIsCopied() {
        PartPainter painter = new PartPainter(new int[0], 4, 2);
        painter.drawBehind(SHEET, BOTH, new Affine(1, 0, 1, 0, 1, 1));
        assertThat(painter.pixels()).containsExactly(0, 0, 0, 0, 0, RED, BLUE, 0);
    }

    @Test
    void aMirrorTurnsItRound() {
        PartPainter painter = new PartPainter(new int[0], 4, 1);
        painter.drawBehind(SHEET, BOTH, new Affine(-1, 0, 3, 0, 1, 0));
        assertThat(painter.pixels()).containsExactly(0, BLUE, RED, 0);
    }

    @Test
    void aQuarterTurnStandsItUp() {
        PartPainter painter = new PartPainter(new int[0], 2, 3);
        painter.drawBehind(SHEET, BOTH, new Affine(0, -1, 1, 1, 0, 0));
        assertThat(painter.pixels()).containsExactly(RED, 0, BLUE, 0, 0, 0);
    }

    @Test
    void halfAPixelMixesNeighboursAndLeavesSoftEdges() {
        PartPainter painter = new PartPainter(new int[0], 4, 1);
        painter.drawBehind(SHEET, BOTH, new Affine(1, 0, 0.5, 0, 1, 0));
        int[] row = painter.pixels();
        assertThat(row[0]).isEqualTo(0x7f7f0000);
        assertThat(row[1] >>> 24).isBetween(0xfe, 0xff);
        assertThat(row[1] >> 16 & 255).isEqualTo(0x7f);
        assertThat(row[1] & 255).isEqualTo(0x7f);
        assertThat(row[2]).isEqualTo(0x7f00007f);
        assertThat(row[3]).isZero();
    }

    @Test
    void whatIsTranslucentLetsThroughWhatLiesUnderIt() {
        PartPainter painter = new PartPainter(new int[0], 1, 1);
        painter.drawBehind(new PartPainter.Sheet(new int[] {VEIL}, 1), DOT, new Affine());
        painter.drawBehind(new PartPainter.Sheet(new int[] {BLUE}, 1), DOT, new Affine());
        int seen = painter.pixels()[0];
        assertThat(seen >>> 24).isBetween(0xfe, 0xff);
        assertThat(seen >> 16 & 255).isEqualTo(0x80);
        assertThat(seen & 255).isBetween(0x7d, 0x7f);
    }

    @Test
    void whatIsCoveredIsNotSeen() {
        PartPainter painter = new PartPainter(new int[0], 4, 1);
        painter.drawBehind(SHEET, BOTH, new Affine(1, 0, 1, 0, 1, 0));
        painter.drawBehind(SHEET, BOTH, new Affine(1, 0, 2, 0, 1, 0));
        assertThat(painter.pixels()).containsExactly(0, RED, BLUE, BLUE);
    }

    @Test
    void nothingIsPaintedBeyondTheEdges() {
        PartPainter painter = new PartPainter(new int[0], 2, 1);
        painter.drawBehind(SHEET, BOTH, new Affine(1, 0, -1, 0, 1, 0));
        painter.drawBehind(SHEET, BOTH, new Affine(1, 0, 0, 0, 1, 5));
        assertThat(painter.pixels()).containsExactly(BLUE, 0);
    }

    @Test
    void whatWasPaintedBeforeInTheSameRoomIsGone() {
        int[] room = {RED, RED, RED};
        PartPainter painter = new PartPainter(room, 2, 1);
        assertThat(painter.pixels()).isSameAs(room).startsWith(0, 0);
    }
}

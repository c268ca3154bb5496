package patolli.ui.table.figure;

import java.util.List;
import java.util.function.Supplier;
import javafx.scene.transform.Affine;

/**
 * How one picture of a figure is painted, on any thread.
 *
 * @param parts  from the foremost to the hindmost
 * @param x      where its upper left corner lies in the figure's field, in pixels, as {@code y}
 * @param width  in pixels, as {@code height}
 * @param dense  pixels a design unit
 */
record PosePlan(List<Part> parts, int x, int y, int width, int height, double dense) {
    /**
     * A part.
     *
     * @param sheet  what it is painted with, read when it is first wanted
     * @param placed leads from the pixels of the part's picture to those of the plan's
     */
    record Part(Supplier<PartPainter.Sheet> sheet, PartPainter.Cell cell, Affine placed) { }

    /** @param room where it is painted if that is large enough */
    PaintedPoses.Painted paint(int[] room) {
        PartPainter painter = new PartPainter(room, width, height);
        parts.forEach(part -> painter.drawBehind(part.sheet.get(), part.cell, part.placed));
        return new PaintedPoses.Painted(painter.pixels(), x, y, width, height);
    }
}

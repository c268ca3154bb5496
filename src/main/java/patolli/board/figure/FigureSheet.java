package patolli.board.figure;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import patolli.board.Box;

/**
 * How the parts of a figure lie on the sheets of their pictures: each in a cell of its own, in whole design units, with
 * room round it for a cut edge and a soft shadow. The three sheets (paint, edge, shadow) are laid out alike.
 */
public final class FigureSheet {
    /** Round each part, in design units. */
    public static final int MARGIN = 6;
    private static final int WIDTH = 420;
    private final Map<FigurePart, Cell> cells = new LinkedHashMap<>();
    private final int height;

    /**
     * @param field what the cell shows of the figure's room, in design units
     * @param at    the same rectangle on the sheet
     */
    public record Cell(Box field, Box at) { }

    private FigureSheet(Rig rig, FigureSize size) {
        int x = 0;
        int y = 0;
        int row = 0;
        // High ones first, so that rows are filled well.
        List<FigurePart> order = rig.parts().stream()
                .sorted(Comparator.comparingDouble((FigurePart part) -> -part.box().height())).toList();
        for (FigurePart part : order) {
            Box field = field(part.box(), size);
            if (x + field.width() > WIDTH) {
                x = 0;
                y += row;
                row = 0;
            }
            cells.put(part, new Cell(field, new Box(x, y, field.width(), field.height())));
            x += (int) field.width();
            row = Math.max(row, (int) field.height());
        }
        height = y + row;
    }

    /** The sheets of a figure at a size. */
    public static FigureSheet of(Rig rig, FigureSize size) {
        return new FigureSheet(rig, size);
    }

    private static Box field(Box box, FigureSize size) {
        double k = size.unit();
        double left = Math.floor(size.inset() + box.x() * k) - MARGIN;
        double top = Math.floor(box.y() * k) - MARGIN;
        return new Box(left, top, Math.ceil(size.inset() + box.right() * k) + MARGIN - left,
                Math.ceil(box.bottom() * k) + MARGIN - top);
    }

    public int width() {
        return WIDTH;
    }

    public int height() {
        return height;
    }

    /** Where a part lies. */
    public Cell cell(FigurePart part) {
        return cells.get(part);
    }
}

package patolli.ui.book;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.TextFlow;
import javafx.scene.text.TextLineInfo;

/** Shows of a page only lines that are seen from top to foot: none is cut through at the page's edges. */
final class WholeLines {
    /** What a line may lose, in design units: the room above and below its letters. */
    private static final double LEADING = 3;
    /** The ground of a table's row is seen as a whole, too, unless it is higher than this. */
    private static final double ROW = 90;
    /** What must be seen of what follows a heading. */
    private static final double LINE = 18;
    /** A picture is seen as a whole, too, unless it is higher than this. */
    private static final double PICTURE = 330;
    private final Parent page;

    WholeLines(Parent page) {
        this.page = page;
    }

    /**
     * Hides the lines that the edges would cut.
     *
     * @param from the page's upper edge in sight, in the page's own units
     * @param to   its lower edge
     */
    void within(double from, double to) {
        double top = from;
        double foot = to;
        // An edge that gives way for one line may come to lie on another, beside it in a table.
        for (boolean moved = true; moved && top < foot;) {
            moved = false;
            List<double[]> lines = new ArrayList<>();
            collect(page, top, foot, lines);
            for (double[] line : lines) {
                if (line[0] < top && line[1] > top) {
                    top = line[1];
                    moved = true;
                }
                if (line[0] < foot && line[1] > foot) {
                    foot = line[0];
                    moved = true;
                }
            }
        }
        foot = withoutOrphans(top, foot);
        double far = page.getLayoutBounds().getWidth();
        page.setClip(foot > top ? new Rectangle(-far, top, 3 * far, foot - top) : null);
        paintings(page, top, foot);
    }

    /** What is painted in the margin is seen as a whole or not at all, whatever line the page ends with. */
    private void paintings(Parent parent, double top, double foot) {
        for (Node child : parent.getChildrenUnmodifiable()) {
            if (child instanceof Figure && isInMargin(child)) {
                child.setVisible(y(child, child.getLayoutBounds().getMinY()) >= top
                        && y(child, child.getLayoutBounds().getMaxY()) <= foot);
            } else if (child instanceof Pane inner && !(child instanceof TextFlow)) {
                paintings(inner, top, foot);
            }
        }
    }

    /** No heading stands alone at the foot, nor a table's head; answers with the foot above it. */
    private double withoutOrphans(double top, double edge) {
        double foot = edge;
        List<Node> parts = page.getChildrenUnmodifiable().stream().filter(Node::isManaged).toList();
        for (int i = parts.size() - 1; i > 0; i--) {
            Node part = parts.get(i);
            double begins = y(part, part.getLayoutBounds().getMinY());
            Node before = parts.get(i - 1);
            double above = y(before, before.getLayoutBounds().getMinY());
            if (begins < foot && foot < begun(part) && above > top) {
                foot = begins;
            }
            if (MarginPage.isHeading(before) && above < foot && foot < begins + LINE && above > top) {
                foot = above;
            }
        }
        return foot;
    }

    /** How far down a part must be seen to be more than a head: to the end of a table's second row. */
    private double begun(Node part) {
        if (!(part instanceof TableGrid table)) {
            return Double.NEGATIVE_INFINITY;
        }
        return table.getChildrenUnmodifiable().stream().filter(row -> row.getStyleClass().contains("row")).limit(2)
                .mapToDouble(row -> y(row, row.getLayoutBounds().getMaxY())).max().orElse(Double.NEGATIVE_INFINITY) - 1;
    }

    /** The upper and lower edges of all lines of the paragraphs and rows on which an edge lies. */
    private void collect(Parent parent, double from, double to, List<double[]> lines) {
        for (Node child : parent.getChildrenUnmodifiable()) {
            double top = y(child, child.getLayoutBounds().getMinY());
            double foot = y(child, child.getLayoutBounds().getMaxY());
            boolean cut = top < from && foot > from || top < to && foot > to;
            if (cut && child instanceof TextFlow flow) {
                for (TextLineInfo line : flow.getLayoutInfo().getTextLines(false)) {
                    Rectangle2D area = line.bounds();
                    lines.add(new double[] {y(flow, area.getMinY()) + LEADING, y(flow, area.getMaxY()) - LEADING});
                }
            } else if (cut && child instanceof Figure && !isInMargin(child) && foot - top < PICTURE) {
                lines.add(new double[] {top, foot});
            } else if (cut && foot - top < ROW && child instanceof Region row && row.getChildrenUnmodifiable()
                    .isEmpty()) {
                lines.add(new double[] {top, foot});
            } else if (cut && child instanceof Parent inner) {
                collect(inner, from, to, lines);
            }
        }
    }

    private static boolean isInMargin(Node figure) {
        return !figure.getParent().isManaged();
    }

    private double y(Node node, double y) {
        return page.sceneToLocal(node.localToScene(new Point2D(0, y))).getY();
    }
}

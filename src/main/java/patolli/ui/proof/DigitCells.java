package patolli.ui.proof;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;

/**
 * The digits of a long number, each in a cell of its own, in groups of four and rows of eight groups. The typeface has
 * digits of different widths; in cells they stand under each other and two numbers can be compared by eye.
 */
final class DigitCells extends Region {
    private static final int GROUP = 4;
    private static final int GROUPS = 8;
    private static final int ROW = GROUP * GROUPS;
    private static final int ROWS = 2;
    /** In design units: a digit, what is free between two groups, and a row. */
    private static final double CELL = 10;
    private static final double GAP = 13;
    private static final double LINE = 20;
    private final List<Text> cells = new ArrayList<>();
    private String digits = "";

    DigitCells() {
        getStyleClass().setAll("hex-digits");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TEXT);
        setOnMousePressed(event -> requestFocus());
    }

    /** Shows these digits and no others. */
    void show(String wanted) {
        digits = wanted;
        cells.clear();
        wanted.chars().forEach(digit -> {
            Text cell = new Text(Character.toString(digit));
            cell.getStyleClass().setAll("text", "hex-digit");
            cell.setManaged(false);
            cells.add(cell);
        });
        getChildren().setAll(cells);
        requestLayout();
    }

    /** What is shown, without the spaces between the groups. */
    String digits() {
        return digits;
    }

    @Override
    protected void layoutChildren() {
        for (int i = 0; i < cells.size(); i++) {
            Text cell = cells.get(i);
            int place = i % ROW;
            double middle = snappedLeftInset() + place * CELL + place / GROUP * GAP + CELL / 2;
            double top = snappedTopInset() + i / ROW * LINE;
            cell.setLayoutX(snapPositionX(middle - cell.getLayoutBounds().getCenterX()));
            cell.setLayoutY(snapPositionY(top + LINE / 2 - cell.getLayoutBounds().getCenterY()));
        }
    }

    @Override
    protected double computePrefWidth(double height) {
        return snappedLeftInset() + ROW * CELL + (GROUPS - 1) * GAP + snappedRightInset();
    }

    @Override
    protected double computePrefHeight(double width) {
        return snappedTopInset() + ROWS * LINE + snappedBottomInset();
    }

    @Override
    protected double computeMinWidth(double height) {
        return computePrefWidth(height);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computeMaxWidth(double height) {
        return computePrefWidth(height);
    }
}

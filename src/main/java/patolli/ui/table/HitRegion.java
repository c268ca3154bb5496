package patolli.ui.table;

import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import patolli.board.BoardGeometry;

/** An invisible square of the board's size, standing as its squares do, that takes the mouse and may take the focus. */
final class HitRegion extends Region {

    /** @param description what a screen reader says of it */
    HitRegion(String id, Point2D at, BoardGeometry board, String styleClass, AccessibleRole role, String description) {
        setId(id);
        setAccessibleRole(role);
        setAccessibleText(description);
        getStyleClass().add(styleClass);
        setManaged(false);
        setRotate(board.onCorner() ? 45 : 0);
        double size = board.squareSize();
        resizeRelocate(at.getX() - size / 2, at.getY() - size / 2, size, size);
    }
}

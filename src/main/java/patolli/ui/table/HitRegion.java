package patolli.ui.table;

import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.Point;

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
        Box room = board.room(new Point(at.getX(), at.getY()));
        resizeRelocate(room.x(), room.y(), room.width(), room.height());
    }
}

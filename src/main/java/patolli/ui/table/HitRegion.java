package patolli.ui.table;

import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;

/** An invisible square of the board's size, standing on its corner, that takes the mouse and may take the focus. */
final class HitRegion extends Region {

    /** @param description what a screen reader says of it */
    HitRegion(String id, Point2D at, String styleClass, AccessibleRole role, String description) {
        setId(id);
        setAccessibleRole(role);
        setAccessibleText(description);
        getStyleClass().add(styleClass);
        setManaged(false);
        setRotate(45);
        resizeRelocate(at.getX() - BoardLayout.SQUARE / 2, at.getY() - BoardLayout.SQUARE / 2, BoardLayout.SQUARE,
                BoardLayout.SQUARE);
    }
}

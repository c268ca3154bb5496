package patolli.ui.common;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** Tab leads from the last control of a sheet to its first, and back: what lies under it has no keyboard. */
public final class TabRing {
    private TabRing() { }

    /** Closes the ring in everything that lies under a node. */
    public static void close(Ties ties, Parent root) {
        ties.filter(root, KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.TAB && !event.isControlDown() && !event.isAltDown()) {
                List<Node> ring = new ArrayList<>();
                collect(root, ring);
                Node now = root.getScene().getFocusOwner();
                if (!ring.isEmpty() && now == (event.isShiftDown() ? ring.getFirst() : ring.getLast())) {
                    (event.isShiftDown() ? ring.getLast() : ring.getFirst()).requestFocus();
                    event.consume();
                }
            }
        });
    }

    private static void collect(Node node, List<Node> ring) {
        if (!node.isVisible() || node.isDisabled()) {
            return;
        }
        if (node.isFocusTraversable()) {
            ring.add(node);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, ring));
        }
    }
}

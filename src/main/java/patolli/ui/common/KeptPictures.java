package patolli.ui.common;

import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.SnapshotParameters;

/** What JavaFX keeps as pictures of nodes that are cached. */
public final class KeptPictures {
    private KeptPictures() { }

    /**
     * Gives back the pictures of everything under a root that is not going to be shown again. Else JavaFX's pool of
     * pictures holds those of a tree that is gone: softly, and it touches them whenever it looks for a picture, so that
     * they never age.
     */
    public static void release(Parent root) {
        uncache(root);
        if (root.getScene() == null) {
            // Only what is drawn is told of it.
            SnapshotParameters point = new SnapshotParameters();
            point.setViewport(new Rectangle2D(0, 0, 1, 1));
            root.snapshot(point, null);
        }
    }

    private static void uncache(Node node) {
        node.setCache(false);
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(KeptPictures::uncache);
        }
    }
}

package patolli.ui.theatre;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;

/**
 * Lays everything out once more after words have changed their size, or another scene has come. Words are fitted while
 * they are laid out, and what is changed then in a part that has been laid out already is marked as due, but not the
 * parts around it: it would never be laid out again.
 */
final class Afresh implements Runnable {
    /** In the first the words are measured, in the next what depends on them. */
    private static final int PULSES = 3;
    private final Scene scene;
    private int left = PULSES;

    private Afresh(Scene scene) {
        this.scene = scene;
    }

    static void layOut(Scene scene) {
        scene.addPostLayoutPulseListener(new Afresh(scene));
    }

    @Override
    public void run() {
        request(scene.getRoot());
        left--;
        if (left == 0) {
            scene.removePostLayoutPulseListener(this);
        }
    }

    private static void request(Parent part) {
        part.requestLayout();
        for (Node child : part.getChildrenUnmodifiable()) {
            if (child instanceof Parent parent) {
                request(parent);
            }
        }
    }
}

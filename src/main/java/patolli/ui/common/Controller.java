package patolli.ui.common;

import javafx.scene.Scene;

/** Wires what an FXML file describes with its model. What {@link #attach} connects, {@link #detach} lets go of. */
public interface Controller {

    /** The scene is shown from now on. */
    default void attach(Scene scene) { }

    /** The scene is gone; it may be attached again. */
    default void detach() { }
}

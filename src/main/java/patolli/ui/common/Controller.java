package patolli.ui.common;

import javafx.scene.Scene;

/** Wires what an FXML file describes with its model. What {@link #attach} connects, {@link #detach} lets go of. */
public interface Controller {

    /** The scene is shown from now on. */
    default void attach(Scene scene) { }

    /** The scene has come whole, any fade into it is over: what begins with it begins here. */
    default void arrived() { }

    /** The scene is gone; it may be attached again. */
    default void detach() { }
}

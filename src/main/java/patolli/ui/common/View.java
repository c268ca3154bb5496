package patolli.ui.common;

import javafx.scene.Parent;
import javafx.scene.Scene;

/** Something that fills the window for a while: a scene of the evening, or a sheet that lies over one. */
public interface View {

    /** What is shown. */
    Parent root();

    /** It is shown in this scene from now on. */
    void attach(Scene scene);

    /** It has come whole, any fade into it is over: what begins with it begins here. */
    default void arrived() { }

    /** It is gone; all that it was connected with is let go of. */
    void detach();
}

package patolli.ui.common;

import java.util.Optional;
import javafx.scene.Parent;
import javafx.scene.Scene;
import patolli.audio.Programme;

/** Something that fills the window for a while: a scene of the evening, or a sheet that lies over one. */
public interface View {

    /** What is shown. */
    Parent root();

    /** It is shown in this scene from now on. */
    void attach(Scene scene);

    /** It has come whole, any fade into it is over: what begins with it begins here. */
    default void arrived() { }

    /** The music that is its own; empty for that of its kind of scene. */
    default Optional<Programme> music() {
        return Optional.empty();
    }

    /** It is gone; all that it was connected with is let go of. */
    void detach();
}

package patolli.ui.common;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/** What a player has set, as properties that scenes bind to. */
public final class Preferences {
    private final ObjectProperty<Tempo> tempo = new SimpleObjectProperty<>(Tempo.NORMAL);
    private final BooleanProperty reducedMotion = new SimpleBooleanProperty();
    private final BooleanProperty playForcedMoves = new SimpleBooleanProperty(true);

    /** How fast things are shown. */
    public ObjectProperty<Tempo> tempoProperty() {
        return tempo;
    }

    /** Whether changes are shown by a short cross-fade instead of movement. */
    public BooleanProperty reducedMotionProperty() {
        return reducedMotion;
    }

    /** Whether a cast that leaves one move is played at once. */
    public BooleanProperty playForcedMovesProperty() {
        return playForcedMoves;
    }
}

package patolli.ui.common;

import java.util.List;
import java.util.Map;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import patolli.settings.Settings;
import patolli.settings.Speed;

/** What a player has set, as properties that scenes bind to. */
public final class Preferences {
    private static final Map<Speed, Tempo> TEMPO = Map.of(Speed.RELAXED, Tempo.RELAXED, Speed.NORMAL, Tempo.NORMAL,
            Speed.FAST, Tempo.FAST);
    private final ObjectProperty<Tempo> tempo = new SimpleObjectProperty<>(Tempo.NORMAL);
    private final BooleanProperty reducedMotion = new SimpleBooleanProperty();
    private final BooleanProperty playForcedMoves = new SimpleBooleanProperty(true);

    /** The standard preferences. */
    public Preferences() {
        this(Settings.STANDARD);
    }

    /** The preferences as they were kept. */
    public Preferences(Settings kept) {
        tempo.set(TEMPO.get(kept.get(Settings.SPEED)));
        reducedMotion.set(kept.get(Settings.REDUCED_MOTION));
        playForcedMoves.set(kept.get(Settings.PLAY_FORCED_MOVES));
    }

    /** The same settings with these preferences in them. */
    public Settings in(Settings settings) {
        Speed speed = TEMPO.entrySet().stream().filter(e -> e.getValue() == tempo.get()).map(Map.Entry::getKey)
                .findFirst().orElse(Speed.NORMAL);
        return settings.with(Settings.SPEED, speed).with(Settings.REDUCED_MOTION, reducedMotion.get())
                .with(Settings.PLAY_FORCED_MOVES, playForcedMoves.get());
    }

    /** Everything that can change. */
    public List<Property<?>> all() {
        return List.of(tempo, reducedMotion, playForcedMoves);
    }

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

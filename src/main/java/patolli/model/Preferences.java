package patolli.model;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import patolli.settings.Movement;
import patolli.settings.Setting;
import patolli.settings.Settings;
import patolli.settings.Speed;

/** The settings as properties that scenes bind to; what is set to a value that a setting can't take is refused. */
public final class Preferences {
    private static final Map<Speed, Tempo> TEMPO = Map.of(Speed.RELAXED, Tempo.RELAXED, Speed.NORMAL, Tempo.NORMAL,
            Speed.FAST, Tempo.FAST);
    private final Map<Setting<?>, Kept<?>> properties = new LinkedHashMap<>();
    private final ObjectProperty<Tempo> tempo = new SimpleObjectProperty<>(Tempo.NORMAL);
    private final ReadOnlyBooleanWrapper reducedMotion = new ReadOnlyBooleanWrapper();

    /** The standard preferences. */
    public Preferences() {
        this(Settings.STANDARD, new SimpleBooleanProperty());
    }

    /**
     * The preferences as they were kept.
     *
     * @param calmSystem whether the system asks programs for less movement
     */
    public Preferences(Settings kept, ObservableBooleanValue calmSystem) {
        for (Setting<?> setting : Settings.ALL) {
            properties.put(setting, keep(setting, kept));
        }
        of(Settings.SPEED).subscribe(speed -> tempo.set(TEMPO.get(speed)));
        ObjectProperty<Movement> motion = of(Settings.MOTION);
        reducedMotion.bind(Bindings.createBooleanBinding(() -> motion.get() == Movement.REDUCED
                || motion.get() == Movement.SYSTEM && calmSystem.get(), motion, calmSystem));
    }

    private static <T> Kept<T> keep(Setting<T> setting, Settings kept) {
        return new Kept<>(setting, kept.get(setting));
    }

    /** Lets everything go by so many steps faster, or slower, as far as that goes. */
    public void quicken(int steps) {
        Speed[] all = Speed.values();
        of(Settings.SPEED).set(all[Math.clamp(of(Settings.SPEED).get().ordinal() + steps, 0, all.length - 1)]);
    }

    /** The value of one setting. */
    @SuppressWarnings("unchecked") // each setting stands beside a property of its own type
    public <T> ObjectProperty<T> of(Setting<T> setting) {
        return ((Kept<T>) properties.get(setting)).property;
    }

    /** The value of one setting that is true or false, for controls that want it so. */
    @SuppressWarnings("unchecked")
    public BooleanProperty truth(Setting<Boolean> setting) {
        Kept<Boolean> kept = (Kept<Boolean>) properties.get(setting);
        if (kept.truth == null) {
            kept.truth = BooleanProperty.booleanProperty(kept.property);
        }
        return kept.truth;
    }

    /** The settings as they are now. */
    public Settings settings() {
        Settings now = Settings.STANDARD;
        for (Kept<?> kept : properties.values()) {
            now = kept.in(now);
        }
        return now;
    }

    /** Everything that can change. */
    public List<ObjectProperty<?>> all() {
        return properties.values().stream().<ObjectProperty<?>>map(kept -> kept.property).toList();
    }

    /** How fast things are shown: follows the speed that is set. */
    public ObjectProperty<Tempo> tempoProperty() {
        return tempo;
    }

    /** Whether changes are shown by a short cross-fade instead of movement. */
    public ReadOnlyBooleanProperty reducedMotionProperty() {
        return reducedMotion.getReadOnlyProperty();
    }

    /** A setting and its value. */
    private static final class Kept<T> {
        private final Setting<T> setting;
        private final ObjectProperty<T> property;
        private BooleanProperty truth;

        Kept(Setting<T> setting, T value) {
            this.setting = setting;
            property = new SimpleObjectProperty<>(this, setting.key(), value);
        }

        Settings in(Settings settings) {
            return settings.with(setting, property.get());
        }
    }
}

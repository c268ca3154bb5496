package patolli.settings;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import patolli.rules.Side;

/** A value for every {@link Setting}. Immutable, equal by value. */
public final class Settings {
    /** How fast things go by; normal unless set. */
    public static final Setting<Speed> SPEED =
            Setting.choice("speed", Speed.class, Speed.ALL, Speed.NORMAL, Speed::key);
    /** Whether a cast that leaves one move is played at once; true unless set. */
    public static final Setting<Boolean> PLAY_FORCED_MOVES = Setting.truth("playForcedMoves", true);
    /** Whether Smoking Mirror plays the other side, rather than a second person; true unless set. */
    public static final Setting<Boolean> PLAY_SMOKING_MIRROR = Setting.truth("playSmokingMirror", true);
    /** The side of the person who plays against Smoking Mirror; red unless set. */
    public static final Setting<Side> HUMAN_SIDE =
            Setting.choice("humanSide", Side.class, List.of(Side.RED, Side.BLUE), Side.RED, Side::key);
    /** The window's width in logical pixels. */
    public static final Setting<Integer> WINDOW_WIDTH = Setting.number("windowWidth", 1280, 640, 16384);
    /** The window's height in logical pixels. */
    public static final Setting<Integer> WINDOW_HEIGHT = Setting.number("windowHeight", 800, 480, 16384);
    /** Whether things appear where they end instead of travelling there; false unless set. */
    public static final Setting<Boolean> REDUCED_MOTION = Setting.truth("reducedMotion", false);

    /** All of them, in the order of the file. */
    public static final List<Setting<?>> ALL = List.of(SPEED, PLAY_FORCED_MOVES, PLAY_SMOKING_MIRROR, HUMAN_SIDE,
            WINDOW_WIDTH, WINDOW_HEIGHT, REDUCED_MOTION);

    /** Every setting at its standard value. */
    public static final Settings STANDARD = new Settings(Map.of());

    private final Map<Setting<?>, Object> changed;

    private Settings(Map<Setting<?>, Object> changed) {
        this.changed = changed;
    }

    /** The value of a setting. */
    public <T> T get(Setting<T> setting) {
        Object value = changed.get(setting);
        return value == null ? setting.standard() : setting.cast(value);
    }

    /**
     * The same settings but for this one.
     *
     * @throws IllegalArgumentException for a value that the setting can't take
     */
    public <T> Settings with(Setting<T> setting, T value) {
        if (setting.read(setting.write(value)).isEmpty()) {
            throw new IllegalArgumentException(setting + " can be " + setting.allowed() + ", not " + value);
        }
        Map<Setting<?>, Object> now = new HashMap<>(changed);
        if (value.equals(setting.standard())) {
            now.remove(setting);
        } else {
            now.put(setting, value);
        }
        return new Settings(now);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Settings settings && changed.equals(settings.changed);
    }

    @Override
    public int hashCode() {
        return changed.hashCode();
    }

    @Override
    public String toString() {
        return "Settings" + changed;
    }
}

package patolli.testkit;

import com.sun.javafx.tk.Toolkit;
import com.sun.scenario.animation.AbstractPrimaryTimer;
import java.lang.reflect.Field;

/**
 * Lets the clock of all animations run some times as fast until it is closed: they go through the same frames at the
 * same pulses, each with more time between. What is timed by another clock goes on as ever.
 */
public final class Haste implements AutoCloseable {
    /** A pulse of the platform, in nanoseconds. */
    private static final long PULSE = 16_666_667;

    private Haste(long pulse) {
        Fx.run(() -> {
            AbstractPrimaryTimer clock = Toolkit.getToolkit().getPrimaryTimer();
            try {
                // It never goes back while something moves.
                field("debugNanos").setLong(clock, Math.max(clock.nanos(), System.nanoTime()));
                field("fixedPulseLength").setLong(clock, pulse);
            } catch (IllegalAccessException e) {
                throw new AssertionError("the clock of this JavaFX is another", e);
            }
        });
    }

    /** From now on so many times as fast. */
    public static Haste of(int times) {
        Fx.start();
        return new Haste(times * PULSE);
    }

    private static Field field(String name) {
        try {
            Field field = AbstractPrimaryTimer.class.getDeclaredField(name);
            field.setAccessible(true);
            return field;
        } catch (NoSuchFieldException e) {
            throw new AssertionError("the clock of this JavaFX is another", e);
        }
    }

    @Override
    public void close() {
        new Haste(0);
    }
}

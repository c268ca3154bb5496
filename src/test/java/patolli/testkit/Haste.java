package patolli.testkit;

import com.sun.javafx.tk.Toolkit;
import java.lang.reflect.Field;
import java.util.concurrent.TimeUnit;

/**
 * With {@code -Dtest.haste=n}, lets the animation clock go on by n milliseconds with each pulse, whatever the time:
 * what moves is seen in fewer frames, as many on a busy machine as on an idle one.
 */
final class Haste {
    private static final int STEP = Integer.getInteger("test.haste", 0);
    private static boolean begun;

    private Haste() { }

    /** From now on, on the FX thread. */
    static void begin() {
        if (STEP <= 0 || begun) {
            return;
        }
        begun = true;
        try {
            Object clock = Toolkit.class.getMethod("getPrimaryTimer").invoke(Toolkit.getToolkit());
            set(clock, "debugNanos", System.nanoTime());
            set(clock, "fixedPulseLength", TimeUnit.MILLISECONDS.toNanos(STEP));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void set(Object clock, String name, long value) throws ReflectiveOperationException {
        Field field = clock.getClass().getSuperclass().getDeclaredField(name);
        field.setAccessible(true);
        field.setLong(clock, value);
    }
}

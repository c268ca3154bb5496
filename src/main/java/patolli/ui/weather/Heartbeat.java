package patolli.ui.weather;

import java.util.function.DoubleConsumer;
import javafx.animation.AnimationTimer;

/** Tells, each time the screen is drawn anew, how many seconds have gone by since. */
public final class Heartbeat {
    /** After a pause, such as a window that was hidden, things go on from where they were. */
    private static final double LONGEST = 0.1;
    private static final double NANOS = 1e-9;
    private final AnimationTimer timer;
    private long before;
    private boolean beating;

    /** @param each told the seconds since it was told last, at most a tenth */
    public Heartbeat(DoubleConsumer each) {
        timer = new AnimationTimer() {
            @Override
            public void handle(long now) {
                double seconds = before == 0 ? 0 : (now - before) * NANOS;
                before = now;
                each.accept(Math.min(seconds, LONGEST));
            }
        };
    }

    /** Beats from now on. */
    public void start() {
        if (!beating) {
            beating = true;
            before = 0;
            timer.start();
        }
    }

    /** Beats no more. */
    public void stop() {
        beating = false;
        timer.stop();
    }

    public boolean isBeating() {
        return beating;
    }
}

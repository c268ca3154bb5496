package patolli.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.animation.PauseTransition;
import javafx.util.Duration;

/**
 * When pulses came while something was shown.
 *
 * @param at in nanoseconds
 */
record Pulses(List<Long> at) {
    /** A gap that a player sees, in the bare scene's pulses. */
    private static final int LONG = 3;
    /** Gaps are whole pulses of a clock that is not exact. */
    private static final double ROUNDING = 0.1;
    /** Of the bare scene's pulses, with the busiest animation. */
    private static final double LEAST = 0.95;

    double perSecond() {
        return (at.size() - 1) / ((at.getLast() - at.getFirst()) / 1e9);
    }

    /** The longest time between two, in seconds. */
    double longest() {
        double longest = 0;
        for (int i = 1; i < at.size(); i++) {
            longest = Math.max(longest, (at.get(i) - at.get(i - 1)) / 1e9);
        }
        return longest;
    }

    int longerThan(double seconds) {
        int count = 0;
        for (int i = 1; i < at.size(); i++) {
            count += at.get(i) - at.get(i - 1) > seconds * 1e9 ? 1 : 0;
        }
        return count;
    }

    /** Counts those of some time, once classes have been compiled and pictures loaded. On the FX thread. */
    static void count(Duration warm, Duration time, Consumer<Pulses> done) {
        List<Long> pulses = new ArrayList<>();
        AnimationTimer counter = timer(pulses);
        PauseTransition before = new PauseTransition(warm);
        before.setOnFinished(warmed -> {
            counter.start();
            PauseTransition wait = new PauseTransition(time);
            wait.setOnFinished(over -> {
                counter.stop();
                done.accept(new Pulses(List.copyOf(pulses)));
            });
            wait.play();
        });
        before.play();
    }

    /** What notes every pulse while it runs. */
    static AnimationTimer timer(List<Long> pulses) {
        return new AnimationTimer() {
            @Override
            public void handle(long now) {
                pulses.add(now);
            }
        };
    }

    /** Beside the pulses a second of the bare scene, and whether the bounds are kept. */
    String beside(double bare) {
        return String.format(Locale.ROOT, "%.1f pulses a second, %.3f of the bare scene; longest gap %.1f pulses, "
                + "%d gaps over %d: %s", perSecond(), perSecond() / bare, longest() * bare, longerThan(LONG / bare),
                LONG, isSmooth(bare) ? "kept" : "MISSED");
    }

    /** Whether there were enough, and none came too late. */
    boolean isSmooth(double bare) {
        return perSecond() >= LEAST * bare && longest() * bare <= LONG + ROUNDING;
    }
}

package patolli.model;

import javafx.util.Duration;

/** How fast things are shown. Durations elsewhere are those of {@link #NORMAL}; this stretches or shortens them. */
public enum Tempo {
    RELAXED(1.7), NORMAL(1), FAST(0.4),
    /** Nothing is shown on its way; for tests and for those who want the result only. */
    INSTANT(0);

    private final double factor;

    Tempo(double factor) {
        this.factor = factor;
    }

    /** A duration at this tempo. */
    public Duration of(double normalMillis) {
        return Duration.millis(normalMillis * factor);
    }
}

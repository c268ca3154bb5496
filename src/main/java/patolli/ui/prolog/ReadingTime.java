package patolli.ui.prolog;

import javafx.util.Duration;
import patolli.model.Tempo;

/** How long a page stays: long enough for a slow reader, at whatever tempo. */
final class ReadingTime {
    static final double LEAST_PAGE = 1500;
    static final double LEAST_CHARACTER = 60;
    private static final double EASE = 1.1;

    private ReadingTime() { }

    static Duration of(String text, Tempo tempo) {
        double least = LEAST_PAGE + LEAST_CHARACTER * text.length();
        return Duration.millis(Math.max(least, tempo.of(least * EASE).toMillis()));
    }
}

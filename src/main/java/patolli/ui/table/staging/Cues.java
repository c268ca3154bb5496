package patolli.ui.table.staging;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.Transition;
import patolli.model.Tempo;

/**
 * A movement of many parts, each with its own beginning and end in milliseconds at normal tempo. It can be stopped at
 * any moment, and each part reaches its end exactly once, however few pulses there are.
 */
final class Cues {
    /** So many milliseconds are more than one pulse of any tempo: whoever leaps over them sees what is due there. */
    private static final double LEAP = 120;
    private final List<Part> parts = new ArrayList<>();
    private double end;

    /** Lets something change between two moments: it is told how far that has gone, from 0 to 1. */
    Cues over(double from, double to, DoubleConsumer change) {
        parts.add(new Part(from, to, change));
        end = Math.max(end, to);
        return this;
    }

    /**
     * The same in every second pulse, as drawn films do: for what is large and would otherwise be drawn anew with all
     * that lies under it.
     */
    Cues onTwos(double from, double to, DoubleConsumer change) {
        return over(from, to, new DoubleConsumer() {
            private int pulses;
            private double drawn;

            @Override
            public void accept(double done) {
                boolean leapt = (done - drawn) * (to - from) > LEAP;
                if (done >= 1 || leapt || pulses % 2 == 0) {
                    change.accept(done);
                    drawn = done;
                }
                pulses++;
            }
        });
    }

    /** Does something at a moment. */
    Cues at(double when, Runnable work) {
        return over(when, when, done -> work.run());
    }

    /** The last moment. */
    double end() {
        return end;
    }

    /** @param length how long it takes, as a part of its full length */
    Animation animation(Tempo tempo, double length) {
        return new Transition() {
            {
                setCycleDuration(tempo.of(end * length));
                setInterpolator(Interpolator.LINEAR);
            }

            @Override
            protected void interpolate(double done) {
                parts.forEach(part -> part.reach(done < 1 ? done * end : Double.POSITIVE_INFINITY));
            }
        };
    }

    /** Slow, quick, slow. */
    static double ease(double t) {
        return t * t * (3 - 2 * t);
    }

    /** From one number to another. */
    static double between(double from, double to, double part) {
        return from + (to - from) * part;
    }

    private static final class Part {
        private final double from;
        private final double to;
        private final DoubleConsumer change;
        private boolean over;

        Part(double from, double to, DoubleConsumer change) {
            this.from = from;
            this.to = to;
            this.change = change;
        }

        void reach(double now) {
            if (over || now < from) {
                return;
            }
            over = now >= to;
            change.accept(over ? 1 : (now - from) / (to - from));
        }
    }
}

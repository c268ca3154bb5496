package patolli.ui.common;

import java.util.Iterator;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.animation.Animation;

/**
 * Runs one animation after the other and lets a player skip what is left. An animation is made only when its turn
 * comes, so that it starts from where things then are.
 */
public final class Motion {
    private Animation current;
    private Runnable atEnd;
    private Runnable between = () -> { };
    private Iterator<Supplier<Optional<Animation>>> left;

    /** Whether something is moving. */
    public boolean isRunning() {
        return atEnd != null;
    }

    /**
     * Runs the animations in turn, then {@code end}. What is still running is cut short first.
     *
     * @param each run after each animation that comes to its own end
     */
    public void run(Iterable<Supplier<Optional<Animation>>> animations, Runnable each, Runnable end) {
        skip();
        left = animations.iterator();
        between = each;
        atEnd = end;
        next();
    }

    /** Ends what is running at once: its end comes now. */
    public void skip() {
        if (atEnd != null) {
            finish();
        }
    }

    /** Ends what is running without its end. */
    public void drop() {
        atEnd = null;
        stop();
    }

    private void next() {
        while (left.hasNext()) {
            Optional<Animation> animation = left.next().get();
            if (animation.isPresent()) {
                current = animation.get();
                current.setOnFinished(event -> {
                    between.run();
                    next();
                });
                current.play();
                return;
            }
        }
        finish();
    }

    private void finish() {
        Runnable end = atEnd;
        atEnd = null;
        stop();
        end.run();
    }

    private void stop() {
        if (current != null) {
            current.setOnFinished(null);
            current.stop();
            current = null;
        }
    }
}

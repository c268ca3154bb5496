package patolli.ui.theatre;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import java.util.function.LongSupplier;
import javafx.application.Platform;
import javafx.event.EventHandler;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Window;
import javafx.util.Duration;
import javafx.util.Subscription;

/**
 * Keeps what was meant for one scene or sheet from what takes its place. For a moment after the change no press of
 * the mouse counts, nor what follows from it: the second half of a double click is one. A key that is down then does
 * nothing until it has been let go. What ends the evening's play is to be seen: for longer neither a press of the mouse
 * nor Enter or Space leaves it, and as long again after each such key.
 */
final class Threshold {
    /** How much longer an end is held than anything else. */
    private static final int HOLD = 3;
    private static final Set<KeyCode> LEAVING = EnumSet.of(KeyCode.ENTER, KeyCode.SPACE);
    private final long grace;
    private final LongSupplier clock;
    private final Set<KeyCode> stale = new HashSet<>();
    private final KeysDown keys = new KeysDown(this::pressed);
    private final Runnable seen = this::seen;
    private Scene scene;
    /** Whether what has come has not been drawn yet. */
    private boolean unseen;
    private long since;
    /** When a key came that would have left an end too early. */
    private long hurried;
    /** Whether what has come is an end. */
    private boolean end;
    private boolean refusingMouse;
    private boolean refusingKey;

    /**
     * @param grace for how long no press counts, from when the new scene was first drawn; zero for no time at all
     * @param clock in nanoseconds
     */
    Threshold(Duration grace, LongSupplier clock) {
        this.grace = (long) (grace.toMillis() * 1_000_000);
        this.clock = clock;
        since = clock.getAsLong() - this.grace;
        hurried = since - HOLD * this.grace;
    }

    /** Stands before everything in a scene, until the handle is used. */
    Subscription guard(Scene before) {
        scene = before;
        EventHandler<MouseEvent> mouse = this::mouse;
        EventHandler<KeyEvent> released = event -> stale.remove(event.getCode());
        EventHandler<KeyEvent> typed = event -> {
            if (refusingKey) {
                event.consume();
            }
        };
        scene.addEventFilter(MouseEvent.ANY, mouse);
        scene.addEventFilter(KeyEvent.KEY_RELEASED, released);
        scene.addEventFilter(KeyEvent.KEY_TYPED, typed);
        return Subscription.combine(keys.follow(scene),
                scene.windowProperty().flatMap(Window::focusedProperty).orElse(false).subscribe(this::forget),
                () -> {
                    scene.removeEventFilter(MouseEvent.ANY, mouse);
                    scene.removeEventFilter(KeyEvent.KEY_RELEASED, released);
                    scene.removeEventFilter(KeyEvent.KEY_TYPED, typed);
                    scene.removePostLayoutPulseListener(seen);
                });
    }

    /** Something else is shown from now on. */
    void cross() {
        cross(false);
    }

    /** @param ending whether it is an end, which is held */
    void cross(boolean ending) {
        end = ending;
        stale.addAll(keys.all());
        // What the key that brought it writes is still to come.
        refusingKey = true;
        if (grace > 0) {
            since = clock.getAsLong();
            unseen = true;
            scene.removePostLayoutPulseListener(seen);
            scene.addPostLayoutPulseListener(seen);
            Platform.requestNextPulse();
        }
    }

    /** The time runs from here: on a slow machine a scene may be long in coming. */
    private void seen() {
        scene.removePostLayoutPulseListener(seen);
        unseen = false;
        since = clock.getAsLong();
    }

    /** Whether a press of the mouse would count now. */
    boolean isOpen() {
        return !unseen && clock.getAsLong() - since >= (end ? HOLD * grace : grace);
    }

    /** Whether what has come has not been drawn yet. */
    boolean isUnseen() {
        return unseen;
    }

    private void forget(boolean here) {
        if (!here) {
            keys.forget();
            stale.clear();
        }
    }

    private void mouse(MouseEvent event) {
        var type = event.getEventType();
        if (type == MouseEvent.MOUSE_PRESSED) {
            refusingMouse = !isOpen();
        }
        boolean gesture = type == MouseEvent.MOUSE_PRESSED || type == MouseEvent.MOUSE_DRAGGED
                || type == MouseEvent.DRAG_DETECTED || type == MouseEvent.MOUSE_RELEASED
                || type == MouseEvent.MOUSE_CLICKED;
        if (refusingMouse && gesture) {
            event.consume();
        }
    }

    private void pressed(KeyEvent event, boolean repeated) {
        // Whoever goes on pressing it, throw after throw, has not seen the end yet.
        boolean early = end && LEAVING.contains(event.getCode())
                && !(isOpen() && clock.getAsLong() - hurried >= HOLD * grace);
        if (early) {
            stale.add(event.getCode());
            hurried = clock.getAsLong();
        }
        refusingKey = early || repeated && stale.contains(event.getCode());
        if (refusingKey) {
            event.consume();
        } else {
            stale.remove(event.getCode());
        }
    }
}

package patolli.ui.lesson;

import java.util.EnumMap;
import java.util.Map;
import javafx.event.EventTarget;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import patolli.ui.course.Task;
import patolli.ui.table.BoardScene;

/** Lets through to the board only what the step asks for; the scroll and the bar always hear the player. */
final class Guard {
    private final LessonModel lesson;
    private final BoardScene board;
    /** The keys that are down, and whether the board heard them: what it has not heard it shall not hear repeated. */
    private final Map<KeyCode, Boolean> down = new EnumMap<>(KeyCode.class);

    Guard(LessonModel lesson, BoardScene board) {
        this.lesson = lesson;
        this.board = board;
    }

    /** Hears presses, releases and clicks before anything else does. */
    void mouse(MouseEvent event) {
        boolean pressed = event.getEventType() == MouseEvent.MOUSE_PRESSED;
        boolean acting = event.getEventType() == MouseEvent.MOUSE_CLICKED || pressed;
        if (!acting || !isIn(event.getTarget(), board.root()) || board.isMoving() || board.acts(event.getTarget())) {
            return;
        }
        event.consume();
        if (pressed) {
            missed();
        }
    }

    private void missed() {
        if (lesson.stageProperty().get() != LessonModel.Stage.GOING) {
            lesson.missed();
        }
    }

    /** Hears keys going down before anything else does. */
    void pressed(KeyEvent event) {
        KeyCode key = event.getCode();
        Boolean heard = down.get(key);
        if (heard != null) {
            if (!heard) {
                event.consume();
            }
            return;
        }
        if (key.isModifierKey() || key.isFunctionKey() || key == KeyCode.TAB) {
            return;
        }
        boolean through = !event.isAltDown() && !event.isShortcutDown() && isForTheBoard(event);
        down.put(key, through);
        if (!through) {
            event.consume();
            answer(key, event.getTarget());
        }
    }

    /** Hears keys going up. */
    void released(KeyEvent event) {
        down.remove(event.getCode());
        if (event.getCode() == KeyCode.SPACE) {
            event.consume();
        }
    }

    /** The keyboard is elsewhere: no key is down any more. */
    void forget() {
        down.clear();
    }

    private boolean isForTheBoard(KeyEvent event) {
        if (!isIn(event.getTarget(), board.root())) {
            return false;
        }
        KeyCode key = event.getCode();
        boolean skips = board.isMoving() && key != KeyCode.ESCAPE;
        return skips || lesson.waitsForTheMat() && (key == KeyCode.ENTER || lesson.current().task() == Task.MOVE
                && (key.isArrowKey() || key.isDigitKey() || key == KeyCode.BACK_SPACE && board.isBegun()));
    }

    private void answer(KeyCode key, EventTarget focus) {
        if (key == KeyCode.ESCAPE) {
            lesson.leave();
        } else if (key == KeyCode.BACK_SPACE) {
            lesson.back();
        } else if (key == KeyCode.ENTER && focus instanceof ButtonBase button && !isIn(focus, board.root())) {
            button.fire();
        } else if (key == KeyCode.ENTER && lesson.canGoOn()) {
            lesson.next();
        } else {
            missed();
        }
    }

    private static boolean isIn(EventTarget target, Node parent) {
        Node at = target instanceof Node node ? node : null;
        while (at != null && at != parent) {
            at = at.getParent();
        }
        return at != null;
    }
}

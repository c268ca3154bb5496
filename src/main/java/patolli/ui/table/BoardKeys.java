package patolli.ui.table;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.BooleanSupplier;
import javafx.event.EventTarget;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import patolli.model.Awaiting;
import patolli.model.TableModel;
import patolli.play.Decision;

/**
 * The keyboard at the board: Enter takes up, throws, plays and confirms; the arrows choose; a digit picks a move, or
 * says what real beans show; H asks for a hint; who looks on has {@link WatchKeys}. A key pressed while something moves
 * skips the movement and does nothing else. An arrow never leads away from the mat, to where Enter ends the evening:
 * Tab, Alt, F10 and the mouse do.
 */
final class BoardKeys {
    private final TableModel model;
    private final TableStage stage;
    private final HeldBeans held;
    private final MoveSpots moves;
    private final OwnThrow own;
    private final WatchKeys watch;
    private final BooleanSupplier bossKeys;
    private final Set<KeyCode> down = EnumSet.noneOf(KeyCode.class);

    /** @param bossKeys whether Space belongs to the whole game; otherwise it is a second Enter */
    BoardKeys(TableModel model, TableStage stage, HeldBeans held, MoveSpots moves, OwnThrow own, WatchKeys watch,
            BooleanSupplier bossKeys) {
        this.model = model;
        this.stage = stage;
        this.held = held;
        this.moves = moves;
        this.own = own;
        this.watch = watch;
        this.bossKeys = bossKeys;
    }

    void pressed(KeyEvent event) {
        KeyCode key = event.getCode();
        if (event.isAltDown() || event.isControlDown() || event.isMetaDown() || key.isModifierKey()) {
            if (key.isArrowKey()) {
                event.consume();
            }
            return;
        }
        boolean repeated = !down.add(key);
        if (watch.pressed(event, repeated)) {
            event.consume();
        } else if (stage.isMoving() && !isMenu(event.getTarget())) {
            if (!repeated) {
                stage.skip();
            }
            event.consume();
        } else if (key == KeyCode.SPACE && bossKeys.getAsBoolean()) {
            // Space belongs to the whole game, never to the button that happens to have the focus.
            event.consume();
        } else if (acts(key, event.getTarget(), repeated)) {
            event.consume();
        }
    }

    void released(KeyEvent event) {
        down.remove(event.getCode());
        if (isEnter(event.getCode()) && held.isHeld()) {
            held.release();
            event.consume();
        } else if (event.getCode() == KeyCode.SPACE) {
            event.consume();
        }
    }

    /** The menus answer while something moves. */
    private static boolean isMenu(EventTarget focus) {
        return focus instanceof ButtonBase button && button.getStyleClass().contains("band-button");
    }

    private static boolean isEnter(KeyCode key) {
        return key == KeyCode.ENTER || key == KeyCode.SPACE;
    }

    /** The window lost the keyboard: no key is down any more. */
    void forget() {
        down.clear();
    }

    private boolean acts(KeyCode key, EventTarget focus, boolean repeated) {
        if (isEnter(key)) {
            return repeated || enter(focus);
        }
        if (key == KeyCode.H) {
            model.askForHint();
            return true;
        }
        int step = switch (key) {
            case LEFT, DOWN -> -1;
            case RIGHT, UP -> 1;
            default -> 0;
        };
        if (model.awaiting() == Awaiting.OWN_THROW) {
            if (step != 0) {
                own.step(step);
            }
            return step != 0 || !repeated && (own.type(key) || key == KeyCode.BACK_SPACE && own.back());
        }
        if (model.awaiting() != Awaiting.MOVE) {
            return key.isArrowKey();
        }
        if (step != 0) {
            moves.step(step);
            return true;
        }
        if (key == KeyCode.BACK_SPACE) {
            return moves.back() || undoDie();
        }
        if (key.isDigitKey()) {
            moves.type(Integer.parseInt(key.getName().replaceAll("\\D", "")));
            return true;
        }
        return key.isArrowKey();
    }

    /** The die that was used before this one is taken back, as what is chosen of a move is; not one that had to be. */
    private boolean undoDie() {
        boolean chosen = model.state().dice().size() == 1 && !model.history().isEmpty()
                && model.history().getLast().decision() instanceof Decision.Move
                && model.history().getLast().before().moves().size() > 1;
        if (chosen) {
            model.undo();
        }
        return chosen;
    }

    private boolean enter(EventTarget focus) {
        if (focus instanceof ButtonBase button && button.isVisible()) {
            button.fire();
            return true;
        }
        switch (model.awaiting()) {
            case THROW -> held.take();
            case MOVE -> moves.playFocused();
            case OWN_THROW, BET, NEW_CONTEST, NOTHING -> {
                return false;
            }
        }
        return true;
    }
}

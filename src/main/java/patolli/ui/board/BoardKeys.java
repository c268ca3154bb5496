package patolli.ui.board;

import java.util.EnumSet;
import java.util.Set;
import javafx.event.EventTarget;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import patolli.model.Awaiting;
import patolli.model.TableModel;

/**
 * The keyboard at the board: Enter takes up, throws, plays and confirms; the arrows choose; a digit picks a move. A
 * key pressed while something moves skips the movement and does nothing else.
 */
final class BoardKeys {
    private final TableModel model;
    private final Table table;
    private final HeldBeans held;
    private final MoveSpots moves;
    private final BetPanelController bet;
    private final Set<KeyCode> down = EnumSet.noneOf(KeyCode.class);

    BoardKeys(TableModel model, Table table, HeldBeans held, MoveSpots moves, BetPanelController bet) {
        this.model = model;
        this.table = table;
        this.held = held;
        this.moves = moves;
        this.bet = bet;
    }

    void pressed(KeyEvent event) {
        KeyCode key = event.getCode();
        if (event.isAltDown() || event.isControlDown() || event.isMetaDown() || key.isModifierKey()) {
            return;
        }
        boolean repeated = !down.add(key);
        if (table.isMoving()) {
            if (!repeated) {
                table.skip();
            }
            event.consume();
        } else if (key == KeyCode.SPACE) {
            // Space belongs to the whole game, never to the button that happens to have the focus.
            event.consume();
        } else if (acts(key, event.getTarget(), repeated)) {
            event.consume();
        }
    }

    void released(KeyEvent event) {
        down.remove(event.getCode());
        if (event.getCode() == KeyCode.ENTER && held.isHeld()) {
            held.release();
            event.consume();
        } else if (event.getCode() == KeyCode.SPACE) {
            event.consume();
        }
    }

    /** The window lost the keyboard: no key is down any more. */
    void forget() {
        down.clear();
    }

    private boolean acts(KeyCode key, EventTarget focus, boolean repeated) {
        if (key == KeyCode.ENTER) {
            return repeated || enter(focus);
        }
        int step = switch (key) {
            case LEFT, DOWN -> -1;
            case RIGHT, UP -> 1;
            default -> 0;
        };
        if (step != 0 && model.awaiting() == Awaiting.BET && !(focus instanceof Slider)) {
            bet.step(step);
            return true;
        }
        if (model.awaiting() != Awaiting.MOVE) {
            return false;
        }
        if (step != 0) {
            moves.step(step);
            return true;
        }
        if (key.isDigitKey()) {
            moves.focus(Integer.parseInt(key.getName().replaceAll("\\D", "")) - 1);
            return true;
        }
        return false;
    }

    private boolean enter(EventTarget focus) {
        if (focus instanceof ButtonBase button && button.isVisible()) {
            button.fire();
            return true;
        }
        switch (model.awaiting()) {
            case THROW -> held.take();
            case MOVE -> moves.playFocused();
            case BET -> bet.confirm();
            case NEW_CONTEST -> model.newContest();
            case NOTHING -> {
                return false;
            }
        }
        return true;
    }
}

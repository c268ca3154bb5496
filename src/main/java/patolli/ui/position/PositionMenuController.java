package patolli.ui.position;

import javafx.fxml.FXML;
import patolli.ui.common.Controller;

/** Wires what can be done with the position as a whole. */
public final class PositionMenuController implements Controller {
    private final PositionTasks tasks;

    PositionMenuController(PositionTasks tasks) {
        this.tasks = tasks;
    }

    @FXML
    private void copy() {
        tasks.copy();
    }

    @FXML
    private void paste() {
        tasks.paste();
    }

    @FXML
    private void rules() {
        tasks.rules();
    }

    @FXML
    private void leave() {
        tasks.leave();
    }
}

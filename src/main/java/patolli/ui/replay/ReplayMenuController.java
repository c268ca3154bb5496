package patolli.ui.replay;

import javafx.fxml.FXML;
import patolli.ui.common.Controller;

/** Wires what can be done with the chronicle. */
public final class ReplayMenuController implements Controller {
    private final ReplayTasks tasks;

    ReplayMenuController(ReplayTasks tasks) {
        this.tasks = tasks;
    }

    @FXML
    private void write() {
        tasks.write();
    }

    @FXML
    private void copy() {
        tasks.copy();
    }

    @FXML
    private void review() {
        tasks.review();
    }

    @FXML
    private void leave() {
        tasks.leave();
    }
}

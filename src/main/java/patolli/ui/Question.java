package patolli.ui;

import javafx.scene.Parent;
import javafx.scene.Scene;
import patolli.ui.common.View;

/** A sheet with a question; to take it away without an answer is an answer, too. */
final class Question implements View {
    private final View sheet;
    private final Runnable otherwise;
    private boolean answered;

    /** @param otherwise done once when the sheet goes and nobody has answered */
    Question(View sheet, Runnable otherwise) {
        this.sheet = sheet;
        this.otherwise = otherwise;
    }

    /** It has been answered. */
    void answered() {
        answered = true;
    }

    @Override
    public Parent root() {
        return sheet.root();
    }

    @Override
    public void attach(Scene scene) {
        sheet.attach(scene);
    }

    @Override
    public void detach() {
        sheet.detach();
        if (!answered) {
            answered = true;
            otherwise.run();
        }
    }
}

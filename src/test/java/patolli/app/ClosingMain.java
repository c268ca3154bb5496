package patolli.app;

import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.stage.Window;

/** Starts the program and closes its window as soon as it is there. */
public final class ClosingMain {
    private ClosingMain() { }

    public static void main(String[] args) {
        Window.getWindows().addListener((ListChangeListener<Window>) change -> {
            if (!Window.getWindows().isEmpty()) {
                // A player makes the window a little lower, which is kept, and closes it.
                Window window = Window.getWindows().getFirst();
                Platform.runLater(() -> {
                    window.getScene().heightProperty().subscribe((was, is) -> Platform.runLater(window::hide));
                    window.setHeight(700);
                });
            }
        });
        System.exit(Main.run(args));
    }
}

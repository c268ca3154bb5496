package bare;

import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.stage.Stage;

/** A window of the game's size with one button that fills it. */
public final class Bare extends Application {
    @Override
    public void start(Stage stage) {
        Button button = new Button("Bare");
        button.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        stage.setScene(new Scene(button, 1280, 800));
        stage.show();
    }
}

package patolli.ui.common;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.stream.Stream;
import javafx.fxml.FXMLLoader;
import javafx.scene.Parent;
import javafx.scene.Scene;
import patolli.text.Texts;

/**
 * A view that an FXML file describes.
 *
 * @param <C> the controller of the file's root
 */
public final class FxmlView<C extends Controller> implements View {
    private final Parent root;
    private final C controller;

    private FxmlView(Parent root, C controller) {
        this.root = root;
        this.controller = controller;
    }

    /**
     * Loads {@code /fxml/<name>.fxml}.
     *
     * @param texts       the words that the file names as {@code %key}
     * @param controllers the controller of the file and of each file that it includes, in any order
     * @throws UncheckedIOException when the file is missing or wrong
     */
    public static <C extends Controller> FxmlView<C> load(String name, Texts texts, Object... controllers) {
        FXMLLoader loader = new FXMLLoader(FxmlView.class.getResource("/fxml/" + name + ".fxml"), texts.bundle(), null,
                type -> Stream.of(controllers).filter(type::isInstance).findFirst().orElseThrow(() ->
                        new IllegalArgumentException(name + ".fxml wants the controller " + type.getName())));
        try {
            return new FxmlView<>(loader.load(), loader.getController());
        } catch (IOException e) {
            throw new UncheckedIOException("the view " + name + " could not be loaded", e);
        }
    }

    @Override
    public Parent root() {
        return root;
    }

    /** The controller of the root. */
    public C controller() {
        return controller;
    }

    @Override
    public void attach(Scene scene) {
        controller.attach(scene);
    }

    @Override
    public void arrived() {
        controller.arrived();
    }

    @Override
    public void detach() {
        controller.detach();
    }
}

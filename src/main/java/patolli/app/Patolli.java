package patolli.app;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;

/**
 * The program as JavaFX knows it. Desktops tell its windows from those of other programs by the name of this class,
 * which the menu entry has too: a toolkit that is started without such a class calls every program {@code java}.
 */
public final class Patolli extends Application {
    private static final CompletableFuture<Stage> STAGE = new CompletableFuture<>();

    /** JavaFX makes the one there is. */
    public Patolli() { }

    /** Begins to start the toolkit, in a thread of its own. */
    static void begin() {
        Platform.setImplicitExit(false);
        Thread toolkit = new Thread(() -> {
            try {
                launch(Patolli.class);
            } catch (RuntimeException | Error e) {
                STAGE.completeExceptionally(e.getCause() instanceof Error cause ? cause : e);
            }
        }, "toolkit");
        toolkit.setDaemon(true);
        toolkit.start();
    }

    @Override
    public void start(Stage stage) {
        STAGE.complete(stage);
    }

    /**
     * Waits until the toolkit has started.
     *
     * @return the window, which is not shown yet
     * @throws UnsupportedOperationException when the screen can't be reached or a library is missing
     */
    static Stage stage() {
        try {
            return STAGE.join();
        } catch (CompletionException e) {
            switch (e.getCause()) {
                case RuntimeException failure -> throw failure;
                case Error failure -> throw failure;
                default -> throw e;
            }
        }
    }
}

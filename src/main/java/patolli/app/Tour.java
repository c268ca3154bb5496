package patolli.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.ai.Level;
import patolli.ai.Opponents;
import patolli.beans.SeededCasts;
import patolli.model.Mind;
import patolli.model.TableModel;
import patolli.rules.patolli.PatolliGame;
import patolli.settings.Settings;
import patolli.text.Chronicle;
import patolli.text.Texts;
import patolli.ui.Tables;
import patolli.ui.board.BoardScene;
import patolli.ui.board.BoardTour;
import patolli.ui.common.DesignPane;
import patolli.ui.common.Fonts;
import patolli.ui.common.Pictures;
import patolli.model.Preferences;
import patolli.ui.common.Shots;
import patolli.ui.menu.MenuModel;

/** The tour: the real scenes on JavaFX's own Headless platform. */
final class Tour {
    /** A contest with every kind of event in it and of a bearable length. */
    static final long STANDARD_SEED = 1689;
    private static final Logger LOG = LoggerFactory.getLogger(Tour.class);
    private final CompletableFuture<Void> end = new CompletableFuture<>();
    private final Path folder;
    private final long seed;

    private Tour(Path folder, long seed) {
        this.folder = folder;
        this.seed = seed;
    }

    /** Makes the pictures and prints the chronicle; 0 when all went well. */
    static int run(Path folder, long seed) {
        System.setProperty("glass.platform", "Headless");
        System.setProperty("prism.order", "sw");
        System.setProperty("java.awt.headless", "true");
        Tour tour = new Tour(folder, seed);
        ToolkitLog.calm();
        Platform.startup(tour::play);
        try {
            tour.end.get();
            return 0;
        } catch (ExecutionException e) {
            System.err.println(tour.why(e.getCause()));
            return 1;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 1;
        } finally {
            Platform.exit();
        }
    }

    private String why(Throwable cause) {
        if (cause instanceof IOException || cause instanceof UncheckedIOException) {
            LOG.debug("The tour ended early", cause);
            return "patolli: the pictures can't be written; is " + folder.toAbsolutePath()
                    + " a folder that you may write to, with room in it?";
        }
        LOG.error("The tour ended early", cause);
        return "patolli: the tour ended early: " + cause.getMessage();
    }

    private void play() {
        try {
            Platform.setImplicitExit(false);
            Fonts.load();
            Pictures pictures = new Pictures();
            Mind mind = state -> Opponents.at(Level.MIRROR).judge(state, 1).getFirst().move();
            TableModel model = Tables.lay(PatolliGame.INSTANCE,
                    Tables.seats(PatolliGame.INSTANCE, Settings.STANDARD), () -> new SeededCasts(seed), mind, Runnable::run);
            BoardScene board = BoardScene.load(model, new Preferences(), pictures,
                    new MenuModel(model, new Preferences(), Optional.empty(), Map.of()));
            Scene scene = new Scene(board.root(), DesignPane.WIDTH, DesignPane.HEIGHT);
            Stage stage = new Stage();
            stage.setScene(scene);
            stage.show();
            Shots shots = new Shots(folder, pictures);
            new BoardTour(model, board, scene, shots, mind, error -> finish(model, shots, error)).start();
        } catch (IOException | RuntimeException e) {
            end.completeExceptionally(e);
        }
    }

    private void finish(TableModel model, Shots shots, Optional<Exception> error) {
        if (error.isPresent()) {
            end.completeExceptionally(error.get());
            return;
        }
        new Chronicle(new Texts("story")).lines(model.history(), model.seats()).forEach(System.out::println);
        System.out.println(shots.count() + " pictures, each in single and double size, are in " + folder);
        end.complete(null);
    }
}

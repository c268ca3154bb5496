package patolli.testkit;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.testfx.util.WaitForAsyncUtils;
import patolli.ai.Opponents;
import patolli.beans.SeededCasts;
import patolli.model.Awaiting;
import patolli.model.Contests;
import patolli.model.Preferences;
import patolli.model.TableModel;
import patolli.model.Tempo;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.ui.menu.MenuModel;
import patolli.ui.table.BoardScene;
import patolli.ui.table.GameTable;

/** The real scene of a table on a stage. */
public class TableScene implements AutoCloseable {
    public final Preferences preferences = new Preferences();
    public TableModel model;
    public BoardScene board;
    public Scene scene;
    private final GameTable table;
    private final ToIntFunction<State> mind;
    private Stage window;

    public TableScene(GameTable table) {
        this(table, state -> state.moves().getFirst());
    }

    /** @param mind which move computers play */
    public TableScene(GameTable table, ToIntFunction<State> mind) {
        this.table = table;
        this.mind = mind;
        preferences.tempoProperty().set(Tempo.INSTANT);
    }

    /** A game that goes the same way however long the beans are held. */
    public TableScene open(String setup, Collection<Side> computers, long seed) {
        return open(Positions.opening(setup), computers, seed);
    }

    public TableScene open(State opening, Collection<Side> computers, long seed) {
        Fx.start();
        Fx.run(() -> {
            model = new TableModel(() -> opening, Seats.computersPlay(opening.sides(), computers),
                    Contests.unkept(() -> casts -> new SeededCasts(seed * 1_000_003
                            + (model == null ? 0 : model.history().size())).draw(casts)),
                    mind::applyAsInt, state -> Opponents.plain().judge(state, 1),
                    Runnable::run, Platform::runLater);
            board = BoardScene.load(table, model, preferences, TestPictures.get(),
                    new MenuModel(model, preferences, Optional.empty(), Map.of()));
            scene = new Scene(board.root(), 800, 500);
            window = new Stage();
            window.setScene(scene);
            window.show();
            board.root().layout();
            board.attach(scene);
            model.begin();
        });
        Fx.until("the window has the keyboard and its layout", () -> window.isFocused()
                && board.root().getLayoutBounds().getWidth() > 0 && !board.root().isNeedsLayout());
        return this;
    }

    @Override
    public void close() {
        Fx.run(() -> {
            board.detach();
            window.close();
        });
        WaitForAsyncUtils.clearExceptions();
    }

    public State state() {
        return Fx.call(model::state);
    }

    public Awaiting awaiting() {
        return Fx.call(model::awaiting);
    }

    /** Until somebody at this screen has to act. */
    public Awaiting untilAwaited() {
        Fx.until("somebody is awaited", () -> model.awaiting() != Awaiting.NOTHING);
        return awaiting();
    }

    public List<String> played() {
        return Fx.call(() -> model.history().stream().map(turn -> turn.decision().text(turn.before())).toList());
    }

    public String text(String id) {
        return Fx.call(() -> ((Labeled) scene.lookup("#" + id)).getText());
    }

    /** The nodes of a layer. */
    public List<Node> layer(String name) {
        return Fx.call(() -> List.copyOf(((Pane) scene.lookup("#" + name)).getChildren()));
    }

    /** What is laid over the table to be pointed at; ids of moves may have signs in them that no selector takes. */
    public Optional<Node> hit(String id) {
        return layer("hits").stream().filter(node -> id.equals(node.getId())).findFirst();
    }
}

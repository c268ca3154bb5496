package patolli.ui.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import org.testfx.util.WaitForAsyncUtils;
import patolli.ai.Opponents;
import patolli.beans.CastSource;
import patolli.model.Awaiting;
import patolli.model.Contests;
import patolli.model.Mind;
import patolli.model.Preferences;
import patolli.model.TableModel;
import patolli.model.Tempo;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.PatolliState;
import patolli.settings.Movement;
import patolli.settings.Settings;
import patolli.testkit.Fx;
import patolli.testkit.Positions;
import patolli.testkit.ScriptedCasts;
import patolli.testkit.TestPictures;
import patolli.ui.common.DesignPane;
import patolli.ui.common.Pictures;
import patolli.ui.menu.MenuModel;
import patolli.ui.menu.MenuModel.Command;
import patolli.ui.patolli.PatolliTable;

/** The real board scene on a stage, over a position and beans of the test's choice. */
final class TestBoard implements AutoCloseable {
    private static final double SCREEN = 1000;
    static final List<Side> SIDES = List.of(Side.RED, Side.BLUE);
    final Preferences preferences = new Preferences();
    final Pictures pictures = TestPictures.get();
    TableModel model;
    BoardScene board;
    Scene scene;
    Stage window;
    int exits;
    private Supplier<State> opening = () -> Positions.opening("patolli");
    private Seats seats = Seats.allPlayers(SIDES);
    private CastSource beans = ScriptedCasts.always(1);
    private Mind mind = state -> state.moves().getFirst();
    private double width = DesignPane.WIDTH;
    private double height = DesignPane.HEIGHT;

    TestBoard() {
        preferences.tempoProperty().set(Tempo.INSTANT);
    }

    TestBoard from(State state) {
        opening = () -> state;
        return this;
    }

    TestBoard casting(int... values) {
        beans = ScriptedCasts.of(values);
        return this;
    }

    /** Always the same cast, however long the beans are held. */
    TestBoard always(int value) {
        beans = ScriptedCasts.always(value);
        return this;
    }

    TestBoard beans(CastSource source) {
        beans = source;
        return this;
    }

    TestBoard mirror(Side side, Mind his) {
        seats = Seats.mirrorPlays(SIDES, side);
        mind = his;
        return this;
    }

    TestBoard tempo(Tempo tempo) {
        preferences.tempoProperty().set(tempo);
        return this;
    }

    TestBoard reduced() {
        preferences.of(Settings.MOTION).set(Movement.REDUCED);
        return this;
    }

    TestBoard offeringOnlyMoves() {
        preferences.of(Settings.PLAY_FORCED_MOVES).set(false);
        return this;
    }

    TestBoard size(double wide, double high) {
        width = wide;
        height = high;
        return this;
    }

    /** Shows the scene and lets the evening begin. */
    TestBoard open() {
        Fx.start();
        Fx.run(() -> {
            model = new TableModel(opening, seats, Contests.unkept(() -> beans), state -> mind.choose(state),
                    state -> Opponents.plain().judge(state, 1), Runnable::run, Platform::runLater);
            board = BoardScene.load(new PatolliTable(), model, preferences, pictures, new MenuModel(model, preferences,
                    Optional.empty(), Map.of(Command.EXIT, () -> exits++, Command.NEW_CONTEST, model::newContest)));
            // A window larger than the headless platform's screen can't be drawn anew: the room in it can be larger.
            scene = new Scene(board.root(), Math.min(width, SCREEN), Math.min(height, SCREEN));
            window = new Stage();
            window.setScene(scene);
            window.show();
            board.root().resize(width, height);
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

    /** Lays down so many assets of each side, or as many as there are. */
    void bet(int wanted) {
        int amount = Math.min(wanted, state().moves().size());
        Fx.run(() -> model.bet(amount));
    }

    Node node(String id) {
        return Fx.call(() -> Optional.ofNullable(scene.lookup("#" + id)).orElseThrow(
                () -> new AssertionError("there is no " + id)));
    }

    boolean has(String id) {
        return Fx.call(() -> scene.lookup("#" + id) != null);
    }

    String text(String id) {
        return Fx.call(() -> ((Labeled) scene.lookup("#" + id)).getText());
    }

    Awaiting awaiting() {
        return Fx.call(model::awaiting);
    }

    void until(Awaiting awaiting) {
        Fx.until(awaiting + " is awaited", () -> model.awaiting() == awaiting);
    }

    PatolliState state() {
        return (PatolliState) Fx.call(model::state);
    }

    /** What has been played, as it is written. */
    List<String> played() {
        return Fx.call(() -> model.history().stream().map(turn -> turn.decision().text(turn.before())).toList());
    }

    TableStage stage() {
        return board.stage();
    }

    boolean moving() {
        return Fx.call(() -> stage().isMoving());
    }
}

package patolli.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.testfx.util.WaitForAsyncUtils;
import patolli.app.GameTables;
import patolli.model.Preferences;
import patolli.model.Tempo;
import patolli.rules.Leg;
import patolli.rules.MoveView;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.settings.Movement;
import patolli.settings.Settings;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.TestPictures;
import patolli.ui.common.DesignPane;
import patolli.ui.course.CourseStep;
import patolli.ui.course.Place;
import patolli.ui.course.Task;
import patolli.ui.patolli.PatolliTable;
import patolli.ui.table.GameTable;

/** The tutorial on a stage, at once and without movement unless a test wants it otherwise. */
final class TestLesson implements AutoCloseable {
    final Preferences preferences = new Preferences();
    LessonScene view;
    Scene scene;
    javafx.stage.Stage stage;
    int ends;

    private final GameTable table;

    TestLesson() {
        this(new PatolliTable());
    }

    /** The tutorial of the game at that table. */
    TestLesson(GameTable table) {
        this.table = table;
        preferences.tempoProperty().set(Tempo.INSTANT);
        preferences.of(Settings.MOTION).set(Movement.REDUCED);
    }

    TestLesson open() {
        Fx.start();
        Fx.run(() -> {
            view = LessonScene.load(table, preferences, TestPictures.get(), () -> ends++, () -> ends++);
            scene = new Scene(view.root(), DesignPane.WIDTH, DesignPane.HEIGHT);
            stage = new javafx.stage.Stage();
            stage.setScene(scene);
            stage.show();
            view.attach(scene);
        });
        Fx.until("the window has the keyboard and its layout", () -> stage.isFocused()
                && view.root().getLayoutBounds().getWidth() > 0 && !view.root().isNeedsLayout());
        return this;
    }

    /** Every table whose game has a tutorial. */
    static Stream<GameTable> tables() {
        return GameTables.ALL.tables().stream().filter(table -> table.course().isPresent());
    }

    @Override
    public void close() {
        Fx.run(() -> {
            view.detach();
            scene.setRoot(new Group());
            stage.close();
        });
        WaitForAsyncUtils.clearExceptions();
    }

    GameTable table() {
        return table;
    }

    LessonModel lesson() {
        return view.lesson();
    }

    int step() {
        return Fx.call(() -> lesson().stepProperty().get());
    }

    CourseStep current() {
        return Fx.call(() -> lesson().current());
    }

    LessonModel.Stage reached() {
        return Fx.call(() -> lesson().stageProperty().get());
    }

    boolean canGoOn() {
        return Fx.call(() -> lesson().canGoOn());
    }

    Node node(String id) {
        return find(id).orElseThrow(() -> new AssertionError("there is no " + id + " in step " + current().name()));
    }

    /** By the whole name: a plus in it would mean something to a selector. */
    Optional<Node> find(String id) {
        return Fx.call(() -> find(scene.getRoot(), id));
    }

    private static Optional<Node> find(Node node, String id) {
        if (id.equals(node.getId())) {
            return Optional.of(node);
        }
        return node instanceof Parent parent ? parent.getChildrenUnmodifiable().stream()
                .flatMap(child -> find(child, id).stream()).findFirst() : Optional.empty();
    }

    /** Gives everything the look of its state, which else comes with the next pulse. */
    void style() {
        Fx.run(() -> {
            scene.getRoot().applyCss();
            scene.getRoot().layout();
        });
    }

    String text(String id) {
        return Fx.call(() -> ((Labeled) scene.lookup("#" + id)).getText());
    }

    /** Where a node is painted, in design units: the window is as large as the design. */
    Rectangle2D area(Node node) {
        style();
        Bounds bounds = Fx.call(() -> node.localToScene(node.getLayoutBounds()));
        return new Rectangle2D(bounds.getMinX(), bounds.getMinY(), bounds.getWidth(), bounds.getHeight());
    }

    Rectangle2D bounds(Place place) {
        return Fx.call(() -> view.board().bounds(place));
    }

    /** Does by the mouse what the card asks for, and waits until the lesson is further. */
    void doByMouse() {
        further(() -> {
            if (canGoOn()) {
                Mouse.click(node("go"));
            } else if (current().task() == Task.THROW) {
                Mouse.press(node("beansSpot"));
                Mouse.release(node("beansSpot"));
            } else {
                play(Fx.call(lesson()::due));
            }
        });
    }

    /**
     * Clicks the piece that a move begins with, or where it leads when several begin there; of a move that two pieces
     * may share, each piece and then where it goes.
     */
    private void play(String move) {
        State state = Fx.call(() -> lesson().table().state());
        if (!state.dice().isEmpty()) {
            playByDice(state.view(state.find(move).orElseThrow()), state);
            return;
        }
        Optional<Node> whole = find("move-" + move).or(() -> find("target-" + move));
        whole.ifPresentOrElse(Mouse::click, () -> Stream.of(move.split(",")).forEach(this::playPart));
    }

    /** The dice first, if there is a choice, then the piece, and then where it goes if that is not plain. */
    private void playByDice(MoveView view, State state) {
        Leg leg = view.legs().getFirst();
        String pair = leg.pieces() > 1 ? "-pair" : "";
        String slip = "use-" + view.uses().stream().map(String::valueOf).collect(Collectors.joining("-")) + pair;
        find(slip).ifPresent(there -> {
            Mouse.click(there);
            assertThat(isChosen(slip)).as(slip).isTrue();
        });
        goByDice(view, state);
    }

    /** The piece, and then where it goes if that is not plain, whatever was chosen before. */
    private void goByDice(MoveView view, State state) {
        Leg leg = view.legs().getFirst();
        String goal = "goal-" + name(leg.from()) + "-" + name(leg.to()) + (leg.pieces() > 1 ? "-pair" : "");
        if (find(goal).isEmpty()) {
            Mouse.click(node("pick-" + name(leg.from())));
        }
        if (Fx.call(() -> lesson().table().state()).equals(state)) {
            find(goal).ifPresent(Mouse::click);
        }
    }

    /** Whether these dice have been chosen. */
    boolean isChosen(String slip) {
        return Fx.call(() -> node(slip).getPseudoClassStates().stream()
                .anyMatch(state -> state.getPseudoClassName().equals("chosen")));
    }

    private static String name(Spot spot) {
        return spot instanceof Spot.Square square ? square.number() + (square.again() ? "-again" : "") : "off";
    }

    private void playPart(String part) {
        String goal = "goal-" + part;
        if (find(goal).isEmpty()) {
            Mouse.click(node("pick-" + part.substring(0, part.indexOf('-'))));
        }
        // A piece that has but one way has gone it already.
        find(goal).ifPresent(Mouse::click);
    }

    /** Plays the move that is due by its piece, after something else has been done, and waits till it is further. */
    void goAfter(Consumer<MoveView> first) {
        further(() -> {
            State state = Fx.call(() -> lesson().table().state());
            MoveView view = state.view(state.find(Fx.call(lesson()::due)).orElseThrow());
            first.accept(view);
            assertThat(Fx.call(() -> lesson().helpingProperty().get())).as("scolded in " + current().name()).isFalse();
            goByDice(view, state);
        });
    }

    /** Chooses a move, and waits until the lesson is further. */
    void choose(String move) {
        further(() -> play(move));
    }

    /** Plays a move, whatever the lesson makes of it. */
    void tryOut(String move) {
        play(move);
    }

    /** Does by the keyboard what the card asks for. */
    void doByKeys() {
        further(() -> {
            int before = step();
            boolean move = !canGoOn() && current().task() == Task.MOVE;
            if (move && current().exact()) {
                playByKeys(Fx.call(lesson()::due));
                return;
            }
            do {
                if (move && offersSeveral()) {
                    Keys.type(KeyCode.RIGHT);
                }
                Keys.type(KeyCode.ENTER);
            } while (move && step() == before && reached() == LessonModel.Stage.ASKED);
        });
    }

    /** Goes by the arrows to the dice, if there is a choice, to the piece, and on to its goal if there are several. */
    private void playByKeys(String move) {
        State state = Fx.call(() -> lesson().table().state());
        MoveView view = state.view(state.find(move).orElseThrow());
        Leg leg = view.legs().getFirst();
        String pair = leg.pieces() > 1 ? "-pair" : "";
        String slip = "use-" + view.uses().stream().map(String::valueOf).collect(Collectors.joining("-")) + pair;
        String goal = "goal-" + name(leg.from()) + "-" + name(leg.to()) + pair;
        for (String id : List.of(slip, "pick-" + name(leg.from()), goal)) {
            if (Fx.call(() -> lesson().table().state()).equals(state) && find(id).isPresent()
                    && (id.equals(goal) || find(goal).isEmpty() || id.equals(slip))) {
                reach(id);
                Keys.type(KeyCode.ENTER);
            }
        }
    }

    private void reach(String id) {
        for (int i = 0; i < 60 && !Fx.call(() -> find(id).filter(Node::isFocused).isPresent()); i++) {
            Keys.type(KeyCode.RIGHT);
        }
        assertThat(Fx.call(() -> find(id).filter(Node::isFocused).isPresent())).as("reached %s", id).isTrue();
    }

    /** Whether there are several moves, or several pieces in one. */
    private boolean offersSeveral() {
        return Fx.call(() -> {
            State state = lesson().table().state();
            return state.moves().stream().mapToInt(move -> state.view(move).legs().size()).sum() > 1;
        });
    }

    private void further(Runnable deed) {
        int before = step();
        boolean done = reached() == LessonModel.Stage.DONE;
        deed.run();
        Fx.until("the lesson goes on", () -> ends > 0 || lesson().stageProperty().get() != LessonModel.Stage.GOING
                && (lesson().stepProperty().get() > before
                || !done && lesson().stageProperty().get() == LessonModel.Stage.DONE));
    }

    /** Goes to a step as one does who has learned all before it. */
    void goTo(int number) {
        while (step() < number) {
            doByMouse();
        }
    }
}

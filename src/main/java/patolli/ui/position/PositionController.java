package patolli.ui.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import patolli.model.PositionModel;
import patolli.model.Preferences;
import patolli.play.ContestSetup;
import patolli.play.Seats;
import patolli.rules.Draft;
import patolli.rules.Game;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.rules.Trait;
import patolli.settings.Settings;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.EnterKey;
import patolli.ui.common.Pictures;
import patolli.ui.common.Saying;
import patolli.ui.common.ScrollEdges;
import patolli.ui.common.Ties;
import patolli.ui.table.MatScene;
import patolli.ui.table.PlacingHand;

/** Wires the editor of positions: the mat shows how it lies, the leaf what else there is, the strip if it can be. */
public final class PositionController implements Controller {
    private static final String GAME = "game";
    /** The painted border of the leaf: what lies beside it, and what lies above and below. */
    private static final double EDGE = 14;
    private static final double HEM = 18;
    /** What is free between the bar that scrolls and the border. */
    private static final double GUTTER = 4;
    /** On a leaf that is not so wide there is no room beside names of the normal size. */
    private static final double NARROW = 172;
    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");
    @FXML private StackPane position;
    @FXML private DesignPane over;
    @FXML private Pane pieces;
    @FXML private Pane leaf;
    @FXML private ScrollPane scroll;
    @FXML private VBox rows;
    @FXML private Label verdict;
    @FXML private Button undo;
    @FXML private Button redo;
    @FXML private Button play;

    private final PositionModel model;
    private final PositionDesk desk;
    private final PositionTasks tasks;
    private final MatScene mat;
    private final PositionWords words;
    private final List<Game> games;
    private final Preferences preferences;
    private final Pictures pictures;
    private final Texts names = new Texts("games");
    private final Ties ties = new Ties();
    private final Game game;
    private TraitRows traits;
    private PlacingHand hand;
    private Optional<String> place = Optional.empty();

    PositionController(PositionModel model, PositionDesk desk, PositionTasks tasks, MatScene mat, PositionWords words,
            List<Game> games, Preferences preferences, Pictures pictures) {
        this.model = model;
        this.desk = desk;
        this.tasks = tasks;
        this.mat = mat;
        this.words = words;
        this.games = List.copyOf(games);
        this.preferences = preferences;
        this.pictures = pictures;
        game = model.draft().state().game();
    }

    @FXML
    private void initialize() {
        position.getChildren().addFirst(mat.root());
        over.setPickOnBounds(false);
        hand = mat.hand(pieces, new OnTheMat());
        boolean narrow = mat.leaf().getWidth() < NARROW * preferences.of(Settings.TEXT_SIZE).get().factor();
        traits = new TraitRows(rows, narrow, pictures, this::about);
    }

    /** What the hand does to the position. */
    private final class OnTheMat implements PlacingHand.Goal {
        @Override
        public boolean put(Side side, Spot from, Spot to) {
            return model.put(side, from, to);
        }

        @Override
        public void turn(Side side, Spot at) {
            model.turn(side, at);
        }

        @Override
        public void over(Optional<Spot> spot, Optional<Side> piece, Optional<Side> holds) {
            String there = words.place(model.draft(), spot, piece);
            String said = holds.map(side -> words.texts().get("place.holding", words.side(side), there)).orElse(there);
            pieces.setAccessibleText(said);
            place = Optional.of(said);
            headline();
        }
    }

    @Override
    public void attach(Scene scene) {
        mat.attach(scene);
        ties.filter(position, KeyEvent.KEY_PRESSED, event -> {
            if (!hand.holds()) {
                tasks.pressed(event);
            }
        });
        hand.attach(ties);
        ScrollEdges.soften(ties, scroll);
        EnterKey.presses(ties, position, hand::enter);
        ties.add(preferences.of(Settings.TEXT_SIZE).subscribe(hand::size));
        ties.add(rows.heightProperty().subscribe(this::lay));
        ties.add(model.draftProperty().subscribe(this::show));
        ties.add(model.standingProperty().subscribe(this::tell));
        ties.add(model.refusedProperty().subscribe(this::tell));
        ties.add(model.seatsProperty().subscribe(this::headline));
        ties.add(tasks.newsProperty().subscribe(this::tell));
        ties.add(traits.sharing().subscribe(this::headline));
        ties.add(scene.focusOwnerProperty().subscribe(this::reveal));
        pieces.requestFocus();
    }

    /** The leaf is as high as what stands on it, as far as there is room. */
    private void lay() {
        Rectangle2D room = mat.leaf();
        double high = rows.getHeight() == 0 ? room.getHeight() : Math.min(room.getHeight(), rows.getHeight() + 2 * HEM);
        leaf.resizeRelocate(room.getMinX(), room.getMinY(), room.getWidth(), high);
        scroll.resizeRelocate(room.getMinX() + EDGE, room.getMinY() + HEM, room.getWidth() - 2 * EDGE - GUTTER,
                high - 2 * HEM);
    }

    /** Whatever gets the keyboard on the leaf is scrolled to. */
    private void reveal(Node focused) {
        Node at = focused;
        while (at != null && at != rows) {
            at = at.getParent();
        }
        double more = rows.getHeight() - scroll.getHeight();
        if (at == rows && more > 0) {
            Bounds bounds = rows.sceneToLocal(focused.localToScene(focused.getLayoutBounds()));
            double top = scroll.getVvalue() * more;
            double to = Math.min(Math.max(top, bounds.getMaxY() + EDGE - scroll.getHeight()), bounds.getMinY() - EDGE);
            scroll.setVvalue(Math.clamp(to / more, 0, 1));
        }
    }

    private void show(Draft draft) {
        State state = draft.state();
        if (state.game() != game) {
            desk.table().run();
            return;
        }
        place = Optional.empty();
        mat.performer().show(state);
        hand.laid(state.sides());
        List<Trait> all = new ArrayList<>();
        all.add(Trait.of(GAME, game.name(), games.stream().map(Game::name).toList()));
        all.addAll(draft.traits());
        traits.show(all, words, this::set);
        tasks.read();
        tell();
    }

    private void set(Trait trait, String value) {
        if (trait.name().equals(GAME)) {
            games.stream().filter(each -> each.name().equals(value)).findFirst().ifPresent(this::begin);
        } else {
            model.set(trait, value);
        }
    }

    private void begin(Game other) {
        try {
            model.lay(new ContestSetup(other.start(Map.of()), model.seatsProperty().get()));
        } catch (Refusal refusal) {
            throw new IllegalStateException("the usual options of " + other.name() + " go together", refusal);
        }
    }

    /** Says whether the position can be played, or what is in the way, and marks where. */
    private void tell() {
        Optional<Refusal> refused = model.refusedProperty().get();
        Optional<Refusal> wrong = refused.or(() -> model.standingProperty().get());
        Optional<String> news = tasks.newsProperty().get();
        verdict.setText(refused.map(words::why).or(() -> news).or(() -> wrong.map(words::why)).orElseGet(() ->
                words.texts().get(model.playable().isPresent() ? "verdict.fits" : "verdict.over")));
        verdict.pseudoClassStateChanged(REFUSED, wrong.isPresent() && (refused.isPresent() || news.isEmpty()));
        play.setDisable(model.playable().isEmpty());
        undo.setDisable(!model.canUndo());
        redo.setDisable(!model.canRedo());
        hand.mark(wrong.map(PositionWords::squares).orElse(List.of()), PositionWords.moved(model.draft()));
        headline();
    }

    /** Tells of a thing under the mouse or with the keyboard, as long as there is one. */
    private void about(Optional<String> thing) {
        place = thing;
        headline();
    }

    private void headline() {
        State state = model.draft().state();
        Seats seats = model.seatsProperty().get();
        // while another game is being laid, those who play it are not known yet
        if (state.game() == game && seats.asMap().keySet().equals(Set.copyOf(state.sides()))) {
            Set<Side> acting = state.phase() == Phase.OVER ? state.winners()
                    : Stream.ofNullable(state.mover()).collect(Collectors.toSet());
            mat.write(new Saying(List.of(place.orElseGet(() -> words.texts().get("headline",
                    names.get(game.name())))), hint(), acting, seats));
        }
    }

    private String hint() {
        return words.texts().get(hand.holds() ? "hint.holding" : traits.sharing().get() ? "hint.shares" : "hint");
    }

    @FXML
    private void undo() {
        tasks.undo();
    }

    @FXML
    private void redo() {
        tasks.redo();
    }

    @FXML
    private void play() {
        tasks.play();
    }

    @Override
    public void detach() {
        ties.loosen();
        mat.detach();
    }
}

package patolli.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.event.EventType;
import javafx.fxml.FXML;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import javafx.util.Subscription;
import patolli.model.Awaiting;
import patolli.model.Performer;
import patolli.model.TableModel;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.patolli.PatolliState;
import patolli.text.Narrator;
import patolli.text.Texts;
import patolli.ui.common.DesignPane;
import patolli.ui.common.Pictures;
import patolli.ui.common.Preferences;

/** Wires the board scene: what the model says goes onto the table, what hands and keys do goes to the model. */
public final class BoardController {
    private static final PseudoClass INVITING = PseudoClass.getPseudoClass("inviting");

    @FXML private DesignPane board;
    @FXML private Pane ground;
    @FXML private Pane marks;
    @FXML private Pane assetLayer;
    @FXML private Pane pieceLayer;
    @FXML private Pane beanLayer;
    @FXML private Pane hits;
    @FXML private Pane over;
    @FXML private Pane redPlate;
    @FXML private Pane bluePlate;
    @FXML private Region beansSpot;
    @FXML private BandController bandController;
    @FXML private BetPanelController betPanelController;

    private final TableModel model;
    private final Pictures pictures;
    private final Preferences preferences;
    private final Texts texts;
    private final Narrator narrator;
    private final List<Subscription> subscriptions = new ArrayList<>();
    private Table table;
    private Feedback feedback;
    private HeldBeans held;
    private MoveSpots moves;
    private BoardKeys keys;
    private NamePlate red;
    private NamePlate blue;

    public BoardController(TableModel model, Pictures pictures, Preferences preferences, Texts texts,
            Narrator narrator) {
        this.model = model;
        this.pictures = pictures;
        this.preferences = preferences;
        this.texts = texts;
        this.narrator = narrator;
    }

    @FXML
    private void initialize() {
        ground.getChildren().add(pictures.view("board/table.jpg"));
        figure("merchant", 158);
        figure("tezcatlipoca", DesignPane.WIDTH - 378);
        red = new NamePlate(redPlate, Side.RED, pictures);
        blue = new NamePlate(bluePlate, Side.BLUE, pictures);
        table = new Table(assetLayer, pieceLayer, beanLayer, over, pictures);
        feedback = new Feedback(model, table, texts, narrator);
        table.onChange(this::tell);
        held = new HeldBeans(model, table);
        moves = new MoveSpots(marks, hits, table.pieces(), pictures, model::move, this::pointAt);
        keys = new BoardKeys(model, table, held, moves, betPanelController);
        betPanelController.connect(model::bet, table.assets()::offerStake);
        beansSpot.setOnMousePressed(event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                held.take();
            }
        });
        beansSpot.setOnMouseReleased(event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                held.release();
            }
        });
    }

    private void figure(String name, double x) {
        var view = pictures.view("board/" + name + ".png");
        view.relocate(x, 192);
        view.setMouseTransparent(true);
        ground.getChildren().add(view);
    }

    private void fitPictures(Scene scene) {
        double output = scene.getWindow() == null ? 1 : scene.getWindow().getOutputScaleX();
        pictures.setPixelsPerUnit(board.factorProperty().get() * output);
        board.tileProperty().set(pictures.image("board/floor.jpg"));
    }

    /** Connects the scene with the model and the keyboard; what is laid here is taken up by {@link #detach()}. */
    public void attach(Scene scene) {
        table.tempoProperty().bind(preferences.tempoProperty());
        table.reducedMotionProperty().bind(preferences.reducedMotionProperty());
        model.playForcedMovesProperty().bind(preferences.playForcedMovesProperty());
        filter(scene, KeyEvent.KEY_PRESSED, keys::pressed);
        filter(scene, KeyEvent.KEY_RELEASED, keys::released);
        filter(scene, MouseEvent.MOUSE_PRESSED, this::skipByClick);
        subscriptions.add(scene.windowProperty().flatMap(Window::focusedProperty).orElse(false).subscribe(here -> {
            if (!here) {
                putDown();
            }
        }));
        subscriptions.add(scene.windowProperty().flatMap(Window::outputScaleXProperty)
                .subscribe(scale -> fitPictures(scene)));
        model.setPerformer(table);
        subscriptions.add(board.factorProperty().subscribe(factor -> fitPictures(scene)));
        subscriptions.add(model.awaitingProperty().subscribe(this::await));
        subscriptions.add(model.stateProperty().subscribe(state -> tell()));
        subscriptions.add(model.seatsProperty().subscribe(seats -> tell()));
        subscriptions.add(model.lastTurnProperty().subscribe(turn -> tell()));
    }

    private <T extends Event> void filter(Scene scene, EventType<T> type, EventHandler<T> handler) {
        scene.addEventFilter(type, handler);
        subscriptions.add(() -> scene.removeEventFilter(type, handler));
    }

    /** The window lost the keyboard: what goes up elsewhere is not seen here. */
    private void putDown() {
        keys.forget();
        if (held.isHeld()) {
            held.drop();
            table.beans().settle();
        }
    }

    /** Lets go of the model, and of what is still being shown: whoever shows the game next begins it anew. */
    public void detach() {
        subscriptions.forEach(Subscription::unsubscribe);
        subscriptions.clear();
        table.tempoProperty().unbind();
        table.reducedMotionProperty().unbind();
        model.playForcedMovesProperty().unbind();
        held.drop();
        table.drop();
        model.setPerformer(Performer.UNSEEN);
    }

    private void skipByClick(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && table.isMoving()) {
            table.skip();
            event.consume();
        }
    }

    private void await(Awaiting awaiting) {
        PatolliState state = (PatolliState) model.state();
        if (awaiting != Awaiting.THROW) {
            held.drop();
        }
        // Never on a button or a move that happens to come next: Enter would press what nobody chose.
        board.requestFocus();
        beansSpot.setDisable(awaiting != Awaiting.THROW);
        beanLayer.pseudoClassStateChanged(INVITING, awaiting == Awaiting.THROW);
        if (awaiting == Awaiting.MOVE) {
            moves.offer(state, feedback::move);
        } else {
            moves.clear();
        }
        switch (awaiting) {
            case BET -> {
                table.clearCast();
                betPanelController.ask(state.moves().size());
            }
            case NEW_CONTEST -> betPanelController.offerNewContest(feedback.verdict(), model::newContest);
            default -> betPanelController.hide();
        }
        if (awaiting == Awaiting.THROW) {
            beansSpot.requestFocus();
        }
        tell();
    }

    /** Tells of something beside the game. */
    void notice(String sentence) {
        bandController.notice(sentence);
    }

    private void pointAt(Optional<Integer> move) {
        bandController.expect(feedback.expected(move));
    }

    private void tell() {
        PatolliState state = (PatolliState) model.state();
        // During the bet the turn is red's by rule only; in the end the light falls on the winner.
        Side acting = state.phase() == Phase.BET ? null : state.turn().or(() -> state.winners().stream().findFirst())
                .orElse(null);
        bandController.tell(feedback.happened(), feedback.expected(Optional.empty()), feedback.score(), acting);
        red.show(feedback.plateName(Side.RED), feedback.plateLine(Side.RED), acting == Side.RED);
        blue.show(feedback.plateName(Side.BLUE), feedback.plateLine(Side.BLUE), acting == Side.BLUE);
    }

    /** The table, for whoever stops its movements to make pictures of them. */
    Table table() {
        return table;
    }

    /** The beans in a player's hand. */
    HeldBeans held() {
        return held;
    }

    /** The moves that are offered. */
    MoveSpots moves() {
        return moves;
    }
}

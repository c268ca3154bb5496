package patolli.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import patolli.model.Awaiting;
import patolli.model.TableModel;
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
    private final Feedback feedback;
    private final List<Subscription> subscriptions = new ArrayList<>();
    private Table table;
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
        feedback = new Feedback(model, texts, narrator);
    }

    @FXML
    private void initialize() {
        board.factorProperty().subscribe(this::fitPictures);
        ground.getChildren().add(pictures.view("board/table.jpg"));
        figure("merchant", 150);
        figure("tezcatlipoca", DesignPane.WIDTH - 370);
        red = new NamePlate(redPlate, Side.RED, pictures);
        blue = new NamePlate(bluePlate, Side.BLUE, pictures);
        table = new Table(assetLayer, pieceLayer, beanLayer, over, pictures);
        held = new HeldBeans(model, table.beans());
        moves = new MoveSpots(marks, hits, table.pieces(), pictures, model::move, this::pointAt);
        keys = new BoardKeys(model, table, held, moves, betPanelController);
        betPanelController.connect(model::bet, table.assets()::offerStake);
        beansSpot.setOnMousePressed(event -> held.take());
        beansSpot.setOnMouseReleased(event -> held.release());
    }

    private void figure(String name, double x) {
        var view = pictures.view("board/" + name + ".png");
        view.relocate(x, 192);
        view.setMouseTransparent(true);
        ground.getChildren().add(view);
    }

    private void fitPictures(Number factor) {
        double output = board.getScene() == null || board.getScene().getWindow() == null ? 1
                : board.getScene().getWindow().getOutputScaleX();
        pictures.setPixelsPerUnit(factor.doubleValue() * output);
    }

    /** Connects the scene with the model and the keyboard; what is laid here is taken up by {@link #detach()}. */
    public void attach(Scene scene) {
        table.tempoProperty().bind(preferences.tempoProperty());
        table.reducedMotionProperty().bind(preferences.reducedMotionProperty());
        model.playForcedMovesProperty().bind(preferences.playForcedMovesProperty());
        scene.addEventFilter(KeyEvent.KEY_PRESSED, keys::pressed);
        scene.addEventFilter(KeyEvent.KEY_RELEASED, keys::released);
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, this::skipByClick);
        model.setPerformer(table);
        subscriptions.add(model.awaitingProperty().subscribe(this::await));
        subscriptions.add(model.stateProperty().subscribe(state -> tell()));
        subscriptions.add(model.seatsProperty().subscribe(seats -> tell()));
        subscriptions.add(model.lastTurnProperty().subscribe(turn -> tell()));
    }

    /** Lets go of the model. */
    public void detach() {
        subscriptions.forEach(Subscription::unsubscribe);
        subscriptions.clear();
        held.drop();
        table.skip();
    }

    private void skipByClick(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && table.isMoving()) {
            table.skip();
            event.consume();
        }
    }

    private void await(Awaiting awaiting) {
        PatolliState state = (PatolliState) model.state();
        beansSpot.setDisable(awaiting != Awaiting.THROW);
        beanLayer.pseudoClassStateChanged(INVITING, awaiting == Awaiting.THROW);
        if (awaiting == Awaiting.MOVE) {
            moves.offer(state, feedback::move);
        } else {
            moves.clear();
        }
        if (awaiting == Awaiting.BET) {
            betPanelController.ask(state.moves().size());
        } else {
            betPanelController.hide();
        }
        if (awaiting == Awaiting.THROW) {
            beansSpot.requestFocus();
        }
        tell();
    }

    private void pointAt(Optional<Integer> move) {
        bandController.expect(feedback.expected(move));
    }

    private void tell() {
        PatolliState state = (PatolliState) model.state();
        bandController.tell(feedback.happened(), feedback.expected(Optional.empty()), feedback.score());
        red.show(feedback.plateName(Side.RED), feedback.plateLine(Side.RED), state.mover() == Side.RED);
        blue.show(feedback.plateName(Side.BLUE), feedback.plateLine(Side.BLUE), state.mover() == Side.BLUE);
    }

    /** The table, for whoever stops its movements to make pictures of them. */
    Table table() {
        return table;
    }

    /** The moves that are offered. */
    MoveSpots moves() {
        return moves;
    }
}

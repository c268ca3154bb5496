package patolli.ui.table;

import java.util.List;
import javafx.event.EventTarget;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import patolli.model.Awaiting;
import patolli.model.FactsModel;
import patolli.model.Hint;
import patolli.model.Performer;
import patolli.model.Preferences;
import patolli.model.TableModel;
import patolli.rules.patolli.PatolliState;
import patolli.settings.Settings;
import patolli.text.Narrator;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.Pictures;
import patolli.ui.common.Ties;

/** Wires the board scene: what the model says goes onto the table, what hands and keys do goes to the model. */
public final class BoardController implements Controller {
    @FXML private DesignPane board;
    @FXML private Pane ownPlace;
    @FXML private Pane hits;
    @FXML private Region beansSpot;
    @FXML private Pane factPlace;
    @FXML private MatController matController;
    @FXML private BandController bandController;

    private final TableModel model;
    private final Pictures pictures;
    private final Preferences preferences;
    private final Texts texts;
    private final Narrator narrator;
    private final FactsModel facts;
    private final Ties ties = new Ties();
    private Table table;
    private Feedback feedback;
    private HeldBeans held;
    private MoveSpots moves;
    private LastMoveMarks prints;
    private OwnThrow own;
    private BoardKeys keys;
    private Headlines headlines;

    public BoardController(TableModel model, Pictures pictures, Preferences preferences, Texts texts,
            Narrator narrator, FactsModel facts) {
        this.model = model;
        this.pictures = pictures;
        this.preferences = preferences;
        this.texts = texts;
        this.narrator = narrator;
        this.facts = facts;
    }

    @FXML
    private void initialize() {
        table = matController.table();
        feedback = new Feedback(model, table, texts, narrator);
        headlines = new Headlines(table, bandController, matController, texts, narrator);
        table.onChange(this::tell);
        table.explainForced(texts.get("expect.forced"));
        held = new HeldBeans(model, table);
        moves = new MoveSpots(matController.marks(), hits, table, pictures, model::move,
                pointed -> headlines.expect(feedback.expected(pointed)));
        prints = new LastMoveMarks(matController.prints(), pictures);
        own = new OwnThrow(ownPlace, model.state().game().casts(), texts, model::enter);
        keys = new BoardKeys(model, table, held, moves, own, preferences.of(Settings.BOSS_KEYS)::get);
        held.under(beansSpot);
    }

    /** An answer wipes the prints away as it is played; what is being played leaves its own only afterwards. */
    private void wipe() {
        if (model.unanswered().isEmpty()) {
            prints.show(List.of());
        }
    }

    private void tell() {
        headlines.tell(feedback.saying());
    }

    @Override
    public void attach(Scene scene) {
        bandController.attach(scene);
        matController.attach(scene);
        ties.bind(model.playForcedMovesProperty(), preferences.of(Settings.PLAY_FORCED_MOVES));
        ties.bind(model.ownBeansProperty(), preferences.of(Settings.OWN_BEANS));
        ties.filter(board, KeyEvent.KEY_PRESSED, keys::pressed);
        ties.filter(board, KeyEvent.KEY_RELEASED, keys::released);
        ties.filter(board, MouseEvent.MOUSE_PRESSED, this::skipByClick);
        ties.add(scene.windowProperty().flatMap(Window::focusedProperty).orElse(false).subscribe(this::holdOn));
        ties.add(board.focusWithinProperty().subscribe(this::holdOn));
        model.setPerformer(table);
        ties.sharpen(scene, board, pictures);
        ties.add(pictures.doubledProperty().subscribe(doubled ->
                board.tileProperty().set(pictures.image("table/floor.jpg"))));
        ties.add(model.awaitingProperty().subscribe(this::await));
        ties.add(model.hintProperty().subscribe(hint -> hint.ifPresent(this::show)));
        ties.add(new FactSlip(factPlace, pictures, preferences, texts.get("fact.away")).follow(facts));
        ties.add(model.stateProperty().subscribe(state -> {
            prints.show(model.unanswered());
            tell();
        }));
        ties.add(model.seatsProperty().subscribe(seats -> {
            prints.show(model.unanswered());
            tell();
        }));
        ties.add(model.lastTurnProperty().subscribe(turn -> {
            wipe();
            tell();
        }));
        ties.add(model.restingProperty().subscribe(rests -> tell()));
    }

    /** Without the keyboard, what goes up elsewhere is not seen here: the beans are put down. */
    private void holdOn(boolean here) {
        if (here) {
            return;
        }
        keys.forget();
        if (held.isHeld()) {
            held.drop();
            table.beans().settle();
        }
    }

    /** Lets go of the model, and of what is still being shown: whoever shows the game next begins it anew. */
    @Override
    public void detach() {
        ties.loosen();
        bandController.detach();
        held.drop();
        matController.detach();
        model.setPerformer(Performer.UNSEEN);
    }

    private void skipByClick(MouseEvent event) {
        // The menus answer at any time.
        if (event.getButton() == MouseButton.PRIMARY && table.isMoving()
                && !bandController.isMenu(event.getTarget())) {
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
        boolean free = !bandController.isMenuOpen();
        if (free) {
            board.requestFocus();
        }
        beansSpot.setDisable(awaiting != Awaiting.THROW);
        matController.invite(awaiting == Awaiting.THROW);
        if (awaiting == Awaiting.MOVE) {
            moves.offer(state, feedback);
        } else {
            moves.clear();
        }
        if (awaiting == Awaiting.OWN_THROW) {
            table.clearCast();
            table.beans().makeRoom();
            own.offer(state.mover());
        } else {
            own.hide();
        }
        if (awaiting == Awaiting.BET) {
            table.clearCast();
        }
        if (awaiting == Awaiting.THROW && free) {
            beansSpot.requestFocus();
        }
        tell();
    }

    private void show(Hint hint) {
        if (hint.part() == Hint.Part.ALL) {
            moves.number();
        }
        moves.advise(hint.best().move());
        tell();
    }

    /** Whether a click there does something now. */
    boolean acts(EventTarget target) {
        return switch (model.awaiting()) {
            case THROW -> target == beansSpot;
            case MOVE -> moves.has(target);
            case OWN_THROW -> target instanceof Node node && node.getParent() == ownPlace;
            case BET, NEW_CONTEST, NOTHING -> false;
        };
    }

    /** The table, for whoever stops its movements to make pictures of them. */
    Table table() {
        return table;
    }

    /** What is written at the table. */
    Headlines headlines() {
        return headlines;
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

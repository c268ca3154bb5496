package patolli.ui.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
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
import patolli.board.Box;
import patolli.model.Awaiting;
import patolli.model.FactsModel;
import patolli.model.Fortune;
import patolli.model.Hint;
import patolli.model.Preferences;
import patolli.model.SpeechModel;
import patolli.model.TableModel;
import patolli.play.Walked;
import patolli.play.Turn;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.settings.Settings;
import patolli.text.Narrator;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.Pictures;
import patolli.ui.common.Ties;
import patolli.ui.table.figure.Duty;
import patolli.ui.table.light.Hour;

/** Wires the board scene: what the model says goes onto the table, what hands and keys do goes to the model. */
public final class BoardController implements Controller {
    @FXML private DesignPane board;
    @FXML private Pane ownPlace;
    @FXML private Pane hits;
    @FXML private Region beansSpot;
    @FXML private Pane factPlace;
    @FXML private MatController matController;
    @FXML private BandController bandController;

    private final GameTable table;
    private final TableModel model;
    private final Pictures pictures;
    private final Preferences preferences;
    private final Texts texts;
    private final Narrator narrator;
    private final FactsModel facts;
    private final SpeechModel speech;
    private final Ties ties = new Ties();
    private TableStage stage;
    private Feedback feedback;
    private HeldBeans held;
    private MoveSpots moves;
    private Footprints feet;
    private boolean covered;
    private OwnThrow own;
    private BoardKeys keys;
    private Headlines headlines;
    private Optional<SpeechScroll> scroll = Optional.empty();

    public BoardController(GameTable table, TableModel model, Pictures pictures, Preferences preferences, Texts texts,
            Narrator narrator, FactsModel facts, SpeechModel speech) {
        this.table = table;
        this.model = model;
        this.pictures = pictures;
        this.preferences = preferences;
        this.texts = texts;
        this.narrator = narrator;
        this.facts = facts;
        this.speech = speech;
    }

    @FXML
    private void initialize() {
        stage = matController.stage();
        bandController.part(table.marks().parted(), matController.tableProperty());
        feedback = new Feedback(model, stage, texts, table.words(), narrator);
        headlines = new Headlines(stage, bandController, matController, table.words(), narrator);
        scroll = table.talking().map(talking -> new SpeechScroll(matController.speech(), table, talking,
                pictures, preferences, matController::hear));
        scroll.ifPresent(speech -> speech.under(side -> matController.plate(side).area()));
        stage.onChange(this::tell);
        stage.explainForced(texts.get("expect.forced"));
        held = new HeldBeans(model, stage);
        moves = new MoveSpots(matController, hits, table, pictures, model::move, this::point);
        feet = new Footprints(matController.trail(), matController.prints(), pictures, stage.layout());
        own = new OwnThrow(ownPlace, table, texts, model::enter);
        keys = new BoardKeys(model, stage, held, moves, own,
                new WatchKeys(model, preferences, texts, headlines::notice), preferences.of(Settings.BOSS_KEYS)::get);
        held.under(beansSpot);
        Box beans = table.board().beans();
        beansSpot.relocate(beans.x(), beans.y());
        beansSpot.setPrefSize(beans.width(), beans.height());
    }

    private void point(Optional<Pointed> pointed) {
        String words = feedback.expected(pointed);
        headlines.expect(words);
        if (covered) {
            headlines.pass(pointed.filter(at -> !at.bars().isEmpty()).map(at -> words));
        }
    }

    /** Something lies over what is expected: why a piece can't go is said above. */
    void cover() {
        covered = true;
        stage.teach();
    }

    /** Of the computers, the one whose figure has the guest's place, or the first that says anything here. */
    private Optional<Side> teacher() {
        Set<Side> computers = model.seats().computers();
        return Stream.concat(Stream.of(table.mat().guest()), table.talking().stream()
                .flatMap(talking -> talking.talk().places().stream())).filter(computers::contains).findFirst();
    }

    private void look() {
        feet.show(isPlayedHere() ? model.walked() : List.of());
    }

    /** The night goes on with the contest. */
    private void dawn() {
        if (isPlayedHere()) {
            double standing = Fortune.of(model.state(), model.seats());
            matController.light(model.history().isEmpty() ? Hour.of(standing) : matController.hour().then(standing));
        }
    }

    private void tell() {
        if (isPlayedHere()) {
            bandController.mark(feedback.mark(), feedback.markMeans());
            headlines.tell(feedback.saying());
        }
    }

    @Override
    public void attach(Scene scene) {
        bandController.attach(scene);
        matController.attach(scene);
        // Not bound: the scene of another game at this table may come before this one goes.
        ties.add(preferences.of(Settings.PLAY_FORCED_MOVES).subscribe(model.playForcedMovesProperty()::set));
        ties.add(preferences.of(Settings.OWN_BEANS).subscribe(model.ownBeansProperty()::set));
        ties.filter(board, KeyEvent.KEY_PRESSED, keys::pressed);
        ties.filter(board, KeyEvent.KEY_RELEASED, keys::released);
        ties.filter(board, MouseEvent.MOUSE_PRESSED, this::skipByClick);
        ties.add(scene.windowProperty().flatMap(Window::focusedProperty).orElse(false).subscribe(this::holdOn));
        ties.add(board.focusWithinProperty().subscribe(this::holdOn));
        model.setPerformer(stage);
        ties.sharpen(scene, board, pictures);
        ties.bind(board.tileProperty(), matController.floorProperty());
        ties.add(model.awaitingProperty().subscribe(this::await));
        ties.add(model.hintProperty().subscribe(hint -> hint.ifPresent(this::show)));
        ties.add(factPlace.visibleProperty().subscribe(shown -> bandController.beginBelow(shown
                ? factPlace.getBoundsInParent().getMaxX() : 0)));
        ties.add(new FactSlip(factPlace, preferences, texts.get("fact.away")).follow(facts));
        scroll.ifPresent(paper -> ties.add(paper.follow(speech)));
        ties.add(model.stateProperty().subscribe(state -> {
            look();
            tell();
            dawn();
        }));
        ties.add(model.seatsProperty().subscribe(seats -> {
            look();
            tell();
            if (covered) {
                // Whoever teaches speaks all the time.
                matController.hear(teacher());
            }
        }));
        ties.add(model.lastTurnProperty().subscribe((before, turn) -> {
            if (stage.isPerforming() && turn.filter(played -> !Walked.of(played).isEmpty()).isPresent()) {
                feet.unring();
            }
            if (stage.isPerforming()) {
                makeWay(turn);
            }
            tell();
        }));
        ties.add(model.jumpProperty().subscribe(jump -> tell()));
        ties.add(model.restingProperty().subscribe(rests -> tell()));
        ties.add(model.pausedProperty().subscribe(paused -> tell()));
    }

    /** Nothing but what is staged is seen while that is. */
    private void makeWay(Optional<Turn> turn) {
        if (turn.filter(StagedEvents::isStaged).isPresent()) {
            feet.giveWay(matController.isGradual());
        } else {
            feet.comeBack(matController.isGradual());
        }
    }

    /** Without the keyboard, what goes up elsewhere is not seen here: the beans are put down. */
    private void holdOn(boolean here) {
        if (here) {
            return;
        }
        keys.forget();
        if (held.isHeld()) {
            held.drop();
        }
    }

    /** Lets go of the model, and of what is still being shown: whoever shows the game next begins it anew. */
    @Override
    public void detach() {
        ties.loosen();
        bandController.detach();
        held.drop();
        matController.detach();
        feet.settle();
        model.dropPerformer(stage);
    }

    /** What is thrown lies before whoever is waited for. */
    void gather() {
        if (model.awaiting() == Awaiting.THROW) {
            stage.gather(model.state().mover());
        }
    }

    /** Everything is where it goes. */
    void settle() {
        matController.settle();
        feet.settle();
    }

    private void skipByClick(MouseEvent event) {
        // The menus answer at any time.
        if (event.getButton() == MouseButton.PRIMARY && stage.isMoving()
                && !bandController.isMenu(event.getTarget())) {
            stage.skip();
            event.consume();
        }
    }

    /**
     * A contest of another game can be laid on the table before the scene of that game is shown, and who sits there is
     * known before what they play.
     */
    private boolean isPlayedHere() {
        State state = model.state();
        return state.game() == table.game() && model.seats().asMap().keySet().equals(Set.copyOf(state.sides()));
    }

    private void await(Awaiting awaiting) {
        if (!isPlayedHere()) {
            moves.clear();
            feet.comeBack(false);
            return;
        }
        headlines.expect(duty(awaiting));
        State state = model.state();
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
            feet.giveWay(matController.isGradual());
        } else if (awaiting == Awaiting.NEW_CONTEST) {
            moves.clear();
            feet.giveWay(matController.isGradual());
            stage.clearCast();
        } else {
            moves.clear();
            feet.comeBack(matController.isGradual());
        }
        if (awaiting == Awaiting.OWN_THROW) {
            stage.clearCast();
            stage.cast().makeRoom();
            stage.throwing().expectReal();
            own.offer(state.mover());
        } else {
            own.hide();
        }
        if (awaiting == Awaiting.BET) {
            stage.clearCast();
        }
        if (awaiting == Awaiting.THROW) {
            stage.awaitThrow(state.mover());
        }
        if (awaiting == Awaiting.THROW && free) {
            beansSpot.requestFocus();
        }
        tell();
    }

    private static Duty duty(Awaiting awaiting) {
        return switch (awaiting) {
            case BET -> Duty.BET;
            case THROW, OWN_THROW -> Duty.THROW;
            case MOVE -> Duty.MOVE;
            case NOTHING, NEW_CONTEST -> Duty.NOTHING;
        };
    }

    private void show(Hint hint) {
        moves.worth(hint.part() == Hint.Part.ALL ? hint.judged() : List.of(hint.best()),
                value -> texts.get("worth", value));
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

    /** The stage, for whoever stops its movements to make pictures of them. */
    TableStage stage() {
        return stage;
    }

    /** The mat with its plates. */
    MatController mat() {
        return matController;
    }

    /** What is written at the table. */
    Headlines headlines() {
        return headlines;
    }

    /** The paper on which it is written what somebody says; empty at a table where nobody speaks. */
    Optional<SpeechScroll> scroll() {
        return scroll;
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

package patolli.ui.patolli.bet;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import patolli.model.Preferences;
import patolli.model.Tempo;
import patolli.play.Seat;
import patolli.rules.Side;
import patolli.text.Narrator;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.EnterKey;
import patolli.ui.common.FittedWords;
import patolli.ui.common.Pictures;
import patolli.ui.common.Ties;
import patolli.ui.common.View;
import patolli.ui.proof.SealSlip;
import patolli.ui.table.WovenTag;

/** Wires the bet: the bar says how much, the things move into the bowl, the numbers follow. */
public final class BetController implements Controller {
    private static final double FLIGHT = 400;
    /** The middle of the line in which the menus stand. */
    private static final double MENUS = 36;
    @FXML private DesignPane bet;
    @FXML private Pane ground;
    @FXML private Pane menuPlace;
    @FXML private Pane sealPlace;
    @FXML private VBox wordPlace;
    @FXML private Pane things;
    @FXML private Pane lip;
    @FXML private Pane air;
    @FXML private Label title;
    @FXML private Label dare;
    @FXML private Label redName;
    @FXML private Label redCount;
    @FXML private Label blueName;
    @FXML private Label blueCount;
    @FXML private Label amountLabel;
    @FXML private Label most;
    @FXML private Label warning;
    @FXML private FittedWords counselPlace;
    @FXML private Slider stake;
    @FXML private Button layDown;
    private final BetModel model;
    private final Pictures pictures;
    private final Preferences preferences;
    private final Texts texts;
    private final Narrator narrator;
    private final View menus;
    private final Runnable landed;
    private final WordField word;
    private final Counsel counsel;
    private final Ties ties = new Ties();
    private EyeLight eyes;
    private ThingsToBet stakes;

    public BetController(BetModel model, Pictures pictures, Preferences preferences, Texts texts, Narrator narrator,
            View menus, Runnable landed) {
        this.model = model;
        this.pictures = pictures;
        this.preferences = preferences;
        this.texts = texts;
        this.narrator = narrator;
        this.menus = menus;
        this.landed = landed;
        word = new WordField(model.word(), texts);
        counsel = new Counsel(model, texts, narrator);
    }

    @FXML
    private void initialize() {
        ground.getChildren().add(pictures.view("bet/jaguar.jpg"));
        lip.getChildren().add(pictures.view("bet/bowl.png"));
        eyes = new EyeLight(pictures, ground, lip);
        menuPlace.getChildren().add(menus.root());
        model.seal().ifPresent(seal -> sealPlace.getChildren().add(new SealSlip(seal)));
        if (model.isTrial()) {
            Texts board = new Texts("board");
            sealPlace.setMinHeight(2 * (MENUS - sealPlace.getLayoutY()));
            sealPlace.getChildren().add(WovenTag.reading(board.get("trial"), board.get("trial.tip")));
        }
        word.fill(wordPlace);
        stakes = new ThingsToBet(model, things, air, pictures, this::flight, this::fallen);
        title.setText(texts.get("title", model.gameNumber()));
        dare.setText(texts.get(model.seats().mirror().isPresent() ? "dare" : "dare.side"));
        redName.setText(narrator.name(Side.RED, model.seats()));
        blueName.setText(narrator.name(Side.BLUE, model.seats()));
        most.setText(Integer.toString(model.most()));
        stake.setMin(1);
        stake.setMax(model.most());
        // A bar from one to one has nothing to choose.
        stake.setDisable(model.most() == 1);
        layDown.setOnAction(event -> model.lay());
    }

    private Duration flight() {
        return preferences.reducedMotionProperty().get() ? Duration.ZERO
                : preferences.tempoProperty().get().of(FLIGHT);
    }

    private void fallen() {
        landed.run();
        if (isLively()) {
            eyes.flare();
        }
    }

    private boolean isLively() {
        return !preferences.reducedMotionProperty().get() && preferences.tempoProperty().get() != Tempo.INSTANT;
    }

    @Override
    public void attach(Scene scene) {
        menus.attach(scene);
        ties.sharpen(scene, bet, pictures);
        stake.valueProperty().bindBidirectional(model.amountProperty());
        ties.add(() -> stake.valueProperty().unbindBidirectional(model.amountProperty()));
        ties.add(model.amountProperty().subscribe(amount -> tell(amount.intValue())));
        ties.add(model.hintProperty().subscribe(hint -> counsel.write(counselPlace)));
        ties.filter(bet, KeyEvent.KEY_PRESSED, this::pressed);
        EnterKey.presses(ties, bet, this::enter);
        word.attach(ties, layDown::requestFocus);
        ties.add(stake.valueProperty().subscribe(bar -> glow(bar.doubleValue())));
        ties.add(preferences.reducedMotionProperty().subscribe(calm -> breathe()));
        layDown.requestFocus();
    }

    /** What is bet flies into the bowl from here on. */
    @Override
    public void arrived() {
        ties.add(model.amountProperty().subscribe(amount -> stakes.stake(amount.intValue())));
    }

    private void enter() {
        if (word.isFocused()) {
            word.enter();
        } else {
            model.lay();
        }
    }

    @Override
    public void detach() {
        ties.loosen();
        stakes.stop();
        eyes.stop();
        menus.detach();
    }

    /** The eyes breathe, unless less movement is wanted. */
    private void breathe() {
        if (isLively()) {
            eyes.breathe();
        } else {
            eyes.rest();
        }
    }

    /** Follows the bar also between two numbers. */
    private void glow(double bar) {
        eyes.set(bar / model.most(), preferences.tempoProperty().get() == Tempo.INSTANT);
    }

    private void tell(int amount) {
        warning.setText(warning(model.emptied()));
        // It takes the place of the question that it answers.
        boolean bare = !warning.getText().isEmpty();
        warning.setVisible(bare);
        warning.setManaged(bare);
        dare.setVisible(!bare);
        dare.setManaged(!bare);
        counsel.write(counselPlace);
        amountLabel.setText(texts.get("amount", amount));
        redCount.setText(texts.get("holds", model.holding(Side.RED).size() - amount, amount));
        blueCount.setText(texts.get("holds", model.holding(Side.BLUE).size() - amount, amount));
    }

    /** Who has nothing left loses the contest as soon as something is to be paid. */
    private String warning(List<Side> emptied) {
        return switch (emptied.size()) {
            case 0 -> "";
            case 1 -> texts.get("bare" + (model.seats().mirror().isEmpty() ? ".side"
                    : model.seats().of(emptied.getFirst()) == Seat.MIRROR ? ".mirror" : ".you"),
                    narrator.name(emptied.getFirst(), model.seats()));
            default -> texts.get("bare.both");
        };
    }

    private void pressed(KeyEvent event) {
        if (word.isFocused() || event.isAltDown() || event.isControlDown() || event.isMetaDown()) {
            return;
        }
        if (event.getCode() == KeyCode.H) {
            model.askForHint();
            event.consume();
            return;
        }
        int amount = model.amountProperty().get();
        int wanted = switch (event.getCode()) {
            case LEFT, DOWN -> amount - 1;
            case RIGHT, UP -> amount + 1;
            case HOME, PAGE_DOWN -> 1;
            case END, PAGE_UP -> model.most();
            default -> 0;
        };
        if (wanted != 0 || amount == 1 && event.getCode().isArrowKey()) {
            model.amountProperty().set(wanted);
            event.consume();
        }
    }

    /** What flies between cloth and bowl. */
    ThingsToBet stakes() {
        return stakes;
    }
}

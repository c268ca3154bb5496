package patolli.ui.board;

import java.util.function.IntConsumer;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.Pane;
import patolli.text.Texts;
import patolli.ui.common.Pictures;

/** The bet: how many assets each side lays on the shield, from one to the smaller holding. */
public final class BetPanelController {
    private static final double BESIDE_SCALE = 188;
    private static final double BUTTON = 114;
    private static final double WIDE_BUTTON = 150;
    @FXML private Pane betPanel;
    @FXML private Slider stake;
    @FXML private Label least;
    @FXML private Label most;
    @FXML private Label stakeLabel;
    @FXML private Button layDown;
    private final Texts texts;
    private final Pictures pictures;
    private IntConsumer onBet = amount -> { };
    private IntConsumer onChange = amount -> { };
    private Runnable confirmed = () -> { };
    private String layDownText;

    public BetPanelController(Texts texts, Pictures pictures) {
        this.texts = texts;
        this.pictures = pictures;
    }

    @FXML
    private void initialize() {
        stake.valueProperty().addListener((o, was, is) -> changed());
        layDown.setOnAction(event -> confirm());
        layDownText = layDown.getText();
        betPanel.getChildren().addFirst(pictures.view("board/bet-panel.png"));
        hide();
    }

    /** What to do with a bet, and while it is being chosen. */
    void connect(IntConsumer bet, IntConsumer change) {
        onBet = bet;
        onChange = change;
    }

    /** Asks for a bet of one to {@code largest} assets. */
    void ask(int largest) {
        confirmed = () -> onBet.accept(amount());
        showScale(true);
        layDown.setText(layDownText);
        stake.setMin(1);
        stake.setMax(largest);
        most.setText(Integer.toString(largest));
        stake.setValue(Math.min(largest, 2));
        // A scale from one to one has nothing to choose.
        stake.setDisable(largest == 1);
        betPanel.setVisible(true);
        changed();
        layDown.requestFocus();
    }

    /** Says how the contest ended and offers another. */
    void offerNewContest(String verdict, Runnable newContest) {
        betPanel.setVisible(false);
        confirmed = newContest;
        showScale(false);
        stakeLabel.setText(verdict);
        layDown.setText(texts.get("newContest"));
        betPanel.setVisible(true);
    }

    private void showScale(boolean shown) {
        stake.setVisible(shown);
        least.setVisible(shown);
        most.setVisible(shown);
        // Without the scale the button has the line to itself.
        layDown.setPrefWidth(shown ? BUTTON : WIDE_BUTTON);
        layDown.setLayoutX(shown ? BESIDE_SCALE : (betPanel.getPrefWidth() - layDown.getPrefWidth()) / 2);
    }

    void hide() {
        betPanel.setVisible(false);
    }

    int amount() {
        return (int) Math.round(stake.getValue());
    }

    /** Puts {@code by} more at stake. */
    void step(int by) {
        stake.setValue(Math.clamp(amount() + by, (int) stake.getMin(), (int) stake.getMax()));
    }

    void confirm() {
        if (betPanel.isVisible()) {
            confirmed.run();
        }
    }

    private void changed() {
        stakeLabel.setText(texts.get("bet.amount", amount(), (int) stake.getMax()));
        if (betPanel.isVisible()) {
            onChange.accept(amount());
        }
    }
}

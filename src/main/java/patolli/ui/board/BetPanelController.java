package patolli.ui.board;

import java.util.function.IntConsumer;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.Pane;
import patolli.text.Texts;

/** The bet: how many assets each side lays on the shield, from one to the smaller holding. */
public final class BetPanelController {
    @FXML private Pane betPanel;
    @FXML private Slider stake;
    @FXML private Label stakeLabel;
    @FXML private Button layDown;
    private final Texts texts;
    private IntConsumer onBet = amount -> { };
    private IntConsumer onChange = amount -> { };
    private Runnable confirmed = () -> { };
    private String layDownText;

    public BetPanelController(Texts texts) {
        this.texts = texts;
    }

    @FXML
    private void initialize() {
        stake.valueProperty().addListener((o, was, is) -> changed());
        layDown.setOnAction(event -> confirm());
        layDownText = layDown.getText();
        hide();
    }

    /** What to do with a bet, and while it is being chosen. */
    void connect(IntConsumer bet, IntConsumer change) {
        onBet = bet;
        onChange = change;
    }

    /** Asks for a bet of one to {@code most} assets. */
    void ask(int most) {
        confirmed = () -> onBet.accept(amount());
        stake.setVisible(true);
        layDown.setText(layDownText);
        stake.setMin(1);
        stake.setMax(most);
        stake.setValue(Math.min(most, 2));
        // A scale from one to one has nothing to choose.
        stake.setDisable(most == 1);
        betPanel.setVisible(true);
        changed();
        layDown.requestFocus();
    }

    /** Says how the contest ended and offers another. */
    void offerNewContest(String verdict, Runnable newContest) {
        betPanel.setVisible(false);
        confirmed = newContest;
        stake.setVisible(false);
        stakeLabel.setText(verdict);
        layDown.setText(texts.get("newContest"));
        betPanel.setVisible(true);
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

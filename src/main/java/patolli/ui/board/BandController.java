package patolli.ui.board;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import patolli.model.TableModel;
import patolli.rules.Side;
import patolli.ui.common.Preferences;
import patolli.ui.common.Tempo;

/** The painted band at the top of the mat: the menus, the feedback line and the score. */
public final class BandController {
    /** Red's part, the pool's, blue's, and the signs between them. */
    private static final Pattern SCORE = Pattern.compile("[<>]|[^<>]+");
    private static final PseudoClass RED = PseudoClass.getPseudoClass("red");
    private static final PseudoClass BLUE = PseudoClass.getPseudoClass("blue");
    @FXML private VBox lines;
    @FXML private Label happened;
    @FXML private Label expected;
    @FXML private Label score;
    @FXML private CheckMenuItem mirrorItem;
    @FXML private MenuItem switchItem;
    @FXML private RadioMenuItem relaxedItem;
    @FXML private RadioMenuItem normalItem;
    @FXML private RadioMenuItem fastItem;
    @FXML private CheckMenuItem forcedItem;
    @FXML private CheckMenuItem reducedItem;
    private final TableModel model;
    private final Preferences preferences;
    private final Runnable exit;

    public BandController(TableModel model, Preferences preferences, Runnable exit) {
        this.model = model;
        this.preferences = preferences;
        this.exit = exit;
    }

    @FXML
    private void initialize() {
        switchItem.disableProperty().bind(Bindings.createBooleanBinding(() -> model.seats().mirror().isEmpty(),
                model.seatsProperty()));
        mirrorItem.setSelected(model.seats().mirror().isPresent());
        mirrorItem.setOnAction(event -> model.setMirrorPlays(mirrorItem.isSelected()));
        forcedItem.selectedProperty().bindBidirectional(preferences.playForcedMovesProperty());
        reducedItem.selectedProperty().bindBidirectional(preferences.reducedMotionProperty());
        Map.of(relaxedItem, Tempo.RELAXED, normalItem, Tempo.NORMAL, fastItem, Tempo.FAST).forEach((item, tempo) -> {
            item.setSelected(preferences.tempoProperty().get() == tempo);
            item.setOnAction(event -> preferences.tempoProperty().set(tempo));
        });
    }

    /** @param acting the side whose colour the expectation wears; null for nobody's */
    void tell(List<String> what, String then, String holdings, Side acting) {
        expected.pseudoClassStateChanged(RED, acting == Side.RED);
        expected.pseudoClassStateChanged(BLUE, acting == Side.BLUE);
        happened.setText(fitting(what));
        happened.setTooltip(null);
        expect(then);
        score.setText(holdings);
        score.setGraphic(inColours(holdings));
    }

    /** Takes the place of what happened last; in full on pointing at it, should the line not hold it. */
    void notice(String sentence) {
        happened.setText(sentence);
        happened.setTooltip(new Tooltip(sentence));
    }

    /** As many of the sentences, from the last one back, as the line holds. */
    private String fitting(List<String> sentences) {
        for (int from = 0; from < sentences.size() - 1; from++) {
            String line = String.join(" ", sentences.subList(from, sentences.size()));
            Text measured = new Text(line);
            measured.setFont(happened.getFont());
            if (measured.getLayoutBounds().getWidth() <= lines.getPrefWidth()) {
                return line;
            }
        }
        return sentences.getLast();
    }

    /** The score in the colours of the sides, the pool between them in ink. */
    private static TextFlow inColours(String holdings) {
        TextFlow flow = new TextFlow();
        Matcher parts = SCORE.matcher(holdings);
        for (int part = 0; parts.find(); part++) {
            Text text = new Text(parts.group());
            text.getStyleClass().addAll("score", "score-" + part);
            flow.getChildren().add(text);
        }
        return flow;
    }

    void expect(String then) {
        // An empty second line would push the first one out of the middle.
        expected.setManaged(!then.isEmpty());
        expected.setText(then);
    }

    @FXML
    private void switchSides() {
        model.switchSides();
    }

    @FXML
    private void newContest() {
        model.newContest();
    }

    @FXML
    private void exit() {
        exit.run();
    }
}

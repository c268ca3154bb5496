package patolli.ui.board;

import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.FadeTransition;
import javafx.geometry.Pos;
import javafx.scene.Cursor;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import javafx.util.Duration;
import javafx.util.Subscription;
import patolli.model.FactsModel;
import patolli.model.Preferences;
import patolli.model.Tempo;
import patolli.text.Fact;
import patolli.ui.common.Pictures;

/** The strip of paper on which an AztecFact appears: along the mat's lower border, clear of all that is played with. */
final class FactSlip {
    private static final Duration FADE = Duration.millis(600);
    private final Pane place;
    private final Preferences preferences;
    private final Text text = new Text();
    private final Text source = new Text();
    private Optional<Animation> fading = Optional.empty();

    /**
     * @param place an empty pane, where the slip lies
     * @param away  says that a click puts it away
     */
    FactSlip(Pane place, Pictures pictures, Preferences preferences, String away) {
        this.place = place;
        this.preferences = preferences;
        text.getStyleClass().add("fact-text");
        source.getStyleClass().add("fact-source");
        TextFlow flow = new TextFlow(text, source);
        flow.getStyleClass().add("fact-flow");
        flow.setMaxHeight(Region.USE_PREF_SIZE);
        StackPane words = new StackPane(flow);
        words.getStyleClass().add("fact-words");
        Label cross = new Label("\u00D7");
        cross.getStyleClass().add("fact-away");
        StackPane.setAlignment(cross, Pos.CENTER_RIGHT);
        words.getChildren().add(cross);
        place.getChildren().setAll(pictures.view("ui/fact.png"), words);
        place.setAccessibleText(away);
        Tooltip.install(place, new Tooltip(away));
        place.setCursor(Cursor.HAND);
        place.setVisible(false);
    }

    /** Shows what the model shows, and lets a click put it away, until the handle is used. */
    Subscription follow(FactsModel facts) {
        place.setOnMousePressed(event -> facts.dismiss());
        return facts.shownProperty().subscribe(this::show).and(() -> show(Optional.empty()));
    }

    private void show(Optional<Fact> fact) {
        fading.ifPresent(Animation::stop);
        fading = Optional.empty();
        place.setVisible(fact.isPresent());
        fact.ifPresent(shown -> {
            text.setText(shown.text() + "\u2003");
            source.setText(shown.source());
            place.setOpacity(1);
            if (preferences.tempoProperty().get() != Tempo.INSTANT) {
                FadeTransition appear = new FadeTransition(FADE, place);
                appear.setFromValue(0);
                appear.setToValue(1);
                appear.play();
                fading = Optional.of(appear);
            }
        });
    }
}

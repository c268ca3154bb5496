package patolli.ui.table;

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
import javafx.scene.transform.Scale;
import javafx.util.Duration;
import javafx.util.Subscription;
import patolli.model.FactsModel;
import patolli.model.Preferences;
import patolli.model.Tempo;
import patolli.settings.Settings;
import patolli.settings.TextSize;
import patolli.text.Fact;

/**
 * The strip of paper on which a fact appears: along the left part of the mat's lower border, clear of all that is
 * played with and of what is expected, which stands beside it.
 */
final class FactSlip {
    private static final Duration FADE = Duration.millis(600);
    private static final double WIDTH = 716;
    private static final double LARGEST = 1.105;
    private static final double HEIGHT = 53;
    /** What the painted edges take, at the ends and above and below. */
    private static final double MARGIN = 52;
    private static final double WIDE = WIDTH - 2 * MARGIN;
    private static final double NARROWER = 6;
    private static final double EDGE = 20;
    private static final double UNIT = 16;
    private static final double STEP = 0.025;
    private static final double MOST = 1.2;
    private static final double LEAST = 0.5;
    private final Pane place;
    private final Preferences preferences;
    private final Text text = new Text();
    private final Text source = new Text();
    private final TextFlow flow = new TextFlow(text, source);
    private final StackPane words = new StackPane(flow);
    private Optional<Animation> fading = Optional.empty();

    /**
     * @param place an empty pane, where the slip lies
     * @param away  says that a click puts it away
     */
    FactSlip(Pane place, Preferences preferences, String away) {
        this.place = place;
        this.preferences = preferences;
        text.getStyleClass().add("fact-text");
        source.getStyleClass().add("fact-source");
        flow.getStyleClass().add("fact-flow");
        flow.setMaxHeight(Region.USE_PREF_SIZE);
        words.getStyleClass().add("fact-words");
        Label cross = new Label("\u00D7");
        cross.getStyleClass().add("fact-away");
        StackPane.setAlignment(cross, Pos.CENTER_RIGHT);
        words.getChildren().add(cross);
        Region leaf = new Region();
        leaf.getStyleClass().add("fact-leaf");
        place.getChildren().setAll(leaf, words);
        place.setAccessibleText(away);
        Tooltip.install(place, new Tooltip(away));
        place.setCursor(Cursor.HAND);
        place.setVisible(false);
    }

    /** Shows what the model shows, and lets a click put it away, until the handle is used. */
    Subscription follow(FactsModel facts) {
        place.setOnMousePressed(event -> facts.dismiss());
        return facts.shownProperty().subscribe(this::show).and(() -> show(Optional.empty()))
                .and(() -> place.setOnMousePressed(null))
                .and(preferences.of(Settings.TEXT_SIZE).subscribe(this::size));
    }

    /** The strip grows a little with its words, upwards and to the right. */
    private void size(TextSize size) {
        double times = Math.min(size.factor(), LARGEST);
        place.getTransforms().setAll(new Scale(times, times, 0, HEIGHT));
        write(size.factor() / times);
    }

    /** As large as is wanted, or as the strip has room for. */
    private void write(double wanted) {
        // The steps are the same whatever is wanted: what fits at one size of the strip fits at every other.
        for (double step = MOST; step >= LEAST; step -= STEP) {
            double size = Math.min(step, wanted);
            words.setStyle("-fx-font-size: " + UNIT * size + "px");
            words.applyCss();
            if (flow.prefHeight(WIDE) <= HEIGHT - EDGE) {
                flow.setMaxWidth(even());
                return;
            }
        }
    }

    /** The least width at which there are no more lines than in the whole width: so they are about equally long. */
    private double even() {
        double height = flow.prefHeight(WIDE);
        double wide = WIDE;
        while (wide > WIDE / 2 && flow.prefHeight(wide - NARROWER) <= height) {
            wide -= NARROWER;
        }
        return wide;
    }

    void show(Optional<Fact> fact) {
        fading.ifPresent(Animation::stop);
        fading = Optional.empty();
        place.setVisible(fact.isPresent());
        fact.ifPresent(shown -> {
            text.setText(shown.text() + "\u2003");
            source.setText(shown.source());
            size(preferences.of(Settings.TEXT_SIZE).get());
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

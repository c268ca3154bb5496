package patolli.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import patolli.text.Texts;
import patolli.ui.common.Pictures;

/** A string of beads, one for each step: those that were reached lead back to their steps. */
final class Progress {
    private final LessonModel lesson;
    private final Pictures pictures;
    private final List<Button> beads = new ArrayList<>();

    Progress(Pane string, LessonModel lesson, Texts texts, Pictures pictures) {
        this.lesson = lesson;
        this.pictures = pictures;
        for (int i = 0; i < lesson.size(); i++) {
            String words = texts.get("bead", i + 1, texts.get(lesson.step(i).name()));
            Button bead = new Button();
            bead.setId("bead-" + i);
            bead.getStyleClass().setAll("bead");
            bead.setGraphic(pictures.view("ui/progress-off.png"));
            bead.setAccessibleText(words);
            bead.setTooltip(new Tooltip(words));
            int number = i;
            bead.setOnAction(event -> lesson.goTo(number));
            beads.add(bead);
        }
        string.getChildren().addAll(beads);
    }

    /** Shows how far the lesson has come. */
    void show() {
        int now = lesson.stepProperty().get();
        for (int i = 0; i < beads.size(); i++) {
            boolean reached = i <= lesson.reached();
            beads.get(i).setDisable(!reached);
            pictures.change((ImageView) beads.get(i).getGraphic(), "ui/progress-" + (i == now ? "now"
                    : reached ? "on" : "off") + ".png");
        }
    }
}

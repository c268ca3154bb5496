package patolli.ui.lesson;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import patolli.text.Texts;
import patolli.ui.lesson.LessonModel.Stage;

/** The sheet of paper that explains a step: where it lies, what it says, and the button that leads on. */
final class Card {
    private static final String TYPEFACE = "Alegreya Medium";
    /** The height of a letter's line at normal size, and the least that words are made to fit. */
    private static final double SIZE = 17;
    private static final double LEAST = 13;
    private final Pane leaf;
    private final Label title;
    private final Label words;
    private final Button go;
    private final Texts texts;

    Card(Pane leaf, Label title, Label words, Button go, Texts texts) {
        this.leaf = leaf;
        this.title = title;
        this.words = words;
        this.go = go;
        this.texts = texts;
    }

    /** @param factor how many times larger than normal words are wanted */
    void show(LessonModel lesson, double factor) {
        Step step = lesson.current();
        leaf.relocate(step.stand().x(), step.stand().y());
        title.setText(texts.get(step.name()));
        String said = said(lesson, step);
        words.setText(said);
        words.setStyle("-fx-font-size: " + fitting(said, SIZE * factor) + "px");
        go.setVisible(lesson.canGoOn());
        go.setText(label(lesson, step));
    }

    private String said(LessonModel lesson, Step step) {
        boolean done = lesson.stageProperty().get() == Stage.DONE;
        String body = texts.get(step.name() + (done ? ".after" : ".words"));
        return lesson.helpingProperty().get() ? texts.get("help." + (done ? Task.READ : step.task())) + "\n" + body : body;
    }

    private String label(LessonModel lesson, Step step) {
        boolean asked = lesson.stageProperty().get() == Stage.ASKED;
        boolean last = lesson.stepProperty().get() == lesson.size() - 1;
        return texts.get(asked && step.task() == Task.BET ? "go.bet" : asked && step.task() == Task.WATCH ? "go.watch"
                : last ? "go.play" : "go.next");
    }

    /** The largest size up to the one that is wanted at which the words have room on the card. */
    private double fitting(String said, double wanted) {
        Text measured = new Text(said);
        measured.setWrappingWidth(words.getPrefWidth());
        measured.setLineSpacing(words.getLineSpacing());
        double size = wanted;
        measured.setFont(new Font(TYPEFACE, size));
        while (measured.getLayoutBounds().getHeight() > words.getPrefHeight() && size > LEAST) {
            size -= 0.25;
            measured.setFont(new Font(TYPEFACE, size));
        }
        return size;
    }
}

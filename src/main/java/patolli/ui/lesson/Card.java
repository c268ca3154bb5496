package patolli.ui.lesson;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import javafx.scene.transform.Scale;
import patolli.text.Texts;
import patolli.ui.course.CourseStep;
import patolli.ui.course.Task;
import patolli.ui.lesson.LessonModel.Stage;

/** The sheet of paper that explains a step: where it lies, what it says, and the button that leads on. */
final class Card {
    /** How large letters are at normal size and at the least, in design units. */
    private static final double SIZE = 17;
    private static final double LEAST = 13;
    private static final double STEP = 0.25;
    private static final double TITLE = 19;
    private static final double BUTTONS = 16;
    /** How much larger the paper is for words twice as large: beside it lie squares and pieces. */
    private static final double PAPER = 0.4;
    private final Pane leaf;
    private final Label title;
    private final VBox text;
    private final Label hint;
    private final Label words;
    private final Button go;
    private final HBox links;
    private final Texts texts;

    /**
     * @param text  the room for words: the hint, when one is needed, and what the step says
     * @param links in a row as wide as it may be
     */
    Card(Pane leaf, Label title, VBox text, HBox links, Button go, Texts texts) {
        this.leaf = leaf;
        this.title = title;
        this.text = text;
        hint = (Label) text.getChildren().getFirst();
        words = (Label) text.getChildren().getLast();
        this.links = links;
        this.go = go;
        this.texts = texts;
    }

    /** @param factor how many times larger than normal words are wanted */
    void show(LessonModel lesson, double factor) {
        CourseStep step = lesson.current();
        double paper = 1 + (factor - 1) * PAPER;
        leaf.getTransforms().setAll(new Scale(paper, paper));
        leaf.relocate(step.stand().x(paper), step.stand().y(paper));
        leaf.setStyle("-fx-font-size: " + BUTTONS * factor / paper + "px");
        fitLinks(BUTTONS * factor / paper);
        title.setText(texts.get(step.name()));
        entitle(TITLE * factor / paper);
        boolean helping = lesson.helpingProperty().get();
        boolean done = lesson.stageProperty().get() == Stage.DONE;
        hint.setVisible(helping);
        hint.setManaged(helping);
        String help = step.name() + ".help";
        hint.setText(texts.get(!done && texts.has(help) ? help : "help." + (done ? Task.READ : step.task())));
        words.setText(texts.get(step.name() + (done ? ".after" : ".words")));
        fit(SIZE * factor / paper);
        go.setVisible(lesson.canGoOn());
        go.setText(label(lesson, step));
    }

    private String label(LessonModel lesson, CourseStep step) {
        boolean asked = lesson.stageProperty().get() == Stage.ASKED;
        boolean last = lesson.stepProperty().get() == lesson.size() - 1;
        return texts.get(asked && step.task() == Task.BET ? "go.bet" : asked && step.task() == Task.WATCH ? "go.watch"
                : last ? "go.play" : "go.next");
    }

    /** The links stand in one row beside the button. */
    private void fitLinks(double wanted) {
        for (double size = wanted; size >= LEAST; size -= STEP) {
            links.setStyle("-fx-font-size: " + size + "px");
            links.applyCss();
            double wide = links.getChildren().stream()
                    .mapToDouble(link -> link.prefWidth(-1) + links.getSpacing()).sum();
            if (wide <= links.getPrefWidth()) {
                return;
            }
        }
    }

    /** A title stands on one line. */
    private void entitle(double wanted) {
        for (double size = wanted; size >= LEAST; size -= STEP) {
            title.setStyle("-fx-font-size: " + size + "px");
            title.applyCss();
            if (title.prefWidth(-1) <= title.getMaxWidth()) {
                return;
            }
        }
    }

    /** The largest size up to the one that is wanted at which the words have room on the card. */
    private void fit(double wanted) {
        for (double size = wanted; size >= LEAST; size -= STEP) {
            text.setStyle("-fx-font-size: " + size + "px");
            text.applyCss();
            if (height() <= text.getPrefHeight()) {
                return;
            }
        }
    }

    /** How high the words would like to be. */
    private double height() {
        return text.getChildren().stream().filter(Node::isManaged)
                .mapToDouble(label -> label.prefHeight(text.getPrefWidth())).sum();
    }
}

package patolli.ui.replay;

import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.css.PseudoClass;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.MouseButton;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import patolli.play.Mark;
import patolli.text.Line;

/** The chronicle's lines on their leaf; one of them is marked, and a click on any is told of. */
final class ChronicleList {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final PseudoClass FUTURE = PseudoClass.getPseudoClass("future");
    /** What the painted scroll bar and the margins take. */
    private static final double EDGE = 38;
    /** The least height of a line, and that of the empty ones below the last. */
    private static final double BLANK = 24;
    /** So many lines are seen above the one that is marked. */
    private static final int ABOVE = 2;
    private final ListView<Line> list;
    private final Consumer<Line> clicked;
    private final IntegerProperty marked = new SimpleIntegerProperty(-1);

    ChronicleList(ListView<Line> list, List<Line> lines, Consumer<Line> clicked) {
        this.list = list;
        this.clicked = clicked;
        list.setCellFactory(view -> new Cell());
        list.getItems().setAll(lines);
    }

    /** Which line stands for a step; the heading of its game when that has not begun. */
    void mark(int step, boolean begun) {
        List<Line> lines = list.getItems();
        int index = -1;
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            boolean heading = line instanceof Line.Heading;
            if (heading != begun && line.first() <= step && (begun || line.first() == step)) {
                index = i;
            }
        }
        if (index != marked.get()) {
            marked.set(index);
            list.scrollTo(Math.max(0, index - ABOVE));
        }
    }

    /** The line that is marked, as an index; -1 when none is. */
    int marked() {
        return marked.get();
    }

    /** One line. */
    private final class Cell extends ListCell<Line> {
        private final TextFlow words = new TextFlow();

        Cell() {
            getStyleClass().add("chronicle-line");
            words.getStyleClass().add("chronicle-words");
            setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            setGraphic(words);
            setOnMouseClicked(event -> {
                if (event.getButton() == MouseButton.PRIMARY && getItem() != null) {
                    clicked.accept(getItem());
                }
            });
            marked.subscribe(this::stand);
        }

        private void stand() {
            pseudoClassStateChanged(CURRENT, !isEmpty() && getIndex() == marked.get());
            pseudoClassStateChanged(FUTURE, !isEmpty() && getIndex() > marked.get());
        }

        @Override
        protected void updateItem(Line line, boolean empty) {
            super.updateItem(line, empty);
            words.getChildren().clear();
            getStyleClass().remove("heading");
            setAccessibleText(empty || line == null ? "" : line.text().strip());
            if (!empty && line != null) {
                switch (line) {
                    case Line.Heading heading -> {
                        getStyleClass().add("heading");
                        write(heading.text(), "plain");
                    }
                    case Line.Told told -> told.parts().forEach(this::write);
                }
            }
            stand();
        }

        private void write(Line.Part part) {
            write(part.words(), part.marks().contains(Mark.TAKEN_BACK) ? "taken-back" : "plain");
            write(" ", "plain");
            if (!part.notes().isEmpty()) {
                write(part.notes() + " ", "note");
            }
        }

        private void write(String text, String style) {
            Text written = new Text(text);
            written.getStyleClass().addAll("chronicle-text", style);
            words.getChildren().add(written);
        }

        /** A line is as wide as the leaf, and as high as it then must be. */
        @Override
        protected double computePrefHeight(double width) {
            return Math.max(BLANK, snappedTopInset() + words.prefHeight(room()) + snappedBottomInset());
        }

        @Override
        protected double computePrefWidth(double height) {
            return 0;
        }

        @Override
        protected void layoutChildren() {
            super.layoutChildren();
            words.resizeRelocate(snappedLeftInset(), snappedTopInset(), room(), words.prefHeight(room()));
        }

        private double room() {
            return list.getWidth() - EDGE;
        }
    }
}

package patolli.ui.shelf;

import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.image.ImageView;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import patolli.ui.table.SmallMat;

/** A saved game in the list; the same few cells show whatever is in sight. */
final class ItemCell extends ListCell<Item> {
    private static final double THUMB = 104;
    private static final double LINES = 456;
    private final ShelfWords words;
    private final Thumbnails thumbnails;
    private final ImageView picture = new ImageView();
    private final StackPane thumb = new StackPane(picture);
    private final Label title = line("shelf-title");
    private final Label when = line("shelf-when");
    private final Label seats = line("shelf-line");
    private final Label due = line("shelf-due");
    private final Label progress = line("shelf-line");
    private final Label trouble = line("shelf-trouble");
    private final VBox lines = new VBox(title, when, seats, due, progress, trouble);
    private final HBox row = new HBox(thumb, lines);

    /** @param open what a second click on it does */
    ItemCell(ShelfWords words, Thumbnails thumbnails, Runnable open) {
        this.words = words;
        this.thumbnails = thumbnails;
        thumb.getStyleClass().add("shelf-thumb");
        row.getStyleClass().add("shelf-row");
        row.setFillHeight(false);
        lines.getStyleClass().add("shelf-lines");
        lines.setMinWidth(LINES);
        lines.setMaxWidth(LINES);
        setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2 && !isEmpty()) {
                open.run();
            }
        });
    }

    private static Label line(String style) {
        Label line = new Label();
        line.getStyleClass().add(style);
        line.setWrapText(true);
        line.setMaxWidth(LINES);
        line.setMinHeight(Region.USE_PREF_SIZE);
        return line;
    }

    @Override
    protected void updateItem(Item item, boolean empty) {
        super.updateItem(item, empty);
        if (empty || item == null) {
            setGraphic(null);
            return;
        }
        write(title, words.title(item));
        write(when, words.when(item));
        write(seats, words.seats(item));
        write(due, item.state().map(state -> words.due(state, item.seats())).orElse(""));
        write(progress, item.state().map(state -> thumbnails.progress(state, item.seats())).orElse(""));
        write(trouble, item.trouble().orElse(""));
        thumbnails.show(picture, item.state(), THUMB * SmallMat.proportion(), THUMB);
        setAccessibleText(lines.getChildren().stream().map(Label.class::cast).map(Label::getText)
                .filter(text -> !text.isEmpty()).collect(Collectors.joining(". ")));
        setGraphic(row);
    }

    private static void write(Label line, String words) {
        line.setText(words);
        line.setVisible(!words.isEmpty());
        line.setManaged(!words.isEmpty());
    }

    /** The lines break, so the height is known only with the width that they have. */
    @Override
    protected double computePrefHeight(double width) {
        double inside = Math.max(thumb.prefHeight(-1), lines.prefHeight(LINES));
        return snappedTopInset() + snappedBottomInset() + row.snappedTopInset() + row.snappedBottomInset() + inside;
    }
}

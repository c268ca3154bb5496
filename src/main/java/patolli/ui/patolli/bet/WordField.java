package patolli.ui.patolli.bet;

import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.TextFormatter.Change;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import patolli.save.Entry;
import patolli.text.Texts;
import patolli.ui.common.Ties;
import patolli.ui.proof.PlayersWord;

/**
 * Where the players' word is typed, and the line that says what it is good for; or the word that was added before.
 * What is typed stays here: no key means anything else meanwhile. Enter and Esc leave the field.
 */
final class WordField {
    private final PlayersWord word;
    private final Texts texts;
    private final TextField field = new TextField();
    private boolean leaving;

    WordField(PlayersWord word, Texts texts) {
        this.word = word;
        this.texts = texts;
        field.setId("word");
        field.getStyleClass().add("bet-word-field");
        field.setPromptText(texts.get("word.prompt"));
        field.setAccessibleText(texts.get("word.accessible"));
        field.setTextFormatter(new TextFormatter<>(WordField::shorten));
    }

    /** Fills the place for it. */
    void fill(VBox place) {
        switch (word) {
            case PlayersWord.None _ -> { }
            case PlayersWord.Added added -> place.getChildren().add(line("bet-word-added",
                    texts.get("word.added", added.text())));
            case PlayersWord.Asked _ -> place.getChildren().addAll(line("bet-word-name", texts.get("word.name")),
                    field, line("bet-word-why", texts.get("word.why")));
        }
    }

    private static Label line(String style, String text) {
        Label line = new Label(text);
        line.getStyleClass().add(style);
        line.setWrapText(true);
        line.setMinHeight(Label.USE_PREF_SIZE);
        return line;
    }

    /** @param next what has the keyboard when the field is left */
    void attach(Ties ties, Runnable next) {
        if (word instanceof PlayersWord.Asked asked) {
            field.textProperty().bindBidirectional(asked.typed());
            ties.add(() -> field.textProperty().unbindBidirectional(asked.typed()));
            // A field forgets what was typed on Esc, and the theatre would make something else of it.
            ties.filter(field, KeyEvent.KEY_PRESSED, event -> {
                if (event.getCode() == KeyCode.ESCAPE) {
                    event.consume();
                    next.run();
                }
            });
            // On its way up, or a held key's repeats would go on to what has the keyboard next.
            ties.filter(field, KeyEvent.KEY_RELEASED, event -> {
                if (event.getCode() == KeyCode.ENTER && leaving) {
                    event.consume();
                    leaving = false;
                    next.run();
                }
            });
            ties.add(field.focusedProperty().subscribe(() -> leaving = false));
            ties.handle(field, KeyEvent.KEY_PRESSED, WordField::keep);
        }
    }

    boolean isFocused() {
        return field.isFocused();
    }

    /** Enter was pressed in the field: when it is let go, the field is left. */
    void enter() {
        leaving = true;
    }

    /** A plain letter goes no further: it may be a mnemonic. */
    private static void keep(KeyEvent event) {
        if (event.getCode() != KeyCode.TAB && !event.isAltDown() && !event.isControlDown() && !event.isMetaDown()) {
            event.consume();
        }
    }

    /** What goes beyond the longest word is left out. */
    private static Change shorten(Change change) {
        String now = change.getControlNewText();
        int over = now.codePointCount(0, now.length()) - Entry.Word.LONGEST;
        if (over <= 0) {
            return change;
        }
        String added = change.getText();
        int fits = added.codePointCount(0, added.length()) - over;
        if (!change.isAdded() || fits <= 0) {
            return null;
        }
        change.setText(added.substring(0, added.offsetByCodePoints(0, fits)));
        int caret = change.getRangeStart() + change.getText().length();
        change.selectRange(caret, caret);
        return change;
    }
}

package patolli.ui.cabinet;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import patolli.rules.Option;
import patolli.text.Texts;

/** A row for each option of a game: what it may be, what it means in plain words, and where the rule is from. */
final class OptionRows {
    /** Numbers to choose from stand there one by one if they are fewer than these. */
    private static final int FEW = 4;
    private static final int DIGITS = 4;
    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");
    private final Map<String, VBox> rows = new HashMap<>();
    private final Label why = label("", "new-game-trouble");
    private final NewGameModel model;
    private final Texts texts;
    private final Texts words;
    /** What brings the rows into line with the model. */
    private final List<Runnable> refreshing = new ArrayList<>();

    /**
     * @param texts the bundle {@code cabinet}
     * @param words the game's bundle {@code options}
     */
    OptionRows(NewGameModel model, Texts texts, Texts words) {
        this.model = model;
        this.texts = texts;
        this.words = words;
        why.setId("why");
    }

    VBox row(Option option) {
        Label name = label(words.get(option.name()), "setting-name");
        HBox line = new HBox(name, option.values().isEmpty() && !isFew(option) ? number(option) : choices(option));
        line.getStyleClass().add("setting-row");
        line.setAlignment(Pos.CENTER_LEFT);
        VBox row = new VBox(line, label(words.get(option.name() + ".words"), "option-words"), why(option),
                label(texts.get("lay.source", words.get(option.name() + ".source")), "sheet-small"));
        row.getStyleClass().add("option-row");
        rows.put(option.name(), row);
        return row;
    }

    /** Why some of the values can't be chosen now. */
    private Label why(Option option) {
        Label why = label(words.has(option.name() + ".not") ? words.get(option.name() + ".not") : "", "option-not");
        why.setId("not-" + option.name());
        refreshing.add(() -> {
            boolean all = values(option).stream().allMatch(value -> model.fits(option, Optional.of(value)));
            why.setVisible(!all && !why.getText().isEmpty());
            why.setManaged(why.isVisible());
        });
        return why;
    }

    /** Shows what can be chosen now, and what is. */
    void refresh() {
        refreshing.forEach(Runnable::run);
    }

    /** Forgets the rows that were made. */
    void clear() {
        refreshing.clear();
    }

    private static boolean isFew(Option option) {
        return option.most() - option.least() < FEW;
    }

    private FlowPane choices(Option option) {
        ToggleGroup group = new ToggleGroup();
        FlowPane choices = new FlowPane();
        choices.getStyleClass().add("choices");
        if (option.standard().isEmpty()) {
            choices.getChildren().add(choice(option, Optional.empty(), group));
        }
        for (String value : values(option)) {
            choices.getChildren().add(choice(option, Optional.of(value), group));
        }
        return choices;
    }

    private static List<String> values(Option option) {
        return option.values().isEmpty() ? IntStream.rangeClosed(option.least(), option.most())
                .mapToObj(Integer::toString).toList() : option.values();
    }

    private RadioButton choice(Option option, Optional<String> value, ToggleGroup group) {
        String key = value.orElse("absent");
        String name = option.name() + "." + key;
        RadioButton choice = new RadioButton(words.has(name) ? words.get(name) : key);
        choice.setId("option-" + option.name() + "-" + key);
        choice.getStyleClass().add("choice");
        choice.setAccessibleText(texts.get("way", words.get(option.name()), choice.getText()));
        choice.setToggleGroup(group);
        refreshing.add(() -> {
            choice.setDisable(!model.fits(option, value));
            if (model.value(option).equals(value)) {
                choice.setSelected(true);
            }
        });
        choice.selectedProperty().subscribe(selected -> {
            if (selected && !model.value(option).equals(value)) {
                model.choose(option, value);
            }
        });
        return choice;
    }

    private TextField number(Option option) {
        TextField field = new TextField(model.value(option).orElse(""));
        field.setId("option-" + option.name());
        field.getStyleClass().add("number-field");
        field.setAccessibleText(words.get(option.name()));
        field.setPrefColumnCount(DIGITS);
        field.setTextFormatter(new TextFormatter<>(change ->
                change.getControlNewText().matches("\\d{0," + DIGITS + "}") ? change : null));
        field.textProperty().subscribe(text -> {
            if (!model.value(option).equals(Optional.of(text))) {
                model.type(option, Optional.of(text).filter(digits -> !digits.isEmpty()));
            }
        });
        refreshing.add(() -> {
            if (model.yielded().contains(option)) {
                field.setText(model.value(option).orElse(""));
            }
        });
        return field;
    }

    /** What the rules refuse, with an option's name as it stands on the page. */
    String told(String refusal) {
        String told = refusal;
        for (Option option : model.options()) {
            told = told.replace("option " + option.name() + " ", texts.get("lay.option", words.get(option.name())));
        }
        return texts.get("lay.trouble", told);
    }

    /** What became usual again, to go with the last choice; empty when nothing did. */
    String yielded() {
        List<Option> usual = model.yielded();
        String names = usual.stream().map(option -> texts.get("lay.option", words.get(option.name())).strip())
                .collect(Collectors.joining(texts.get("lay.and")));
        return usual.isEmpty() ? "" : texts.get("lay.yielded", names, usual.size());
    }

    /** Shows why it can't begin so at the option that is meant, and answers with its row if there is one. */
    Optional<VBox> show(Optional<String> refusal) {
        rows.values().forEach(row -> {
            row.pseudoClassStateChanged(REFUSED, false);
            row.getChildren().remove(why);
        });
        Optional<VBox> meant = refusal.flatMap(this::meant);
        meant.ifPresent(row -> {
            why.setText(told(refusal.orElseThrow()));
            row.getChildren().add(why);
            row.pseudoClassStateChanged(REFUSED, true);
        });
        return meant;
    }

    /** The row of the option that a refusal names first. */
    private Optional<VBox> meant(String refusal) {
        return Stream.of(refusal.split("[^A-Za-z]+")).filter(rows::containsKey).findFirst().map(rows::get);
    }

    private static Label label(String text, String style) {
        Label label = new Label(text);
        label.getStyleClass().add(style);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }
}

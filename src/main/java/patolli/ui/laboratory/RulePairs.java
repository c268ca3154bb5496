package patolli.ui.laboratory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import patolli.rules.Option;
import patolli.text.Texts;
import patolli.ui.cabinet.NewGameModel;

/** A row for each option of a game: what it is in one set of rules and in the other; a press goes on to the next. */
final class RulePairs {
    /** Numbers to choose from are gone through one by one if they are fewer than these. */
    private static final int FEW = 4;
    private static final int DIGITS = 4;
    private static final double NAME = 172;
    private static final double VALUE = 198;
    private static final PseudoClass DIFFERS = PseudoClass.getPseudoClass("differs");
    private final GridPane grid;
    private final Texts texts;
    /** What brings the rows into line with the plans. */
    private final List<Runnable> refreshing = new ArrayList<>();
    private List<NewGameModel> plans = List.of();
    private Texts words;

    /** @param texts the bundle {@code laboratory} */
    RulePairs(GridPane grid, Texts texts) {
        this.grid = grid;
        this.texts = texts;
    }

    /** Lays both plans for one game out. */
    void show(List<NewGameModel> shown) {
        plans = List.copyOf(shown);
        words = new Texts(plans.getFirst().game().name() + "/options");
        refreshing.clear();
        grid.getChildren().clear();
        for (int set = 0; set < plans.size(); set++) {
            Label head = label(texts.get("set." + set), "setting-name", VALUE);
            head.setGraphic(RuleMark.sample(set));
            grid.add(head, set + 1, 0);
        }
        int row = 1;
        for (Option option : plans.getFirst().options()) {
            grid.add(label(words.get(option.name()), "setting-name", NAME), 0, row);
            for (int set = 0; set < plans.size(); set++) {
                grid.add(value(option, set), set + 1, row);
            }
            row++;
        }
        refresh();
    }

    /** Shows what is chosen now. */
    void refresh() {
        refreshing.forEach(Runnable::run);
    }

    /** What is not as usual in a set, in words. */
    String unusual(int set) {
        NewGameModel plan = plans.get(set);
        String unusual = plan.options().stream().filter(option -> !plan.value(option).equals(option.standard()))
                .map(option -> texts.get("rule", words.get(option.name()), said(option, plan.value(option))))
                .collect(Collectors.joining(texts.get("rule.and")));
        return unusual.isEmpty() ? texts.get("set.usual") : unusual;
    }

    /** What the rules refuse, with an option's name as it stands on the page. */
    String told(String refusal) {
        String told = refusal;
        for (Option option : plans.getFirst().options()) {
            told = told.replace("option " + option.name() + " ", texts.get("option", words.get(option.name())));
        }
        return texts.get("trouble", told);
    }

    private Control value(Option option, int set) {
        List<Optional<String>> values = values(option);
        Control control = values.isEmpty() ? number(option, set) : button(option, set, values);
        control.setId("rule-" + option.name() + "-" + set);
        NewGameModel plan = plans.get(set);
        refreshing.add(() -> control.pseudoClassStateChanged(DIFFERS,
                plans.stream().anyMatch(other -> !other.value(option).equals(plan.value(option)))));
        return control;
    }

    /** All that an option can be; empty where it is a number of many. */
    private static List<Optional<String>> values(Option option) {
        List<Optional<String>> values = new ArrayList<>();
        if (option.standard().isEmpty()) {
            values.add(Optional.empty());
        }
        option.values().forEach(value -> values.add(Optional.of(value)));
        if (option.values().isEmpty() && option.most() - option.least() < FEW) {
            IntStream.rangeClosed(option.least(), option.most()).forEach(value ->
                    values.add(Optional.of(Integer.toString(value))));
        }
        return values;
    }

    private Button button(Option option, int set, List<Optional<String>> values) {
        NewGameModel plan = plans.get(set);
        Button button = new Button();
        button.getStyleClass().add("rule-value");
        button.setPrefWidth(VALUE);
        button.setMinHeight(Region.USE_PREF_SIZE);
        button.setWrapText(true);
        button.setOnAction(event -> {
            int now = values.indexOf(plan.value(option));
            IntStream.rangeClosed(1, values.size()).mapToObj(on -> values.get((now + on) % values.size()))
                    .filter(value -> plan.fits(option, value)).findFirst()
                    .ifPresent(value -> plan.choose(option, value));
        });
        refreshing.add(() -> {
            button.setText(said(option, plan.value(option)));
            button.setAccessibleText(texts.get("value", texts.get("set." + set), words.get(option.name()),
                    button.getText()));
        });
        return button;
    }

    private String said(Option option, Optional<String> value) {
        String key = value.orElse("absent");
        String name = option.name() + "." + key;
        return words.has(name) ? words.get(name) : key;
    }

    private TextField number(Option option, int set) {
        NewGameModel plan = plans.get(set);
        TextField field = new TextField(plan.value(option).orElse(""));
        field.getStyleClass().add("number-field");
        field.setAccessibleText(texts.get("value", texts.get("set." + set), words.get(option.name()), ""));
        field.setPrefWidth(VALUE);
        field.setTextFormatter(new TextFormatter<>(change ->
                change.getControlNewText().matches("\\d{0," + DIGITS + "}") ? change : null));
        field.textProperty().subscribe(text -> {
            if (!plan.value(option).equals(Optional.of(text))) {
                plan.type(option, Optional.of(text).filter(digits -> !digits.isEmpty()));
            }
        });
        refreshing.add(() -> {
            if (plan.yielded().contains(option)) {
                field.setText(plan.value(option).orElse(""));
            }
        });
        return field;
    }

    private static Label label(String text, String style, double width) {
        Label label = new Label(text);
        label.getStyleClass().add(style);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.setPrefWidth(width);
        return label;
    }
}

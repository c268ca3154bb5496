package patolli.ui.laboratory;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import patolli.ai.laboratory.FindingsTable;
import patolli.ai.laboratory.Laboratory.Standing;
import patolli.model.LaboratoryModel;
import patolli.model.Preferences;
import patolli.rules.Game;
import patolli.rules.State;
import patolli.text.Texts;
import patolli.ui.cabinet.LastPlan;
import patolli.ui.cabinet.NewGameModel;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.EnterKey;
import patolli.ui.common.Pictures;
import patolli.ui.common.TabRing;
import patolli.ui.common.Ties;
import patolli.ui.common.WholeRows;
import patolli.ui.sheet.SheetSize;

/** Wires the sheet of the laboratory: first its rules are chosen, then the figures grow. */
public final class LaboratoryController implements Controller {
    /** How high the painted leaf is. */
    private static final double HIGH = 660;
    private static final double TRACK = 217;
    private static final int SETS = 2;
    private static final List<Integer> NUMBERS = List.of(200, 1000, 5000);
    private static final int USUAL = 1000;
    /** The same rules give the same figures everywhere. */
    private static final long SEED = 1996;
    @FXML private DesignPane tried;
    @FXML private Pane sheet;
    @FXML private Pane ground;
    @FXML private Label title;
    @FXML private ScrollPane rules;
    @FXML private FlowPane games;
    @FXML private Label mean;
    @FXML private Label interval;
    @FXML private Label even;
    @FXML private HBox numbers;
    @FXML private GridPane pairs;
    @FXML private Label hints;
    @FXML private ScrollPane figures;
    @FXML private VBox sets;
    @FXML private HBox progress;
    @FXML private Region done;
    @FXML private Label played;
    @FXML private VBox found;
    @FXML private Pane chartPlace;
    @FXML private GridPane shares;
    @FXML private Label trouble;
    @FXML private Button begin;
    @FXML private Button stop;
    @FXML private Button again;
    @FXML private Button last;
    @FXML private Button export;
    @FXML private Label news;
    @FXML private Button close;
    private final LaboratoryDesk desk;
    private final LaboratoryModel model;
    private final Preferences preferences;
    private final Pictures pictures;
    private final Texts texts;
    private final Texts names = new Texts("games");
    private final Ties ties = new Ties();
    private final List<State> laid = new ArrayList<>();
    private RulePairs rulePairs;
    private FoundFigures shown;
    private List<NewGameModel> plans = List.of();
    /** What was tried last. */
    private List<State> tables = List.of();
    private final Ties planTies = new Ties();
    private int wanted = USUAL;
    /** How many games were asked for the last time. */
    private int asked = USUAL;
    private boolean choosing = true;
    /** The title while figures of a game are shown. */
    private String triedGame = "";

    LaboratoryController(LaboratoryDesk desk, Preferences preferences, Pictures pictures, Texts texts) {
        this.desk = desk;
        this.model = desk.model();
        this.preferences = preferences;
        this.pictures = pictures;
        this.texts = texts;
    }

    @FXML
    private void initialize() {
        ground.getChildren().add(pictures.view("ui/leaf-tall.png"));
        mean.setGraphic(LengthChart.meanSample());
        interval.setGraphic(ShareReed.intervalSample());
        even.setGraphic(ShareReed.evenSample());
        rulePairs = new RulePairs(pairs, texts);
        shown = new FoundFigures(sets, chartPlace, shares, texts);
        ToggleGroup game = new ToggleGroup();
        for (Game each : desk.games()) {
            boolean lies = each.name().equals(desk.table().game().name());
            games.getChildren().add(choice(names.get(each.name()), "try-" + each.name(), game, lies,
                    () -> lay(each, Map.of())));
        }
        ToggleGroup number = new ToggleGroup();
        for (int each : NUMBERS) {
            numbers.getChildren().add(choice(texts.get("number", each), "number-" + each, number, each == wanted,
                    () -> wanted = each));
        }
        begin.setOnAction(event -> play());
        stop.setOnAction(event -> model.stop());
        again.setOnAction(event -> turn(true));
        last.setOnAction(event -> turn(false));
        export.setOnAction(event -> model.standingProperty().get().ifPresent(found ->
                desk.write().write(FindingsTable.of(tables, found.findings()), this::say)));
        close.setOnAction(event -> desk.close().run());
    }

    /** In the place of how far it is. */
    private void say(String words) {
        news.setText(words);
        progress.setVisible(false);
    }

    private static RadioButton choice(String words, String id, ToggleGroup group, boolean first, Runnable chosen) {
        RadioButton choice = new RadioButton(words);
        choice.setId(id);
        choice.getStyleClass().add("choice");
        choice.setMinWidth(Region.USE_PREF_SIZE);
        choice.setToggleGroup(group);
        choice.setSelected(first);
        // Arrow keys choose without an action.
        choice.selectedProperty().addListener((it, before, now) -> {
            if (now) {
                chosen.run();
            }
        });
        return choice;
    }

    /** Lays both sets of rules of a game out alike. */
    private void lay(Game game, Map<String, String> options) {
        LastPlan plan = new LastPlan(options, Map.of(), Map.of(), Map.of());
        planTies.loosen();
        plans = Stream.generate(() -> new NewGameModel(game, plan, setup -> laid.add(setup.opening()), () -> { }))
                .limit(SETS).toList();
        rulePairs.show(plans);
        plans.forEach(each -> planTies.add(each.chosenProperty().subscribe(chosen -> tell())));
    }

    /** What stands in the way, or how the two sets are played. */
    private void tell() {
        rulePairs.refresh();
        Optional<String> wrong = plans.stream().flatMap(plan -> plan.troubleProperty().get().stream()).findFirst();
        trouble.setText(wrong.map(rulePairs::told).orElse(""));
        begin.setDisable(wrong.isPresent());
        hints.setText(texts.get(isOne() ? "same" : "differ"));
    }

    private boolean isOne() {
        return plans.getFirst().options().stream().allMatch(option ->
                plans.getFirst().value(option).equals(plans.getLast().value(option)));
    }

    private void play() {
        laid.clear();
        plans.forEach(NewGameModel::begin);
        if (laid.size() < SETS) {
            return;
        }
        tables = isOne() ? List.of(laid.getFirst()) : List.copyOf(laid);
        triedGame = texts.get("title.of", names.get(tables.getFirst().game().name()));
        shown.begin(IntStream.range(0, tables.size()).mapToObj(rulePairs::unusual).toList());
        tellFigures(Optional.empty());
        choosing = false;
        asked = wanted;
        model.start(tables, asked, SEED);
        turn(false);
    }

    /** Shows the rules, or the figures. */
    private void turn(boolean toRules) {
        choosing = toRules;
        news.setText("");
        show(rules, toRules);
        show(figures, !toRules);
        boolean running = model.runningProperty().get();
        show(begin, toRules);
        show(stop, !toRules && running);
        show(again, !toRules && !running);
        show(export, !toRules && !running && model.standingProperty().get().isPresent());
        show(last, toRules && !sets.getChildren().isEmpty());
        trouble.setVisible(toRules);
        progress.setVisible(!toRules && isUnfinished());
        title.setText(toRules ? texts.get("title") : triedGame);
        (toRules ? begin : running ? stop : again).requestFocus();
    }

    private static void show(Node part, boolean seen) {
        part.setVisible(seen);
        part.setManaged(seen);
    }

    private boolean isUnfinished() {
        return model.runningProperty().get() || model.standingProperty().get().map(Standing::part).orElse(0.0) < 1;
    }

    /** How it stands, in figures. */
    private void tellFigures(Optional<Standing> standing) {
        boolean running = model.runningProperty().get();
        double part = standing.map(Standing::part).orElse(0.0);
        done.setMinWidth(TRACK * part);
        done.setMaxWidth(TRACK * part);
        long so = Math.round(part * asked);
        progress.setVisible(!choosing && isUnfinished());
        played.setText(model.failedProperty().get() ? texts.get("failed") : running && standing.isEmpty()
                ? texts.get("beginning") : texts.get(running ? "played" : "stopped", so, asked));
        show(found, standing.isPresent());
        standing.ifPresent(now -> shown.show(now.findings()));
    }

    @Override
    public void attach(Scene scene) {
        ties.sharpen(scene, tried, pictures);
        SheetSize.follow(ties, sheet, preferences, HIGH);
        lay(desk.table().game(), desk.table().options().asMap());
        ties.add(model.standingProperty().subscribe(this::tellFigures));
        ties.add(model.runningProperty().subscribe(running -> {
            tellFigures(model.standingProperty().get());
            turn(choosing);
        }));
        WholeRows.keep(ties, scene, rules, () -> WholeRows.of(pairs));
        WholeRows.keep(ties, scene, figures, () -> WholeRows.of(shares));
        EnterKey.presses(ties, tried, () -> Stream.of(begin, stop, again).filter(Node::isVisible).findFirst()
                .ifPresent(Button::fire));
        TabRing.close(ties, tried);
        turn(choosing);
    }

    @Override
    public void detach() {
        model.stop();
        planTies.loosen();
        ties.loosen();
    }
}

package patolli.ui.statistics;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import patolli.beans.Fairness;
import patolli.model.Preferences;
import patolli.model.Reckoning;
import patolli.rules.Side;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.EnterKey;
import patolli.ui.common.Pictures;
import patolli.ui.common.ScrollEdges;
import patolli.ui.common.SideMark;
import patolli.ui.common.TabRing;
import patolli.ui.common.Ties;
import patolli.ui.sheet.SheetSize;
import patolli.ui.statistics.StatisticsModel.Against;
import patolli.ui.statistics.StatisticsModel.Evenings;
import patolli.ui.statistics.StatisticsModel.Falls;
import patolli.ui.table.GameTable;

/** Wires the sheet of statistics. */
public final class StatisticsController implements Controller {
    /** How high the painted leaf is. */
    private static final double HIGH = 660;
    private static final double MARK = 17;
    private static final double WIDTH = 604;
    private static final int PIECES = 3;
    /** The page on luck and skill, without a line under it and with one. */
    private static final double LONG = 430;
    private static final double SHORT = 402;
    private static final double TRACK = 217;
    @FXML private DesignPane statistics;
    @FXML private Pane sheet;
    @FXML private Pane ground;
    @FXML private Pane chartPlace;
    @FXML private HBox cordPlace;
    @FXML private GridPane judgements;
    @FXML private Label none;
    @FXML private Pane played;
    @FXML private Label contests;
    @FXML private Label games;
    @FXML private Label longest;
    @FXML private GridPane levels;
    @FXML private Label title;
    @FXML private ScrollPane throwsPage;
    @FXML private ScrollPane skillPage;
    @FXML private FlowPane legend;
    @FXML private VBox ratings;
    @FXML private Label unrated;
    @FXML private Pane progress;
    @FXML private Pane track;
    @FXML private Region done;
    @FXML private Label left;
    @FXML private Button reckon;
    @FXML private Button turn;
    @FXML private Button close;
    private final StatisticsModel model;
    private final GameTable table;
    private final Preferences preferences;
    private final Pictures pictures;
    private final Texts texts;
    private final Ties ties = new Ties();
    private SkillRows skill;
    private boolean skillShown;

    StatisticsController(StatisticsModel model, GameTable table, Preferences preferences, Pictures pictures,
            Texts texts) {
        this.model = model;
        this.table = table;
        this.preferences = preferences;
        this.pictures = pictures;
        this.texts = texts;
    }

    @FXML
    private void initialize() {
        ground.getChildren().add(pictures.view("ui/leaf-tall.png"));
        cordPlace.getChildren().addFirst(CastChart.sample());
        if (!model.falls().isEmpty()) {
            chartPlace.getChildren().add(new CastChart(model.falls(), texts));
        }
        int columns = model.falls().size() > 2 ? 2 : 1;
        for (int n = 0; n < model.falls().size(); n++) {
            judgements.add(judgement(model.falls().get(n), WIDTH / columns), n % columns, n / columns);
        }
        evenings(model.evenings());
        skill = new SkillRows(legend, ratings, texts);
        turn.setOnAction(event -> turn(!skillShown));
        reckon.setOnAction(event -> {
            if (model.reckoning().runningProperty().get()) {
                model.reckoning().stop();
            } else {
                model.reckoning().start();
            }
        });
        close.setOnAction(event -> model.close().run());
        turn(false);
    }

    /** Shows luck and skill, or the throws. */
    private void turn(boolean toSkill) {
        skillShown = toSkill;
        show(throwsPage, !toSkill);
        show(skillPage, toSkill);
        title.setText(texts.get(toSkill ? "skill.title" : "title"));
        turn.setText(texts.get(toSkill ? "to.throws" : "to.skill"));
        tellReckoning();
    }

    private static void show(Node part, boolean seen) {
        part.setVisible(seen);
        part.setManaged(seen);
    }

    /** How far the reviews are. */
    private void tellReckoning() {
        Reckoning reckoning = model.reckoning();
        boolean running = reckoning.runningProperty().get();
        show(progress, skillShown);
        show(track, running);
        double part = TRACK * reckoning.progressProperty().get();
        done.setMinWidth(part);
        done.setMaxWidth(part);
        int waiting = reckoning.waitingProperty().get();
        left.setText(running ? texts.get("skill.running") : reckoning.failedProperty().get()
                ? texts.get("skill.failed") : texts.get("skill.left", waiting));
        unrated.setText(texts.get(running || waiting > 0 ? "skill.none.waiting" : "skill.none"));
        skillPage.setPrefHeight(left.getText().isEmpty() ? LONG : SHORT);
        reckon.setText(texts.get(running ? "reckon.stop" : "reckon"));
        show(reckon, skillShown && (running || reckoning.waitingProperty().get() > 0));
    }

    private Label judgement(Falls falls, double width) {
        Fairness fairness = falls.fairness();
        Judgement judgement = Judgement.of(fairness);
        String words = texts.get("judgement." + judgement, fairness.total(), Judgement.oneIn(fairness.chance()));
        Label line = new Label(texts.get("judged", falls.name(), words), new SideMark(falls.side(), MARK));
        line.setId("judged-" + falls.side().key());
        line.getStyleClass().add("judged");
        line.setWrapText(true);
        line.setPrefWidth(width);
        line.setMinHeight(Region.USE_PREF_SIZE);
        return line;
    }

    private void evenings(Evenings evenings) {
        boolean any = evenings.contests() > 0;
        none.setVisible(!any);
        none.setManaged(!any);
        played.setVisible(any);
        played.setManaged(any);
        none.setGraphic(pieces());
        contests.setText(texts.get("contests", evenings.contests()));
        games.setText(texts.get("games", evenings.games()));
        longest.setText(texts.get("longest", evenings.longest()));
        for (Against against : evenings.against()) {
            int row = levels.getRowCount();
            levels.add(styled(texts.get("level." + against.level().key()), "level-name"), 0, row);
            levels.add(new WinBar(against.won(), against.contests()), 1, row);
            Label won = styled(texts.get("won", against.won(), against.contests()), "level-won");
            won.setAlignment(Pos.CENTER_LEFT);
            levels.add(won, 2, row);
        }
    }

    /** What stands there before there is anything to tell: the pieces, one by one. */
    private HBox pieces() {
        HBox row = new HBox(12);
        row.setAlignment(Pos.CENTER);
        for (int n = 0; n < PIECES; n++) {
            for (Side side : table.board().sides()) {
                row.getChildren().add(pictures.view(table.pieces().playing(side, n)));
            }
        }
        return row;
    }

    private static Label styled(String text, String style) {
        Label label = new Label(text);
        label.getStyleClass().add(style);
        return label;
    }

    @Override
    public void attach(Scene scene) {
        ties.sharpen(scene, statistics, pictures);
        SheetSize.follow(ties, sheet, preferences, HIGH);
        EnterKey.presses(ties, statistics, close::fire);
        TabRing.close(ties, statistics);
        ScrollEdges.soften(ties, skillPage);
        Reckoning reckoning = model.reckoning();
        ties.add(reckoning.statisticsProperty().subscribe(now -> {
            boolean any = skill.show(now);
            show(unrated, !any);
        }));
        for (ObservableValue<?> each : List.of(reckoning.runningProperty(), reckoning.progressProperty(),
                reckoning.waitingProperty(), reckoning.failedProperty())) {
            ties.add(each.subscribe(this::tellReckoning));
        }
        close.requestFocus();
    }

    @Override
    public void detach() {
        ties.loosen();
    }
}

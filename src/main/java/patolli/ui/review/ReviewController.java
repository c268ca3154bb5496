package patolli.ui.review;

import java.util.List;
import javafx.fxml.FXML;
import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import patolli.ai.review.Grade;
import patolli.ai.review.Review;
import patolli.ai.review.ReviewTable;
import patolli.ai.review.ReviewedStep;
import patolli.model.Preferences;
import patolli.model.ReplayModel;
import patolli.play.Seats;
import patolli.play.Step;
import patolli.rules.Side;
import patolli.text.Narrator;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.EnterKey;
import patolli.ui.common.Pictures;
import patolli.ui.common.ScrollEdges;
import patolli.ui.common.SideMark;
import patolli.ui.common.Ties;
import patolli.ui.sheet.SheetSize;

/** Wires the sheet of a review. */
public final class ReviewController implements Controller {
    /** How high the painted leaf is. */
    private static final double HIGH = 660;
    private static final double MARK = 17;
    private static final int DEAREST = 3;
    @FXML private DesignPane reviewed;
    @FXML private Pane sheet;
    @FXML private Pane ground;
    @FXML private Label working;
    @FXML private VBox account;
    @FXML private VBox accountPage;
    @FXML private VBox momentsPage;
    @FXML private ScrollPane pages;
    @FXML private HBox ways;
    @FXML private Label madeName;
    @FXML private Label bestName;
    @FXML private FlowPane sides;
    @FXML private FlowPane units;
    @FXML private Label luckName;
    @FXML private Label skillName;
    @FXML private Label laterName;
    @FXML private Pane chartPlace;
    @FXML private Label beadName;
    @FXML private Label legend;
    @FXML private Label sum;
    @FXML private Label grades;
    @FXML private VBox dearest;
    @FXML private Label news;
    @FXML private Button turn;
    @FXML private Button export;
    @FXML private Button close;
    private final ReviewDesk desk;
    private final Preferences preferences;
    private final Pictures pictures;
    private final Texts texts;
    private final Narrator narrator;
    private final ToggleGroup group = new ToggleGroup();
    private final DearMoments moments;
    private boolean momentsShown;
    private Unit unit = Unit.POINTS;
    private Side shown;
    private Seats seats;
    private final Ties ties = new Ties();

    ReviewController(ReviewDesk desk, Preferences preferences, Pictures pictures, Texts texts) {
        this.desk = desk;
        this.preferences = preferences;
        this.pictures = pictures;
        this.texts = texts;
        moments = new DearMoments(desk, pictures, texts);
        narrator = new Narrator(Texts.of(record().state(0).game().name(), "story"));
    }

    private ReplayModel record() {
        return desk.record();
    }

    @FXML
    private void initialize() {
        ground.getChildren().add(pictures.view("ui/leaf-tall.png"));
        luckName.setGraphic(LuckChart.sample(LuckChart.LUCK));
        skillName.setGraphic(LuckChart.sample(LuckChart.SKILL));
        laterName.setGraphic(LuckChart.sample(LuckChart.LATER));
        madeName.setGraphic(LuckChart.sample(DearMoments.MADE));
        bestName.setGraphic(LuckChart.sample(DearMoments.BEST));
        beadName.setGraphic(LuckChart.beadSample());
        laterName.setTooltip(new Tooltip(texts.get("later.tip")));
        show(account, false);
        export.setDisable(true);
        turn.setDisable(true);
        turn.setOnAction(event -> turn(!momentsShown));
        turn(false);
        close.setOnAction(event -> desk.close().run());
        export.setOnAction(event -> desk.review().reviewProperty().get().ifPresent(review ->
                desk.write().write(ReviewTable.of(review), news::setText)));
    }

    private static void show(Region part, boolean seen) {
        part.setVisible(seen);
        part.setManaged(seen);
    }

    private void fill(Review review) {
        show(working, false);
        show(account, true);
        export.setDisable(false);
        turn.setDisable(false);
        seats = record().steps().isEmpty() ? Seats.allPlayers(review.sides()) : record().steps().getFirst().seats();
        for (Side side : review.sides()) {
            RadioButton choice = new RadioButton(name(side));
            choice.setId("review-" + side.key());
            choice.getStyleClass().add("choice");
            choice.setToggleGroup(group);
            HBox both = new HBox(6, choice, new SideMark(side, MARK));
            both.setAlignment(Pos.CENTER_LEFT);
            sides.getChildren().add(both);
            choice.selectedProperty().subscribe(chosen -> {
                if (chosen) {
                    show(review, side);
                }
            });
        }
        unitsOf(review);
        Side first = review.sides().stream().filter(side -> seats.players().contains(side)).findFirst()
                .orElse(review.sides().getFirst());
        ((RadioButton) group.getToggles().get(review.sides().indexOf(first))).setSelected(true);
    }

    /** Where assets are played for, everything can be told in these as well. */
    private void unitsOf(Review review) {
        if (review.assets() == 0) {
            Label points = new Label(texts.get("unit.points"));
            points.getStyleClass().add("stat-note");
            units.getChildren().add(points);
            return;
        }
        ToggleGroup choices = new ToggleGroup();
        for (Unit each : List.of(Unit.POINTS, Unit.assets(review))) {
            RadioButton choice = new RadioButton(texts.get("in." + each.key()));
            choice.setId("in-" + each.key());
            choice.getStyleClass().add("choice");
            choice.setToggleGroup(choices);
            choice.setSelected(each == unit);
            // Arrow keys choose without an action.
            choice.selectedProperty().addListener((all, before, chosen) -> {
                if (chosen) {
                    unit = each;
                    show(review, shown);
                }
            });
            units.getChildren().add(choice);
        }
    }

    private void show(Review review, Side side) {
        shown = side;
        List<ReviewedStep> worst = review.dearest(side, DEAREST);
        Account account = Account.of(review, side, unit);
        String told = texts.get("sum." + unit.key(), unit.number(account.begins()), unit.number(account.ends()),
                unit.signed(account.luck()), unit.signed(account.others() - account.lost()),
                unit.signed(account.later())) + " " + gaveAway(review, side, account);
        sum.setText(told);
        chartPlace.getChildren().setAll(new LuckChart(review, side, unit, worst, Step.games(record().steps()), told));
        grades.setText(texts.get("grades", review.count(side, Grade.GOOD), review.count(side, Grade.DOUBTFUL),
                review.count(side, Grade.BAD), review.count(side, Grade.VERY_BAD)));
        luckName.setText(texts.get("luck", unit.signed(account.luck())));
        skillName.setText(texts.get("skill", unit.signed(account.others() - account.lost())));
        laterName.setText(texts.get("later", unit.signed(account.later())));
        skillName.setTooltip(new Tooltip(texts.get(Account.isForTwo(review) ? "legend.two" : "legend.many",
                name(side))));
        legend.setText(texts.get("legend." + unit.key()));
        dearest.getChildren().setAll(moments.rows(worst, side, unit));
        if (worst.isEmpty()) {
            dearest.getChildren().add(line(texts.get("none")));
        }
        show(ways, !worst.isEmpty());
    }

    /** What the decisions of both have given away, or those of one, and what those of all others have brought it. */
    private String gaveAway(Review review, Side side, Account account) {
        double lost = unit.number(account.lost());
        if (!Account.isForTwo(review)) {
            return texts.get("lost.many." + unit.key(), name(side), lost, review.choices(side),
                    unit.signed(account.others()));
        }
        Side other = review.sides().stream().filter(each -> each != side).findFirst().orElseThrow();
        return texts.get("lost.two." + unit.key(), name(side), lost, review.choices(side), name(other),
                unit.number(account.others()), review.choices(other));
    }

    private String name(Side side) {
        return narrator.name(side, seats);
    }

    /** Shows the dearest decisions, or the account. */
    private void turn(boolean toMoments) {
        momentsShown = toMoments;
        show(accountPage, !toMoments);
        show(momentsPage, toMoments);
        turn.setText(texts.get(toMoments ? "to.account" : "to.moments"));
    }

    private static Label line(String words) {
        Label line = new Label(words);
        line.getStyleClass().add("judged");
        line.setWrapText(true);
        line.setMinHeight(Region.USE_PREF_SIZE);
        return line;
    }

    @Override
    public void attach(Scene scene) {
        ties.sharpen(scene, reviewed, pictures);
        SheetSize.follow(ties, sheet, preferences, HIGH);
        ScrollEdges.soften(ties, pages);
        EnterKey.presses(ties, reviewed, close::fire);
        ties.add(desk.review().progressProperty().subscribe(part ->
                working.setText(texts.get("working", part.doubleValue() * 100))));
        ties.add(desk.review().reviewProperty().subscribe(review -> review.ifPresent(this::fill)));
        ties.add(desk.review().failedProperty().subscribe(failed -> {
            if (failed) {
                working.setText(texts.get("failed"));
            }
        }));
        close.requestFocus();
        desk.review().start(record().state(0), record().steps());
    }

    @Override
    public void detach() {
        desk.review().stop();
        ties.loosen();
    }
}

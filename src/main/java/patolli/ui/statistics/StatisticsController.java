package patolli.ui.statistics;

import javafx.fxml.FXML;
import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import patolli.beans.Fairness;
import patolli.model.Preferences;
import patolli.rules.Side;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.EnterKey;
import patolli.ui.common.Pictures;
import patolli.ui.common.SideMark;
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
    @FXML private Button close;
    private final StatisticsModel model;
    private final GameTable table;
    private final Preferences preferences;
    private final Pictures pictures;
    private final Texts texts;
    private final Ties ties = new Ties();

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
        close.setOnAction(event -> model.close().run());
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
        close.requestFocus();
    }

    @Override
    public void detach() {
        ties.loosen();
    }
}

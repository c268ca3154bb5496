package patolli.ui.grand;

import java.util.stream.IntStream;
import javafx.fxml.FXML;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import patolli.model.Preferences;
import patolli.play.GrandEvening;
import patolli.play.GrandEvening.Bout;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.EnterKey;
import patolli.ui.common.Pictures;
import patolli.ui.common.TabRing;
import patolli.ui.common.Ties;
import patolli.ui.sheet.SheetSize;

/** Wires the sheet of the grand evening: a line for each contest, both heaps of cowries, and the ways on. */
public final class GrandEveningController implements Controller {
    /** How high the painted leaf is. */
    private static final double HIGH = 600;
    /** The pictures of cowries in a heap, and of those that are staked; and how many there are of each. */
    private static final String LARGE = "ui/cowrie-", SMALL = "ui/cowrie-small-";
    private static final int KINDS = 3;
    @FXML private DesignPane grandEvening;
    @FXML private Pane sheet;
    @FXML private Pane ground;
    @FXML private Label lead;
    @FXML private GridPane bouts;
    @FXML private Label mine;
    @FXML private FlowPane myCowries;
    @FXML private Label house;
    @FXML private FlowPane houseCowries;
    @FXML private HBox answers;
    @FXML private Button goOn;
    @FXML private Button anew;
    @FXML private Button rules;
    @FXML private Button close;
    private final GrandEveningModel model;
    private final Preferences preferences;
    private final Pictures pictures;
    private final Texts texts;
    private final Texts names = new Texts("games");
    private final Ties ties = new Ties();

    GrandEveningController(GrandEveningModel model, Preferences preferences, Pictures pictures, Texts texts) {
        this.model = model;
        this.preferences = preferences;
        this.pictures = pictures;
        this.texts = texts;
    }

    @FXML
    private void initialize() {
        GrandEvening evening = model.evening();
        ground.getChildren().add(pictures.view("ui/leaf.png"));
        lead.setText(texts.get(lead(evening), evening.mine(), evening.house()));
        for (int number = 0; number < evening.bouts().size(); number++) {
            line(evening, number);
        }
        mine.setText(texts.get("mine", evening.mine()));
        house.setText(texts.get("house", evening.house()));
        pour(myCowries, evening.mine(), LARGE);
        pour(houseCowries, evening.house(), LARGE);
        goOn.setText(texts.get(evening.due().isEmpty() ? "go.again" : model.underway() ? "go.on" : "go.play"));
        goOn.setOnAction(event -> model.goOn().run());
        anew.setOnAction(event -> model.anew().run());
        rules.setOnAction(event -> model.rules().run());
        close.setOnAction(event -> model.close().run());
        if (!evening.hasBegun() || evening.due().isEmpty()) {
            answers.getChildren().remove(anew);
        }
    }

    private static String lead(GrandEvening evening) {
        if (evening.due().isPresent()) {
            return evening.hasBegun() ? "lead.going" : "lead.fresh";
        }
        int ahead = Integer.compare(evening.mine(), evening.house());
        return ahead > 0 ? "lead.won" : ahead < 0 ? "lead.lost" : "lead.drawn";
    }

    private void line(GrandEvening evening, int number) {
        Bout bout = evening.bouts().get(number);
        boolean due = evening.next().orElse(-1) == number;
        String standing = bout.result().map(GrandEvening.Result::key)
                .orElse(!due ? "later" : model.underway() ? "underway" : "next");
        HBox stake = new HBox();
        stake.getStyleClass().add("bout-stake");
        stake.setAccessibleText(texts.get("stake", evening.stake(number)));
        pour(stake, evening.stake(number), SMALL);
        bouts.addRow(number, label(names.get(bout.game().name()), due ? "bout-due" : "bout-name"), stake,
                label(texts.get("bout." + standing), "bout-" + standing));
    }

    private static Label label(String words, String style) {
        Label label = new Label(words);
        label.getStyleClass().addAll("bout", style);
        return label;
    }

    private void pour(Pane place, int cowries, String look) {
        place.getChildren().setAll(IntStream.range(0, cowries)
                .mapToObj(i -> pictures.view(look + (i % KINDS + 1) + ".png")).toList());
    }

    @Override
    public void attach(Scene scene) {
        ties.sharpen(scene, grandEvening, pictures);
        SheetSize.follow(ties, sheet, preferences, HIGH);
        EnterKey.presses(ties, grandEvening, goOn::fire);
        TabRing.close(ties, grandEvening);
        goOn.requestFocus();
    }

    @Override
    public void detach() {
        ties.loosen();
    }
}

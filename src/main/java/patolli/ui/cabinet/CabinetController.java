package patolli.ui.cabinet;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.transform.Scale;
import patolli.model.Preferences;
import patolli.rules.Game;
import patolli.settings.Settings;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.EnterKey;
import patolli.ui.common.FittedWords;
import patolli.ui.common.Pictures;
import patolli.ui.common.TabRing;
import patolli.ui.common.Ties;

/** Wires the cabinet: a painting, a few lines and the ways in for each game. */
public final class CabinetController implements Controller {
    /** Pixels in design units; everything else is in em. */
    private static final double WORDS = 16;
    /** How large a painting is shown. */
    private static final double SMALLER = 0.86;
    @FXML private DesignPane cabinet;
    @FXML private Pane ground;
    @FXML private Pane page;
    @FXML private HBox games;
    @FXML private Button grand;
    @FXML private Button close;
    private final CabinetModel model;
    private final Preferences preferences;
    private final Pictures pictures;
    private final Texts texts;
    private final Texts names = new Texts("games");
    private final List<FittedWords> about = new ArrayList<>();
    private final Ties ties = new Ties();

    CabinetController(CabinetModel model, Preferences preferences, Pictures pictures, Texts texts) {
        this.model = model;
        this.preferences = preferences;
        this.pictures = pictures;
        this.texts = texts;
    }

    @FXML
    private void initialize() {
        ground.getChildren().add(pictures.view("cabinet/niche.jpg"));
        model.exhibits().forEach(exhibit -> games.getChildren().add(card(exhibit)));
        // One way is the likeliest; the others are bone.
        laidOut().skip(1).forEach(other -> other.getStyleClass().add("bone"));
        grand.setOnAction(event -> model.grand().run());
        close.setOnAction(event -> model.close().run());
    }

    private VBox card(Exhibit exhibit) {
        String name = exhibit.game().name();
        ImageView picture = pictures.view("cabinet/" + name + ".jpg");
        picture.getTransforms().add(new Scale(SMALLER, SMALLER));
        StackPane painting = new StackPane(new Group(picture));
        painting.getStyleClass().add("cabinet-painting");
        painting.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        FittedWords words = new FittedWords();
        words.getChildren().addAll(line(names.get(name), "cabinet-name"),
                line(texts.get("game." + name + ".words"), "cabinet-words"),
                line(texts.get("game." + name + ".facts"), "cabinet-facts"));
        words.getStyleClass().add("cabinet-about");
        about.add(words);
        words.setMinHeight(0);
        VBox.setVgrow(words, Priority.ALWAYS);
        VBox lines = new VBox(words, ways(exhibit));
        lines.getStyleClass().add("cabinet-lines");
        VBox.setVgrow(lines, Priority.ALWAYS);
        VBox card = new VBox(painting, lines);
        card.getStyleClass().add("cabinet-card");
        card.setId("exhibit-" + name);
        if (exhibit.isOpen()) {
            painting.getStyleClass().add("open");
            painting.setOnMouseClicked(event -> model.layOut().accept(exhibit.game()));
        } else {
            card.getStyleClass().add("later");
        }
        return card;
    }

    private Region ways(Exhibit exhibit) {
        VBox ways = new VBox();
        ways.getStyleClass().add("cabinet-ways");
        Button play = button("play", "codex-button", exhibit.game(), model.layOut());
        if (!exhibit.isOpen()) {
            // Unseen, it keeps the words on one line with the other cards' buttons.
            Button link = button("read", "sheet-link", exhibit.game(), model.read());
            Stream.of(play, link).forEach(unseen -> {
                unseen.setVisible(false);
                unseen.setId(null);
            });
            ways.getChildren().addAll(new StackPane(play, line(texts.get("soon"), "cabinet-soon")), link);
            return ways;
        }
        ways.getChildren().add(play);
        HBox more = new HBox(button("read", "sheet-link", exhibit.game(), model.read()));
        if (exhibit.isTaught()) {
            more.getChildren().addFirst(button("learn", "sheet-link", exhibit.game(), model.learn()));
        }
        more.setAlignment(Pos.CENTER);
        more.getStyleClass().add("cabinet-more");
        ways.getChildren().add(more);
        return ways;
    }

    private Button button(String way, String style, Game game, Consumer<Game> done) {
        Button button = new Button(texts.get(way));
        button.setId(way + "-" + game.name());
        button.setAccessibleText(texts.get("way", texts.get(way), names.get(game.name())));
        button.getStyleClass().setAll("button", style);
        button.setOnAction(event -> done.accept(game));
        return button;
    }

    private static Label line(String words, String style) {
        Label label = new Label(words);
        label.getStyleClass().add(style);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    @Override
    public void attach(Scene scene) {
        ties.sharpen(scene, cabinet, pictures);
        ties.add(preferences.of(Settings.TEXT_SIZE)
                .subscribe(size -> page.setStyle("-fx-font-size: " + WORDS * size.factor() + "px")));
        about.forEach(words -> ties.add(words.ownProperty().subscribe(this::level)));
        EnterKey.presses(ties, cabinet, () -> { });
        TabRing.close(ties, cabinet);
        laidOut().findFirst().ifPresent(Button::requestFocus);
    }

    /** All cards have words of one size: the smallest that any of them needs. */
    private void level() {
        double least = about.stream().mapToDouble(words -> words.ownProperty().get()).min().orElse(1);
        about.forEach(words -> words.setMost(least));
    }

    /** The buttons that lay a game out, in their order. */
    private Stream<Button> laidOut() {
        return model.exhibits().stream().filter(Exhibit::isOpen)
                .map(exhibit -> (Button) games.lookup("#play-" + exhibit.game().name()));
    }

    @Override
    public void detach() {
        ties.loosen();
    }
}

package patolli.ui.ending;

import java.util.List;
import javafx.animation.Animation;
import javafx.animation.FadeTransition;
import javafx.animation.Interpolator;
import javafx.animation.PauseTransition;
import javafx.animation.ScaleTransition;
import javafx.animation.SequentialTransition;
import javafx.fxml.FXML;
import javafx.geometry.Orientation;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.layout.TilePane;
import javafx.util.Duration;
import patolli.board.LyingMat;
import patolli.board.Point;
import patolli.model.Preferences;
import patolli.model.Tempo;
import patolli.rules.Side;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.EnterKey;
import patolli.ui.common.FittedWords;
import patolli.ui.common.Pictures;
import patolli.ui.common.Ties;

/** Wires an end: his mood, the verdict, what he says to it, and what can be done now. */
public final class EndingController implements Controller {
    /** More choices than these stand in two columns. */
    private static final int MOST_IN_A_COLUMN = 3;
    private static final double RIGHT = 800;
    private static final double LEFT = 60;
    /** Where the words stand in a place of its own: beside its pillar, above the edge of its table. */
    private static final Rectangle2D IN_A_PLACE = new Rectangle2D(830, 80, 410, 466);
    /** Where the picture of pieces lies on that of the mat. */
    private static final Point2D PIECES = new Point2D(460, 580);
    /** So much further right on a mat of its own, in which something is woven where they would lie. */
    private static final double ASIDE = 78;
    /** Where those lie of whoever sits at the left, and of whoever sits before the mat; so much nearer are these. */
    private static final Point2D AT_LEFT = new Point2D(220, 580), BEFORE = new Point2D(328, 665);
    private static final double NEARER = 1.12;
    private static final Duration DRIFT = Duration.seconds(24);
    private static final double DRIFT_SCALE = 1.02;
    /** Eight a second: each moves the picture's edge by a fifteenth of a pixel, and paints the whole window anew. */
    private static final int DRIFT_STEPS = 192;
    private static final Duration WORDS = Duration.millis(700);
    private static final Duration BETWEEN = Duration.millis(450);
    @FXML private DesignPane ending;
    @FXML private Pane ground;
    @FXML private FittedWords words;
    @FXML private Label title;
    @FXML private Label why;
    @FXML private Label saying;
    @FXML private TilePane choices;
    private final EndingModel model;
    private final Pictures pictures;
    private final Preferences preferences;
    private final Ties ties = new Ties();
    private Animation arrival = new PauseTransition();
    private Animation telling = new PauseTransition();

    public EndingController(EndingModel model, Pictures pictures, Preferences preferences) {
        this.model = model;
        this.pictures = pictures;
        this.preferences = preferences;
    }

    @FXML
    private void initialize() {
        Group seen = new Group(pictures.view(model.picture()));
        if (model.isMorning()) {
            seen.getChildren().add(new Daybreak());
        }
        model.mat().ifPresent(laid -> lay(seen, laid.picture(), laid.x(), laid.y()).setId("mat"));
        // What is laid over the picture is floor too, up to the wall: they stand before that.
        new Victors(pictures).stand(seen, model.people());
        model.left().forEach(thing -> lay(seen, thing));
        model.winners().forEach(side -> layWon(seen, side, model.mat().isPresent() ? ASIDE : 0));
        model.place().ifPresent(place -> place.company()
                .forEach(laid -> lay(seen, laid.picture(), laid.x(), laid.y())));
        ground.getChildren().add(seen);
        if (model.isFirelit()) {
            ground.getChildren().add(new Coals(model.isMorning()));
        }
        words.setLayoutX(model.kind().calmRight() ? RIGHT : LEFT);
        model.place().ifPresent(place -> {
            words.relocate(IN_A_PLACE.getMinX() + place.aside(), IN_A_PLACE.getMinY());
            words.setPrefSize(IN_A_PLACE.getWidth() - place.aside(), IN_A_PLACE.getHeight());
        });
        title.setText(model.title());
        why.setText(model.why());
        why.setVisible(!model.why().isEmpty());
        why.setManaged(!model.why().isEmpty());
        saying.setText(model.saying());
        for (EndingModel.Choice choice : model.choices()) {
            Button button = new Button(choice.text());
            button.getStyleClass().add("codex-button");
            if (!choices.getChildren().isEmpty()) {
                button.getStyleClass().add("bone");
            }
            button.setMnemonicParsing(true);
            button.setMaxWidth(Double.MAX_VALUE);
            button.setOnAction(event -> choice.command().run());
            choices.getChildren().add(button);
        }
        if (choices.getChildren().size() % 2 == 1 && choices.getChildren().size() <= MOST_IN_A_COLUMN
                && model.place().isEmpty()) {
            choices.setOrientation(Orientation.VERTICAL);
            choices.setPrefRows(choices.getChildren().size());
        }
    }

    /** On the side of the mat where whoever has won sits, as far as there is room. */
    private void layWon(Group on, Side side, double aside) {
        Point2D at = switch (side) {
            case RED -> AT_LEFT;
            case GREEN -> BEFORE;
            default -> PIECES.add(aside, 0);
        };
        Node laid = lay(on, EndingModel.piecesPicture(side), at.getX(), at.getY());
        if (side == Side.GREEN) {
            laid.setScaleX(NEARER);
            laid.setScaleY(NEARER);
        }
    }

    private Node lay(Group on, String picture, double x, double y) {
        Node laid = pictures.view(picture);
        laid.relocate(x, y);
        on.getChildren().add(laid);
        return laid;
    }

    private void lay(Group on, Remnant thing) {
        ImageView laid = pictures.view(thing.picture());
        Point middle = LyingMat.seen(thing.at());
        double scale = thing.scale() * LyingMat.across(thing.at()) / LyingMat.across(LyingMat.DRAWN);
        laid.setScaleX(scale);
        laid.setScaleY(scale);
        laid.relocate(middle.x() - laid.getFitWidth() / 2, middle.y() - laid.getFitHeight() / 2);
        on.getChildren().add(laid);
        pictures.sharpen(laid, true);
    }

    @Override
    public void attach(Scene scene) {
        ties.sharpen(scene, ending, pictures);
        for (int i = 0; i < model.choices().size(); i++) {
            Node button = choices.getChildren().get(i);
            ties.add(model.choices().get(i).possible().subscribe(possible -> button.setDisable(!possible)));
        }
        Node first = choices.getChildren().getFirst();
        EnterKey.presses(ties, ending, this::showAll, ((Button) first)::fire);
        words().forEach(word -> word.setOpacity(isLively() ? 0 : 1));
        first.requestFocus();
    }

    /** Who still presses Enter as in the game is shown all words first, and does not begin the next one unread. */
    private boolean showAll() {
        if (telling.getStatus() != Animation.Status.RUNNING) {
            return false;
        }
        telling.stop();
        words().forEach(word -> word.setOpacity(1));
        return true;
    }

    @Override
    public void arrived() {
        if (isLively()) {
            arrive();
        }
    }

    private boolean isLively() {
        return !preferences.reducedMotionProperty().get() && preferences.tempoProperty().get() != Tempo.INSTANT;
    }

    private List<Node> words() {
        return List.of(title, why, saying);
    }

    /** The verdict first, then what he says to it; the picture drifts a little nearer meanwhile. */
    private void arrive() {
        Node picture = ground.getChildren().getFirst();
        ScaleTransition nearer = new ScaleTransition(DRIFT, picture);
        nearer.setToX(DRIFT_SCALE);
        nearer.setToY(DRIFT_SCALE);
        nearer.setInterpolator(new Stepped(DRIFT_STEPS));
        arrival = nearer;
        telling = new SequentialTransition(new PauseTransition(BETWEEN), appear(title), appear(why),
                new PauseTransition(BETWEEN), appear(saying));
        arrival.play();
        telling.play();
    }

    /** Slower towards the end, in that many steps. */
    private static final class Stepped extends Interpolator {
        private final int steps;

        Stepped(int steps) {
            this.steps = steps;
        }

        @Override
        protected double curve(double t) {
            double left = 1 - Math.round(t * steps) / (double) steps;
            return 1 - left * left;
        }
    }

    private static FadeTransition appear(Node node) {
        FadeTransition fade = new FadeTransition(WORDS, node);
        fade.setToValue(1);
        return fade;
    }

    @Override
    public void detach() {
        arrival.stop();
        telling.stop();
        ties.loosen();
    }
}

package patolli.ui.table;

import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.FadeTransition;
import javafx.animation.ParallelTransition;
import javafx.animation.PauseTransition;
import javafx.animation.TranslateTransition;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.transform.Scale;
import javafx.util.Duration;
import patolli.board.BoardGeometry;
import patolli.rules.Side;
import patolli.settings.TextSize;
import patolli.ui.common.Pictures;

/** The number last thrown, on a disc of bone above the beans, until the beans are taken up again. */
final class CastDisc {
    private static final double SIZE = 40;
    /** The upper edge of the disc in its picture. */
    private static final double ROOF = 3;
    /** What two dice show is longer than this, and is written smaller. */
    private static final int LONGEST = 2;
    private static final PseudoClass PAIR = PseudoClass.getPseudoClass("pair");
    private final Label number = new Label();
    private final StackPane disc;

    CastDisc(Pane layer, Pictures pictures, BoardGeometry board) {
        number.getStyleClass().add("cast-number");
        number.setId("cast");
        disc = new StackPane(pictures.view("table/cast-disc.png"), number);
        disc.setManaged(false);
        disc.resizeRelocate(board.cast().x() - SIZE / 2, board.cast().y() - SIZE / 2, SIZE, SIZE);
        hide();
        layer.getChildren().add(disc);
    }

    /** The disc grows with the number on it, downwards: above it lie squares. */
    void size(TextSize size) {
        disc.getTransforms().setAll(new Scale(size.factor(), size.factor(), SIZE / 2, ROOF));
    }

    void show(String cast, Side side) {
        // A comma would read as that of a fraction.
        number.setText(cast.replace(',', '\u00b7'));
        number.pseudoClassStateChanged(PAIR, cast.length() > LONGEST);
        SideColour.of(number, Optional.of(side));
        back();
        disc.setVisible(true);
    }

    void hide() {
        back();
        disc.setVisible(false);
    }

    /** It goes along with what it tells of, and is gone when that has come there. */
    Animation goes(Point2D to, Duration time) {
        if (!disc.isVisible()) {
            return new PauseTransition(time);
        }
        TranslateTransition way = new TranslateTransition(time, disc);
        way.setToX(to.getX() - disc.getLayoutX() - SIZE / 2);
        way.setToY(to.getY() - disc.getLayoutY() - SIZE / 2);
        FadeTransition fade = new FadeTransition(time.multiply(0.5), disc);
        fade.setDelay(time.multiply(0.5));
        fade.setFromValue(1);
        fade.setToValue(0);
        return new ParallelTransition(way, fade);
    }

    private void back() {
        disc.setTranslateX(0);
        disc.setTranslateY(0);
        disc.setOpacity(1);
    }
}

package patolli.ui.patolli;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.FadeTransition;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import patolli.board.Box;
import patolli.board.FeatherSheet;
import patolli.board.PatolliBoard;
import patolli.ui.common.Pictures;

/** The fire-bird on the shield, of which one feather glows for each thing in the pool. */
final class ShieldBird {
    private static final Duration TIME = Duration.millis(300);
    private final List<ImageView> feathers = new ArrayList<>();
    private final List<FadeTransition> fades = new ArrayList<>();
    private int kindled;

    /** Its feathers lie under all that comes into the layer later. */
    ShieldBird(Pane layer, Pictures pictures) {
        for (int i = 0; i < FeatherSheet.FEATHERS; i++) {
            ImageView feather = pictures.view("patolli/fire-bird.png");
            Box cell = FeatherSheet.cell(i);
            pictures.crop(feather, new Rectangle2D(cell.x(), cell.y(), cell.width(), cell.height()));
            Box place = FeatherSheet.place(i, PatolliBoard.BOARD.pot());
            feather.relocate(place.x(), place.y());
            feather.setId("feather-" + (i + 1));
            feather.setMouseTransparent(true);
            feather.setVisible(false);
            layer.getChildren().add(feather);
            feathers.add(feather);
            fades.add(new FadeTransition(TIME, feather));
        }
    }

    /** So many feathers glow; those that are kindled or go out do so by a short fade, or at once. */
    void kindle(int number, boolean gradually) {
        for (int i = 0; i < feathers.size(); i++) {
            boolean glows = i < number;
            if (!gradually) {
                fades.get(i).stop();
                lie(feathers.get(i), glows);
            } else if (glows != i < kindled) {
                fade(fades.get(i), feathers.get(i), glows);
            }
        }
        kindled = number;
    }

    private static void fade(FadeTransition fade, ImageView feather, boolean glows) {
        fade.stop();
        fade.setFromValue(glows ? 0 : 1);
        fade.setToValue(glows ? 1 : 0);
        fade.setOnFinished(done -> lie(feather, glows));
        feather.setVisible(true);
        fade.playFromStart();
    }

    private static void lie(ImageView feather, boolean glows) {
        feather.setVisible(glows);
        feather.setOpacity(1);
    }
}

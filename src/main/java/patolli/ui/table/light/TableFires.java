package patolli.ui.table.light;

import java.util.List;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.image.ImageView;
import javafx.util.Duration;
import patolli.board.BoardGeometry;
import patolli.ui.common.Pictures;

/** The two braziers at the table's upper corners; only their flames move, each a small picture of its own. */
public final class TableFires extends Group {
    private static final String STRIP = "splash/flames.png";
    private static final String BOWL = "table/brazier.png";
    private static final int FRAMES = 8;
    private static final double WIDE = 64;
    private static final double HIGH = 112;
    /** The foot of the flame in its frame, and of the fire under its middle. */
    private static final double FOOT_X = 29;
    private static final double FOOT_Y = 104;
    private static final double BELOW = 38;
    /** The middle of the bowl's coals in its picture. */
    private static final double COALS_X = 32;
    private static final double COALS_Y = 17;
    /** As often as the glow on the board: changes far apart, in pulses of their own, make much to be drawn. */
    private static final Duration FRAME = Duration.millis(250);
    /** How many frames the second fire is behind the first. */
    private static final int BEHIND = 3;
    private final Pictures pictures;
    private final List<ImageView> flames;
    private final Timeline burning = new Timeline();
    private int frame;

    /** Both fires, which stand still until they burn. */
    public TableFires(Pictures pictures) {
        this.pictures = pictures;
        setId("braziers");
        setMouseTransparent(true);
        setManaged(false);
        List<ImageView> bowls = Stream.generate(() -> pictures.view(BOWL)).limit(2).toList();
        flames = Stream.generate(() -> pictures.view(STRIP)).limit(2).toList();
        getChildren().addAll(bowls);
        getChildren().addAll(flames);
        double foot = TableLight.LEFT.y() + BELOW;
        double right = BoardGeometry.WIDTH - TableLight.LEFT.x();
        bowls.getFirst().relocate(TableLight.LEFT.x() - COALS_X, foot - COALS_Y);
        bowls.getLast().relocate(right - COALS_X, foot - COALS_Y);
        flames.getFirst().relocate(TableLight.LEFT.x() - FOOT_X, foot - FOOT_Y);
        // The wind blows both towards the middle.
        flames.getLast().setScaleX(-1);
        flames.getLast().relocate(right - WIDE + FOOT_X, foot - FOOT_Y);
        show();
        burning.getKeyFrames().add(new KeyFrame(FRAME, event -> {
            frame = (frame + 1) % FRAMES;
            show();
        }));
        burning.setCycleCount(Animation.INDEFINITE);
    }

    private void show() {
        for (int i = 0; i < flames.size(); i++) {
            pictures.crop(flames.get(i), new Rectangle2D((frame + i * BEHIND) % FRAMES * WIDE, 0, WIDE, HIGH));
        }
    }

    /** Whether the flames move. */
    public void burn(boolean on) {
        if (on) {
            burning.play();
        } else {
            burning.stop();
        }
    }
}

package patolli.ui.splash;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Circle;
import patolli.ui.common.Pictures;
import patolli.ui.weather.Fire;

/** The two fires before the temple, and the light that they give. */
final class Braziers {
    private static final String STRIP = "splash/flames.png";
    private static final int FRAMES = 8;
    private static final double FRAMES_A_SECOND = 11;
    /** The middle of each flame's lower edge, design units. */
    private static final List<Point2D> FEET = List.of(new Point2D(477, 597), new Point2D(882.6, 599));
    private static final double GLOW = 150;
    private static final double DIMMEST = 0.35;
    private final Pictures pictures;
    private final List<ImageView> flames;
    private final List<Circle> glows;
    private double time;

    Braziers(Pane layer, Pictures pictures) {
        this.pictures = pictures;
        glows = FEET.stream().map(Braziers::glow).toList();
        flames = FEET.stream().map(foot -> pictures.view(STRIP)).toList();
        // Twins would be seen to be twins.
        flames.getLast().setScaleX(-1);
        layer.getChildren().addAll(glows);
        layer.getChildren().addAll(flames);
        beat(0);
    }

    private static Circle glow(Point2D foot) {
        return new Circle(foot.getX(), foot.getY() - GLOW / 5, GLOW, new RadialGradient(0, 0, 0.5, 0.5, 0.5, true,
                CycleMethod.NO_CYCLE, new Stop(0, Color.web("#ffb04a", 0.50)), new Stop(0.25, Color.web("#f08a2e", 0.22)),
                new Stop(0.6, Color.web("#c8561a", 0.07)), new Stop(1, Color.web("#a8400f", 0))));
    }

    /** Time goes by. */
    void beat(double seconds) {
        time += seconds;
        double width = pictures.width(STRIP) / FRAMES;
        double height = pictures.image(STRIP).getHeight() / (pictures.doubledProperty().get() ? 2 : 1);
        for (int i = 0; i < flames.size(); i++) {
            int frame = (int) (time * FRAMES_A_SECOND + i * 3) % FRAMES;
            pictures.crop(flames.get(i), new Rectangle2D(frame * width, 0, width, height));
            flames.get(i).relocate(FEET.get(i).getX() - width / 2, FEET.get(i).getY() - height);
            glows.get(i).setOpacity(DIMMEST + (1 - DIMMEST) * Fire.breath(time, i));
        }
    }
}

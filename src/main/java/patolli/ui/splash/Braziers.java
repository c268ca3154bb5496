package patolli.ui.splash;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelWriter;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Pane;
import patolli.ui.common.Pictures;
import patolli.ui.weather.Fire;

/** The two fires before the temple, and the light that they give. */
final class Braziers {
    private static final String STRIP = "splash/flames.png";
    private static final int FRAMES = 8;
    private static final double WIDE = 64;
    private static final double HIGH = 112;
    private static final double FRAMES_A_SECOND = 11;
    /** How many frames the second fire is behind the first: twins would be seen to be twins. */
    private static final int BEHIND = 3;
    /** The left upper corner of each flame, design units. */
    private static final List<Point2D> PLACES = List.of(new Point2D(448, 490), new Point2D(854, 492));
    private static final int GLOW = 120;
    private static final double DIMMEST = 0.4;
    private static final int LIGHT = 0xff9a3c;
    private final Pictures pictures;
    private final List<ImageView> flames;
    private final List<ImageView> glows;
    private double time;

    Braziers(Pane layer, Pictures pictures) {
        this.pictures = pictures;
        Image light = light();
        glows = PLACES.stream().map(place -> new ImageView(light)).toList();
        flames = PLACES.stream().map(place -> pictures.view(STRIP)).toList();
        layer.getChildren().addAll(glows);
        layer.getChildren().addAll(flames);
        for (int i = 0; i < PLACES.size(); i++) {
            Point2D place = PLACES.get(i);
            flames.get(i).relocate(place.getX(), place.getY());
            glows.get(i).relocate(place.getX() + WIDE / 2 - GLOW, place.getY() + HIGH * 0.65 - GLOW);
        }
        beat(0);
    }

    /** Firelight in wet air, painted once. */
    private static Image light() {
        WritableImage image = new WritableImage(2 * GLOW, 2 * GLOW);
        PixelWriter pixels = image.getPixelWriter();
        for (int y = 0; y < 2 * GLOW; y++) {
            for (int x = 0; x < 2 * GLOW; x++) {
                double far = Math.hypot(x + 0.5 - GLOW, y + 0.5 - GLOW) / GLOW;
                double strength = far >= 1 ? 0 : 0.46 * Math.pow(1 - far, 2.2);
                pixels.setArgb(x, y, (int) Math.round(255 * strength) << 24 | LIGHT);
            }
        }
        return image;
    }

    /** Time goes by. */
    void beat(double seconds) {
        time += seconds;
        for (int i = 0; i < flames.size(); i++) {
            int frame = ((int) (time * FRAMES_A_SECOND) + FRAMES - i * BEHIND) % FRAMES;
            pictures.crop(flames.get(i), new Rectangle2D(frame * WIDE, 0, WIDE, HIGH));
            glows.get(i).setOpacity(DIMMEST + (1 - DIMMEST) * Fire.breath(time, i));
        }
    }
}

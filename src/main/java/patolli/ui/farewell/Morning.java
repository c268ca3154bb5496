package patolli.ui.farewell;

import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import patolli.ui.common.Pictures;
import patolli.ui.telling.Part;
import patolli.ui.telling.TellingLevel;

/** Tula before sunrise: the star breathes, the Wind Jewel comes out around it, plants stir. */
final class Morning {
    /** Where the lights are in their pictures, and the plants; design units. */
    private static final Rectangle2D STAR = new Rectangle2D(516, 80, 192, 200);
    private static final Rectangle2D JEWEL = new Rectangle2D(498, 64, 216, 228);
    private static final Rectangle2D PLANTS = new Rectangle2D(0, 672, 1280, 128);
    private static final double FAINT = 0.75;
    private static final double COMING = 5;
    private static final double BREATH = 3.6;
    private static final double DIMMEST = 0.72;
    private static final double SWAY = 1.6;
    private final Node star;
    private final Node plants;
    private final TellingLevel jewel;
    private double time;

    Morning(Pane layer, Pictures pictures) {
        star = Part.of(pictures, "farewell/venus.png", STAR);
        Node shell = Part.of(pictures, "farewell/jewel.png", JEWEL);
        plants = Part.of(pictures, "farewell/ground.png", PLANTS);
        jewel = new TellingLevel(shell);
        layer.getChildren().addAll(pictures.view("farewell/tula.jpg"), shell, star, plants);
    }

    /** @param slowly whether the jewel comes by and by */
    void begin(boolean slowly) {
        jewel.head(FAINT, slowly ? COMING : 0);
    }

    /** Time goes by: light changes. */
    void beat(double seconds) {
        jewel.beat(seconds);
    }

    /** Time goes by: things move. */
    void stir(double seconds) {
        time += seconds;
        star.setOpacity(DIMMEST + (1 - DIMMEST) * (0.5 + 0.5 * Math.cos(2 * Math.PI * time / BREATH)));
        plants.setTranslateX(SWAY * Math.sin(0.9 * time));
    }
}

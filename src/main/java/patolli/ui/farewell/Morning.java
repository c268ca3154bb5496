package patolli.ui.farewell;

import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import patolli.ui.common.Pictures;
import patolli.ui.telling.Level;

/** Tula before sunrise: the star breathes, the Wind Jewel comes out around it, plants stir. */
final class Morning {
    /** Where the lights are in their pictures, and the plants; design units. */
    private static final Rectangle2D STAR = new Rectangle2D(452, 26, 320, 320);
    private static final Rectangle2D JEWEL = new Rectangle2D(500, 60, 216, 232);
    private static final Rectangle2D PLANTS = new Rectangle2D(0, 680, 1280, 120);
    private static final double FAINT = 0.75;
    private static final double COMING = 5;
    private static final double BREATH = 3.6;
    private static final double DIMMEST = 0.72;
    private static final double SWAY = 1.6;
    private final Node star;
    private final Node plants;
    private final Level jewel;
    private double time;

    Morning(Pane layer, Pictures pictures) {
        star = part(pictures, "farewell/venus.png", STAR);
        Node shell = part(pictures, "farewell/jewel.png", JEWEL);
        plants = part(pictures, "farewell/ground.png", PLANTS);
        jewel = new Level(shell);
        layer.getChildren().addAll(pictures.view("farewell/tula.jpg"), shell, star, plants);
    }

    private static Node part(Pictures pictures, String name, Rectangle2D part) {
        ImageView view = pictures.view(name);
        pictures.crop(view, part);
        view.relocate(part.getMinX(), part.getMinY());
        return view;
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

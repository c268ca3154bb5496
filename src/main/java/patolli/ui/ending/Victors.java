package patolli.ui.ending;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.image.ImageView;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Ellipse;
import patolli.ui.common.Pictures;
import patolli.ui.table.light.Dimming;

/** Those who have won: they stand behind the mat, as large as each other, in the light of the coals at their left. */
final class Victors {
    /** Where their feet are, and the middle between them: one alone is taller, and clear of what lies in front. */
    private static final double FEET = 556, MIDDLE = 550, APART = 206, ALONE = 634;
    private static final double TALL = 348, TALL_ALONE = 404;
    /** Below the feet there is so much of a picture that is bare. */
    private static final double BARE = 0.02;
    /** How much light falls on them, and of which colour. */
    private static final double LIGHT = 0.6, DEEP = 0.4;
    private static final Color FIRE = Color.web("#FFA45C");
    /** The shadow that they throw on the floor, away from the coals, and the one under their feet. */
    private static final double LONG = 116, FLAT = 19, AWAY = 40, CLOSE = 86, THIN = 10, NEAR = 8, DARK = 0.84;
    private final Pictures pictures;

    Victors(Pictures pictures) {
        this.pictures = pictures;
    }

    /** Lays them on a scene. @param people their pictures, from left to right */
    void stand(Group on, List<String> people) {
        for (int i = 0; i < people.size(); i++) {
            boolean alone = people.size() == 1;
            double x = alone ? ALONE : MIDDLE + APART * (i - (people.size() - 1) / 2.0);
            ImageView figure = pictures.view(people.get(i));
            figure.setId("victor-" + (i + 1));
            double scale = (alone ? TALL_ALONE : TALL) / figure.getFitHeight();
            figure.setScaleX(scale);
            figure.setScaleY(scale);
            double high = figure.getFitHeight() * scale;
            figure.relocate(x - figure.getFitWidth() / 2, FEET + BARE * high - high / 2 - figure.getFitHeight() / 2);
            pictures.sharpen(figure, true);
            pictures.tint(figure, "firelit", picture -> Dimming.of(picture, LIGHT, FIRE, DEEP));
            on.getChildren().addAll(shadow(x + AWAY, FEET, LONG, FLAT), shadow(x + NEAR, FEET, CLOSE, THIN),
                    figure);
        }
    }

    private static Ellipse shadow(double x, double y, double wide, double high) {
        Ellipse shadow = new Ellipse(x, y, wide, high);
        shadow.setFill(new RadialGradient(0, 0, 0.5, 0.5, 0.5, true, CycleMethod.NO_CYCLE,
                new Stop(0, Color.gray(0, DARK)), new Stop(0.5, Color.gray(0, DARK * 0.6)),
                new Stop(1, Color.gray(0, 0))));
        return shadow;
    }
}

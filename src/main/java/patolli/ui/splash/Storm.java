package patolli.ui.splash;

import java.util.random.RandomGenerator;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import patolli.ui.common.Pictures;
import patolli.ui.weather.Lightning;
import patolli.ui.weather.Rain;
import patolli.ui.weather.Strike;

/** The temple in the storm: lightning at its own times, rain, and two fires that the rain does not put out. */
final class Storm {
    /** Where the plaza begins, design units from above. */
    private static final double HORIZON = 586;
    private static final double FIRST = 1.8;
    private static final double LEAST = 3.4;
    private static final double MOST = 8.5;
    private static final double CALM = 3;
    private static final double NEAR_ONES = 0.45;
    /** Where the temple stands; how much of the light on its edges stays in the eye after a near stroke. */
    private static final Rectangle2D TEMPLE = new Rectangle2D(230, 262, 1020, 440);
    private static final double STAYS = 0.4;
    private static final double UNSEEN = 0.03;
    /** A dim white bolt looks grey: it goes out sooner than the light on the stone. */
    private static final double SOONER = 1.5;
    private final RandomGenerator random;
    private final Lightning lightning;
    private final Rain rain;
    private final Braziers braziers;
    private final Pictures pictures;
    private final ImageView near = new ImageView();
    private final ImageView far = new ImageView();
    private final ImageView rim = new ImageView();
    private boolean begun;
    private double untilNext = FIRST;
    private boolean calm;

    Storm(Pane layer, Pictures pictures, Lightning lightning, RandomGenerator random) {
        this.random = random;
        this.lightning = lightning;
        this.pictures = pictures;
        rim.setId("temple-rim");
        rim.relocate(TEMPLE.getMinX(), TEMPLE.getMinY());
        rain = Rain.on(HORIZON, random);
        layer.getChildren().addAll(pictures.view("splash/storm.jpg"), far, near, rim);
        braziers = new Braziers(layer, pictures);
        layer.getChildren().add(rain.canvas());
        show();
    }

    /** What the first stroke will show is loaded when the dark temple is seen. */
    private void begin() {
        begun = true;
        pictures.later(far, "splash/strike-far.jpg", view -> { });
        pictures.later(near, "splash/strike-near.jpg", view -> { });
        pictures.later(rim, "splash/temple-rim.png", view -> pictures.crop(view, TEMPLE));
    }

    Rain rain() {
        return rain;
    }

    /** Whether nothing moves but the slow light of a far storm. */
    void setCalm(boolean still) {
        calm = still;
        lightning.setCalm(still);
        lightning.darken();
        show();
    }

    /** Time goes by. */
    void beat(double seconds) {
        // The first beat comes before the first frame, and no time has gone by.
        if (!begun && seconds > 0) {
            begin();
        }
        lightning.beat(seconds);
        untilNext -= seconds;
        if (untilNext <= 0) {
            untilNext = random.nextDouble(LEAST, MOST) * (calm ? CALM : 1);
            lightning.strike(random.nextDouble() < NEAR_ONES ? Strike.NEAR : Strike.FAR);
        }
        if (!calm) {
            rain.fall(seconds);
            braziers.beat(seconds);
        }
        show();
    }

    private void show() {
        light(near, Strike.NEAR);
        light(far, Strike.FAR);
        double edges = Math.max(lightning.light(Strike.NEAR), STAYS * lightning.afterglow());
        rim.setOpacity(edges);
        rim.setVisible(edges > UNSEEN);
        if (!calm || lightning.light() == 0) {
            rain.draw(lightning.light());
        }
    }

    private void light(ImageView view, Strike strike) {
        view.setOpacity(Math.pow(lightning.light(strike), SOONER));
        view.setVisible(lightning.light(strike) > 0);
    }
}

package patolli.ui.table;

import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.PauseTransition;
import javafx.animation.SequentialTransition;
import javafx.animation.Transition;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.effect.BlurType;
import javafx.scene.effect.DropShadow;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.util.Duration;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/**
 * Somebody small who has won comes from the seat into the middle of the table, before a large sun, is looked at, and
 * goes back: one person is never seen twice.
 */
final class Portrait {
    private static final double TALL = 352;
    /** How wide the edge is along which the figure is cut out. */
    private static final double CUT = 2.4;
    private static final Duration COMES = Duration.millis(320);
    private static final Duration STAYS = Duration.millis(900);
    private static final Duration GOES = Duration.millis(420);
    private final Group picture = new Group();
    private final Pictures pictures;
    private Animation visit = new PauseTransition();
    private Runnable back = () -> { };

    Portrait(Pane over, Pictures pictures) {
        this.pictures = pictures;
        picture.setManaged(false);
        picture.setMouseTransparent(true);
        picture.setVisible(false);
        over.getChildren().add(picture);
    }

    /**
     * Somebody comes.
     *
     * @param sun    behind that person
     * @param middle of the table
     * @param seat   where the sun stands at the seat, and how large it is there beside what it is in the middle
     * @param away   done at once: nobody is at the seat
     * @param home   done when all is as it was
     */
    void visits(String portrait, String sun, Point2D middle, Seat seat, Runnable away, Runnable home) {
        end();
        picture.getChildren().setAll(sun(sun, middle), cut(portrait, middle));
        back = home;
        away.run();
        picture.setVisible(true);
        visit = new SequentialTransition(flight(middle, seat, false, COMES), new PauseTransition(STAYS),
                flight(middle, seat, true, GOES));
        visit.setOnFinished(event -> end());
        visit.play();
    }

    /** Where a sun stands, and how large. */
    record Seat(Point2D at, double size) { }

    private Sprite sun(String name, Point2D middle) {
        Sprite sun = new Sprite(pictures, name);
        sun.place(middle);
        return sun;
    }

    private Sprite cut(String portrait, Point2D middle) {
        Sprite winner = new Sprite(pictures, portrait);
        double wide = winner.getFitWidth();
        double high = winner.getFitHeight();
        pictures.sharpen(winner, true);
        pictures.enlarge(winner, new Rectangle2D(0, 0, wide, high), TALL * wide / high, TALL);
        winner.place(middle);
        DropShadow shadow = new DropShadow(BlurType.GAUSSIAN, Color.rgb(12, 8, 4, 0.7), 14, 0.1, 0, 12);
        shadow.setInput(new DropShadow(BlurType.ONE_PASS_BOX, Color.web("#F3EAD7"), CUT, 1, 0, 0));
        winner.setEffect(shadow);
        winner.setCache(true);
        return winner;
    }

    private Transition flight(Point2D middle, Seat seat, boolean homewards, Duration time) {
        return new Transition() {
            {
                setCycleDuration(time);
                setInterpolator(Interpolator.EASE_BOTH);
            }

            @Override
            protected void interpolate(double done) {
                double far = homewards ? done : 1 - done;
                double size = 1 + (seat.size() - 1) * far;
                picture.setTranslateX((seat.at().getX() - middle.getX()) * far);
                picture.setTranslateY((seat.at().getY() - middle.getY()) * far);
                picture.setScaleX(size);
                picture.setScaleY(size);
            }
        };
    }

    /** Whoever is on the way is at the seat again. */
    void end() {
        visit.stop();
        picture.setVisible(false);
        picture.getChildren().clear();
        Runnable arrived = back;
        back = () -> { };
        arrived.run();
    }
}

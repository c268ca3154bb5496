package patolli.ui.table.light;

import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.WeakChangeListener;
import javafx.scene.Group;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.util.Duration;
import patolli.board.Point;
import patolli.ui.common.Pictures;

/** A picture of the table as it is seen in the light of the hour; another hour comes on slowly. */
public final class LitPicture extends Group {
    /** A slow change is made in so many steps: each is too small to be seen, and only they are drawn. */
    private static final int STEPS = 16;
    private final Pictures pictures;
    private final String name;
    private final Point at;
    private final ImageView shown = new ImageView();
    private final ImageView coming = new ImageView();
    private Optional<TableLight> wanted = Optional.empty();
    private Optional<Animation> change = Optional.empty();
    private final ChangeListener<Boolean> sharpened = (observed, was, is) -> light(Duration.ZERO);

    /** A picture with its upper left corner at a point of the scene. */
    public LitPicture(Pictures pictures, String name, Point at) {
        this.pictures = pictures;
        this.name = name;
        this.at = at;
        setMouseTransparent(true);
        getChildren().addAll(shown, coming);
        relocate(at.x(), at.y());
        coming.setVisible(false);
        put(shown, pictures.image(name));
        // The picture holds the listener, so that one that goes takes it along.
        pictures.doubledProperty().addListener(new WeakChangeListener<>(sharpened));
    }

    /** What is painted, as it is in full light. */
    public String name() {
        return name;
    }

    /** What is seen of it in the light that there is. */
    public ReadOnlyObjectProperty<Image> shownProperty() {
        return shown.imageProperty();
    }

    /** Shows it in another light, which comes on for so long: at once if that is no time. */
    public void light(TableLight light, Duration slowly) {
        boolean first = wanted.isEmpty();
        if (!wanted.equals(Optional.of(light))) {
            wanted = Optional.of(light);
            light(first ? Duration.ZERO : slowly);
        }
    }

    private void light(Duration slowly) {
        stop();
        boolean doubled = pictures.doubledProperty().get();
        double dense = doubled ? 2 : 1;
        if (wanted.isEmpty()) {
            put(shown, pictures.image(name));
            return;
        }
        TableLight light = wanted.get();
        pictures.made(name, light, picture -> Baking.lit(picture, dense, light.from(at.x(), at.y())), lit -> {
            // Another hour, or another size, may have been asked for meanwhile.
            if (wanted.equals(Optional.of(light)) && doubled == pictures.doubledProperty().get()) {
                comeOn(lit, slowly);
            }
        });
    }

    private void comeOn(Image lit, Duration slowly) {
        stop();
        if (slowly.equals(Duration.ZERO)) {
            put(shown, lit);
            return;
        }
        put(coming, lit);
        coming.setOpacity(0);
        coming.setVisible(true);
        Timeline steps = new Timeline();
        for (int i = 1; i <= STEPS; i++) {
            double part = (double) i / STEPS;
            steps.getKeyFrames().add(new KeyFrame(slowly.multiply(part), event -> coming.setOpacity(part)));
        }
        steps.setOnFinished(event -> stop());
        change = Optional.of(steps);
        steps.play();
    }

    /** What was coming on is there. */
    public void stop() {
        change.ifPresent(running -> {
            running.stop();
            put(shown, coming.getImage());
            coming.setVisible(false);
            coming.setImage(null);
        });
        change = Optional.empty();
    }

    private void put(ImageView view, Image image) {
        view.setImage(image);
        view.setSmooth(true);
        double dense = pictures.doubledProperty().get() ? 2 : 1;
        view.setFitWidth(image.getWidth() / dense);
        view.setFitHeight(image.getHeight() / dense);
    }
}

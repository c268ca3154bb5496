package patolli.ui.table.light;

import java.util.Optional;
import java.util.function.ToDoubleFunction;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.WeakChangeListener;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import patolli.board.Box;
import patolli.board.Point;
import patolli.ui.common.Pictures;

/** One cell of a sheet whose cells all show the same part of the table, in the light of the hour. */
public final class LitSheet extends ImageView {
    private final Pictures pictures;
    private final String name;
    private final Box place;
    private final ToDoubleFunction<Point> share;
    private Optional<TableLight> wanted = Optional.empty();
    private Box cell;
    private final ChangeListener<Boolean> sharpened = (observed, was, is) -> refresh();

    /**
     * Shows the first cell, where it is painted.
     *
     * @param place the part of the table that is shown
     * @param share how much of the light and the dark a point of the sheet takes on, 0 to 1
     */
    public LitSheet(Pictures pictures, String name, Box place, ToDoubleFunction<Point> share) {
        this.pictures = pictures;
        this.name = name;
        this.place = place;
        this.share = share;
        cell = new Box(0, 0, place.width(), place.height());
        setMouseTransparent(true);
        relocate(place.x(), place.y());
        setFitWidth(place.width());
        setFitHeight(place.height());
        refresh();
        // The view holds the listener, so that one that goes takes it along.
        pictures.doubledProperty().addListener(new WeakChangeListener<>(sharpened));
    }

    /** Shows another cell. */
    public void show(Box other) {
        cell = other;
        crop();
    }

    /** Shows it in another light from now on. */
    public void light(TableLight light) {
        if (!wanted.equals(Optional.of(light))) {
            wanted = Optional.of(light);
            refresh();
        }
    }

    private double dense() {
        return pictures.doubledProperty().get() ? 2 : 1;
    }

    private void refresh() {
        double dense = dense();
        put(pictures.image(name));
        wanted.ifPresent(light -> pictures.made(name, light, picture -> Baking.lit(picture, dense, light.falling(at ->
                new Point(place.x() + at.x() % place.width(), place.y() + at.y() % place.height()), share)), lit -> {
            // Another hour, or another size, may have been asked for meanwhile.
            if (wanted.equals(Optional.of(light)) && dense == dense()) {
                put(lit);
            }
        }));
    }

    private void put(Image image) {
        setImage(image);
        crop();
    }

    private void crop() {
        double dense = dense();
        setViewport(new Rectangle2D(cell.x() * dense, cell.y() * dense, cell.width() * dense, cell.height() * dense));
    }
}

package patolli.ui.table;

import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.image.ImageView;
import javafx.scene.shape.Circle;
import patolli.ui.common.Pictures;

/**
 * The picture of a name plate, as high as is wanted. Where it is a leaf with a round place for the head only the leaf
 * is drawn out, and that place stays round.
 */
final class PlateLeaf extends Group {
    private static final double HIGH = 52;
    /** From the end with the head to the middle of its place, how far that reaches, and where the plain leaf begins. */
    private static final double SEAT = 28;
    private static final double ROUND = 26.6;
    private static final double PLAIN = 60;
    /** How much of the other end is plain enough to stand for this one. */
    private static final double END = 18;
    /** Pieces lie over each other by so much, or seams would be seen between them. */
    private static final double OVER = 1;
    private final Pictures pictures;
    private final boolean left;
    private final double wide;
    private final ImageView seat;
    private final ImageView leaf;
    private final ImageView under;
    private final ImageView end;
    private final boolean round;

    /**
     * A plate of its own height.
     *
     * @param wide how wide it is, as it is painted
     * @param left whether the head is at its left end
     * @param made what is done to each view of the picture
     */
    PlateLeaf(Pictures pictures, String name, double wide, boolean left, boolean round, Consumer<ImageView> made) {
        this.pictures = pictures;
        this.wide = wide;
        this.left = left;
        this.round = round;
        under = pictures.view(name);
        end = pictures.view(name);
        leaf = pictures.view(name);
        seat = pictures.view(name);
        List.of(under, end, leaf, seat).forEach(made);
        end.setScaleX(-1);
        getChildren().addAll(under, end, leaf, seat);
        draw(1);
    }

    /** So many times as high. */
    void draw(double times) {
        boolean whole = times == 1 || !round;
        List.of(under, end, seat).forEach(view -> view.setVisible(!whole));
        double high = HIGH * times;
        if (whole) {
            lay(leaf, 0, wide, 0, wide, high);
            return;
        }
        lay(under, PLAIN, PLAIN + OVER, END - OVER, PLAIN + OVER, high);
        lay(leaf, PLAIN, wide, PLAIN, wide, high);
        lay(end, wide - END, wide, 0, END, high);
        double middle = left ? SEAT : wide - SEAT;
        seat.setClip(new Circle(middle, HIGH / 2, ROUND));
        seat.setLayoutY((high - HIGH) / 2);
    }

    /** A part of the picture, where it lies: both measured from the end with the head. */
    private void lay(ImageView view, double from, double to, double first, double last, double high) {
        pictures.enlarge(view, new Rectangle2D(left ? from : wide - to, 0, to - from, HIGH), last - first, high);
        view.setLayoutX(left ? first : wide - last);
    }
}

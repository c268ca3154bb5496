package patolli.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Supplier;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.ImageView;
import javafx.scene.transform.Scale;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.SpeechRoom;
import patolli.ui.common.Pictures;

/**
 * A sheet no larger than its words need, which lies on nothing on which the whole of it does not: it hangs from its
 * curl and shrinks towards where the curl meets it.
 *
 * @param room where it lies otherwise
 * @param part how much of its height and width is left, 1 where it is full of words
 */
record FoldedSheet(SpeechRoom room, double part) {
    /** Lower than this, its rolled ends would be squat. */
    static final double LEAST = 0.6;
    /** Steps between sizes. */
    static final double STEP = 0.04;
    private static final int SQUARE = 4;

    /**
     * Whether it hangs: the curl lies above it, and the mouth not far below its upper edge. One with square corners is
     * as wide everywhere, and keeps its form.
     */
    static boolean canFold(SpeechRoom room) {
        return room.outline().size() > SQUARE
                && room.volute().y() < room.top() && room.mouth().y() < room.top() + SpeechRoom.CURL
                && !room.curlsBeside();
    }

    /** What is left of the room. */
    SpeechRoom left() {
        return new SpeechRoom(room.outline().stream().map(this::higher).toList(), room.volute(), room.mouth());
    }

    private Point higher(Point point) {
        double x = room.volute().x();
        double y = room.top();
        return new Point(x + part * (point.x() - x), y + part * (point.y() - y));
    }

    /** The picture of the whole room, the sheet in it folded up, and all around it as it is. */
    List<ImageView> views(Pictures pictures, String name) {
        Box box = room.picture();
        double top = Math.floor(room.top() - SpeechRoom.MARGIN - box.y());
        double left = Math.floor(xs(room, Math::min) - SpeechRoom.MARGIN - box.x());
        double right = Math.ceil(xs(room, Math::max) + SpeechRoom.MARGIN - box.x());
        double high = box.height() - top;
        List<ImageView> views = new ArrayList<>();
        Supplier<ImageView> whole = () -> pictures.view(name);
        lay(views, whole, pictures, new Rectangle2D(0, 0, box.width(), top));
        lay(views, whole, pictures, new Rectangle2D(0, top, left, high));
        lay(views, whole, pictures, new Rectangle2D(right, top, box.width() - right, high));
        lay(views, whole, pictures, new Rectangle2D(left, top, right - left, high));
        views.getLast().getTransforms().setAll(new Scale(part, part, room.volute().x() - box.x() - left,
                room.top() - box.y() - top));
        return views;
    }

    private void lay(List<ImageView> views, Supplier<ImageView> whole, Pictures pictures, Rectangle2D seen) {
        if (seen.getWidth() > 0 && seen.getHeight() > 0) {
            ImageView view = whole.get();
            pictures.crop(view, seen);
            view.relocate(room.picture().x() + seen.getMinX(), room.picture().y() + seen.getMinY());
            views.add(view);
        }
    }

    private static double xs(SpeechRoom room, DoubleBinaryOperator which) {
        return room.outline().stream().mapToDouble(Point::x).reduce(which).orElseThrow();
    }
}

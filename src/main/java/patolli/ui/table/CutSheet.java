package patolli.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.ImageView;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.SpeechRoom;
import patolli.ui.common.Pictures;

/**
 * A square sheet with what leads to it beside one of its ends, no larger than its words need: so much of its middle is
 * left out across and down, and its edges lie together as they were. That end and the upper edge stay where they are.
 *
 * @param room where it lies otherwise
 * @param lessWide how much narrower it is
 * @param lessHigh how much lower it is
 */
record CutSheet(SpeechRoom room, double lessWide, double lessHigh) {
    private static final int SQUARE = 4;
    /** What is printed along its edges comes again after about so much, and must go on over a cut. */
    private static final double PRINT = 13;
    /** So narrow, for a head on its edge, and so low it is at least, for what is sewn behind it is covered whole; so
     * much below the upper edge stays, where something grows. */
    private static final double NARROW = 195, LOW = 92, STAYS = 44;
    /** Steps between heights. */
    private static final double STEP = 4;

    /** Whether that can be done: what leads to it must leave it at one end. */
    static boolean canCut(SpeechRoom room) {
        return room.outline().size() == SQUARE && room.curlsBeside();
    }

    /** All that it may be, the smallest first. */
    static List<CutSheet> all(SpeechRoom room) {
        double wide = right(room) - left(room), high = room.bottom() - room.top();
        double print = wide / Math.round(wide / PRINT);
        return IntStream.rangeClosed(0, (int) ((wide - NARROW) / print)).boxed().flatMap(i ->
                IntStream.rangeClosed(0, (int) ((high - LOW) / STEP)).mapToObj(j ->
                        new CutSheet(room, Math.round(i * print), j * STEP)))
                .sorted((one, other) -> Double.compare(one.size(), other.size())).toList();
    }

    private double size() {
        return (right(room) - left(room) - lessWide) * (room.bottom() - room.top() - lessHigh);
    }

    private static double left(SpeechRoom room) {
        return room.left(room.top());
    }

    private static double right(SpeechRoom room) {
        return room.right(room.top());
    }

    private boolean growsLeft() {
        return room.volute().x() < left(room);
    }

    /** What is left of the room. */
    SpeechRoom left() {
        double left = left(room) + (growsLeft() ? 0 : lessWide), right = right(room) - (growsLeft() ? lessWide : 0);
        double bottom = room.bottom() - lessHigh;
        return new SpeechRoom(List.of(new Point(left, room.top()), new Point(right, room.top()),
                new Point(right, bottom), new Point(left, bottom)), room.volute(), room.mouth());
    }

    /** The picture of the whole room in four parts, moved together. */
    List<ImageView> views(Pictures pictures, String name) {
        Box box = room.picture();
        double half = Math.round((right(room) - left(room) - lessWide) / 2);
        double across = (growsLeft() ? left(room) + half : right(room) - half - lessWide) - box.x();
        double down = room.top() + Math.min(STAYS, room.bottom() - room.top() - lessHigh) - box.y();
        double moved = growsLeft() ? 0 : lessWide;
        List<ImageView> views = new ArrayList<>();
        for (Rectangle2D seen : Stream.of(new Rectangle2D(0, 0, across, down),
                new Rectangle2D(across + lessWide, 0, box.width() - across - lessWide, down),
                new Rectangle2D(0, down + lessHigh, across, box.height() - down - lessHigh),
                new Rectangle2D(across + lessWide, down + lessHigh, box.width() - across - lessWide,
                        box.height() - down - lessHigh)).toList()) {
            ImageView view = pictures.view(name);
            pictures.crop(view, seen);
            view.relocate(box.x() + seen.getMinX() + moved - (seen.getMinX() > 0 ? lessWide : 0),
                    box.y() + seen.getMinY() - (seen.getMinY() > 0 ? lessHigh : 0));
            views.add(view);
        }
        return views;
    }
}

package patolli.ui.table;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.ImageView;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.SpeechRoom;
import patolli.ui.common.Pictures;

/**
 * A cloth that hangs from a name plate, no longer than its words need: so much of its middle is left out, its hem hangs
 * higher, and more is seen of what climbs behind it from the mouth, which stays where it is. Below a plate that has
 * grown it may be longer than its picture, a part of the middle of which is seen twice then.
 *
 * @param room  where it hangs otherwise
 * @param lower how far below that a plate that has grown keeps it
 * @param high  how high it is
 */
record HungSheet(SpeechRoom room, double lower, double high) {
    /** What is left free of it beside the words, and above and below them; and where there is room. */
    static final double BESIDE = 8, ABOVE = 1, AIRY = 5;
    /** So much of it is covered by the rod that it hangs from, and so much is the hem's. */
    private static final double ROD = 9, HEM = 14;
    /** So high it is at least; so much at the hem stays. */
    private static final double LOW = 56, STAYS = 20;
    /** The lower part lies over so much of the upper one: at no scale of the screen is a line seen between them. */
    private static final double SEAM = 1;
    /** Steps between heights. */
    private static final double STEP = 3;
    /** So much longer than usual it is at most below a plate that has grown: it ends above the speaker's eyes. */
    private static final double LONGER = 12;

    /** All that it may be, the shortest first. @param pressed what a plate that has grown leaves of the room */
    static List<HungSheet> all(SpeechRoom room, SpeechRoom pressed) {
        double most = room.bottom() - room.top(), lower = Math.round(pressed.top() - room.top());
        DoubleStream longer = DoubleStream.iterate(most, high -> high <= most + (lower > 0 ? LONGER : 0),
                high -> high + STEP);
        return DoubleStream.concat(DoubleStream.iterate(LOW, high -> high < most, high -> high + STEP), longer)
                .mapToObj(high -> new HungSheet(room, lower, high)).toList();
    }

    /** Whether it ends where the room does that is left to it, or before. */
    boolean isWithin(SpeechRoom pressed) {
        return room.top() + lower + high <= pressed.bottom() + 1;
    }

    /** What there is of it for words, below the rod. */
    SpeechRoom left() {
        double top = room.top() + lower, left = room.left(room.top()), right = room.right(room.top());
        return new SpeechRoom(List.of(new Point(left, top + ROD), new Point(right, top + ROD),
                new Point(right, top + high - HEM), new Point(left, top + high - HEM)), room.volute(), room.mouth());
    }

    /** What climbs behind it, and the picture of the whole cloth in two parts, moved together. */
    List<ImageView> views(Pictures pictures, String name) {
        Box box = room.picture();
        double most = room.bottom() - room.top(), less = Math.round(most - high);
        double cut = room.top() - box.y() + Math.round(Math.min(high, most) - STAYS);
        ImageView stem = pictures.view(name.replace(".png", "-stem.png"));
        stem.relocate(box.x(), box.y());
        return Stream.concat(Stream.of(stem), Stream.of(new Rectangle2D(0, 0, box.width(), cut + SEAM),
                new Rectangle2D(0, cut + less, box.width(), box.height() - cut - less)).map(seen -> {
                    ImageView view = pictures.view(name);
                    pictures.crop(view, seen);
                    view.relocate(box.x(), box.y() + lower + seen.getMinY() - (seen.getMinY() > 0 ? less : 0));
                    return view;
                })).toList();
    }
}

package patolli.ui.table;

import javafx.scene.transform.Scale;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.SpeechRoom;

/**
 * A sheet above the mouth of whoever speaks, pressed down towards it as far as it would lie over something.
 *
 * @param room where it lies otherwise
 * @param part how much of the height above the mouth is left to it, 1 where it need not be pressed
 */
record PressedSheet(SpeechRoom room, double part) {

    /** The sheet of a room, clear of a thing above it. */
    static PressedSheet clear(SpeechRoom room, Box thing) {
        double mouth = room.mouth().y();
        return new PressedSheet(room, room.covers(thing) && mouth > room.bottom()
                ? (mouth - thing.bottom()) / (mouth - room.top()) : 1);
    }

    /** What is left of the room. */
    SpeechRoom left() {
        return new SpeechRoom(room.outline().stream().map(this::lower).toList(), lower(room.volute()), room.mouth());
    }

    private Point lower(Point point) {
        return new Point(point.x(), room.mouth().y() + part * (point.y() - room.mouth().y()));
    }

    /** What is to be done to the picture of the whole room. */
    Scale scale() {
        return new Scale(1, part, 0, room.mouth().y() - room.picture().y());
    }
}

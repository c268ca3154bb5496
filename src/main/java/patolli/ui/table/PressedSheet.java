package patolli.ui.table;

import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.transform.Scale;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.SpeechRoom;
import patolli.ui.common.Pictures;

/**
 * A sheet above the mouth of whoever speaks, moved down towards it as far as it would lie over something. It keeps its
 * height, so that words are no smaller there; what leads to it from the mouth is pressed together.
 *
 * @param room where it lies otherwise
 * @param down how far it is moved
 */
record PressedSheet(SpeechRoom room, double down) {

    /** The sheet of a room, clear of a thing above it. */
    static PressedSheet clear(SpeechRoom room, Box thing) {
        return new PressedSheet(room, room.covers(thing) && room.mouth().y() > room.bottom()
                ? Math.ceil(Math.clamp(thing.bottom() - room.top(), 0, room.mouth().y() - room.bottom())) : 0);
    }

    /** What is left of the room. */
    SpeechRoom left() {
        return down == 0 ? room : new SpeechRoom(room.outline().stream().map(point -> new Point(point.x(),
                point.y() + down)).toList(), new Point(room.volute().x(), lower(room.volute().y())), room.mouth());
    }

    /** Where the sheet ends and what leads to it begins. */
    private double edge() {
        return Math.ceil(room.bottom() + SpeechRoom.MARGIN);
    }

    private double lower(double y) {
        return y < edge() ? y + down : room.mouth().y() - (room.mouth().y() - y) * part();
    }

    private double part() {
        return Math.max(0, room.mouth().y() - edge() - down) / Math.max(1, room.mouth().y() - edge());
    }

    /** The picture of it. */
    Node view(Pictures pictures, String name) {
        Box box = room.picture();
        ImageView sheet = pictures.view(name);
        sheet.relocate(box.x(), box.y() + down);
        if (down == 0 || edge() >= room.mouth().y()) {
            return sheet;
        }
        double high = edge() - box.y();
        pictures.crop(sheet, new Rectangle2D(0, 0, box.width(), high));
        ImageView below = pictures.view(name);
        pictures.crop(below, new Rectangle2D(0, high, box.width(), box.height() - high));
        below.relocate(box.x(), edge() + down);
        below.getTransforms().setAll(new Scale(1, (box.bottom() - edge() - down) / (box.bottom() - edge()), 0, 0));
        Group view = new Group(below, sheet);
        view.setManaged(false);
        return view;
    }
}

package patolli.forge.speech;

import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.SpeechRoom;

/** The forms of a room's sheet, in the units of its picture. */
final class Sheets {
    private Sheets() { }

    static Shape outline(SpeechRoom room) {
        Path2D path = new Path2D.Double();
        for (Point corner : corners(room)) {
            if (path.getCurrentPoint() == null) {
                path.moveTo(corner.x(), corner.y());
            } else {
                path.lineTo(corner.x(), corner.y());
            }
        }
        path.closePath();
        return path;
    }

    static List<Point> corners(SpeechRoom room) {
        Box box = room.picture();
        return room.outline().stream().map(corner -> corner.plus(-box.x(), -box.y())).toList();
    }

    /** A round bar over each upright edge, so wide, and so much longer than the edge at both ends. */
    static List<Shape> upright(SpeechRoom room, double wide, double over) {
        List<Point> corners = corners(room);
        double middle = room.picture().width() / 2;
        List<Shape> all = new ArrayList<>();
        for (int i = 0; i < corners.size(); i++) {
            Point a = corners.get(i);
            Point b = corners.get((i + 1) % corners.size());
            if (a.x() == b.x()) {
                double x = a.x() + (a.x() > middle ? 2.5 - wide : -2.5);
                all.add(new RoundRectangle2D.Double(x, Math.min(a.y(), b.y()) - over, wide, Math.abs(a.y() - b.y())
                        + 2 * over, 7, 7));
            }
        }
        return all;
    }
}

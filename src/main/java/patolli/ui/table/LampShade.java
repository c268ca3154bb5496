package patolli.ui.table;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.Point;
import patolli.rules.Side;
import patolli.ui.table.light.Wash;

/**
 * What lamps do for the light of a turn at a table that has some: nothing that is sewn beside the track is as bright as
 * what is played with, the light of the lamp that burns high reaches the knee of whoever is to play, and those who wait
 * have the rest of it on their faces and down the side that they turn to the middle. Elsewhere it does nothing.
 */
final class LampShade {
    /** How soft the ground's own dark begins beside the track, how far people are out of it, and by how much. */
    private static final double SOFT = 16, AROUND = 60, SHARE = 0.2;
    /** How warm that dark is, so that dyed thread is still seen in it. */
    private static final double WARM = 0.9;
    /** Where a face is: towards the middle of the board from that of its room, and in a figure's height. */
    private static final double FACE_ASIDE = 28, FACE_AT = 0.335, FACE_REACH = 104;
    /** The lit side of a figure, as far towards the middle of the board: where it begins, ends and how softly. */
    private static final double SIDE_BEGINS = 4, SIDE_ENDS = 112, SIDE_SOFT = 54, END_SOFT = 70;
    /** How bright that is, and a face. */
    private static final double SIDE = 0.13, FACE = 0.12;
    /** Where a knee is, towards the middle of the board and over the lower edge of a figure's room. */
    private static final double KNEE_ASIDE = 66, KNEE_UP = 48;
    /** How bright the lamp burns and how far that reaches: about itself, and about the knee; what is lost between. */
    private static final double HIGH = 0.22, HIGH_REACH = 220, LOW = 0.16, LOW_REACH = 130, BETWEEN = 0.75;
    private final BoardGeometry board;
    private final boolean lamps;

    LampShade(BoardGeometry board) {
        this.board = board;
        lamps = !board.lamps().isEmpty();
    }

    /** How much of the ground's own dark there is: not on what is thrown, nor before whoever is to play. */
    Wash.Strength ground(Optional<Side> plays) {
        if (!lamps) {
            return Wash.Strength.NONE;
        }
        List<Box> played = Stream.of(board.sides().stream().flatMap(side -> board.own(side).stream()),
                board.homeRoom().stream(), Stream.of(board.beans()), plays.stream().map(board::figure))
                .flatMap(boxes -> boxes).toList();
        List<Box> people = board.sides().stream().map(board::figure).toList();
        return (x, y) -> {
            double off = Wash.smooth(nearest(played, x, y) / SOFT);
            double person = Wash.smooth(1 - nearest(people, x, y) / AROUND);
            return off * (1 - (1 - SHARE) * person);
        };
    }

    /** How warm the night is: where it is about people, and on the ground that has its own dark. */
    Wash.Strength hue(Side plays, Wash.Strength people) {
        Wash.Strength own = ground(Optional.of(plays));
        return (x, y) -> Math.max(people.at(x, y), WARM * own.at(x, y));
    }

    /** How near a point is to the face of somebody in one of these rooms: 1 on it. */
    double face(Collection<Box> rooms, double x, double y) {
        double most = 0;
        for (Box room : lamps ? rooms : List.<Box>of()) {
            most = Math.max(most, 2 * (1 - Wash.far(x - room.middle().x() - FACE_ASIDE * inwards(room),
                    y - room.y() - FACE_AT * room.height()) / FACE_REACH));
        }
        return Wash.smooth(most);
    }

    /** How much lamplight falls on those who wait in these rooms. */
    double onWaiting(Collection<Box> rooms, double x, double y) {
        double most = FACE * face(rooms, x, y);
        for (Box room : lamps ? rooms : List.<Box>of()) {
            double aside = (x - room.middle().x()) * inwards(room);
            if (aside > SIDE_BEGINS && aside < SIDE_ENDS) {
                most = Math.max(most, SIDE * Wash.smooth((aside - SIDE_BEGINS) / SIDE_SOFT)
                        * Wash.smooth((SIDE_ENDS - aside) / SIDE_SOFT)
                        * Wash.smooth(Math.min(y - room.y(), room.bottom() - y) / END_SOFT));
            }
        }
        return most;
    }

    /** The light of the lamp of whoever is to play, about itself and on that side's knee; it is thin in between. */
    Wash.Strength burning(Side side) {
        Optional<Point> at = board.lamp(side);
        if (at.isEmpty()) {
            return Wash.Strength.NONE;
        }
        Point lamp = at.get();
        Box room = board.figure(side);
        double across = room.middle().x() + KNEE_ASIDE * inwards(room) - lamp.x();
        double down = room.bottom() - KNEE_UP - lamp.y();
        double far2 = across * across + down * down;
        return (x, y) -> {
            double part = Math.clamp(((x - lamp.x()) * across + (y - lamp.y()) * down) / far2, 0, 1);
            double off = Wash.far(x - lamp.x() - part * across, y - lamp.y() - part * down);
            double lost = 4 * BETWEEN * part * (1 - part);
            double reach = HIGH_REACH + (LOW_REACH - HIGH_REACH) * part;
            return (1 - lost) * (HIGH + (LOW - HIGH) * part) * Wash.smooth(1 - off / reach);
        };
    }

    /** Which way the middle of the board is from a figure, along the scene. */
    private double inwards(Box room) {
        return Math.signum(board.middle().x() - room.middle().x());
    }

    private static double nearest(List<Box> boxes, double x, double y) {
        double nearest = Double.MAX_VALUE;
        for (Box box : boxes) {
            nearest = Math.min(nearest, Wash.beyond(box, x, y));
        }
        return nearest;
    }
}

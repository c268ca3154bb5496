package patolli.ui.table;

import java.util.List;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.Point;
import patolli.rules.Phase;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.ui.table.light.Wash;

/**
 * The light at a table with lamps when all is over and nobody has won: the morning comes from the right, and at the
 * left it is still a cold night; what is bright are the pieces that cannot go any more, those who sat there, what was
 * thrown last, and the middle of the board.
 */
final class RestNight {
    /** How dark it is, but for what is left about the middle and about people. */
    private static final double DARK = 0.60, MIDDLE = 0.9, REACH = 190, PEOPLE = 0.8;
    /** How much of that is left in the morning's light; how bright that is; on people, whose skin it would hide. */
    private static final double LEFT = 0.28, SUN = 0.36, ON_PEOPLE = 0.62;
    /** How much it comes from above; where on the way from the left to the right the night goes, and the sun comes. */
    private static final double SLANT = 0.42, GOES = 360, GONE = 1040, COMES = 780, WHOLE = 1270;
    /** It falls between pillars: how far they are apart, and how much they take of it. */
    private static final double PILLARS = 210, SHADE = 0.4;
    /** About each piece: how far all is clear, and how far the lamplight reaches that falls there; how bright it is. */
    private static final double CLEAR = 30, GLOW = 128, BRIGHT = 0.28;
    /** How softly the light ends about what was thrown. */
    private static final double SOFT = 150;
    private final BoardGeometry board;
    private final List<Point> stuck;
    private final Wash.Strength warm;

    /** @param stuck where pieces stand @param warm how near a point is to people */
    RestNight(BoardGeometry board, List<Point> stuck, Wash.Strength warm) {
        this.board = board;
        this.stuck = stuck;
        this.warm = warm;
    }

    /** Where pieces are left standing by an end without a winner; empty before one, and after any other. */
    static List<Point> stuck(State state, BoardGeometry board) {
        return state.phase() != Phase.OVER || !state.winners().isEmpty() ? List.of()
                : state.sides().stream().flatMap(side -> state.pieces(side).stream())
                .filter(Spot.Square.class::isInstance).map(spot -> board.square(((Spot.Square) spot).number()))
                .distinct().toList();
    }

    double night(double x, double y) {
        Box beans = board.beans();
        double thrown = Wash.smooth(1 - Wash.beyond(beans, x, y) / SOFT);
        double middle = MIDDLE * Wash.smooth(1 - off(board.middle(), x, y) / REACH);
        return DARK * (1 - (1 - LEFT) * along(GOES, GONE, x, y)) * (1 - middle) * (1 - thrown)
                * (1 - PEOPLE * warm.at(x, y)) * (1 - near(x, y, CLEAR, GLOW));
    }

    /** How bright the light of the morning and of the lamps is. */
    double sun(double x, double y) {
        double pillar = 0.5 + 0.5 * Math.sin(2 * Math.PI * (y + SLANT * x) / PILLARS);
        double sun = SUN * along(COMES, WHOLE, x, y) * (1 - SHADE * pillar) * (1 - ON_PEOPLE * warm.at(x, y));
        return Math.max(BRIGHT * near(x, y, 0, GLOW), sun);
    }

    /** How far a point is on the morning's way, from the left to the right and upwards: from 0 to 1 between two. */
    private double along(double from, double to, double x, double y) {
        return Wash.smooth((x - SLANT * (y - board.middle().y()) - from) / (to - from));
    }

    /** How near a point is to a piece: 1 up to so far from it, 0 from so far on. */
    private double near(double x, double y, double whole, double ends) {
        double nearest = stuck.stream().mapToDouble(at -> off(at, x, y)).min().orElse(ends);
        return Wash.smooth((ends - nearest) / (ends - whole));
    }

    private static double off(Point at, double x, double y) {
        return Wash.far(x - at.x(), y - at.y());
    }
}

package patolli.ui.ending;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import patolli.board.BoardGeometry;
import patolli.board.Point;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;

/**
 * A thing that lies on the mat where a game has ended.
 *
 * @param thing what it is called at its table: {@code asset-knife}
 * @param at    its middle on the table
 * @param scale how large it is beside its size on the table
 */
public record Remnant(String thing, Point at, double scale) {

    /** One as large as it is painted. */
    public Remnant(String thing, Point at) {
        this(thing, at, 1);
    }

    /** The outline that a thing has left in the cloth. */
    public static Remnant print(String thing, Point at) {
        return new Remnant("print-" + thing, at, 1);
    }

    /** The pieces of those who have not won, on the squares that they had reached. */
    public static List<Remnant> pieces(State end, BoardGeometry board) {
        Set<Side> winners = end.winners();
        List<Remnant> all = new ArrayList<>();
        for (Side side : end.sides()) {
            for (Spot spot : winners.contains(side) ? List.<Spot>of() : end.pieces(side)) {
                if (spot instanceof Spot.Square square) {
                    all.add(new Remnant("piece-" + side.key(), board.square(square.number())));
                }
            }
        }
        return all;
    }

    /** Its picture. */
    public String picture() {
        return "mictlan/left-" + thing + ".png";
    }
}

package patolli.ui.table;

import patolli.board.BoardGeometry;
import patolli.ui.table.staging.Bursts;

/**
 * How a table's name plates, the marks on its squares, what flares up over them and the band above it are painted.
 *
 * @param folder  where they lie: {@code plate-<side>}, {@code goal-<size>}, {@code feet-<side>} and their like
 * @param bursts  what flares up
 * @param upright whether frames and lit squares are painted standing on a side, as the squares do, ways leading up;
 *                otherwise they stand on a corner, ways leading up to the right
 * @param parted  whether ornaments part the band above the table into the menus', the lines' and the score's room
 * @param glare   how much of a winner's light lies on the table like a coat, 0 to 1: all of it on pale straw, less on
 *                what is dark or strongly dyed, where a coat looks like mud
 * @param ends    whether where moves end is painted apart by what happens there
 */
public record MarkLook(String folder, Bursts bursts, boolean upright, boolean parted, double glare, Ends ends) {
    /** Those of the mats. */
    public static final MarkLook CODEX = new MarkLook("table", Bursts.in("table"), false, true, 1, Ends.ALIKE);
    private static final double CORNER = 45;

    /** Whether there is one frame for wherever moves end, or one for each {@link MoveEnd}. */
    public enum Ends { ALIKE, APART }

    /** The file of a picture. */
    String picture(String name) {
        return folder + "/" + name;
    }

    /** What the frame of a move's end is called after, beyond how large it is. */
    String suffix(MoveEnd end) {
        return ends == Ends.APART ? end.suffix() : "";
    }

    /** How goals of all pieces are seen before one is chosen: weaker, where what is chosen tells more. */
    Standing unchosen() {
        return ends == Ends.APART ? Standing.BACK : Standing.PLAIN;
    }

    /** Whether frames are rings about round squares: then nothing else may be a ring. */
    boolean isRinged() {
        return ends == Ends.APART;
    }

    /** Whether a name plate is a leaf with a round place for a head, as where nothing parts the band. */
    boolean isRound() {
        return !parted;
    }

    /** How far the pictures of frames are turned on a board. */
    double frames(BoardGeometry board) {
        return upright || board.onCorner() ? 0 : CORNER;
    }

    /** Where the ways lead in the pictures of lit squares, in degrees from up. */
    double drawn() {
        return upright ? 0 : CORNER;
    }
}

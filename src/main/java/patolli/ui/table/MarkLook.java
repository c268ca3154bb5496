package patolli.ui.table;

import patolli.board.BoardGeometry;

/**
 * How a table's name plates, the marks on its squares, what flares up over them and the band above it are painted.
 *
 * @param folder  where they lie: {@code plate-<side>}, {@code goal-<size>}, {@code feet-<side>} and their like
 * @param bursts  where what flares up lies: {@code burst-blow}, {@code burst-contest} and their like
 * @param upright whether frames and lit squares are painted standing on a side, as the squares do, ways leading up;
 *                otherwise they stand on a corner, ways leading up to the right
 * @param parted  whether ornaments part the band above the table into the menus', the lines' and the score's room
 * @param glare   how much of a winner's light lies on the table like a coat, 0 to 1: all of it on pale straw, less on
 *                what is dark or strongly dyed, where a coat looks like mud
 */
public record MarkLook(String folder, String bursts, boolean upright, boolean parted, double glare) {
    /** Those of the mats. */
    public static final MarkLook CODEX = new MarkLook("table", "table", false, true, 1);
    private static final double CORNER = 45;

    /** The file of a picture. */
    String picture(String name) {
        return folder + "/" + name;
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

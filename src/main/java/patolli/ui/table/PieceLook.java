package patolli.ui.table;

import java.util.Optional;
import patolli.rules.Side;
import patolli.rules.Spot;

/** Which pictures a game's pieces have. */
public interface PieceLook {

    /** A side's piece of that number, from 0, on its way. */
    String playing(Side side, int number);

    /** The same piece where its way leads over squares for the second time. */
    default String again(Side side, int number) {
        return playing(side, number);
    }

    /** Whether a piece that has come to a square stays there for good. */
    default boolean settles(Side side, Spot.Square square) {
        return false;
    }

    /** The same piece where it has settled. */
    default String settled(Side side, int number) {
        return playing(side, number);
    }

    /** In what a piece stands that waits beside the board, if in anything. */
    default Optional<String> dish() {
        return Optional.empty();
    }

    /** What lies on the square of a piece that can move, under it, if anything does. */
    default Optional<String> ready() {
        return Optional.empty();
    }

    /** The light where a way ends, if small prints on the squares that it leads over are in the place of a cord. */
    default Optional<String> passed() {
        return Optional.empty();
    }

    /** Whether pieces are joined with where they can go before one of them is chosen. */
    default boolean isJoined() {
        return true;
    }

    /** How far apart two of a side stand that share a square, of how far they would have room to. */
    default double apart() {
        return 1;
    }

    /** Whether two of a side that share a square have one base. */
    default boolean isBased() {
        return false;
    }

    /** How much darker pieces are that can't move while others can, 0 to 1. */
    default double dimmed() {
        return 0.14;
    }

    /** How much of its colour such a piece loses, 0 to 1; below 0 it is warmer instead. */
    default double faded() {
        return 0.08;
    }

    /** How far a piece is lifted that can move, in design units; so far from it its shadow falls, too. */
    default double lift() {
        return 5;
    }

    /** How much larger it is then. */
    default double larger() {
        return 1.13;
    }

    /** How high the picture of a piece, whose edge is transparent, is in the score. */
    default double scored() {
        return 25;
    }

    /** What a piece throws on the table. */
    default String shadow() {
        return "table/piece-shadow.png";
    }

    /** The same piece when its journey is done. */
    String home(Side side, int number);
}

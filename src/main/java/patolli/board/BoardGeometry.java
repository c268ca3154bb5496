package patolli.board;

import java.util.List;
import java.util.Optional;
import patolli.rules.Side;

/** Where everything of a board lies in the scene of 1280 x 800 design units. */
public interface BoardGeometry {
    /** The scene's width. */
    double WIDTH = 1280;
    /** The scene's height. */
    double HEIGHT = 800;

    /** The sides that have a place at this table, clockwise from the left. */
    List<Side> sides();

    /** How many squares there are; they are numbered from 0. */
    int squares();

    /** The length of a square's side; of a round place, its diameter; where squares are oblong, about that. */
    double squareSize();

    /** The room of a square that stands on a side, or of a place as large as one, with that middle. */
    default Box room(Point middle) {
        return Box.about(middle, squareSize(), squareSize());
    }

    /** Whether squares stand on a corner, rather than on a side. */
    boolean onCorner();

    /** The middle of a square. */
    Point square(int number);

    /** How a square is painted. */
    SquareKind kind(int number);

    /** The side whose pieces enter on a square. */
    Optional<Side> entering(int number);

    /** Whether a point lies on a square, or on a place as large as one, with that middle. */
    default boolean covers(Point middle, Point at) {
        double dx = Math.abs(at.x() - middle.x());
        double dy = Math.abs(at.y() - middle.y());
        Box room = room(middle);
        return onCorner() ? dx + dy <= squareSize() * Math.sqrt(0.5)
                : dx <= room.width() / 2 && dy <= room.height() / 2;
    }

    /** The middle of the board. */
    Point middle();

    /** The inner field of the mat, within its border; everything but the band lies in it. */
    Box field();

    /** The painted band above the field that is written on; it is the same at every table. */
    default Box band() {
        return new Box(64, 10, 1152, 44);
    }

    /** The place of a side's {@code i}-th piece while it is in hand. */
    Point nest(Side side, int i);

    /** The place of a side's {@code i}-th piece when it is home. */
    default Point done(Side side, int i) {
        return nest(side, i);
    }

    /** Whether pieces that are home fill a tray from its first place on, rather than each having its own place. */
    default boolean fillsTrays() {
        return false;
    }

    /** How much of firelight's colour the table takes on, 0 to 1: less where it would turn what is dyed blue grey. */
    default double warmth() {
        return 1;
    }

    /** How much of the night stays away from those who sit, by lamps that are painted on the table: 0 to 1. */
    default double sheltered() {
        return 0;
    }

    /** Where the sun behind whoever has won stands and how large it is, where that is not told by the figure. */
    default Optional<Box> halo(Side side) {
        return Optional.empty();
    }

    /** Where a side's lamp stands, where each has one: it burns high while that side is to play. */
    default Optional<Point> lamp(Side side) {
        return Optional.empty();
    }

    /** Where lamps stand. */
    default List<Point> lamps() {
        return sides().stream().flatMap(side -> lamp(side).stream()).toList();
    }

    /** Where a side's pieces leave the track when they go home, if that is a place on the board. */
    default Optional<Point> goal(Side side) {
        return Optional.empty();
    }

    /** All that is Home where pieces go home on the board: whoever points anywhere there means it. */
    default Optional<Box> homeRoom() {
        return Optional.empty();
    }

    /** How far from the middle of its square the {@code i}-th of {@code n} pieces is that share it. */
    default Point sharing(Point square, int i, int n) {
        return new Point(0, 0);
    }

    /** How large each of {@code n} pieces on a square is, of its usual size. */
    default double crowded(Point square, int n) {
        return 1;
    }

    /** The room for a side's figure. */
    Box figure(Side side);

    /** The room for a side's name plate. */
    Box plate(Side side);

    /** Where the beans (or dice) are held, and from where they are thrown. */
    Point hand();

    /** The same while real beans are entered, with room for the discs at {@link #ownCast}. */
    Point handBesideDiscs();

    /** The place of the {@code i}-th of {@code n} discs by which real beans are entered. */
    Point ownCast(int i, int n);

    /** Whether a slip that belongs to a square lies right above it, where the rows leave room for that. */
    default boolean slipsAbove() {
        return false;
    }

    /**
     * The middle of a slip of that size that belongs to a square on which something stands, if beside that square is
     * room for it that is no square's.
     */
    default Optional<Point> hanging(Point square, double wide, double high) {
        return Optional.empty();
    }

    /** The part of the track that is a side's own, where each has one: it is lit while that side is to play. */
    default Optional<Box> own(Side side) {
        return Optional.empty();
    }

    /** The middle of the row of slips by which dice are chosen, at tables whose casts are dice. */
    default Point slips() {
        return cast();
    }

    /** What is pressed to take up the beans. */
    Box beans();

    /**
     * A point of the ground on which the beans come to lie.
     *
     * @param across from one end to the other, 0 to 1
     * @param down   from the board outwards, 0 to 1; evenly spread numbers give evenly spread points
     */
    Point landing(double across, double down);

    /** Where the {@code i}-th bean, 0 to 4, lies when chance has found no other place. */
    Point landing(int i);

    /** The middle of the disc with the number cast. */
    Point cast();

    /** The room for the number of draws while the beans are shaken. */
    Box shake();
}

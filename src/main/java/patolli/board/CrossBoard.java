package patolli.board;

import java.util.List;
import java.util.Optional;
import patolli.rules.Side;

/**
 * The X of Patolli: four limbs two squares wide round four central squares, all standing on their corners; numbering as
 * in the rule book, section 1. With limbs of 2 x L squares, limb k (NW, NE, SE, SW) holds the squares from
 * k(2L + 1) on: the central square W, N, E, S, then L outwards, then L inwards.
 */
public abstract class CrossBoard implements BoardGeometry, StakePlaces {
    private static final double Q = Math.sqrt(0.5);
    /** Outward direction of limbs NW, NE, SE, SW. */
    private static final double[][] LIMBS = {{-Q, -Q}, {Q, -Q}, {Q, Q}, {-Q, Q}};
    private final int length;
    private final double size;
    private final Point middle;

    /**
     * A cross.
     *
     * @param length how many squares long a limb is
     * @param size   the side of a square
     */
    CrossBoard(int length, double size, Point middle) {
        this.length = length;
        this.size = size;
        this.middle = middle;
    }

    /** How many squares long a limb is. */
    public int limbLength() {
        return length;
    }

    /** How many squares a limb and the central square before it have. */
    public int limbSquares() {
        return 2 * length + 1;
    }

    /** The limb, NW, NE, SE, SW, on which a square is numbered. */
    public int limb(int square) {
        return square / limbSquares();
    }

    /** The square's place on its limb: 0 the central square, then outwards, then inwards. */
    public int place(int square) {
        return square % limbSquares();
    }

    /** How far out a square lies: 0 is central, the limb's length its tip. */
    public int rank(int square) {
        int place = place(square);
        return place <= length ? place : limbSquares() - place;
    }

    /** Whether a square lies on the column of its limb that leads outwards, or is the central square before it. */
    public boolean outward(int square) {
        return place(square) <= length;
    }

    /** Outward direction of a limb, x and y of a unit vector. */
    public static double[] direction(int limb) {
        return LIMBS[limb].clone();
    }

    /** From the middle of the board to the central square W, N, E or S. */
    public double[] hub(int quarter) {
        double far = size * Q;
        return switch (quarter) {
            case 0 -> new double[] {-far, 0};
            case 1 -> new double[] {0, -far};
            case 2 -> new double[] {far, 0};
            case 3 -> new double[] {0, far};
            default -> throw new IllegalArgumentException("no quarter " + quarter);
        };
    }

    @Override
    public int squares() {
        return 4 * limbSquares();
    }

    @Override
    public double squareSize() {
        return size;
    }

    @Override
    public boolean onCorner() {
        return true;
    }

    @Override
    public Point square(int number) {
        int limb = limb(number);
        double[] out = LIMBS[limb];
        double[] hub = hub(outward(number) ? limb : (limb + 1) % 4);
        int rank = rank(number);
        return new Point(middle.x() + hub[0] + out[0] * size * rank, middle.y() + hub[1] + out[1] * size * rank);
    }

    @Override
    public SquareKind kind(int number) {
        return rank(number) == length ? SquareKind.ROUNDED
                : entering(number).isPresent() ? SquareKind.ENTRY : markedKind(place(number));
    }

    /** The kind of a square that is neither rounded nor an entry, by its place on its limb. */
    abstract SquareKind markedKind(int place);

    @Override
    public Optional<Side> entering(int number) {
        return sides().stream().filter(side -> number == quarter(side) * limbSquares()).findFirst();
    }

    /** Where a side sits: 0 left, 1 above, 2 right, 3 below. */
    static int quarter(Side side) {
        return List.of(Side.RED, Side.YELLOW, Side.BLUE, Side.GREEN).indexOf(side);
    }

    @Override
    public Point middle() {
        return middle;
    }

    @Override
    public Box field() {
        return new Box(59, 57, 1162, 704);
    }

    /** How far from the middle, along an axis, the track leaves the triangle between two limbs free. */
    double notch() {
        return 2 * size * Q;
    }
}

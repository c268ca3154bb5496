package patolli.board;

import java.util.List;
import patolli.rules.Side;

/** Neeley's mat: 68 squares; red at the left, blue at the right, the shield above and the serpent below the hub. */
public final class PatolliBoard extends CrossBoard {
    /** The only one. */
    public static final PatolliBoard BOARD = new PatolliBoard();
    /** The middle of the double-headed serpent. */
    public static final Point SERPENT = new Point(640, 707);
    /** How far apart the pieces of a side lie in their column. */
    public static final double NEST_PITCH = 52;
    /** How many assets lie in a row of a side's cloth. */
    public static final int ASSET_COLUMNS = 5;
    /** How far apart assets lie in a row. */
    public static final double ASSET_PITCH = 41;
    /** The same in the row that ends with the plinth. */
    private static final double TREASURE_PITCH = 39;
    /** How far apart the rows of assets lie. */
    public static final double ASSET_ROW = 46;
    /** Few assets lie in fewer rows, and are larger: so many at most, and how large they are then. */
    private static final int FEW = 7;
    private static final double LARGEST = 1.35;
    private static final int SOME = 11;
    private static final double LARGER = 1.2;
    /** The plinth must stay on the cloth. */
    private static final double HIGHEST = 1.15;
    /** How many columns they have, how many of those are beside the plinth, and how far apart they lie. */
    private static final int WIDE_COLUMNS = 4;
    private static final double WIDE_PITCH = 46;
    private static final double WIDE_MARGIN = 14;
    private static final double WIDE_ROW = 49;
    /** The place of the asset that a side parts with last, which lies apart. */
    public static final int TREASURE = 19;
    private static final int PIECES = 6;
    private static final Point SHIELD = new Point(640, 151);
    /** The golden angle: each thing in a heap lies away from those before it. */
    private static final double TURN = 2.39996;
    /** How far from its middle the heap in the shield reaches, and how many things it takes to reach so far. */
    private static final double HEAP = 42;
    private static final int ROOMY = 10;
    private static final Point[] LANDINGS = {new Point(602, 560), new Point(676, 558), new Point(568, 602),
        new Point(640, 600), new Point(712, 604)};

    private PatolliBoard() {
        super(8, 50, new Point(640, 409));
    }

    @Override
    public List<Side> sides() {
        return List.of(Side.RED, Side.BLUE);
    }

    @Override
    SquareKind markedKind(int place) {
        return switch (place) {
            case 0, 16 -> SquareKind.DANGER;
            case 5, 12 -> SquareKind.WEDGE;
            default -> SquareKind.PLAIN;
        };
    }

    @Override
    public Point nest(Side side, int i) {
        Point left = new Point(90, 226 + NEST_PITCH * (i % PIECES));
        return side == Side.BLUE ? left.mirrored(middle().x()) : left;
    }

    /** The pictures' own size; their corners are clear where they come near the track. */
    @Override
    public Box figure(Side side) {
        return side == Side.BLUE ? new Box(936, 198, 220, 340) : new Box(124, 198, 220, 340);
    }

    @Override
    public Box plate(Side side) {
        return side == Side.BLUE ? new Box(994, 68, 220, 52) : new Box(66, 68, 220, 52);
    }

    /**
     * The {@code i}-th of twenty seats of assets before a side, in rows of five; the last is the plinth, for which
     * those beside it move together.
     */
    @Override
    public Point stake(Side side, int i) {
        boolean low = i / ASSET_COLUMNS == TREASURE / ASSET_COLUMNS;
        double x = (low ? TREASURE_PITCH : ASSET_PITCH) * (i % ASSET_COLUMNS);
        double y = ASSET_ROW * (i / ASSET_COLUMNS) - (i == TREASURE ? 3 : 0);
        return new Point(side == Side.BLUE ? 1024 : 92, 577).plus(x, y);
    }

    /**
     * Where the {@code i}-th poorest of {@code n} assets lies, besides the one on the plinth: the richest beside that,
     * the others in rows from below.
     */
    public AssetSeat asset(Side side, int i, int n) {
        if (n > SOME) {
            return new AssetSeat(stake(side, TREASURE - n + i), 1);
        }
        double scale = scale(n);
        int richer = n - 1 - i;
        int row = (richer + 1) / WIDE_COLUMNS;
        int column = WIDE_COLUMNS - 1 - (richer + 1) % WIDE_COLUMNS;
        Point corner = stake(side, TREASURE - TREASURE % ASSET_COLUMNS);
        double up = 20 * (scale - 1) + WIDE_ROW * scale * row;
        return new AssetSeat(corner.plus(WIDE_MARGIN + WIDE_PITCH * column, -up), scale);
    }

    /** The seat on the plinth, beside {@code n} other assets. */
    public AssetSeat treasure(Side side, int n) {
        return new AssetSeat(stake(side, TREASURE), Math.min(HIGHEST, scale(n)));
    }

    private static double scale(int n) {
        return n > SOME ? 1 : n > FEW ? LARGER : LARGEST;
    }

    @Override
    public Point pot() {
        return SHIELD;
    }

    /** A heap in the middle of the shield, wider the more there is in it; the shield's rim stays free. */
    @Override
    public Point inPot(int i, int n) {
        double radius = HEAP * Math.sqrt(i / (double) Math.max(n, ROOMY));
        return SHIELD.plus(radius * Math.cos(TURN * i), 0.8 * radius * Math.sin(TURN * i) + 2);
    }

    @Override
    public Point hand() {
        return new Point(640, 578);
    }

    @Override
    public Point handBesideDiscs() {
        return hand().plus(0, -14);
    }

    @Override
    public Point ownCast(int i, int n) {
        return new Point(hand().x() + 47 * (i - (n - 1) / 2.0), 628);
    }

    @Override
    public Box beans() {
        return new Box(530, 532, 220, 206);
    }

    /** The free ground between the two lower limbs, clear of the number above it and the serpent below. */
    @Override
    public Point landing(double across, double down) {
        // The ground widens downwards: the root spreads the points evenly over it.
        double y = 560 + 68 * Math.sqrt(down);
        double half = y - middle().y() - notch() - 32;
        return new Point(middle().x() + half * (2 * across - 1), y);
    }

    @Override
    public Point landing(int i) {
        return LANDINGS[i];
    }

    @Override
    public Point cast() {
        return new Point(640, 519);
    }

    /** On the bare mat beside the hand. */
    @Override
    public Box shake() {
        return new Box(623, 590, 140, 68);
    }
}

package patolli.board;

import java.util.List;
import patolli.rules.Side;

/** Neeley's mat: 68 squares; red at the left, blue at the right, the shield above and the serpent below the hub. */
public final class PatolliBoard extends CrossBoard {
    /** The only one. */
    public static final PatolliBoard BOARD = new PatolliBoard();
    /** The middle of the double-headed serpent. */
    public static final Point SERPENT = new Point(640, 684);
    /** How far apart the pieces of a side lie in their column. */
    public static final double NEST_PITCH = 52;
    /** How many assets lie in a row of a side's cloth. */
    public static final int ASSET_COLUMNS = 5;
    /** How far apart assets lie in a row. */
    public static final double ASSET_PITCH = 41;
    /** How far apart the rows of assets lie. */
    public static final double ASSET_ROW = 43;
    private static final int PIECES = 6;
    private static final Point SHIELD = new Point(640, 166);
    private static final int RIM_SEATS = 12;
    private static final Point[] LANDINGS = {new Point(602, 548), new Point(676, 546), new Point(568, 590),
        new Point(640, 588), new Point(712, 592)};

    private PatolliBoard() {
        super(8, 46, new Point(640, 404));
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
        Point left = new Point(126, 226 + NEST_PITCH * (i % PIECES));
        return side == Side.BLUE ? left.mirrored(middle().x()) : left;
    }

    /** The pictures' own size; their corners are clear where they come near the track. */
    @Override
    public Box figure(Side side) {
        return side == Side.BLUE ? new Box(902, 192, 220, 340) : new Box(158, 192, 220, 340);
    }

    @Override
    public Box plate(Side side) {
        return side == Side.BLUE ? new Box(954, 76, 220, 52) : new Box(106, 76, 220, 52);
    }

    /** The seat of the {@code i}-th of the twenty assets before a side: each has its own, the poorest first. */
    @Override
    public Point stake(Side side, int i) {
        double x = ASSET_PITCH * (i % ASSET_COLUMNS);
        double y = ASSET_ROW * (i / ASSET_COLUMNS);
        return new Point(side == Side.BLUE ? 987 : 129, 573.5).plus(x, y);
    }

    @Override
    public Point pot() {
        return SHIELD;
    }

    /** Round the rim of the shield, so that the bird in its middle is seen; over the bird only when the rim is full. */
    @Override
    public Point inPot(int i, int n) {
        int outer = Math.min(n, RIM_SEATS);
        boolean rim = i < outer;
        int seats = rim ? outer : n - outer;
        double radius = rim ? 59 : 28;
        double angle = Math.PI * 2 * (rim ? i : i - outer) / seats - Math.PI * 3 / 4;
        return SHIELD.plus(radius * Math.cos(angle), radius * Math.sin(angle));
    }

    @Override
    public Point hand() {
        return new Point(640, 566);
    }

    @Override
    public Point handBesideDiscs() {
        return hand().plus(0, -14);
    }

    @Override
    public Point ownCast(int i, int n) {
        return new Point(hand().x() + 47 * (i - (n - 1) / 2.0), 616);
    }

    @Override
    public Box beans() {
        return new Box(530, 520, 220, 206);
    }

    /** The free ground between the two lower limbs, clear of the number above it and the serpent below. */
    @Override
    public Point landing(double across, double down) {
        // The ground widens downwards: the root spreads the points evenly over it.
        double y = 548 + 66 * Math.sqrt(down);
        double half = y - middle().y() - notch() - 32;
        return new Point(middle().x() + half * (2 * across - 1), y);
    }

    @Override
    public Point landing(int i) {
        return LANDINGS[i];
    }

    @Override
    public Point cast() {
        return new Point(640, 508);
    }

    /** Under the arch of the serpent. */
    @Override
    public Box shake() {
        return new Box(495, 676, 290, 58);
    }
}

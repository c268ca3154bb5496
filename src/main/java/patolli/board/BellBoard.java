package patolli.board;

import java.util.List;
import patolli.rules.Side;

/**
 * The mat of Patolli after Bell: 60 squares; red at the left, yellow above, blue at the right, green below. The pot
 * stands between the two left limbs, the beans are thrown between the two right ones. What belongs to blue is what
 * belongs to red on the other side; green's places are yellow's turned by half a circle about the middle.
 */
public final class BellBoard extends CrossBoard {
    /** The only one. */
    public static final BellBoard BOARD = new BellBoard();
    private static final Point POT = new Point(430, 400);
    /** How far apart pieces lie that are in hand or home. */
    private static final double NEST_PITCH = 42;
    private static final double COIN = 10;
    private static final Point[] LANDINGS = {new Point(805, 370), new Point(803, 432), new Point(846, 342),
        new Point(848, 400), new Point(846, 460)};

    private BellBoard() {
        super(7, 52, new Point(640, 400));
    }

    @Override
    public List<Side> sides() {
        return List.of(Side.RED, Side.YELLOW, Side.BLUE, Side.GREEN);
    }

    @Override
    SquareKind markedKind(int place) {
        return switch (place) {
            case 5, 10 -> SquareKind.WEDGE;
            case 4, 11 -> SquareKind.WEDGE_BY_OPTION;
            default -> SquareKind.PLAIN;
        };
    }

    /** Two rows of three. */
    @Override
    public Point nest(Side side, int i) {
        double x = NEST_PITCH * (i % 3);
        double y = NEST_PITCH * (i / 3 % 2);
        return switch (side) {
            case RED -> new Point(134, 526).plus(x, y);
            case BLUE -> nest(Side.RED, i).mirrored(middle().x());
            case YELLOW -> new Point(540, 141).plus(x, y);
            default -> nest(Side.YELLOW, i).turned(middle());
        };
    }

    @Override
    public Box figure(Side side) {
        return switch (side) {
            case RED -> new Box(142, 256, 150, 236);
            case BLUE -> figure(Side.RED).mirrored(middle().x());
            case YELLOW -> new Box(652, 68, 104, 136);
            default -> figure(Side.YELLOW).turned(middle());
        };
    }

    @Override
    public Box plate(Side side) {
        return switch (side) {
            case RED -> new Box(106, 196, 222, 52);
            case BLUE -> plate(Side.RED).mirrored(middle().x());
            case YELLOW -> new Box(441, 68, 200, 48);
            default -> plate(Side.YELLOW).turned(middle());
        };
    }

    /** A coin's place in the heap beside the side's pieces or its figure. */
    @Override
    public Point stake(Side side, int i) {
        return heap(switch (side) {
            case RED -> new Point(288, 547);
            case BLUE -> new Point(992, 547);
            case YELLOW -> new Point(793, 98);
            default -> new Point(487, 702);
        }, i);
    }

    @Override
    public Point pot() {
        return POT;
    }

    @Override
    public Point inPot(int i, int n) {
        return heap(POT, i);
    }

    /** The i-th of things heaped round a point, each close to those before. */
    private static Point heap(Point middle, int i) {
        double radius = 0.5 * COIN * Math.sqrt(i);
        double angle = 2.39996 * i;
        return middle.plus(radius * Math.cos(angle), 0.8 * radius * Math.sin(angle));
    }

    @Override
    public Point hand() {
        return new Point(814, 400);
    }

    @Override
    public Point handBesideDiscs() {
        return hand().plus(-10, 0);
    }

    /** A column beyond the beans. */
    @Override
    public Point ownCast(int i, int n) {
        return new Point(904, middle().y() + 47 * (i - (n - 1) / 2.0));
    }

    @Override
    public Box beans() {
        return new Box(782, 320, 200, 160);
    }

    /** The free ground between the two right limbs, clear of the number cast. */
    @Override
    public Point landing(double across, double down) {
        // The ground widens outwards: the root spreads the points evenly over it.
        double x = 796 + 70 * Math.sqrt(down);
        double half = x - middle().x() - notch() - 32;
        return new Point(x, middle().y() + half * (2 * across - 1));
    }

    @Override
    public Point landing(int i) {
        return LANDINGS[i];
    }

    @Override
    public Point cast() {
        return new Point(756, 400);
    }

    @Override
    public Box shake() {
        return new Box(884, 352, 96, 96);
    }
}

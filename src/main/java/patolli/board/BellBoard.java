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
    private static final Point POT = new Point(424, 409);
    /** How far apart pieces lie that are in hand or home. */
    private static final double NEST_PITCH = 45;
    private static final double NEST_ROWS = 43;
    /** How far apart the discs lie by which real beans are entered. */
    private static final double DISC_PITCH = 46;
    private static final double COIN = 10;
    /** The middle of the piece of finer matting on which the beans are thrown. */
    private static final Point GROUND = new Point(858, 409);
    /** The side of that piece, which stands on a corner. */
    private static final double GROUND_SIDE = 138;
    /** From its middle to the corners of where the middles of beans come to lie. */
    private static final double SPREAD = 62;
    private static final Point[] LANDINGS = {new Point(814, 409), new Point(858, 361), new Point(858, 409),
        new Point(858, 457), new Point(902, 409)};

    private BellBoard() {
        super(7, 55, new Point(640, 409));
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

    /** The middle between the two squares of a limb (NW, NE, SE, SW) that are wedges by an option. */
    public Point optionalWedges(int limb) {
        double[] out = direction(limb);
        double far = squareSize() * 4.5;
        return middle().plus(out[0] * far, out[1] * far);
    }

    /** Two rows of three. */
    @Override
    public Point nest(Side side, int i) {
        double x = NEST_PITCH * (i % 3);
        double y = NEST_ROWS * (i / 3 % 2);
        return switch (side) {
            case RED -> new Point(94, 540).plus(x, y);
            case BLUE -> nest(Side.RED, i).mirrored(middle().x());
            case YELLOW -> new Point(546, 154).plus(x, y);
            default -> nest(Side.YELLOW, i).turned(middle());
        };
    }

    @Override
    public Box figure(Side side) {
        return switch (side) {
            case RED -> new Box(106, 274, 150, 230);
            case BLUE -> figure(Side.RED).mirrored(middle().x());
            case YELLOW -> new Box(657, 73, 104, 136);
            default -> figure(Side.YELLOW).turned(middle());
        };
    }

    @Override
    public Box plate(Side side) {
        return switch (side) {
            case RED -> new Box(68, 212, 220, 52);
            case BLUE -> plate(Side.RED).mirrored(middle().x());
            case YELLOW -> new Box(436, 74, 220, 52);
            default -> plate(Side.YELLOW).turned(middle());
        };
    }

    /** A coin's place in the heap beside the side's pieces or its figure. */
    @Override
    public Point stake(Side side, int i) {
        return heap(switch (side) {
            case RED -> new Point(262, 562);
            case BLUE -> new Point(1018, 562);
            case YELLOW -> new Point(797, 106);
            default -> new Point(483, 712);
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

    /** The middle of the piece of finer matting on which the beans are thrown; it stands on a corner. */
    public Point ground() {
        return GROUND;
    }

    /** The side of that piece. */
    public double groundSide() {
        return GROUND_SIDE;
    }

    @Override
    public Point hand() {
        return GROUND;
    }

    @Override
    public Point handBesideDiscs() {
        return GROUND.plus(-8, 0);
    }

    /** Along the two edges of the ground that face away from the board, the first half above. */
    @Override
    public Point ownCast(int i, int n) {
        int half = (n + 1) / 2;
        if (i >= half) {
            Point above = ownCast(2 * half - 1 - i, n);
            return new Point(above.x(), 2 * middle().y() - above.y());
        }
        double back = DISC_PITCH * Math.sqrt(0.5) * (half - 1 - i);
        return GROUND.plus(103 - back, -37 - back);
    }

    @Override
    public Box beans() {
        return new Box(782, 333, 152, 152);
    }

    @Override
    public Point landing(double across, double down) {
        double x = SPREAD * (across - down);
        double y = SPREAD * (across + down - 1);
        // Nothing lands in the corner beside which the number is shown.
        return GROUND.plus(x < 0.75 * -SPREAD ? -x : x, y);
    }

    @Override
    public Point landing(int i) {
        return LANDINGS[i];
    }

    @Override
    public Point cast() {
        return new Point(760, 409);
    }

    @Override
    public Box shake() {
        return new Box(898, 361, 90, 96);
    }
}

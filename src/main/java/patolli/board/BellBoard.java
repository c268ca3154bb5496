package patolli.board;

import java.util.List;
import patolli.rules.Side;

/**
 * The mat of Patolli after Bell: 60 squares; red at the left, yellow above, blue at the right, green below. The pot
 * stands between the two left limbs, the beans are thrown between the two right ones. Left and right it is laid out as
 * Neeley's: the name above, the figure, its pieces along the border, what it plays for in the lower corner. What
 * belongs to blue is what belongs to red on the other side; green's places are about yellow's turned by half a circle.
 */
public final class BellBoard extends CrossBoard {
    /** The only one. */
    public static final BellBoard BOARD = new BellBoard();
    private static final Point POT = new Point(424, 409);
    /** What lies above and below while nobody sits there: clear of the band, and of the line of words. */
    private static final Point EMPTY_ABOVE = new Point(640, 164), EMPTY_BELOW = new Point(640, 666);
    /** How far apart pieces lie that are in hand or home, in a column or in rows. */
    private static final double COLUMN_PITCH = 52;
    private static final double ROW_PITCH = 40;
    /** How many places from the figure each of six lies, and in which row from the plate: they step along a limb. */
    private static final int[] PLACES = {0, 1, 0, 1, 0, 2}, ROWS = {0, 0, 1, 1, 2, 0};
    /** The discs by which real beans are entered, from the middle of the ground: those above, the highest first. */
    private static final double[][] DISCS = {{67, -140}, {31, -104}, {68, -69}};
    private static final double COIN = 10;
    /** The middle of the piece of finer matting on which the beans are thrown. */
    private static final Point GROUND = new Point(836, 409);
    /** The side of that piece, which stands on a corner. */
    private static final double GROUND_SIDE = 130;
    /** From its middle to the corners of where the middles of beans come to lie. */
    private static final double SPREAD = 58;
    private static final Point[] LANDINGS = {new Point(790, 409), new Point(836, 361), new Point(836, 409),
        new Point(836, 457), new Point(882, 409)};

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

    /** A column of six at the left and the right; above and below three rows, of which the first four are a square. */
    @Override
    public Point nest(Side side, int i) {
        double along = ROW_PITCH * PLACES[i % PLACES.length];
        double away = ROW_PITCH * ROWS[i % ROWS.length];
        return switch (side) {
            case RED -> new Point(90, 226 + COLUMN_PITCH * (i % ROWS.length));
            case BLUE -> nest(Side.RED, i).mirrored(middle().x());
            case YELLOW -> new Point(578 - along, 148 + away);
            default -> new Point(702 + along, 675 - away);
        };
    }

    @Override
    public Box figure(Side side) {
        return switch (side) {
            case RED -> new Box(124, 198, 220, 340);
            case BLUE -> figure(Side.RED).mirrored(middle().x());
            case YELLOW -> new Box(598, 68, 120, 184);
            default -> new Box(562, 566, 120, 184);
        };
    }

    @Override
    public Box plate(Side side) {
        return switch (side) {
            case RED -> new Box(66, 68, 220, 52);
            case BLUE -> plate(Side.RED).mirrored(middle().x());
            case YELLOW -> new Box(429, 64, 190, 52);
            default -> new Box(655, 695, 190, 52);
        };
    }

    /** The middle of what lies above or below while nobody sits there. */
    public Point emptySeat(Side side) {
        return side == Side.YELLOW ? EMPTY_ABOVE : EMPTY_BELOW;
    }

    /** A coin's place in the heap in the side's corner, or beside its figure. */
    @Override
    public Point stake(Side side, int i) {
        return heap(switch (side) {
            case RED -> new Point(176, 646);
            case BLUE -> new Point(1104, 646);
            case YELLOW -> new Point(783, 109);
            default -> new Point(497, 705);
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

    /** Two along each edge of the ground that faces away from the board and one behind, clear of who sits there. */
    @Override
    public Point ownCast(int i, int n) {
        int half = (n + 1) / 2;
        if (i >= half) {
            Point above = ownCast(2 * half - 1 - i, n);
            return new Point(above.x(), 2 * middle().y() - above.y());
        }
        return GROUND.plus(DISCS[i][0], DISCS[i][1]);
    }

    @Override
    public Box beans() {
        return new Box(764, 337, 144, 144);
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
        return new Point(749, 409);
    }

    @Override
    public Box shake() {
        return new Box(870, 381, 64, 56);
    }
}

package patolli.board;

import java.util.List;
import java.util.Optional;
import patolli.rules.Side;

/**
 * The cloth of Pagade: four arms of three columns by eight squares about Home, numbered arm by arm: red's at the
 * bottom, black's at the right, yellow's above, green's at the left. Each side's figure, plate and pawns lie at the
 * left of its arm, as it sees it facing Home; what belongs to one side is what belongs to the one before it turned by
 * a quarter of a circle, or nearly so. The dice are thrown at the left of red's arm. Squares are oblong, as the scene
 * is: all are as high as each other, and those of the upright arms broader.
 */
public final class PagadeBoard implements BoardGeometry, StakePlaces {
    /** The only one. */
    public static final PagadeBoard BOARD = new PagadeBoard();
    /** How many squares a column has. */
    public static final int RANKS = 8;
    /** How many columns an arm has. */
    public static final int COLUMNS = 3;
    /** How many arms there are. */
    public static final int ARMS = 4;
    /** The side of a place beside the arms. */
    private static final double SIZE = 36;
    /** A square of an upright arm, and of a lying one. */
    private static final double UPRIGHT_WIDE = 48, UPRIGHT_HIGH = 36, LYING_WIDE = 42, LYING_HIGH = 36;
    private static final Point MIDDLE = new Point(640, 404);
    /** How far Home goes from the middle, to a side and up or down. */
    private static final double HOME_X = 1.5 * UPRIGHT_WIDE, HOME_Y = 1.5 * LYING_HIGH;
    /** The sides in the order of their arms. */
    private static final List<Side> ARM_SIDES = List.of(Side.RED, Side.BLACK, Side.YELLOW, Side.GREEN);
    /** Beside the arm, from its tip inwards, where pawns wait in hand; under an arm there is room for their heads. */
    private static final double BESIDE = 94, OVER = 86, UNDER = 88, TIP = 304, PITCH = 37;
    private static final int PAWNS = 4;
    /** From the middles of pawns in hand to the ends of their seat, and to its sides; what its cord takes. */
    private static final double SEAT_END = 18, SEAT_HALF = 13, CORD = 3;
    private static final double FIGURE_WIDE = 220, FIGURE_HIGH = 340, EDGE = 14, LOW = 406, HIGHER = 38,
        LOWER_SEAT = 14;
    /** How far lamps stand from the middle. */
    private static final double LAMP_X = 95, LAMP_Y = 86;
    private static final double PLATE_X = 244, PLATE_Y = 692, PLATE_WIDE = 220, PLATE_HIGH = 52;
    private static final double DONE_X = 264, DONE_Y = 656;
    /** By how much all below is higher than what is over it would have it: the foot of the scene has lines of words. */
    private static final double RAISED = 16;
    /** The middle of the cloth on which the dice are thrown, and its size. */
    private static final Point GROUND = new Point(382, 541);
    private static final double GROUND_WIDE = 276, GROUND_HIGH = 146;
    /** How far from its middle the middles of dice come to lie. */
    private static final double SPREAD_X = 74, SPREAD_Y = 22;
    /** How far below the middle of the ground dice lie: above them is room for slips and discs; and beside discs. */
    private static final double LOWER = 12, LOWEST = 32;
    private static final double DISC_PITCH = 47;
    /** Between two that share a square, side by side, if it is broad and else; how far one is before the other. */
    private static final double SHARED = 16.4, CLOSE = 10.6, BEFORE = 5;
    /** The same of three or four, in two rows: as far apart as their rims are wide. */
    private static final double HEAPED = 20, ROWS = 17;
    /** How much of the lamps' colour there is on the cloth. */
    private static final double WARMTH = 0.35;
    /** How large pawns are of which two share a square, so that all of them stand within its lines; or more. */
    private static final double PAIRED = 0.90, CROWDED = 0.50;
    /** Between an arm and what hangs beside it; under the band pawns stand lower, to be clear of it. */
    private static final double HANGS = 9, UNDER_BAND = 100, LOW_DOWN = 3;

    private PagadeBoard() { }

    @Override
    public List<Side> sides() {
        return List.of(Side.GREEN, Side.YELLOW, Side.BLACK, Side.RED);
    }

    @Override
    public int squares() {
        return ARMS * COLUMNS * RANKS;
    }

    @Override
    public double squareSize() {
        return SIZE;
    }

    @Override
    public boolean onCorner() {
        return false;
    }

    /** Of each arm first the right column, then the middle and the left one, each from Home outwards. */
    @Override
    public Point square(int number) {
        int column = number / RANKS % COLUMNS;
        int arm = number / (COLUMNS * RANKS);
        double out = number % RANKS + 0.5;
        return isUpright(arm) ? turned(arm, UPRIGHT_WIDE * (1 - column), HOME_Y + UPRIGHT_HIGH * out)
                : turned(arm, LYING_HIGH * (1 - column), HOME_X + LYING_WIDE * out);
    }

    private static boolean isUpright(int arm) {
        return arm % 2 == 0;
    }

    @Override
    public Box room(Point middle) {
        boolean besideX = Math.abs(middle.x() - MIDDLE.x()) > HOME_X;
        boolean besideY = Math.abs(middle.y() - MIDDLE.y()) > HOME_Y;
        return besideX == besideY ? Box.about(middle, SIZE, SIZE) : besideY
                ? Box.about(middle, UPRIGHT_WIDE, UPRIGHT_HIGH) : Box.about(middle, LYING_WIDE, LYING_HIGH);
    }

    /** The side whose arm a square belongs to. */
    public Side arm(int number) {
        return ARM_SIDES.get(number / (COLUMNS * RANKS));
    }

    /** Whether a square is in the middle column of an arm, from Home to before the tip: its owner's belly. */
    public boolean isBelly(int number) {
        return number / RANKS % COLUMNS == 1 && number % RANKS < RANKS - 1;
    }

    /** A point so far to the right of the middle line of an arm, as its owner sees it, and so far out from Home. */
    private static Point turned(int arm, double right, double out) {
        return switch (arm) {
            case 0 -> MIDDLE.plus(right, out);
            case 1 -> MIDDLE.plus(out, -right);
            case 2 -> MIDDLE.plus(-right, -out);
            default -> MIDDLE.plus(-out, right);
        };
    }

    private static int arm(Side side) {
        int arm = ARM_SIDES.indexOf(side);
        if (arm < 0) {
            throw new IllegalArgumentException("no arm is " + side.key() + "'s");
        }
        return arm;
    }

    @Override
    public SquareKind kind(int number) {
        return SquareKind.PLAIN;
    }

    @Override
    public Optional<Side> entering(int number) {
        return Optional.empty();
    }

    @Override
    public Point middle() {
        return MIDDLE;
    }

    @Override
    public Box field() {
        return new Box(16, 57, 1248, 722);
    }

    /** All of the lotus. */
    @Override
    public Optional<Box> homeRoom() {
        return Optional.of(home());
    }

    /** Home, in the middle. */
    public Box home() {
        return Box.about(MIDDLE, 2 * HOME_X, 2 * HOME_Y);
    }

    /** An arm of the cloth, with its three columns. */
    public Box armBox(Side side) {
        int arm = arm(side);
        return isUpright(arm)
                ? Box.about(turned(arm, 0, HOME_Y + RANKS * UPRIGHT_HIGH / 2), 2 * HOME_X, RANKS * UPRIGHT_HIGH)
                : Box.about(turned(arm, 0, HOME_X + RANKS * LYING_WIDE / 2), RANKS * LYING_WIDE, 2 * HOME_Y);
    }

    /** The belly of a side: the middle column of its arm, but for the tip. */
    public Box belly(Side side) {
        int arm = arm(side);
        double far = RANKS - 1;
        return isUpright(arm) ? Box.about(turned(arm, 0, HOME_Y + far * UPRIGHT_HIGH / 2), UPRIGHT_WIDE,
                far * UPRIGHT_HIGH)
                : Box.about(turned(arm, 0, HOME_X + far * LYING_WIDE / 2), far * LYING_WIDE, LYING_HIGH);
    }

    /** The lotus within Home, which is round. */
    public Box lotus() {
        return Box.about(MIDDLE, 2 * HOME_Y - 12, 2 * HOME_Y - 12);
    }

    /** Home is entered over its edge at the end of the own arm. */
    @Override
    public Optional<Point> goal(Side side) {
        int arm = arm(side);
        return Optional.of(turned(arm, 0, isUpright(arm) ? HOME_Y - UPRIGHT_HIGH / 2 : HOME_X - LYING_WIDE / 2));
    }

    /** In a row beside the own arm, at its left as its owner sees it, from before the tip inwards. */
    @Override
    public Point nest(Side side, int i) {
        int arm = arm(side);
        double beside = isUpright(arm) ? BESIDE : side == Side.GREEN ? OVER : UNDER;
        return turned(arm, -beside, TIP - PITCH * i);
    }

    /** Where those lie, beside the own arm. */
    public Box seat(Side side) {
        Point outer = nest(side, 0), inner = nest(side, PAWNS - 1);
        double along = SEAT_END, across = SEAT_HALF;
        boolean upright = isUpright(arm(side));
        double x = upright ? across : along, y = upright ? along : across;
        return new Box(Math.min(outer.x(), inner.x()) - x, Math.min(outer.y(), inner.y()) - y,
                Math.abs(outer.x() - inner.x()) + 2 * x, Math.abs(outer.y() - inner.y()) + 2 * y);
    }

    /** The same with its cord. */
    public Box bench(Side side) {
        Box seat = seat(side);
        return new Box(seat.x() - CORD, seat.y() - CORD, seat.width() + 2 * CORD, seat.height() + 2 * CORD);
    }

    /** In a row over or under the name. */
    @Override
    public Point done(Side side, int i) {
        return cornered(side, new Point(DONE_X + 40 * i, DONE_Y)).plus(0, -raised(side));
    }

    /** What lies in red's corner, at the lower left, in the corner of another side. */
    private static Point cornered(Side side, Point red) {
        return switch (arm(side)) {
            case 0 -> red;
            case 1 -> red.mirrored(MIDDLE.x());
            case 2 -> red.turned(MIDDLE);
            default -> red.turned(MIDDLE).mirrored(MIDDLE.x());
        };
    }

    private static Box cornered(Side side, Box red) {
        return switch (arm(side)) {
            case 0 -> red;
            case 1 -> red.mirrored(MIDDLE.x());
            case 2 -> red.turned(MIDDLE);
            default -> red.turned(MIDDLE).mirrored(MIDDLE.x());
        };
    }

    @Override
    public Optional<Box> own(Side side) {
        return Optional.of(armBox(side));
    }

    @Override
    public boolean fillsTrays() {
        return true;
    }

    /** Lamplight on indigo leaves it indigo. */
    @Override
    public double warmth() {
        return WARMTH;
    }

    /** Of two pawns that share a square one stands a little before the other; three or four stand in two rows. */
    @Override
    public Point sharing(Point square, int i, int n) {
        boolean alone = n == 1 || n == 3 && i == 2;
        return new Point(alone ? 0 : (i % 2 - 0.5) * (n > 2 ? HEAPED : isBroad(square) ? SHARED : CLOSE),
                (n > 2 ? (i / 2 - 0.5) * ROWS : n > 1 ? (i - 0.5) * BEFORE : 0)
                        + (n < 3 && square.y() < UNDER_BAND ? LOW_DOWN : 0));
    }

    private boolean isBroad(Point square) {
        return room(square).width() > LYING_WIDE;
    }

    @Override
    public double crowded(Point square, int n) {
        return n > 2 ? CROWDED : n < 2 ? 1 : PAIRED;
    }

    /** Beside an arm, where a square has no other at that side. */
    @Override
    public Optional<Point> hanging(Point square, double wide, double high) {
        double x = square.x() - MIDDLE.x(), y = square.y() - MIDDLE.y();
        boolean upright = Math.abs(y) > HOME_Y;
        boolean tip = !upright && Math.abs(x) > HOME_X + (RANKS - 1) * LYING_WIDE;
        double besideX = Math.signum(x) * (room(square).width() / 2 + HANGS + wide / 2);
        double besideY = Math.signum(y) * (LYING_HIGH / 2 + HANGS + high / 2);
        return Math.abs(upright ? x : y) > 1 ? Optional.of(square.plus(upright ? besideX : 0, upright ? 0 : besideY))
                : tip ? Optional.of(square.plus(besideX, 0)) : Optional.empty();
    }

    /** Nothing is played for: pawns that have come home are all that there is to win. */
    @Override
    public Point stake(Side side, int i) {
        return done(side, i);
    }

    @Override
    public Point pot() {
        return MIDDLE;
    }

    @Override
    public Point inPot(int i, int n) {
        return MIDDLE;
    }

    /** Where the pawns of a side lie that have come home. */
    public Box shelf(Side side) {
        return raised(side, cornered(side, new Box(DONE_X - 20, DONE_Y - 21, 160, 42)));
    }

    /** The same with its cords, and what the sprigs take that grow there while the side is away. */
    public Box strip(Side side) {
        return raised(side, cornered(side, new Box(DONE_X - 30, DONE_Y - 31, 180, 62)));
    }

    @Override
    public Box figure(Side side) {
        // Green sits higher and red lower: between the feet there and the head here is room for what red says.
        double down = side == Side.GREEN ? HIGHER : side == Side.RED ? LOWER_SEAT : 0;
        return cornered(side, new Box(EDGE, LOW + down, FIGURE_WIDE, FIGURE_HIGH));
    }

    /** At the inner corner of its quarter: the four stand about the lotus. */
    @Override
    public Optional<Point> lamp(Side side) {
        return Optional.of(cornered(side, new Point(MIDDLE.x() - LAMP_X, MIDDLE.y() + LAMP_Y)));
    }

    @Override
    public Box plate(Side side) {
        return raised(side, cornered(side, new Box(PLATE_X, PLATE_Y, PLATE_WIDE, PLATE_HIGH)));
    }

    private static double raised(Side side) {
        return arm(side) < 2 ? RAISED : 0;
    }

    private static Box raised(Side side, Box box) {
        return new Box(box.x(), box.y() - raised(side), box.width(), box.height());
    }

    /** The place of what lies in a corner while nobody sits there: the figure's room, without its plate. */
    public Box still(Side side) {
        return cornered(side, new Box(EDGE + 6, 446, 300, 290));
    }

    /** The cloth on which the dice are thrown. */
    public Box ground() {
        return new Box(GROUND.x() - GROUND_WIDE / 2, GROUND.y() - GROUND_HIGH / 2, GROUND_WIDE, GROUND_HIGH);
    }

    @Override
    public Point hand() {
        return GROUND.plus(0, LOWER);
    }

    @Override
    public Point handBesideDiscs() {
        return GROUND.plus(0, LOWEST);
    }

    /** In a row along the upper edge of the ground, within its border, as slips are. */
    @Override
    public Point ownCast(int i, int n) {
        return slips().plus(DISC_PITCH * (i - (n - 1) / 2.0), 2);
    }

    @Override
    public Point slips() {
        return new Point(GROUND.x(), GROUND.y() - GROUND_HIGH / 2 + 24);
    }

    @Override
    public Box beans() {
        return new Box(GROUND.x() - 124, GROUND.y() - 34, 248, 98);
    }

    @Override
    public Point landing(double across, double down) {
        return hand().plus(SPREAD_X * (2 * across - 1), SPREAD_Y * (2 * down - 1));
    }

    /** One above the other. */
    @Override
    public Point landing(int i) {
        return hand().plus(i % 2 * 20 - 10, 42 * (i % 2 - 0.5));
    }

    /** Between the rug of the dice, a lamp and the seat of those that have been cut. */
    @Override
    public Point cast() {
        return new Point(GROUND.x() + GROUND_WIDE / 2 + 23, GROUND.y() + 6);
    }

    @Override
    public Box shake() {
        return new Box(GROUND.x() + 118, GROUND.y() - 24, 64, 56);
    }
}

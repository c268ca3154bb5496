package patolli.board;

import java.util.List;
import java.util.Optional;
import patolli.rules.Side;

/**
 * The plank of Tablan: four rows of twelve squares, numbered as white's path goes. White sits at the left and has the
 * lowest row, black at the right and has the uppermost; below the plank lies the cloth on which the sticks are thrown.
 * What belongs to black is what belongs to white on the other side, and so is what each has captured: it lies at that
 * side's {@link #nest(Side, int) nests}, as no piece of this game is ever beside the board otherwise.
 */
public final class TablanBoard implements BoardGeometry, StakePlaces {
    /** The only one. */
    public static final TablanBoard BOARD = new TablanBoard();
    /** How many squares a row has. */
    public static final int COLUMNS = 12;
    /** How many rows there are. */
    public static final int ROWS = 4;
    /** The side of a square. */
    private static final double SIZE = 70;
    /** The middles of the rows, black's home row first. */
    private static final double[] MIDDLES = {141, 253, 365, 477};
    private static final Point MIDDLE = new Point(640, 309);
    /** The wood beyond the outermost squares, at the ends and along the rows. */
    private static final double END = 18, EDGE = 36;
    /** The middle of the cloth on which the sticks lie, and its size. */
    private static final Point GROUND = new Point(640, 671);
    private static final double GROUND_WIDE = 520, GROUND_HIGH = 146;
    /** The height of discs between the plank and the cloth. */
    private static final double BETWEEN = 574;
    /** How far from the middle of the cloth the middles of sticks come to lie, to either side, and up and down. */
    private static final double NEAR_X = 109, FAR_X = 141, SPREAD_Y = 42;
    /** Where sticks lie side by side. */
    private static final double RANK = 34;
    private static final double DISC_PITCH = 58;
    /** Captured pieces lie in a row, the edge of each over the one before. */
    private static final int IN_A_ROW = 12;
    private static final double TRAY_X = 56, TRAY_Y = 713, TRAY_PITCH = 24;
    /** From the middles of the outermost captured pieces to the edge of their bowl. */
    private static final double TRAY_END = 34, TRAY_SIDE = 28;
    /** Where a figure's field begins: no hand of theirs lies on the plank while they rest. */
    private static final double WHITE_SITS = -17, BLACK_SITS = 1076, SITS = 214;
    private static final double FIGURE_WIDE = 220, FIGURE_HIGH = 340;
    /** White's name plate, over the figure; between them is room for what is said. */
    private static final Box PLATE = new Box(22, 65, 178, 52);
    /** Behind white's head, about the face. */
    private static final Point SUN = new Point(112, 304);
    private static final double SUN_WIDE = 186;
    /** The flame of the lamp at the left, below the plank, where neither a figure nor what is said stands. */
    private static final Point FLAME = new Point(239, 573);
    /** The wick is so far below the middle of the flame. */
    private static final double WICK = 13;

    private TablanBoard() { }

    @Override
    public List<Side> sides() {
        return List.of(Side.WHITE, Side.BLACK);
    }

    @Override
    public int squares() {
        return ROWS * COLUMNS;
    }

    @Override
    public double squareSize() {
        return SIZE;
    }

    @Override
    public boolean onCorner() {
        return false;
    }

    /** The lowest row and the third go to the right, the others to the left. */
    @Override
    public Point square(int number) {
        int row = number / COLUMNS;
        int along = number % COLUMNS;
        int column = isRightward(row) ? along : COLUMNS - 1 - along;
        return new Point(MIDDLE.x() + SIZE * (column - (COLUMNS - 1) / 2.0), MIDDLES[ROWS - 1 - row]);
    }

    /** Whether both sides' pieces go to the right along a row, counted from the lowest. */
    public boolean isRightward(int row) {
        return row % 2 == 0;
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

    /** The plank. */
    public Box plank() {
        double wide = COLUMNS * SIZE + 2 * END;
        double top = MIDDLES[0] - SIZE / 2 - EDGE;
        return new Box(MIDDLE.x() - wide / 2, top, wide, MIDDLES[ROWS - 1] + SIZE / 2 + EDGE - top);
    }

    @Override
    public Box field() {
        return new Box(8, 57, 1264, 722);
    }

    /** Where what a side has captured lies. */
    @Override
    public Point nest(Side side, int i) {
        Point white = new Point(TRAY_X + TRAY_PITCH * (i % IN_A_ROW), TRAY_Y);
        return side == Side.WHITE ? white : white.mirrored(MIDDLE.x());
    }

    /** Captured pieces are all that there is to win. */
    @Override
    public Point stake(Side side, int i) {
        return nest(side, i);
    }

    @Override
    public Point pot() {
        return GROUND;
    }

    @Override
    public Point inPot(int i, int n) {
        return GROUND;
    }

    /** The bowl in which a side lays what it has captured: beside the cloth on which the sticks are thrown. */
    public Box tray(Side side) {
        Box white = new Box(TRAY_X - TRAY_END, TRAY_Y - TRAY_SIDE, TRAY_PITCH * (IN_A_ROW - 1) + 2 * TRAY_END,
                2 * TRAY_SIDE);
        return side == Side.WHITE ? white : white.mirrored(MIDDLE.x());
    }

    /** Where the flame of a side's lamp begins. */
    public Point wick(Side side) {
        return flame(side).plus(0, WICK);
    }

    @Override
    public Box figure(Side side) {
        return new Box(side == Side.WHITE ? WHITE_SITS : BLACK_SITS, SITS, FIGURE_WIDE, FIGURE_HIGH);
    }

    @Override
    public Box plate(Side side) {
        return side == Side.WHITE ? PLATE : PLATE.mirrored(MIDDLE.x());
    }

    /** About the face, as large as there is room between the border and the squares. */
    @Override
    public Optional<Box> halo(Side side) {
        Box white = Box.about(SUN, SUN_WIDE, SUN_WIDE);
        return Optional.of(side == Side.WHITE ? white : white.mirrored(MIDDLE.x()));
    }

    /** A lamp burns near each. */
    @Override
    public double sheltered() {
        return 0.8;
    }

    /** The flame of a side's lamp of brass, which is painted on the table. */
    public Point flame(Side side) {
        return side == Side.WHITE ? FLAME : FLAME.mirrored(MIDDLE.x());
    }

    /** The cloth on which the sticks are thrown. */
    public Box ground() {
        return new Box(GROUND.x() - GROUND_WIDE / 2, GROUND.y() - GROUND_HIGH / 2, GROUND_WIDE, GROUND_HIGH);
    }

    @Override
    public boolean slipsAbove() {
        return true;
    }

    @Override
    public Point hand() {
        return GROUND;
    }

    @Override
    public Point handBesideDiscs() {
        return GROUND;
    }

    /** In a row between the plank and the cloth. */
    @Override
    public Point ownCast(int i, int n) {
        return new Point(GROUND.x() + DISC_PITCH * (i - (n - 1) / 2.0), BETWEEN);
    }

    @Override
    public Box beans() {
        return Box.about(GROUND, 440, 138);
    }

    @Override
    public Point landing(double across, double down) {
        // Two lie beside each other, or none has room.
        double far = Math.abs(2 * across - 1);
        return GROUND.plus((across < 0.5 ? -1 : 1) * (NEAR_X + (FAR_X - NEAR_X) * far), SPREAD_Y * (2 * down - 1));
    }

    /** One below the other. */
    @Override
    public Point landing(int i) {
        return GROUND.plus(i % 2 * 24 - 12, RANK * (i - 1.5));
    }

    @Override
    public Point cast() {
        return new Point(GROUND.x(), BETWEEN);
    }

    @Override
    public Box shake() {
        return new Box(GROUND.x() + 176, GROUND.y() - 68, 64, 56);
    }
}

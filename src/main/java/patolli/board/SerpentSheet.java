package patolli.board;

/**
 * How the pictures of a rearing serpent's head lie on their sheet: cells in two rows, one a pose, all of the same place
 * on the table. The two heads mirror each other; what is told here is told of the left one, in the space in which the
 * serpent is drawn: 720 wide, of which the table shows 312 units.
 */
public final class SerpentSheet {
    /** The size of a cell, in design units. */
    public static final double WIDTH = 156, HEIGHT = 186;
    /** How many cells lie in a row. */
    public static final int COLUMNS = 4;
    /** Design units to the serpent's own. */
    public static final double UNIT = 312.0 / 720;
    /** Where the neck carries the head, in the serpent's own space and in that of the head. */
    public static final Point NAPE = new Point(166, 94);
    /** The middle of the serpent's own space, and how far the rows of that lie above the middle of its picture. */
    private static final double MIDDLE = 360, RISEN = 42.67, LEFT = 468, TOP = 566, COVERED = 646, TRUNK = 216;
    /** The hollow between the jaws, in the space of the head. */
    private static final Point MOUTH = new Point(68, 112);

    /** What a head does, in the order of the cells. */
    public enum Pose {
        /** As it lies on the mat. */
        LYING(166, 94, 4, 1, 0, 0),
        STIRRING(176, 66, 15, 1.06, 6, 9),
        REARING(184, 18, 52, 1.12, 15, 21),
        GAPING(150, 16, 94, 1.1, 24, 33),
        /** The jaws have shut. */
        SHUT(168, 10, 80, 1.14, -3, -9),
        GULPING(200, 8, 21, 1.24, -3, -9),
        SPITTING(184, 2, 16, 1.25, 20, 28),
        SINKING(174, 56, 8, 1.08, 3, 4);

        /** Where the nape is, how far the head is turned upwards, how much larger it is, how far each jaw is open. */
        public final double x, y, turn, size, upper, lower;

        Pose(double x, double y, double turn, double size, double upper, double lower) {
            this.x = x;
            this.y = y;
            this.turn = turn;
            this.size = size;
            this.upper = upper;
            this.lower = lower;
        }

        /** How high above the mat the head is: 0 where it lies, 1 at the highest. */
        public double high() {
            return Math.clamp((size - 1) / 0.27, 0, 1);
        }

        /** Where its cell lies on the sheet. */
        public Box cell() {
            return new Box(ordinal() % COLUMNS * WIDTH, ordinal() / COLUMNS * HEIGHT, WIDTH, HEIGHT);
        }

        /** Where on the table something lies that the head has between its jaws. */
        public Point mouth(boolean right) {
            double way = Math.toRadians(turn);
            double ahead = (MOUTH.x() - NAPE.x()) * size;
            double under = (MOUTH.y() - NAPE.y()) * size;
            double across = MIDDLE - x - ahead * Math.cos(way) + under * Math.sin(way);
            double down = y + ahead * Math.sin(way) + under * Math.cos(way);
            return PatolliBoard.SERPENT.plus((right ? across : -across) * UNIT, down * UNIT - RISEN);
        }
    }

    private SerpentSheet() { }

    /** The part of the table that is covered while a head is not where it lies. */
    public static Box cover(boolean right) {
        Box whole = place(right);
        return new Box(whole.x(), COVERED, whole.width(), whole.bottom() - COVERED);
    }

    /** The part of the table on which the half of the body lies that a head rises from. */
    public static Box trunk(boolean right) {
        Box left = new Box(LEFT, COVERED, TRUNK, TOP + HEIGHT - COVERED);
        return right ? left.mirrored(PatolliBoard.SERPENT.x()) : left;
    }

    /** The part of the table that a head's cells show. */
    public static Box place(boolean right) {
        Box left = new Box(LEFT, TOP, WIDTH, HEIGHT);
        return right ? left.mirrored(PatolliBoard.SERPENT.x()) : left;
    }
}

package patolli.board;

/**
 * A mat on the floor of the room where a game ends, seen from before it: where a point of its table is seen there. Far
 * edge and near edge are level, so that all that lies equally deep is equally large.
 */
public final class LyingMat {
    /** What of the table's picture is the mat: its upper left corner, its width and its height. */
    private static final double LEFT = 14, TOP = 18, WIDE = 1252, HIGH = 778;
    /** The far edge and the near edge as they are seen: their height in the scene, their left ends, their lengths. */
    private static final double FAR = 544.2, FAR_LEFT = 212.5, FAR_LONG = 539.4;
    private static final double NEAR = 791.4, NEAR_LEFT = 37.5, NEAR_LONG = 760.3;

    /** Where on the table each single thing lies for its picture; elsewhere it is so much larger or smaller. */
    public static final Point DRAWN = new Point(1105, 650);

    private LyingMat() { }

    /** Where a point of the table is seen. */
    public static Point seen(Point onTable) {
        double far = nearness(onTable);
        double x = FAR_LEFT + (NEAR_LEFT - FAR_LEFT) * far + length(onTable) * (onTable.x() - LEFT) / WIDE;
        return new Point(x, FAR + (NEAR - FAR) * far);
    }

    /** How wide a length of 1 looks that lies there across. */
    public static double across(Point onTable) {
        return length(onTable) / WIDE;
    }

    /** How much lower than wide a round thing looks that lies there. */
    public static double flat(Point onTable) {
        double long2 = length(onTable) * length(onTable);
        double down = long2 * (1 / FAR_LONG - 1 / NEAR_LONG) * (NEAR - FAR) / (NEAR_LONG - FAR_LONG) / HIGH;
        return down / across(onTable);
    }

    /** How long the mat is across at that depth: in perspective its inverse grows evenly. */
    private static double length(Point onTable) {
        double deep = (onTable.y() - TOP) / HIGH;
        return 1 / ((1 - deep) / FAR_LONG + deep / NEAR_LONG);
    }

    private static double nearness(Point onTable) {
        return (length(onTable) - FAR_LONG) / (NEAR_LONG - FAR_LONG);
    }
}

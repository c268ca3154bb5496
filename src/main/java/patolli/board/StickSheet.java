package patolli.board;

/**
 * How the frames of Tablan's four sticks lie on their sheet, in design units: each stick rolls once about its long
 * axis, the plain side up first, in rows of cells.
 */
public final class StickSheet {
    /** How many sticks there are. */
    public static final int STICKS = 4;
    /** How many frames a roll has. */
    public static final int FRAMES = 8;
    public static final int COLUMNS = 4;
    /** Rows of cells of one stick. */
    public static final int LINES = FRAMES / COLUMNS;
    /** A cell. */
    public static final int WIDE = 232, HIGH = 42;
    /** From the middle of a stick to its end. */
    public static final double HALF = 105;

    private StickSheet() { }

    /** Where a frame of a stick lies on the sheet; frames count on from one roll to the next. */
    public static Box cell(int stick, int frame) {
        int nth = Math.floorMod(frame, FRAMES);
        return new Box(nth % COLUMNS * WIDE, (stick * LINES + nth / COLUMNS) * HIGH, WIDE, HIGH);
    }
}

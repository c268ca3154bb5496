package patolli.board;

/**
 * How the frames of Pagade's two long dice lie on their sheet, in design units: each die lies level and rolls once
 * about its long axis, a quarter of a circle from face to face in the order of {@link #face}, in rows of cells.
 */
public final class DiceSheet {
    /** How many dice there are. */
    public static final int DICE = 2;
    /** How many frames a whole roll has. */
    public static final int FRAMES = 16;
    public static final int COLUMNS = 8;
    /** Rows of cells of one die. */
    public static final int LINES = FRAMES / COLUMNS;
    /** A cell. */
    public static final int WIDE = 116, HIGH = 40;
    /** From the middle of a die to its end, and across it from edge to edge of a face. */
    public static final double HALF = 46, THICK = 19;
    private static final int[] FACES = {1, 3, 6, 4};

    private DiceSheet() { }

    /** The face that is up after so many quarters of a roll: 1, 3, 6, 4 and round again. */
    public static int face(int quarter) {
        return FACES[Math.floorMod(quarter, FACES.length)];
    }

    /** How many quarters of a roll bring a face up: 0 to 3. */
    public static int quarter(int face) {
        for (int i = 0; i < FACES.length; i++) {
            if (FACES[i] == face) {
                return i;
            }
        }
        throw new IllegalArgumentException("no face is " + face);
    }

    /** Where a frame of a die lies on the sheet; frames count on from one roll to the next. */
    public static Box cell(int die, int frame) {
        int nth = Math.floorMod(frame, FRAMES);
        return new Box(nth % COLUMNS * WIDE, (die * LINES + nth / COLUMNS) * HIGH, WIDE, HIGH);
    }
}

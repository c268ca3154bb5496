package patolli.board.figure;

/** How large a figure stands at a table, in design units. */
public enum FigureSize {
    /** At the left or the right of a mat. */
    TALL(220, 340),
    /** At the top or the bottom, between two limbs. */
    SMALL(120, 184);

    private final int wide;
    private final int high;

    FigureSize(int wide, int high) {
        this.wide = wide;
        this.high = high;
    }

    public int wide() {
        return wide;
    }

    public int high() {
        return high;
    }

    /** Design units to one of the figure's. */
    public double unit() {
        return high / Rig.HEIGHT;
    }

    /** Design units left free at the left of the figure's field, where its room is wider. */
    public double inset() {
        return Math.max(0, (wide - Rig.WIDTH * unit()) / 2);
    }
}

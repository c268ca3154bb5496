package patolli.forge.mictlan;

/** What he does while he talks in the prolog: each page of it has its own. */
enum Gesture {
    /** Hands on his knees, one shin over the other: as lightning shows him. */
    AT_EASE(Mood.INVITING, -3.5, 2, 2),
    /** He looks down his own ribs and points at them. */
    SHOWING(Mood.SMUG, 7, -2, 13),
    /** A finger raised. */
    TEACHING(Mood.INVITING, -7, 4, -2),
    /** Both palms open. */
    CALMING(Mood.INVITING, 6, -3, 4),
    /** His claws reach for what he has seen. */
    COVETING(Mood.INVITING, -3.5, 2, 2),
    /** Five beans in his palm. */
    OFFERING(Mood.INVITING, -3.5, 2, 2);

    private final Mood face;
    private final double tilt, across, down;

    Gesture(Mood face, double tilt, double across, double down) {
        this.face = face;
        this.tilt = tilt;
        this.across = across;
        this.down = down;
    }

    /** The mood that his face and his feathers are in. */
    Mood face() {
        return face;
    }

    /** How far his head is turned to the right, in degrees; eyes that glow need as much as {@link #AT_EASE} has. */
    double tilt() {
        return tilt;
    }

    /** How far his gaze is from straight ahead, across and down, and how large the iris is. */
    double[] gaze() {
        return new double[] {across, down, 18};
    }

    /** Whether his arms are before his collar. */
    boolean before() {
        return this == COVETING;
    }

    /** Whether a shin lies over the other knee. */
    boolean crossed() {
        return this == AT_EASE;
    }
}

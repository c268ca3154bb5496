package patolli.ui.table.light;

/**
 * The hours of the night that is played through, from storm by fire to the blue and rose of dawn: the nearer the player
 * is to winning the contest, the later it is. Each colour is by how much light of red, green and blue is multiplied.
 */
public enum Hour {
    /** The contest is going to be lost. */
    STORM(0, new Hue(1.02, 0.81, 0.54), new Hue(0.40, 0.53, 0.66), new Hue(0.40, 0.53, 0.66)),
    /** All is open: contests begin here. */
    FIRE(0.34, new Hue(1.14, 0.94, 0.66), new Hue(0.57, 0.575, 0.64), new Hue(0.57, 0.575, 0.64)),
    /** The sky has cleared. */
    STARS(0.55, new Hue(1.02, 0.96, 0.86), new Hue(0.42, 0.60, 0.90), new Hue(0.42, 0.60, 0.90)),
    /** First light. */
    GREY(0.68, new Hue(1.01, 1.01, 1.00), new Hue(0.56, 0.63, 0.72), new Hue(0.60, 0.61, 0.70)),
    /** The contest is as good as won. */
    DAWN(0.82, new Hue(1.12, 1.03, 0.95), new Hue(0.46, 0.64, 0.96), new Hue(0.98, 0.55, 0.54));

    /** By how much a standing must have gone past a border before it is another hour. */
    private static final double FIRM = 0.02;
    private final double from;
    private final Hue middle;
    private final Hue west;
    private final Hue east;

    Hour(double from, Hue middle, Hue west, Hue east) {
        this.from = from;
        this.middle = middle;
        this.west = west;
        this.east = east;
    }

    /** The hour of a contest that stands so: 0 is lost, 1 is won. */
    public static Hour of(double standing) {
        Hour hour = STORM;
        for (Hour later : values()) {
            if (standing >= later.from) {
                hour = later;
            }
        }
        return hour;
    }

    /** The hour that follows this one when the contest stands so; it stays while that is near a border. */
    public Hour then(double standing) {
        return of(standing + FIRM) == this || of(standing - FIRM) == this ? this : of(standing);
    }

    /** What the braziers give where their light is full. */
    Hue middle() {
        return middle;
    }

    /** What is left where it does not reach: at the left, and at the right. */
    Hue west() {
        return west;
    }

    Hue east() {
        return east;
    }
}

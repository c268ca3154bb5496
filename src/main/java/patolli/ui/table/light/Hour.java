package patolli.ui.table.light;

/**
 * The hours of the night that is played through, from storm by fire to the blue and rose of dawn: the nearer the player
 * is to winning the contest, the later it is. Each colour is by how much light of red, green and blue is multiplied.
 */
public enum Hour {
    /** The contest is going to be lost. */
    STORM(0, new Hue(1.08, 0.84, 0.53), new Hue(0.58, 0.40, 0.26),
            new Hue(0.15, 0.265, 0.82), new Hue(0.15, 0.265, 0.82)),
    /** All is open: contests begin here. */
    FIRE(0.34, new Hue(1.20, 0.97, 0.66), new Hue(0.76, 0.49, 0.28),
            new Hue(0.30, 0.335, 0.46), new Hue(0.30, 0.335, 0.46)),
    /** The sky has cleared. */
    STARS(0.55, new Hue(1.08, 1.00, 0.86), new Hue(0.60, 0.50, 0.44),
            new Hue(0.22, 0.36, 0.72), new Hue(0.22, 0.36, 0.72)),
    /** First light. */
    GREY(0.68, new Hue(1.04, 1.03, 1.00), new Hue(0.63, 0.60, 0.58),
            new Hue(0.27, 0.34, 0.47), new Hue(0.33, 0.33, 0.42)),
    /** The contest is as good as won. */
    DAWN(0.82, new Hue(1.18, 1.07, 0.98), new Hue(0.81, 0.62, 0.55),
            new Hue(0.23, 0.365, 0.70), new Hue(0.64, 0.285, 0.30));

    /** By how much a standing must have gone past a border before it is another hour. */
    private static final double FIRM = 0.02;
    private final double from;
    private final Hue middle;
    private final Hue embers;
    private final Hue west;
    private final Hue east;

    Hour(double from, Hue middle, Hue embers, Hue west, Hue east) {
        this.from = from;
        this.middle = middle;
        this.embers = embers;
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

    /** What they give where half of it has been lost. */
    Hue embers() {
        return embers;
    }

    /** What is left where it does not reach: at the left, and at the right. */
    Hue west() {
        return west;
    }

    Hue east() {
        return east;
    }
}

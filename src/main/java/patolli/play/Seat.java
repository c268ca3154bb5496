package patolli.play;

/** Who plays a side. */
public enum Seat {
    /** Somebody at this screen. */
    PLAYER,
    /** The computer, in the person of Smoking Mirror. */
    MIRROR
}

package patolli.audio;

/** A sound that lasts as long as it is wanted: its file is made so that it may start again over its own end. */
public enum Lasting {
    /** The beans in the hand: heard the moment they are taken up, gone the moment they are thrown. */
    BEANS_HELD("beans-held", 3.2, 0, 0, 0),
    /** Four split sticks, likewise. */
    STICKS_HELD("sticks-held", 3.2, 0, 0, 0),
    /** Two long dice, likewise. */
    DICE_HELD("dice-held", 3.2, 0, 0, 0),
    RAIN("rain", 5.5, -3, 2, 1.5);

    private final String file;
    private final double turn;
    private final double level;
    private final double rise;
    private final double fall;

    Lasting(String file, double turn, double level, double rise, double fall) {
        this.file = file;
        this.turn = turn;
        this.level = level;
        this.rise = rise;
        this.fall = fall;
    }

    /** The name of its file, without the ending. */
    public String file() {
        return file;
    }

    /** Seconds after which it starts again while its end is still heard. */
    double turn() {
        return turn;
    }

    /** How loud it is against how it was recorded, in decibels. */
    double level() {
        return level;
    }

    /** Seconds in which it comes up; 0 is at once. */
    double rise() {
        return rise;
    }

    /** Seconds in which it goes away; 0 is at once. */
    double fall() {
        return fall;
    }
}

package patolli.ui.course;

/** What a step asks of the player. */
public enum Task {
    /** To read the scroll, and go on. */
    READ,
    /** To lay down the bet, by the button. */
    BET,
    /** To take up the beans and throw them. */
    THROW,
    /** To play one of the moves that the position allows. */
    MOVE,
    /** To look on, from the press of a button. */
    WATCH;

    /** Whether it is done on the mat, not by the button. */
    public boolean isOnTheMat() {
        return this == THROW || this == MOVE;
    }
}

package patolli.ui.theatre;

/** The scenes of an evening, whether they are play (then the boss keys are on), and what notices must not cover. */
public enum Act {
    SPLASH(false, 0), PROLOG(false, 0), BET(true, 164), BOARD(true, 0), ENDING(true, 0), LESSON(false, 62),
    FAREWELL(false, 0), REPLAY(false, 62), POSITION(false, 62);

    private final boolean play;
    private final double needed;

    Act(boolean play, double needed) {
        this.play = play;
        this.needed = needed;
    }

    /** How much of the middle of its lower edge holds what is needed, in design units. */
    double needed() {
        return needed;
    }

    /** Whether somebody plays, and a boss may come in. */
    public boolean isPlay() {
        return play;
    }
}

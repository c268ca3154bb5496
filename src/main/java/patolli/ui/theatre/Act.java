package patolli.ui.theatre;

/** The scenes of an evening, and whether they are play: then the boss keys are on. */
public enum Act {
    SPLASH(false), PROLOG(false), BET(true), BOARD(true), ENDING(true), LESSON(false), FAREWELL(false), REPLAY(false);

    private final boolean play;

    Act(boolean play) {
        this.play = play;
    }

    /** Whether somebody plays, and a boss may come in. */
    public boolean isPlay() {
        return play;
    }
}

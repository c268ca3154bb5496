package patolli.audio;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A short sound. What is heard often has several variants, and each is played a little differently every time: up to
 * {@link #LEVEL_CHANGE} decibels louder or softer, and slower by up to {@link #RATE_CHANGE}.
 */
public enum Effect {
    BEANS_THROWN("beans-thrown", 4, 0), STEP("step", 5, 0), ENTRY("entry", 1, 0), EXTRA_TURN("extra-turn", 1, 0),
    TRIANGLE("triangle", 1, 0), FORFEIT("forfeit", 1, 0), BUMP("bump", 1, 0), BITE("bite", 1, 0),
    BEAR_OFF("bear-off", 1, -3), BET("bet", 3, 0), GAME_WON("game-won", 1, 0), GAME_LOST("game-lost", 1, 0),
    CONTEST_WON("contest-won", 1, 0), CONTEST_LOST("contest-lost", 1, 0), LAUGH("laugh", 2, 0),
    THUNDER_NEAR("thunder-near", 2, 0),
    THUNDER_FAR("thunder-far", 3, 0), PAGE("page", 1, 0), CLICK("click", 1, 0),
    STICKS_THROWN("sticks-thrown", 4, 0), WOOD_STEP("wood-step", 5, 0), CAPTURE("capture", 2, 0),
    SETTLED("settled", 1, 0), THROW_AGAIN("throw-again", 2, 0), THROW_LOST("throw-lost", 2, 0),
    DICE_THROWN("dice-thrown", 4, 0), CLOTH_STEP("cloth-step", 5, 0), PAIR_STEP("pair-step", 3, 0), CUT("cut", 2, 0),
    BACK_IN("back-in", 1, 0), HOME("home", 1, 0), DIE_LOST("die-lost", 1, 0),
    RACE_WON("race-won", 1, 0), RACE_LOST("race-lost", 1, 0);

    /** Decibels. */
    static final double LEVEL_CHANGE = 1.5;
    /**
     * The rate of a tune: too near to 1 to be heard as out of tune, but not 1, at which JavaFX (26.0.1) plays the first
     * 0.4 s of a clip at full volume, whatever volume is asked for.
     */
    static final double TUNE_RATE = 1.0005;
    /** As part of the rate. Only slower: JavaFX (26.0.1) plays a short clip as if it were 1 when more is asked for. */
    static final double RATE_CHANGE = 0.06;

    private final List<String> files;
    private final double level;

    /** @param level in decibels against how it was recorded */
    Effect(String name, int variants, double level) {
        files = variants == 1 ? List.of(name)
                : IntStream.rangeClosed(1, variants).mapToObj(i -> name + "-" + i).toList();
        this.level = level;
    }

    /** The names of its variants' files, without their ending. */
    public List<String> files() {
        return files;
    }

    /** How loud it is played against how it was recorded, in decibels. */
    double level() {
        return level;
    }

    /** Whether it has a tune, which must not be out of tune with the music. */
    boolean isTune() {
        return this == GAME_WON || this == GAME_LOST || this == CONTEST_WON || this == CONTEST_LOST || this == RACE_WON
                || this == RACE_LOST;
    }
}

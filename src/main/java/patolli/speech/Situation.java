package patolli.speech;

/**
 * What there is to speak of. Of several things at once the first in this order is spoken of. {@code MINE} is Smoking
 * Mirror's, {@code YOURS} that of somebody at this screen.
 */
public enum Situation {
    /** His third game in a row; the other side's. */
    STREAK_MINE("streak.me", 1, Tone.CROW), STREAK_YOURS("streak.you", 1, Tone.SULK),
    /** What is dearest to a player is among the last things held, is staked, or is his. */
    PRIZE_IN_DANGER("prize.danger", 0.9, Tone.STAKE), PRIZE_STAKED("prize.staked", 0.9, Tone.STAKE),
    PRIZE_HIS("prize.his", 0.9, Tone.STAKE),
    /** A contest that was left is gone on with. */
    RETURN("return", 1, Tone.CHAT),
    /** A large, or a small, part of what could be staked. */
    BET_HIGH("bet.high", 0.9, Tone.STAKE), BET_LOW("bet.low", 0.9, Tone.STAKE),
    /** Only one piece is left to bring home. */
    LAST_MINE("last.me", 0.9, Tone.CROW), LAST_YOURS("last.you", 0.9, Tone.SULK),
    /** His piece sends another back; one of his is sent back. */
    BUMPS("bumps", 0.9, Tone.CROW), BUMPED("bumped", 0.9, Tone.SULK),
    /** A move that costs a player much by the adviser's figures; one that was much the best. */
    BLUNDER("blunder", 0.8, Tone.CROW), BEST("best", 0.8, Tone.SULK),
    /** The best cast that there is. */
    GRAND_MINE("grand.me", 0.9, Tone.CROW), GRAND_YOURS("grand.you", 0.9, Tone.SULK),
    /** A player could have sent a piece of his back, and did something else. */
    SPARED("spared", 0.8, Tone.CHAT),
    /** A piece's journey is done. */
    HOME_MINE("home.me", 0.7, Tone.CROW), HOME_YOURS("home.you", 0.7, Tone.SULK),
    /** Paid, or about to be paid with a turn, for where a piece has landed. */
    TOLL_MINE("toll.me", 0.7, Tone.SULK), TOLL_YOURS("toll.you", 0.7, Tone.CROW),
    STOPPED_MINE("stopped.me", 0.8, Tone.SULK), STOPPED_YOURS("stopped.you", 0.8, Tone.CROW),
    /** A piece would have gone home with one less than was cast. */
    NEAR_MINE("near.me", 0.6, Tone.SULK), NEAR_YOURS("near.you", 0.6, Tone.CROW),
    /** The throw for the first turn. */
    TIED("tied", 0.8, Tone.CHAT), BEGINS_MINE("begins.me", 0.8, Tone.CROW),
    BEGINS_YOURS("begins.you", 0.8, Tone.SULK),
    /** He is far ahead by the adviser's figures, or a player is. */
    AHEAD_MINE("ahead.me", 0.12, Tone.CROW), AHEAD_YOURS("ahead.you", 0.12, Tone.SULK),
    /** Once more at once. */
    EXTRA_MINE("extra.me", 0.4, Tone.CROW), EXTRA_YOURS("extra.you", 0.4, Tone.SULK),
    /** A cast that nobody could use. */
    BAD_MINE("bad.me", 0.35, Tone.SULK), BAD_YOURS("bad.you", 0.35, Tone.CROW),
    /** Many casts have gone by themselves. */
    CASTS_ALONE("demon", 0.5, Tone.CHAT),
    /** A contest begins. */
    WELCOME("welcome", 1, Tone.CHAT),
    /** A player asks for a hint, takes something back, shakes for very long, does nothing for very long. */
    HINT("hint", 0.6, Tone.CHAT), UNDO("undo", 0.6, Tone.CHAT), SHAKE("shake", 0.8, Tone.CHAT),
    WAIT("wait", 1, Tone.CHAT),
    /** Nothing in particular, and it has been quiet. */
    CHAT("chat", 0.5, Tone.CHAT);

    private final String key;
    private final double likelihood;
    private final Tone tone;

    Situation(String key, double likelihood, Tone tone) {
        this.key = key;
        this.likelihood = likelihood;
        this.tone = tone;
    }

    /** The name in the bundles: {@code bet.high}. */
    public String key() {
        return key;
    }

    /** How often he speaks of it when he could, 0 to 1: what happens every minute is let pass now and then. */
    public double likelihood() {
        return likelihood;
    }

    /** How he speaks of it. */
    public Tone tone() {
        return tone;
    }
}

package patolli.model;

import java.time.Instant;
import patolli.beans.Seal;
import patolli.beans.SealedBeans;
import patolli.beans.Seed;
import patolli.beans.Shaking;
import patolli.play.Seats;
import patolli.play.Shakers;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.save.SavedGame;
import patolli.save.Terms;

/** What the players of a contest with sealed beans have been shown, and what they added to it. FX thread only. */
public final class Pledge {
    private final Terms terms;
    private final Seal seal;
    private final Shakers shakers;
    private String word = "";

    private Pledge(Terms terms, Seal seal, Shakers shakers) {
        this.terms = terms;
        this.seal = seal;
        this.shakers = shakers;
    }

    /** That of a contest which begins. */
    static Pledge of(Terms terms, Seed seed) {
        return new Pledge(terms, terms.seal(seed), new Shakers(terms.shaking(), terms.seats()));
    }

    /**
     * That of a contest which goes on.
     *
     * @param seal the one that holds now
     */
    static Pledge of(SavedGame game, Seal seal) {
        Pledge pledge = new Pledge(game.header().terms(), seal, game.shakers());
        pledge.word = game.word();
        return pledge;
    }

    /** The seal that holds. */
    public Seal seal() {
        return seal;
    }

    /** Whether the hands take part in this contest's casts at all. */
    public Shaking shaking() {
        return terms.shaking();
    }

    /** The word that the players added; empty when there is none. */
    public String word() {
        return word;
    }

    /** Whether this contest's casts could take a word: older saves can't. */
    boolean takesWord() {
        return terms.version() > 1 && word.isEmpty();
    }

    /** From the first cast on it may not change any more. */
    void add(String added) {
        word = added;
    }

    /** From now on they sit so. */
    void seated(Seats seats) {
        shakers.seated(seats);
    }

    /** Whether a shake of that side's beans takes part in the cast: not where a computer has ever held them. */
    public boolean counts(Side side) {
        return shakers.mayShake(side);
    }

    /**
     * What is settled of a contest that is played with the same beans once more: its casts must come out as here, so
     * it is kept in the same version. It begins at least a second later than this one, whatever the clock shows:
     * nothing else tells them apart where everybody keeps the seat.
     */
    Terms again(Instant now, State start, Seats seats) {
        Instant after = terms.begun().plusSeconds(1);
        return new Terms(terms.version(), start.game(), start.options(), now.isAfter(after) ? now : after, seats,
                terms.shaking());
    }

    SealedBeans beans(Seed seed) {
        return terms.beans(seed, word);
    }
}

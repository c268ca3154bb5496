package patolli.save;

import java.time.Instant;
import patolli.beans.Seal;
import patolli.beans.Seed;
import patolli.beans.Shaking;
import patolli.play.Seats;
import patolli.rules.Game;
import patolli.rules.Options;

/**
 * How a saved contest began.
 *
 * @param seal of the beans at first
 */
public record Header(Terms terms, Seal seal) {

    /** A contest under these terms whose beans come from that seed. */
    public static Header of(Terms terms, Seed seed) {
        return new Header(terms, terms.seal(seed));
    }

    public int version() {
        return terms.version();
    }

    public Game game() {
        return terms.game();
    }

    public Options options() {
        return terms.options();
    }

    /** When it began, to the second. */
    public Instant begun() {
        return terms.begun();
    }

    /** Who sat where at first. */
    public Seats seats() {
        return terms.seats();
    }

    public Shaking shaking() {
        return terms.shaking();
    }

    /** Whether that is a seal of this contest for that seed. */
    boolean fits(Seal any, Seed seed) {
        return any.fits(seed, terms.covered());
    }

    /** The number of the line with the first entry. */
    public int firstEntry() {
        return HeaderText.lines(version()) + 1;
    }
}

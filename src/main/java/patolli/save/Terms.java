package patolli.save;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import patolli.beans.Seal;
import patolli.beans.SealedBeans;
import patolli.beans.Seed;
import patolli.beans.Shaking;
import patolli.play.Games;
import patolli.play.Seats;
import patolli.rules.Game;
import patolli.rules.Options;

/**
 * What is settled before a contest begins, and covered by its seal from version 2 on.
 *
 * @param version of the save
 * @param begun   to the second
 * @param seats   who sits where at first, without names and levels: these may change
 */
public record Terms(int version, Game game, Options options, Instant begun, Seats seats, Shaking shaking) {
    /** The version of saves that this program writes for new contests; it reads and goes on with older ones. */
    public static final int VERSION = 2;

    /** @throws IllegalArgumentException for a version that this program doesn't write, or a game it doesn't know */
    public Terms {
        begun = begun.truncatedTo(ChronoUnit.SECONDS);
        seats = seats.bare();
        if (version < 1 || version > VERSION || Games.named(game.name()).isEmpty()) {
            throw new IllegalArgumentException("no such save: version " + version + " of " + game.name());
        }
        if (version == 1 && shaking != Shaking.BY_HAND) {
            throw new IllegalArgumentException("in version 1 the hand always takes part");
        }
    }

    /** Those of a new contest. */
    public static Terms of(Game game, Options options, Instant begun, Seats seats, Shaking shaking) {
        return new Terms(VERSION, game, options, begun, seats, shaking);
    }

    /** The text that the seal covers: the save's lines before it, each with its line feed; none in version 1. */
    public String covered() {
        return version == 1 ? "" : String.join("\n", HeaderText.of(this)) + "\n";
    }

    /** The beans of a seed in a contest of this version; {@code word} is the players', empty when there is none. */
    public SealedBeans beans(Seed seed, String word) {
        return version == 1 ? new SealedBeans(seed) : new SealedBeans(seed, word);
    }

    /** The seal of a seed under these terms. */
    public Seal seal(Seed seed) {
        return seed.seal(covered());
    }
}

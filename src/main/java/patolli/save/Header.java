package patolli.save;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import patolli.beans.Seal;
import patolli.play.Games;
import patolli.play.Seats;
import patolli.rules.Game;
import patolli.rules.Options;

/**
 * How a saved contest began.
 *
 * @param begun to the second
 * @param seats who sat where at first
 * @param seal  of the beans at first
 */
public record Header(Game game, Options options, Instant begun, Seats seats, Seal seal) {
    /** The version of saves that this program writes. */
    public static final int VERSION = 1;

    public Header {
        begun = begun.truncatedTo(ChronoUnit.SECONDS);
        if (Games.named(game.name()).isEmpty()) {
            throw new IllegalArgumentException("no game of this house: " + game.name());
        }
    }
}

package patolli.speech;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.text.Texts;

/**
 * Who speaks at a table, and what can be said there.
 *
 * @param mirror   his lines
 * @param merchant the merchant's, by tones
 * @param places   the sides as which Smoking Mirror speaks when a computer plays them, the likeliest first
 * @param guest    the merchant's side
 * @param own      what else there is to speak of
 */
public record Talk(LineBook mirror, LineBook merchant, List<Side> places, Side guest, OwnRemarks own) {

    /** A copy that cannot be changed. */
    public Talk {
        places = List.copyOf(places);
    }

    /** The lines of a game: those that fit any, and its own. */
    public static Talk of(String game, List<Side> places, Side guest, OwnRemarks own) {
        return new Talk(LineBook.of(Texts.of(game, "mirror"), Situation.values()),
                LineBook.of(Texts.of(game, "merchant"), Tone.values()), places, guest, own);
    }

    /** The side that Smoking Mirror plays against people at this screen; empty when he does not, or sits elsewhere. */
    public Optional<Side> his(Seats seats) {
        Set<Side> computers = seats.computers();
        return seats.players().isEmpty() ? Optional.empty() : places.stream().filter(computers::contains).findFirst();
    }

    /** The merchant's side when somebody sits there who is not Smoking Mirror himself. */
    public Optional<Side> merchant(Seats seats) {
        return Optional.of(guest).filter(seats.asMap()::containsKey)
                .filter(side -> his(seats).filter(side::equals).isEmpty());
    }
}

package patolli.speech;

import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.text.Texts;

/**
 * Who speaks at a table, and what can be said there.
 *
 * @param mirror   his lines
 * @param merchant the merchant's, by tones: what is answered to him
 * @param places   the sides as which Smoking Mirror speaks when a computer plays them, the likeliest first
 * @param guest    the merchant's side
 * @param own      what else there is to speak of
 * @param others   the lines of those who speak of the same things besides, each at a side of his own; nobody answers
 */
public record Talk(LineBook mirror, LineBook merchant, List<Side> places, Side guest, OwnRemarks own,
        Map<Side, LineBook> others) {

    /** A copy that cannot be changed. */
    public Talk {
        places = List.copyOf(places);
        Map<Side, LineBook> copy = new EnumMap<>(Side.class);
        copy.putAll(others);
        others = Collections.unmodifiableMap(copy);
    }

    /** One speaks, and another answers. */
    public Talk(LineBook mirror, LineBook merchant, List<Side> places, Side guest, OwnRemarks own) {
        this(mirror, merchant, places, guest, own, Map.of());
    }

    /** The lines of a game: those that fit any, and its own. */
    public static Talk of(String game, List<Side> places, Side guest, OwnRemarks own) {
        return new Talk(LineBook.of(Texts.of(game, "mirror"), Situation.values()),
                LineBook.of(Texts.of(game, "merchant"), Tone.values()), places, guest, own);
    }

    /** The same, at which others speak, too. */
    public Talk with(Map<Side, LineBook> more) {
        return new Talk(mirror, merchant, places, guest, own, more);
    }

    /** The side that Smoking Mirror plays against people at this screen; empty when he does not, or sits elsewhere. */
    public Optional<Side> his(Seats seats) {
        Set<Side> computers = seats.computers();
        return seats.players().isEmpty() ? Optional.empty() : places.stream().filter(computers::contains).findFirst();
    }

    /** Whoever speaks when they sit so, with his lines: computers, against people at this screen; he before others. */
    public Map<Side, LineBook> speakers(Seats seats) {
        Map<Side, LineBook> all = new LinkedHashMap<>();
        his(seats).ifPresent(side -> all.put(side, mirror));
        others.forEach((side, lines) -> {
            if (!seats.players().isEmpty() && seats.computers().contains(side)) {
                all.putIfAbsent(side, lines);
            }
        });
        return all;
    }

    /** The merchant's side when somebody sits there who is not Smoking Mirror himself. */
    public Optional<Side> merchant(Seats seats) {
        return Optional.of(guest).filter(seats.asMap()::containsKey)
                .filter(side -> his(seats).filter(side::equals).isEmpty());
    }

    /** Every book of lines that somebody speaks from of what happens. */
    public Stream<LineBook> spoken() {
        return Stream.concat(Stream.of(mirror), others.values().stream());
    }
}

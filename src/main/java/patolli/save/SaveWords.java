package patolli.save;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;
import patolli.beans.Seal;
import patolli.beans.Seed;
import patolli.play.Seat;
import patolli.play.Seats;
import patolli.rules.Refusal;
import patolli.rules.Side;

/** How values are written in a line of a save, and read from it. */
final class SaveWords {
    private SaveWords() { }

    static String of(Seats seats) {
        return seats.asMap().entrySet().stream().map(seat -> seat.getKey().key() + "=" + seat.getValue().key())
                .collect(Collectors.joining(" "));
    }

    static Seats seats(String text) throws Refusal {
        Map<Side, Seat> seats = new EnumMap<>(Side.class);
        for (String word : text.split(" ")) {
            int equals = word.indexOf('=');
            Flaw.SEAT.unless(equals > 0);
            seats.put(side(word.substring(0, equals)), Seat.of(word.substring(equals + 1))
                    .orElseThrow(Flaw.SITTER::refusal));
        }
        return Seats.of(seats);
    }

    static Seal seal(String text) throws Refusal {
        return Flaw.SEAL.unless(() -> Seal.parse(text));
    }

    static Seed seed(String text) throws Refusal {
        return Flaw.SEAL.unless(() -> Seed.parse(text));
    }

    static Side side(String key) throws Refusal {
        return Side.of(key).orElseThrow(Flaw.SIDE::refusal);
    }

    static Instant instant(String text) throws Refusal {
        try {
            return Instant.parse(text);
        } catch (DateTimeException e) {
            throw Flaw.TIME.refusal();
        }
    }

    static int number(String text) throws Refusal {
        return (int) number(text, Integer.MAX_VALUE);
    }

    static long number(String text, long most) throws Refusal {
        try {
            long number = Long.parseLong(text);
            Flaw.LARGE_NUMBER.unless(number >= 0 && number <= most);
            return number;
        } catch (NumberFormatException e) {
            throw Flaw.NUMBER.refusal();
        }
    }
}

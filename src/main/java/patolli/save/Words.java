package patolli.save;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;
import patolli.play.Seat;
import patolli.play.Seats;
import patolli.rules.Refusal;
import patolli.rules.Side;

/** How values are written in a line of a save, and read from it. */
final class Words {
    private Words() { }

    static String of(Seats seats) {
        return seats.asMap().entrySet().stream().map(seat -> seat.getKey().key() + "=" + seat.getValue().key())
                .collect(Collectors.joining(" "));
    }

    static Seats seats(String text) throws Refusal {
        Map<Side, Seat> seats = new EnumMap<>(Side.class);
        for (String word : text.split(" ")) {
            int equals = word.indexOf('=');
            Refusal.unless(equals > 0, "a seat is written side=seat");
            seats.put(side(word.substring(0, equals)), Seat.of(word.substring(equals + 1))
                    .orElseThrow(() -> new Refusal("nobody is called " + word.substring(equals + 1))));
        }
        return Seats.of(seats);
    }

    static Side side(String key) throws Refusal {
        return Side.of(key).orElseThrow(() -> new Refusal("no side is called " + key));
    }

    static Instant instant(String text) throws Refusal {
        try {
            return Instant.parse(text);
        } catch (DateTimeException e) {
            throw new Refusal("a time is written like 2026-11-22T10:47:33Z");
        }
    }

    static int number(String text) throws Refusal {
        return (int) number(text, Integer.MAX_VALUE);
    }

    static long number(String text, long most) throws Refusal {
        try {
            long number = Long.parseLong(text);
            Refusal.unless(number >= 0 && number <= most, "a number is too large or too small");
            return number;
        } catch (NumberFormatException e) {
            throw new Refusal("a whole number is missing");
        }
    }
}

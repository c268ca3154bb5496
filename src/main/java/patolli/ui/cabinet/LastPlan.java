package patolli.ui.cabinet;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import patolli.play.ContestPlan;
import patolli.play.Seat;
import patolli.rules.Game;
import patolli.rules.Side;

/**
 * What was laid out for a game the last time, as the settings keep it: {@code players=3 red=player yellow=mirror}. What
 * the game does not know is left out, so that an edited or older text never keeps a game from being laid out.
 *
 * @param options those that were set, by name
 */
public record LastPlan(Map<String, String> options, Map<Side, Seat> seats) {
    /** Everything as usual. */
    public static final LastPlan NONE = new LastPlan(Map.of(), Map.of());

    public LastPlan {
        options = Map.copyOf(options);
        seats = Map.copyOf(seats);
    }

    /** What a contest was begun with. */
    public static LastPlan of(ContestPlan plan) {
        return new LastPlan(plan.options(), plan.seats().asMap());
    }

    /** Reads a text of a game's settings. */
    public static LastPlan read(Game game, String text) {
        Map<String, String> options = new TreeMap<>();
        Map<Side, Seat> seats = new EnumMap<>(Side.class);
        for (String part : text.split(" ")) {
            int at = part.indexOf('=');
            String name = part.substring(0, Math.max(0, at));
            String value = part.substring(at + 1);
            Optional<Side> side = Side.of(name);
            Optional<Seat> seat = Seat.of(value);
            if (side.isPresent() && seat.isPresent()) {
                seats.put(side.get(), seat.get());
            } else if (game.options().stream().anyMatch(option -> option.name().equals(name))) {
                options.put(name, value);
            }
        }
        return new LastPlan(options, seats);
    }

    /** The text from which it can be read. */
    public String text() {
        Map<String, String> all = new LinkedHashMap<>(new TreeMap<>(options));
        new TreeMap<>(seats).forEach((side, seat) -> all.put(side.key(), seat.key()));
        return String.join(" ", all.entrySet().stream().map(each -> each.getKey() + "=" + each.getValue()).toList());
    }
}

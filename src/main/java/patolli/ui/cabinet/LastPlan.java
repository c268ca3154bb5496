package patolli.ui.cabinet;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import patolli.play.ContestSetup;
import patolli.play.Level;
import patolli.play.Seat;
import patolli.rules.Game;
import patolli.rules.Option;
import patolli.rules.Side;

/**
 * What was laid out for a game the last time, as the settings keep it: {@code players=3 red=player:Ana%20Maria
 * yellow=mirror level.yellow=priest}. What the game does not know is left out, so that an edited or older text never
 * keeps a game from being laid out.
 *
 * @param options those that are not as usual, by name
 * @param names   of those who gave one
 * @param levels  of the computers that don't play their best
 */
public record LastPlan(Map<String, String> options, Map<Side, Seat> seats, Map<Side, String> names,
        Map<Side, Level> levels) {
    /** Everything as usual. */
    public static final LastPlan NONE = new LastPlan(Map.of(), Map.of(), Map.of(), Map.of());
    private static final String LEVEL = "level.";
    private static final String BLANK = "%20";
    private static final String PERCENT = "%25";

    public LastPlan {
        options = Map.copyOf(options);
        seats = Map.copyOf(seats);
        names = Map.copyOf(names);
        levels = Map.copyOf(levels);
    }

    /** What a contest is begun with. */
    public static LastPlan of(ContestSetup setup) {
        Map<String, String> all = setup.opening().options().asMap();
        Map<String, String> unusual = new TreeMap<>();
        for (Option option : setup.opening().game().options()) {
            Optional<String> value = Optional.ofNullable(all.get(option.name()));
            if (!value.equals(option.standard())) {
                value.ifPresent(text -> unusual.put(option.name(), text));
            }
        }
        return new LastPlan(unusual, setup.seats().asMap(), setup.seats().names(),
                setup.seats().levels());
    }

    /** Reads a text of a game's settings. */
    public static LastPlan read(Game game, String text) {
        Map<String, String> options = new TreeMap<>();
        Map<Side, Seat> seats = new EnumMap<>(Side.class);
        Map<Side, String> names = new EnumMap<>(Side.class);
        Map<Side, Level> levels = new EnumMap<>(Side.class);
        for (String part : text.split(" ")) {
            int at = part.indexOf('=');
            String name = part.substring(0, Math.max(0, at));
            String value = part.substring(at + 1);
            Optional<Side> side = Side.of(name);
            if (name.startsWith(LEVEL)) {
                Side.of(name.substring(LEVEL.length())).ifPresent(of ->
                        Level.of(value).ifPresent(level -> levels.put(of, level)));
            } else if (game.options().stream().anyMatch(option -> option.name().equals(name))) {
                options.put(name, value);
            } else if (side.isPresent()) {
                String[] sitter = value.split(":", 2);
                Seat.of(sitter[0]).ifPresent(seat -> {
                    seats.put(side.get(), seat);
                    if (sitter.length > 1 && !sitter[1].isEmpty()) {
                        names.put(side.get(), sitter[1].replace(BLANK, " ").replace(PERCENT, "%"));
                    }
                });
            }
        }
        return new LastPlan(options, seats, names, levels);
    }

    /** The text from which it can be read. */
    public String text() {
        List<String> parts = new ArrayList<>();
        new TreeMap<>(options).forEach((name, value) -> parts.add(name + "=" + value));
        new TreeMap<>(seats).forEach((side, seat) -> parts.add(side.key() + "=" + seat.key() + name(side)));
        new TreeMap<>(levels).forEach((side, level) -> parts.add(LEVEL + side.key() + "=" + level.key()));
        return String.join(" ", parts);
    }

    private String name(Side side) {
        return Optional.ofNullable(names.get(side)).map(name -> ":" + name.replace("%", PERCENT).replace(" ", BLANK))
                .orElse("");
    }
}

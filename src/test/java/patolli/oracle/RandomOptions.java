package patolli.oracle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.random.RandomGenerator;

/** Option sets for new games: good ones that reach every value, and ones with something wrong in them. */
final class RandomOptions {
    private static final List<String> COLOURS = List.of("red", "yellow", "blue", "green", "black", "white");
    private static final List<String> COINS = List.of("0", "1", "2", "3", "5", "7", "20", "1000");
    private static final Map<String, Map<String, List<String>>> GOOD = Map.of(
            "patolli", Map.of("bear-off", List.of("past", "onto")),
            "bell", Map.of("players", List.of("2", "3", "4"), "wedges", List.of("8", "16"),
            "stake", COINS, "purse", COINS, "penalty", COINS, "partners", List.of("true", "false"),
            "forfeits", List.of("coins", "coins", "miss-turn", "step-back"), "first", COLOURS),
            "pagade", Map.of("players", List.of("2", "4"), "start", List.of("6-7-12-12", "6-7-23-24"), "first",
                    COLOURS),
            "tablan", Map.of("in-order", List.of("true", "false"), "end", List.of("no-moves", "first-home"), "first",
                    COLOURS));
    private static final List<String> BAD = List.of("", "-1", "1001", "x", "True", "10", "12", "1", "3", "5", "6",
            "2.0",
            "PAST", "past ", "6-7-12-23", "null", "99999999999", "red,blue");

    private RandomOptions() {
    }

    /** Options that the book allows. */
    static Map<String, String> good(String game, RandomGenerator random) {
        while (true) {
            var options = pick(game, random);
            try {
                Oracle.of(game).start(options);
                return options;
            } catch (Refused unlucky) {
                continue;
            }
        }
    }

    /** Options that may be wrong: a value, a name, or a pair that does not go together. */
    static Map<String, String> doubtful(String game, RandomGenerator random) {
        var options = pick(game, random);
        switch (random.nextInt(4)) {
            case 0 -> options.put(any(List.copyOf(GOOD.get(game).keySet()), random), any(BAD, random).strip());
            case 1 -> options.put(any(List.of("First", "bearoff", "stakes", "rounds", "in-order", "start", "wedges",
                    "bear-off", "players"), random), "2");
            default -> { }
        }
        return options;
    }

    private static Map<String, String> pick(String game, RandomGenerator random) {
        var options = new LinkedHashMap<String, String>();
        var names = new ArrayList<>(GOOD.get(game).keySet());
        Collections.shuffle(names, Random.from(random));
        for (var name : names) {
            if (random.nextInt(3) > 0) {
                options.put(name, any(GOOD.get(game).get(name), random));
            }
        }
        return options;
    }

    static <T> T any(List<T> values, RandomGenerator random) {
        return values.get(random.nextInt(values.size()));
    }
}

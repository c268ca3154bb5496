package patolli.testkit;

import java.util.List;
import java.util.stream.Stream;
import patolli.rules.Game;

/** Ways to set the games up, as the engine's request {@code new} writes them: every option away from its standard. */
public final class OptionSets {
    private static final List<String> ALL = List.of(
            "patolli",
            "patolli bear-off=onto",
            "bell",
            "bell first=blue stake=0 purse=3 penalty=2",
            "bell players=3 wedges=16",
            "bell players=4 partners=true penalty=3",
            "bell players=4 partners=true stake=20 purse=21 first=yellow",
            "bell forfeits=miss-turn first=red",
            "bell players=4 forfeits=step-back wedges=16",
            "bell players=4 partners=true forfeits=miss-turn",
            "pagade",
            "pagade start=6-7-23-24 first=yellow",
            "pagade players=4",
            "pagade players=4 start=6-7-23-24 first=green",
            "tablan",
            "tablan in-order=true",
            "tablan end=first-home first=black",
            "tablan in-order=true end=first-home");

    private OptionSets() { }

    /** All of them. */
    public static Stream<String> all() {
        return ALL.stream();
    }

    /** The first way to set a game up with the most sides that can play it. */
    public static String widest(Game game) {
        // of equals the first stands
        return ALL.stream().filter(set -> set.split(" ")[0].equals(game.name())).reduce((one, other) ->
                sides(other) > sides(one) ? other : one).orElseThrow();
    }

    private static int sides(String set) {
        return Positions.opening(set).sides().size();
    }
}

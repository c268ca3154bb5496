package patolli.rules.pagade;

import static java.util.stream.Collectors.toCollection;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import patolli.rules.Refusal;
import patolli.rules.State;

/** Positions for tests, written as {@code red 6 7 12 12 cut; yellow 0 7 12 12}, and what can be asked of them. */
final class PagadePosition {

    private PagadePosition() { }

    /** A state tree; {@code dice} as {@code 3,6}, empty for phase cast. */
    static Map<String, Object> tree(String pawns, String turn, String dice) {
        Map<String, Object> players = new LinkedHashMap<>();
        for (String player : pawns.split("; ")) {
            List<String> words = new ArrayList<>(List.of(player.split(" ")));
            boolean hasCut = words.remove("cut");
            players.put(words.getFirst(), new LinkedHashMap<>(Map.of(
                    "pawns", words.stream().skip(1).map(Integer::valueOf).toList(), "hasCut", hasCut)));
        }
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("game", "pagade");
        tree.put("options", new LinkedHashMap<>(Map.of("players", players.size())));
        tree.put("phase", dice.isEmpty() ? "cast" : "move");
        tree.put("turn", turn);
        tree.put("dice", dice.isEmpty() ? List.of() : Stream.of(dice.split(",")).map(Integer::valueOf).toList());
        tree.put("players", players);
        tree.put("winner", null);
        return tree;
    }

    static State of(String pawns, String turn, String dice) {
        return read(tree(pawns, turn, dice));
    }

    static State read(Map<String, Object> tree) {
        try {
            return PagadeGame.INSTANCE.read(tree);
        } catch (Refusal refusal) {
            throw new AssertionError(refusal.getMessage(), refusal);
        }
    }

    static State start(String... options) {
        try {
            Map<String, String> given = new LinkedHashMap<>();
            for (String option : options) {
                given.put(option.split("=")[0], option.split("=")[1]);
            }
            return PagadeGame.INSTANCE.start(given);
        } catch (Refusal refusal) {
            throw new AssertionError(refusal.getMessage(), refusal);
        }
    }

    static int cast(String text) {
        return PagadeGame.INSTANCE.casts().find(text).orElseThrow();
    }

    static TreeSet<String> moves(State state) {
        return state.moves().stream().map(state::text).collect(toCollection(TreeSet::new));
    }

    /** The pawns as they are written in positions. */
    static String pawns(State state) {
        PagadeState pagade = (PagadeState) state;
        return String.join("; ", state.sides().stream().map(side -> side.key() + " " + pagade.step(side, 0) + " "
                + pagade.step(side, 1) + " " + pagade.step(side, 2) + " " + pagade.step(side, 3)
                + (pagade.hasCut(side) ? " cut" : "")).toList());
    }
}

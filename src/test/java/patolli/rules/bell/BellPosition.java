package patolli.rules.bell;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Refusal;
import patolli.rules.Side;

/**
 * A position being set up for a test. Who is not mentioned waits with all pieces in hand; who is has those that are
 * on no square and not in hand borne off; purses and pot hold what they hold right after the stakes.
 */
final class BellPosition {
    private final Map<String, Object> tree;

    private BellPosition(Map<String, Object> tree) {
        this.tree = tree;
    }

    /** @param options as in {@code players=3 wedges=16} */
    static BellPosition of(String options) throws Refusal {
        BellPosition position = new BellPosition(start(options + " first=red").tree());
        position.map("options").remove("first");
        return position;
    }

    static BellState start(String options) throws Refusal {
        return BellGame.INSTANCE.start(given(options));
    }

    static Map<String, String> given(String options) {
        var given = new LinkedHashMap<String, String>();
        Stream.of(options.split(" ")).filter(option -> !option.isBlank())
                .forEach(option -> given.put(option.split("=")[0], option.split("=")[1]));
        return given;
    }

    /** The player runs that way, with so many in hand and the others on these squares or borne off. */
    BellPosition player(String colour, String direction, int hand, Integer... squares) {
        int pieces = 8 - map("players").size();
        return put(colour, "direction", direction).put(colour, "hand", hand)
                .put(colour, "squares", new ArrayList<>(List.of(squares)))
                .put(colour, "off", pieces - hand - squares.length);
    }

    BellPosition put(String colour, String member, Object value) {
        player(colour).put(member, value);
        return this;
    }

    BellPosition put(String member, Object value) {
        tree.put(member, value);
        return this;
    }

    BellPosition option(String name, Object value) {
        map("options").put(name, value);
        return this;
    }

    BellPosition without(String member) {
        tree.remove(member);
        return this;
    }

    BellPosition without(String colour, String member) {
        player(colour).remove(member);
        return this;
    }

    BellPosition withoutOption(String name) {
        map("options").remove(name);
        return this;
    }

    /** Who casts next. */
    BellPosition turn(String colour) {
        return put("turn", colour);
    }

    /** The purses in seat order; the pot holds the rest. */
    BellPosition purses(int... purses) {
        int pot = purses.length * 20;
        int i = 0;
        for (String colour : map("players").keySet()) {
            put(colour, "purse", purses[i]);
            pot -= purses[i++];
        }
        return put("pot", pot);
    }

    Map<String, Object> tree() {
        return tree;
    }

    BellState read() throws Refusal {
        return BellGame.INSTANCE.read(tree);
    }

    /** What happens when this is cast. */
    Outcome cast(String cast) throws Refusal {
        return Outcome.of(read(), cast);
    }

    @SuppressWarnings("unchecked")
    private Map<String, Object> map(String member) {
        return (Map<String, Object>) tree.get(member);
    }

    @SuppressWarnings("unchecked")
    private Map<String, Object> player(String colour) {
        return (Map<String, Object>) map("players").get(colour);
    }

    /** A state and the events that led to it. */
    record Outcome(BellState state, List<Event> events) {

        static Outcome of(BellState before, String cast) {
            var log = new Events.Log();
            BellState state = before.cast(index(cast), log);
            return new Outcome(state, log.events());
        }

        Outcome play(String move) {
            var log = new Events.Log();
            events.forEach(log::add);
            BellState after = state.play(state.find(move).orElseThrow(), log);
            return new Outcome(after, log.events());
        }

        Outcome cast(String cast) {
            var log = new Events.Log();
            events.forEach(log::add);
            BellState after = state.cast(index(cast), log);
            return new Outcome(after, log.events());
        }

        List<String> moves() {
            return state.moves().stream().map(state::text).sorted().toList();
        }

        BellPlayer player(Side side) {
            return state.player(state.sides().indexOf(side));
        }

        List<Integer> purses() {
            return state.sides().stream().map(side -> player(side).purse()).toList();
        }

        List<Integer> squares(Side side) {
            long squares = player(side).squares();
            return IntStream.range(0, 60).filter(s -> BellSquares.has(squares, s)).boxed().toList();
        }

        private static int index(String cast) {
            return BellGame.INSTANCE.casts().find(cast).orElseThrow();
        }
    }
}

package patolli.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import patolli.rules.Side;
import patolli.rules.State;

/** What the rules say can be neither lost nor made, read from a state's tree: assets, coins, pieces. */
public final class Possessions {
    private Possessions() { }

    /** The possessions of all sides together, in a form that is equal when they are the same. */
    public static List<Object> of(State state) {
        return switch (state.game().name()) {
            case "patolli" -> assets(state);
            case "bell" -> coinsAndPieces(state);
            case "pagade" -> pawns(state);
            case "tablan" -> List.of();
            default -> throw new IllegalArgumentException("what does " + state.game().name() + " conserve?");
        };
    }

    private static List<Object> assets(State state) {
        var assets = new ArrayList<Object>(list(state.tree().get("pool")));
        for (Side side : state.sides()) {
            Map<?, ?> player = map(state.tree().get(side.key()));
            assets.addAll(list(player.get("assets")));
            assets.add((int) player.get("hand") + list(player.get("squares")).size() + (int) player.get("off"));
        }
        return assets.stream().sorted((a, b) -> a.toString().compareTo(b.toString())).toList();
    }

    private static List<Object> coinsAndPieces(State state) {
        int coins = (int) state.tree().get("pot");
        int pieces = 0;
        for (Side side : state.sides()) {
            Map<?, ?> player = player(state, side);
            coins += (int) player.get("purse");
            pieces += (int) player.get("hand") + list(player.get("squares")).size() + (int) player.get("off");
        }
        return List.of(coins, pieces);
    }

    private static List<Object> pawns(State state) {
        return List.of(state.sides().stream().mapToInt(side -> list(player(state, side).get("pawns")).size()).sum());
    }

    private static Map<?, ?> player(State state, Side side) {
        return map(map(state.tree().get("players")).get(side.key()));
    }

    private static Map<?, ?> map(Object value) {
        return (Map<?, ?>) value;
    }

    private static List<?> list(Object value) {
        return (List<?>) value;
    }
}

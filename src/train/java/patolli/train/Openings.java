package patolli.train;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import patolli.beans.QuickRandom;
import patolli.play.Games;
import patolli.rules.Events;
import patolli.rules.Game;
import patolli.rules.Option;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.State;

/** Where games begin for training and measuring: nobody throws for the first turn, who has it is drawn. */
public final class Openings {
    private static final String PATOLLI = "patolli";
    private static final int ASSETS = 20;

    private Openings() { }

    /** The opening that the name of a network stands for: {@code bell-3}, {@code tablan}, {@code bell-pairs}. */
    public static State of(String network, QuickRandom random) {
        String[] words = network.split("-");
        Game game = Games.named(words[0]).orElseThrow();
        Map<String, String> options = new TreeMap<>();
        if (words.length > 1) {
            boolean pairs = words[1].equals("pairs");
            options.put(Option.PLAYERS, pairs ? "4" : words[1]);
            if (pairs) {
                options.put("partners", "true");
            }
        }
        State opening = start(game, options);
        if (opening.phase().isChance()) {
            List<Side> sides = opening.sides();
            options.put("first", sides.get(random.below(sides.size())).key());
            opening = start(game, options);
        }
        return opening;
    }

    private static State start(Game game, Map<String, String> options) {
        try {
            return game.start(options);
        } catch (Refusal refused) {
            throw new IllegalArgumentException(game.name() + " " + options, refused);
        }
    }

    /** The opening of one game to learn from: in a contest for assets with any division of them, and any bet. */
    public static State lesson(String network, QuickRandom random) {
        State opening = of(network, random);
        if (!network.equals(PATOLLI)) {
            return opening;
        }
        int red = 1 + (random.below(ASSETS - 1) + random.below(ASSETS - 1) + 1) / 2;
        int most = Math.min(red, ASSETS - red);
        int bet = random.below(2) == 0 ? Math.max(1, most / 3) : 1 + random.below(most);
        return divided(opening, red).play(bet, Events.NONE);
    }

    /** The same position, but of all that both sides hold red holds so many assets. */
    static State divided(State opening, int red) {
        Map<String, Object> tree = opening.tree();
        List<?> all = IntStream.of(0, 1).mapToObj(side -> holdings(tree, side).get("assets"))
                .flatMap(assets -> ((List<?>) assets).stream()).toList();
        put(tree, 0, all.subList(0, red));
        put(tree, 1, all.subList(red, all.size()));
        try {
            return opening.game().read(tree);
        } catch (Refusal refused) {
            throw new IllegalStateException(refused);
        }
    }

    private static Map<?, ?> holdings(Map<String, Object> tree, int side) {
        return (Map<?, ?>) tree.get(side == 0 ? "red" : "blue");
    }

    private static void put(Map<String, Object> tree, int side, List<?> assets) {
        Map<String, Object> holdings = new LinkedHashMap<>();
        holdings(tree, side).forEach((key, value) -> holdings.put((String) key, key.equals("assets") ? assets : value));
        tree.put(side == 0 ? "red" : "blue", holdings);
    }
}

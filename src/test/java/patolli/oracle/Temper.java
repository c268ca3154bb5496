package patolli.oracle;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** How moves are chosen, so that games also come to places where chance alone seldom leads. */
enum Temper {
    /** Any move. */
    RANDOM,
    /** Moves that take no enemy, as far as there are any. */
    PEACEFUL,
    /** Moves that take an enemy whenever there is one. */
    FIERCE;

    String choose(Oracle game, RandomGenerator random) {
        var moves = game.moves();
        if (this == RANDOM || moves.size() == 1) {
            return RandomOptions.any(moves, random);
        }
        var hurt = moves.stream().map(move -> hurtBy(game, move)).toList();
        int wanted = this == PEACEFUL ? Collections.min(hurt) : Collections.max(hurt);
        var best = moves.stream().filter(move -> hurt.get(moves.indexOf(move)) == wanted).toList();
        return RandomOptions.any(best, random);
    }

    private static int hurtBy(Oracle game, String move) {
        var next = game.copy();
        next.play(move);
        return waiting(next.state());
    }

    /** Pieces in hand or captured, in any place of the state. */
    private static int waiting(Object part) {
        return switch (part) {
            case Map<?, ?> map -> map.entrySet().stream().mapToInt(entry -> switch (entry.getKey().toString()) {
                case "hand" -> (Integer) entry.getValue();
                case "pawns" -> Collections.frequency((Collection<?>) entry.getValue(), 0);
                case "unmoved", "moving", "settled" -> -((List<?>) entry.getValue()).size();
                default -> waiting(entry.getValue());
            }).sum();
            case null, default -> 0;
        };
    }
}

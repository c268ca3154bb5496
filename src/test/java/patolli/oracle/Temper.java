package patolli.oracle;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.random.RandomGenerator;

/** How moves are chosen, so that games also come to places where chance alone seldom leads. */
enum Temper {
    /** Any move. */
    RANDOM,
    /** Moves that take no enemy, as far as there are any. */
    PEACEFUL,
    /** Moves that take an enemy whenever there is one. */
    FIERCE,
    /** Pieces off the board first, then those on it, and new ones last. */
    EAGER,
    /** Moves that cost nothing, and casts that leave a move, so that the game is won before the money is lost. */
    THRIFTY;

    private static final int WEIGHED = 12;

    /** A cast; some tempers would rather have one that leaves a move. */
    String chooseCast(Oracle game, RandomGenerator random) {
        var casts = new ArrayList<>(game.chances().keySet());
        Collections.shuffle(casts, Random.from(random));
        if (this != THRIFTY || game.phase() == Phase.THROWOFF) {
            return casts.get(0);
        }
        return casts.stream().filter(cast -> leavesMove(game, cast)).findFirst().orElse(casts.get(0));
    }

    private static boolean leavesMove(Oracle game, String cast) {
        var next = game.copy();
        next.cast(cast);
        return next.phase() == Phase.MOVE;
    }

    String choose(Oracle game, RandomGenerator random) {
        var moves = new ArrayList<>(game.moves());
        Collections.shuffle(moves, Random.from(random));
        moves.subList(Math.min(WEIGHED, moves.size()), moves.size()).clear();
        if (this == RANDOM || moves.size() == 1) {
            return moves.get(0);
        }
        var merits = moves.stream().map(move -> merit(game, move)).toList();
        return moves.get(merits.indexOf(Collections.max(merits)));
    }

    private int merit(Oracle game, String move) {
        return switch (this) {
            case RANDOM -> 0;
            case PEACEFUL -> -hurtBy(game, move);
            case FIERCE -> hurtBy(game, move);
            case THRIFTY -> (move.endsWith("-off") ? 5 : 0) + wealthAfter(game, move);
            case EAGER -> move.matches(".*(off|home)") ? 2 : move.matches("enter.*|.*:in.*") ? 0 : 1;
        };
    }

    private static int wealthAfter(Oracle game, String move) {
        var mover = game.state().get("turn").toString();
        var next = game.copy();
        next.play(move);
        var state = next.state();
        var side = Json.object(state.containsKey(mover) ? state.get(mover)
                : Json.object(state.get("players")).get(mover));
        return side.containsKey("assets") ? Json.list(side.get("assets")).size()
                : (Integer) side.getOrDefault("purse", 0);
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

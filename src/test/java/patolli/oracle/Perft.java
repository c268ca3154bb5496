package patolli.oracle;

/** Counts the sequences of decisions from a point of a game. */
final class Perft {
    private Perft() {
    }

    static long count(Oracle game, int depth) {
        if (depth == 0) {
            return 1;
        }
        return switch (game.phase()) {
            case OVER -> 1;
            case BET -> count(afterBet(game), depth);
            case MOVE -> game.moves().stream().mapToLong(move -> count(afterMove(game, move), depth - 1)).sum();
            case CAST -> game.chances().keySet().stream().mapToLong(cast -> countCast(game, cast, depth)).sum();
            case THROWOFF -> throw new Refused("the throw-off is open");
        };
    }

    private static long countCast(Oracle game, String cast, int depth) {
        var next = game.copy();
        next.cast(cast);
        return count(next, next.phase() == Phase.MOVE ? depth : depth - 1);
    }

    private static Oracle afterBet(Oracle game) {
        var next = game.copy();
        next.bet(1);
        return next;
    }

    private static Oracle afterMove(Oracle game, String move) {
        var next = game.copy();
        next.play(move);
        return next;
    }
}

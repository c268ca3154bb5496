package patolli.ai.laboratory;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import patolli.ai.Judged;
import patolli.ai.Opponent;
import patolli.ai.Opponents;
import patolli.play.Level;
import patolli.rules.State;

/** Who plays in the laboratory. Every one of them thinks at a glance only, so that thousands of games take minutes. */
public enum Contestant {
    /** Every legal move is as likely as any other, as in the engine's {@code playouts}. */
    RANDOM(Optional.empty()),
    /** The weakest level, the engine's {@code best level=tourist}. */
    TOURIST(Optional.of(Level.TOURIST)),
    /** The best level without looking ahead, one ply: the engine's {@code best level=mirror ms=1}. */
    GLANCE(Optional.of(Level.MIRROR));

    private static final long MILLISECOND = 1;
    private final Optional<Opponent> opponent;

    Contestant(Optional<Level> level) {
        opponent = level.map(Opponents::at);
    }

    /** The legal moves as this player judges them, best first; none where moves are not judged but drawn. */
    List<Judged> judge(State state, BooleanSupplier stopped) {
        return opponent.map(one -> one.judge(state, MILLISECOND, stopped)).orElse(List.of());
    }
}

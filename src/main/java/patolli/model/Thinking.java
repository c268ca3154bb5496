package patolli.model;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.ai.Judged;
import patolli.ai.reason.Reasons;
import patolli.play.Level;
import patolli.play.Seats;
import patolli.rules.Phase;
import patolli.rules.State;

/** Computes the computer's moves and hints off the FX thread. A failure there is logged, and the game goes on. */
final class Thinking {
    private static final Logger LOG = LoggerFactory.getLogger(Thinking.class);
    private final Mind mind;
    private final Adviser adviser;
    private final Executor thinker;
    private final Executor screen;

    Thinking(Mind mind, Adviser adviser, Executor thinker, Executor screen) {
        this.mind = mind;
        this.adviser = adviser;
        this.thinker = thinker;
        this.screen = screen;
    }

    /** Finds the move of a computer that plays so well, and says it on the FX thread. */
    void choose(State position, Level level, Consumer<Integer> then) {
        tell(position, () -> mind.choose(position, level), then);
    }

    /** Finds the bet of a computer that plays so well against another, and says it on the FX thread. */
    void bet(State position, Level own, Level rival, Consumer<Integer> then) {
        tell(position, () -> mind.bet(position, own, rival), then);
    }

    private void tell(State position, IntSupplier choice, Consumer<Integer> then) {
        thinker.execute(() -> {
            int move = legal(position, choice);
            screen.execute(() -> then.accept(move));
        });
    }

    private static int legal(State position, IntSupplier choice) {
        try {
            int move = choice.getAsInt();
            if (position.moves().contains(move)) {
                return move;
            }
            LOG.error("Smoking Mirror wanted the illegal move {} at {}; he plays the first one", move, position);
        } catch (RuntimeException e) {
            LOG.error("Smoking Mirror could not make up his mind at {}; he plays the first move", position, e);
        }
        return position.moves().getFirst();
    }

    /**
     * Judges the moves of a position and tells it on the FX thread.
     *
     * @param otherwise done there if that fails
     */
    void judge(State position, Consumer<List<Judged>> then, Runnable otherwise) {
        thinker.execute(() -> {
            try {
                List<Judged> judged = adviser.judge(position);
                screen.execute(() -> then.accept(judged));
            } catch (RuntimeException e) {
                LOG.error("The moves could not be judged at {}", position, e);
                screen.execute(otherwise);
            }
        });
    }

    /**
     * Judges the moves of a position, with reasons, or the bets, and tells it on the FX thread; nothing is told if that
     * fails.
     */
    void advise(State position, Seats seats, Consumer<Hint> then) {
        thinker.execute(() -> {
            try {
                Hint hint = position.phase() == Phase.BET
                        ? new Hint(position, adviser.bets(position, seats), Map.of(), Hint.Part.BEST)
                        : new Hint(position, adviser.judge(position), Reasons.of(position), Hint.Part.BEST);
                screen.execute(() -> then.accept(hint));
            } catch (RuntimeException e) {
                LOG.error("No hint could be found at {}", position, e);
            }
        });
    }
}

package patolli.ai.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;
import patolli.ai.Judged;
import patolli.ai.Lookahead;
import patolli.ai.Opponent;
import patolli.ai.judge.Evaluators;
import patolli.play.Decision;
import patolli.play.Mark;
import patolli.play.Step;
import patolli.play.Turn;
import patolli.rules.Casts;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;

/**
 * Reviews records. A position before a cast is worth the mean over all casts, each answered by the best decision; a
 * position with a cast is worth what the best decision makes of it. So a cast's luck is the worth after it less the
 * mean over all casts, and what a decision changes is the mean over the casts that follow less what the best one was
 * thought to make.
 */
public final class Reviewer {
    private static final long MILLISECONDS = 1000;
    private final Opponent judge;

    /** @param judge grades the decisions */
    public Reviewer(Opponent judge) {
        this.judge = judge;
    }

    /**
     * The review of a record.
     *
     * @param start    the position in which it begins
     * @param progress told which part is done, from 0 to 1, after each step
     * @param stopped  whether it is not wanted any more, asked before each step
     * @return empty if it was stopped
     */
    public Optional<Review> review(State start, List<Step> record, DoubleConsumer progress, BooleanSupplier stopped) {
        Lookahead lookahead = new Lookahead(Evaluators.best(), stopped);
        double[] begins = worth(start, lookahead);
        double[] worth = begins;
        List<ReviewedStep> steps = new ArrayList<>();
        for (int i = 0; i < record.size(); i++) {
            if (stopped.getAsBoolean()) {
                return Optional.empty();
            }
            Step step = record.get(i);
            if (!step.has(Mark.TAKEN_BACK)) {
                double[] after = worth(step.turn().after(), lookahead);
                steps.add(reviewed(i, step.turn(), worth, after, stopped));
                worth = after;
            }
            progress.accept((i + 1.0) / record.size());
        }
        return stopped.getAsBoolean() ? Optional.empty() : Optional.of(new Review(start.sides(), list(begins), steps,
                start.assetsInAll()));
    }

    private ReviewedStep reviewed(int index, Turn turn, double[] before, double[] after, BooleanSupplier stopped) {
        List<Double> changes = new ArrayList<>();
        for (int seat = 0; seat < before.length; seat++) {
            changes.add(after[seat] - before[seat]);
        }
        State state = turn.before();
        String text = turn.decision().text(state);
        Side side = state.mover();
        return switch (turn.decision()) {
            case Decision.Cast cast -> new ReviewedStep(index, side, cast, text, changes, 0, text,
                    Optional.empty());
            case Decision.Bet bet -> judged(new ReviewedStep(index, side, bet, text, changes, 0, text,
                    Optional.empty()), state, bet.amount(), stopped);
            case Decision.Move move -> judged(new ReviewedStep(index, side, move, text, changes, 0, text,
                    Optional.empty()), state, move.move(), stopped);
        };
    }

    private ReviewedStep judged(ReviewedStep step, State state, int chosen, BooleanSupplier stopped) {
        if (state.moves().size() < 2) {
            return step;
        }
        List<Judged> all = judge.judge(state, MILLISECONDS, stopped);
        Judged own = all.stream().filter(one -> one.move() == chosen).findFirst().orElseThrow();
        double loss = Math.max(0, all.getFirst().value() - own.value());
        Judged best = loss == 0 ? own : all.getFirst();
        Judged next = all.stream().filter(one -> one.move() != best.move()).findFirst().orElseThrow();
        return new ReviewedStep(step.index(), step.side(), step.decision(), step.text(), step.changes(), loss,
                state.text(best.move()), Optional.of(new ReviewedStep.NextBest(state.text(next.move()),
                        best.value() - next.value())));
    }

    private static double[] worth(State state, Lookahead lookahead) {
        return state.phase() == Phase.CAST ? mean(state, lookahead) : lookahead.values(state, 0);
    }

    private static double[] mean(State state, Lookahead lookahead) {
        double[] mean = new double[state.sides().size()];
        Casts casts = state.game().casts();
        for (int cast = 0; cast < casts.size(); cast++) {
            double[] values = lookahead.values(state.cast(cast, Events.NONE), 0);
            for (int seat = 0; seat < mean.length; seat++) {
                mean[seat] += casts.chance(cast) * values[seat];
            }
        }
        return mean;
    }

    private static List<Double> list(double[] values) {
        List<Double> list = new ArrayList<>();
        for (double value : values) {
            list.add(value);
        }
        return list;
    }
}

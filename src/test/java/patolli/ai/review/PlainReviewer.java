package patolli.ai.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import patolli.ai.Judged;
import patolli.ai.Opponent;
import patolli.ai.judge.Evaluators;
import patolli.play.Decision;
import patolli.play.Mark;
import patolli.play.Step;
import patolli.play.Turn;
import patolli.rules.Casts;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.State;

/** What a review is, word by word: one step after the other, nothing kept, every position judged for all sides. */
final class PlainReviewer {
    private final Opponent judge;

    PlainReviewer(Opponent judge) {
        this.judge = judge;
    }

    Review review(State start, List<Step> record) {
        double[] begins = worth(start);
        double[] before = begins;
        List<ReviewedStep> steps = new ArrayList<>();
        for (int i = 0; i < record.size(); i++) {
            if (!record.get(i).has(Mark.TAKEN_BACK)) {
                Turn turn = record.get(i).turn();
                double[] after = worth(turn.after());
                double[] seen = turn.decision() instanceof Decision.Cast ? seen(turn.after()) : after;
                List<Double> changes = new ArrayList<>();
                List<Double> later = new ArrayList<>();
                for (int seat = 0; seat < after.length; seat++) {
                    changes.add(seen[seat] - before[seat]);
                    later.add(after[seat] - seen[seat]);
                }
                steps.add(step(i, turn, changes, later));
                before = after;
            }
        }
        return new Review(start.sides(), list(begins), steps, start.assetsInAll());
    }

    private ReviewedStep step(int index, Turn turn, List<Double> changes, List<Double> later) {
        State state = turn.before();
        String text = turn.decision().text(state);
        if (turn.decision() instanceof Decision.Cast || state.moves().size() < 2) {
            return new ReviewedStep(index, state.mover(), turn.decision(), text, changes, later, 0, text,
                    Optional.empty());
        }
        int chosen = turn.decision() instanceof Decision.Move move ? move.move()
                : ((Decision.Bet) turn.decision()).amount();
        List<Judged> all = judge.judge(state, 1000, () -> false);
        double whole = all.stream().anyMatch(Judged::proven) ? 1 : whole(state, best(state));
        double own = all.stream().filter(one -> one.move() == chosen).findFirst().orElseThrow().value() / whole;
        double most = all.getFirst().value() / whole;
        int best = own == most ? chosen : all.getFirst().move();
        Judged next = all.stream().filter(one -> one.move() != best).findFirst().orElseThrow();
        return new ReviewedStep(index, state.mover(), turn.decision(), text, changes, later, most - own,
                state.text(best), Optional.of(new ReviewedStep.NextBest(state.text(next.move()),
                        most - next.value() / whole)));
    }

    /** What a position after a cast is worth, as it was seen before the cast. */
    double[] seen(State state) {
        return shares(state);
    }

    double[] worth(State state) {
        if (!state.phase().isChance()) {
            return shares(state);
        }
        double[] mean = new double[state.sides().size()];
        Casts casts = state.game().casts();
        for (int cast = 0; cast < casts.size(); cast++) {
            double[] values = shares(state.cast(cast, Events.NONE));
            for (int seat = 0; seat < mean.length; seat++) {
                mean[seat] += casts.chance(cast) * values[seat];
            }
        }
        return mean;
    }

    /** Of three and more all together win once. */
    private static double[] shares(State state) {
        double[] values = best(state);
        double whole = whole(state, values);
        for (int seat = 0; seat < values.length; seat++) {
            values[seat] /= whole;
        }
        return values;
    }

    /** How often all seats are thought to win, partners once. */
    private static double whole(State state, double[] values) {
        double sum = 0;
        for (int seat = 0; seat < values.length; seat++) {
            sum += values[seat] / (state.partner(state.sides().get(seat)).isPresent() ? 2 : 1);
        }
        return values.length > 2 && sum > 0 ? sum : 1;
    }

    /** By what the best end of the turn under way is worth to whoever moves. */
    private static double[] best(State state) {
        if (state.phase() != Phase.MOVE) {
            double[] values = new double[state.sides().size()];
            Evaluators.best().chances(state, values);
            return values;
        }
        double[] best = null;
        int mover = state.sides().indexOf(state.mover());
        for (int move : state.moves()) {
            State after = state.play(move, Events.NONE);
            double[] values = best(after);
            if (best == null || values[mover] > best[mover]) {
                best = values;
            }
        }
        return best;
    }

    private static List<Double> list(double[] values) {
        List<Double> list = new ArrayList<>();
        for (double value : values) {
            list.add(value);
        }
        return list;
    }
}

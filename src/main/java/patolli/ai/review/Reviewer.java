package patolli.ai.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;
import patolli.ai.Judged;
import patolli.ai.Lookahead;
import patolli.ai.Opponent;
import patolli.ai.Shares;
import patolli.ai.judge.Evaluators;
import patolli.play.Decision;
import patolli.play.Mark;
import patolli.play.Step;
import patolli.play.Turn;
import patolli.rules.Casts;
import patolli.rules.Events;
import patolli.rules.State;

/**
 * Reviews records. A position before a cast is worth the mean over all casts, each answered by the best decision; a
 * position with a cast is worth what the best decision makes of it. So a cast's luck is the worth after it less the
 * mean over all casts, and what a decision changes is the mean over the casts that follow less what the best one was
 * thought to make. Each step is worth the same whatever stands before it, so several threads share them; those of one
 * turn stay together, as what is found for one half of it serves for the other.
 */
public final class Reviewer {
    private static final long MILLISECONDS = 1000;
    private static final int THREADS = Math.min(2, Runtime.getRuntime().availableProcessors());
    private final Opponent judge;
    private final int threads;
    private final Runnable giveWay;

    /** @param judge grades the decisions */
    public Reviewer(Opponent judge) {
        this(judge, () -> { });
    }

    /** @param giveWay run by those who help whenever they ask whether to stop; may let them wait for a while */
    public Reviewer(Opponent judge, Runnable giveWay) {
        this(judge, THREADS, giveWay);
    }

    /** @param threads how many work, the calling one among them */
    Reviewer(Opponent judge, int threads) {
        this(judge, threads, () -> { });
    }

    /** @param threads how many work, the calling one among them */
    Reviewer(Opponent judge, int threads, Runnable giveWay) {
        this.judge = judge;
        this.threads = threads;
        this.giveWay = giveWay;
    }

    /** What a decision lost, and what stood beside it. */
    private record Verdict(double loss, String best, Optional<ReviewedStep.NextBest> next) { }

    /**
     * The review of a record. Others help the thread that asks.
     *
     * @param start    the position in which it begins
     * @param progress told which part is done, from 0 to 1, after each step, in the thread that asks
     * @param stopped  whether it is not wanted any more, asked before each step, by all threads
     * @return empty if it was stopped
     */
    public Optional<Review> review(State start, List<Step> record, DoubleConsumer progress, BooleanSupplier stopped) {
        double[] begins = worth(start, new Lookahead(Evaluators.best(), stopped));
        Work work = new Work(record, progress);
        Helpers.work(threads, work.turns.size(), () -> {
            BooleanSupplier asked = work.isMine() ? stopped : () -> {
                giveWay.run();
                return stopped.getAsBoolean();
            };
            Lookahead lookahead = new Lookahead(Evaluators.best(), asked);
            return turn -> work.turn(turn, lookahead, asked);
        });
        if (stopped.getAsBoolean()) {
            return Optional.empty();
        }
        work.tell();
        return Optional.of(new Review(start.sides(), list(begins), work.steps(begins), start.assetsInAll()));
    }

    /** One review under way, whose turns are looked at in any order. */
    private final class Work {
        private final List<Step> record;
        private final DoubleConsumer progress;
        /** The steps of each turn: a cast and what was decided until the next, with what was taken back meanwhile. */
        private final List<List<Integer>> turns = new ArrayList<>();
        /** By step what the position after it is worth to each side; null for what was taken back. */
        private final double[][] after;
        /** The same as it was seen before it, among all casts: no further than to the position itself. */
        private final double[][] seen;
        private final Verdict[] verdicts;
        private final AtomicInteger done = new AtomicInteger();
        private final Thread asking = Thread.currentThread();
        private int told;

        Work(List<Step> record, DoubleConsumer progress) {
            this.record = record;
            this.progress = progress;
            after = new double[record.size()][];
            seen = new double[record.size()][];
            verdicts = new Verdict[record.size()];
            for (int i = 0; i < record.size(); i++) {
                if (turns.isEmpty() || record.get(i).turn().decision() instanceof Decision.Cast) {
                    turns.add(new ArrayList<>());
                }
                turns.getLast().add(i);
            }
        }

        /** Whether the thread that calls is the one that asked. */
        boolean isMine() {
            return Thread.currentThread() == asking;
        }

        void turn(int number, Lookahead lookahead, BooleanSupplier stopped) {
            Opponent remembers = judge.remembering();
            for (int i : turns.get(number)) {
                if (stopped.getAsBoolean()) {
                    return;
                }
                Step step = record.get(i);
                if (!step.has(Mark.TAKEN_BACK)) {
                    State left = step.turn().after();
                    after[i] = worth(left, lookahead);
                    seen[i] = step.turn().decision() instanceof Decision.Cast && left.phase().isChance()
                            ? shares(left, lookahead) : after[i];
                    verdicts[i] = verdict(step.turn(), remembers, stopped);
                }
                done.incrementAndGet();
                tell();
            }
        }

        /** How far it is, in the thread that asked: what the others have done is told with what it does itself. */
        void tell() {
            while (isMine() && told < done.get()) {
                told++;
                progress.accept((double) told / record.size());
            }
        }

        private static Verdict verdict(Turn turn, Opponent remembers, BooleanSupplier stopped) {
            return switch (turn.decision()) {
                case Decision.Cast _ -> plain(turn);
                case Decision.Bet bet -> verdict(turn, bet.amount(), remembers, stopped);
                case Decision.Move move -> verdict(turn, move.move(), remembers, stopped);
            };
        }

        private static Verdict verdict(Turn turn, int chosen, Opponent remembers, BooleanSupplier stopped) {
            State state = turn.before();
            if (state.moves().size() < 2) {
                return plain(turn);
            }
            List<Judged> all = Shares.of(state, remembers.judge(state, MILLISECONDS, stopped), stopped);
            Judged own = all.stream().filter(one -> one.move() == chosen).findFirst().orElseThrow();
            double loss = Math.max(0, all.getFirst().value() - own.value());
            Judged best = loss == 0 ? own : all.getFirst();
            Judged next = all.stream().filter(one -> one.move() != best.move()).findFirst().orElseThrow();
            return new Verdict(loss, state.text(best.move()), Optional.of(new ReviewedStep.NextBest(
                    state.text(next.move()), best.value() - next.value())));
        }

        /** Where there was nothing to choose. */
        private static Verdict plain(Turn turn) {
            return new Verdict(0, turn.decision().text(turn.before()), Optional.empty());
        }

        /** All of them, when all turns are done. */
        List<ReviewedStep> steps(double[] begins) {
            List<ReviewedStep> steps = new ArrayList<>();
            double[] before = begins;
            for (int i = 0; i < after.length; i++) {
                if (after[i] != null) {
                    Turn turn = record.get(i).turn();
                    List<Double> changes = new ArrayList<>();
                    List<Double> later = new ArrayList<>();
                    for (int seat = 0; seat < before.length; seat++) {
                        changes.add(seen[i][seat] - before[seat]);
                        later.add(after[i][seat] - seen[i][seat]);
                    }
                    Verdict verdict = verdicts[i];
                    steps.add(new ReviewedStep(i, turn.before().mover(), turn.decision(),
                            turn.decision().text(turn.before()), changes, later, verdict.loss, verdict.best,
                            verdict.next));
                    before = after[i];
                }
            }
            return steps;
        }
    }

    private static double[] worth(State state, Lookahead lookahead) {
        return state.phase().isChance() ? mean(state, lookahead) : shares(state, lookahead);
    }

    private static double[] shares(State state, Lookahead lookahead) {
        return Shares.of(state, lookahead.values(state, 0));
    }

    private static double[] mean(State state, Lookahead lookahead) {
        double[] mean = new double[state.sides().size()];
        Casts casts = state.game().casts();
        for (int cast = 0; cast < casts.size(); cast++) {
            double[] values = shares(state.cast(cast, Events.NONE), lookahead);
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

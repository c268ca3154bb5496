package patolli.model;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import patolli.ai.Judged;
import patolli.ai.review.Grade;
import patolli.play.Seat;
import patolli.play.Turn;
import patolli.play.Walked;
import patolli.rules.Leg;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.save.Entry;

/** How at a table one thing leads to the next: what is played is kept, then shown, then somebody else has to act. */
abstract class TableFlow extends TableView {
    final Thinking thinking;
    final Steps steps = new Steps(this::step);
    Performer performer = Performer.UNSEEN;
    Contest contest;
    /** Changes with every change of what is going on: what belongs to an older one comes too late. */
    long stamp;
    private boolean computerAtIt;
    private boolean held;
    /** Whether something would have come next while it was stopped. */
    private boolean due;
    boolean trial;

    TableFlow(Thinking thinking) {
        this.thinking = thinking;
    }

    /** What has been played in this contest, oldest first. */
    public List<Turn> history() {
        return contest.history();
    }

    /**
     * Where pieces went in this game, turn by turn, the last one first: two turns, or those of all others where more
     * play. A turn is all that one side does before another moves. Turns in which none went are left out.
     */
    public List<List<Leg>> walked() {
        return Walked.turns(history(), Math.max(2, state().sides().size() - 1));
    }

    /** Whether what is played was begun in the middle of a game: not sealed, not kept, and counted nowhere. */
    public boolean isTrial() {
        return trial;
    }

    /** Nobody's turn any more; what was on its way to be shown or thought of comes to nothing. */
    void putDown() {
        stamp++;
        computerAtIt = false;
        await(Awaiting.NOTHING);
        draws.set(0);
    }

    void await(Awaiting what) {
        hint.set(Optional.empty());
        warning.set(Optional.empty());
        awaiting.set(what);
    }

    /** What has not been shown to its end counts as shown. */
    void catchUp() {
        state.set(contest.state());
        lastTurn.set(history().isEmpty() ? Optional.empty() : Optional.of(history().getLast()));
        countBack();
    }

    void countBack() {
        undoable.set(contest.turnsBack(seats()) > 0);
        redoable.set(contest.turnsForward(seats()) > 0);
    }

    /** A contest that is over stays so: its beans are opened, and its end can't be taken back any more. */
    public void settle() {
        contest.settle();
        countBack();
    }

    /** Whoever has to act now: asks anew. */
    void takeSeats() {
        if (awaiting.get() != Awaiting.NOTHING || computerAtIt) {
            putDown();
            steps.go();
        }
    }

    /**
     * Where computers are among themselves: stops them before the next cast or move, or lets them go on. What is being
     * shown comes to its end.
     */
    public void pause(boolean stop) {
        paused.set(stop && isWatched());
        stopOrGo();
    }

    /** The same, for as long as something like an open menu has the attention of whoever looks on. */
    public void hold(boolean wait) {
        held = wait;
        stopOrGo();
    }

    private boolean isStopped() {
        return paused.get() || held && isWatched();
    }

    private void stopOrGo() {
        if (isStopped() && computerAtIt) {
            putDown();
            due = true;
        } else if (!isStopped() && due) {
            steps.go();
        }
    }

    void playMove(int move) {
        State now = contest.state();
        play(now.phase() == Phase.BET ? new Entry.Bet(move) : new Entry.Move(now.text(move)));
    }

    /** Plays and shows something as soon as it is kept. */
    void play(Entry entry) {
        jump.set(Optional.empty());
        putDown();
        long now = stamp;
        contest.play(entry, inThisContest(() -> {
            if (stamp == now) {
                countBack();
                perform(contest.history().getLast());
            } else {
                goOn();
            }
        }));
    }

    private void perform(Turn turn) {
        long now = stamp;
        performer.perform(turn, () -> ifStill(now, () -> lastTurn.set(Optional.of(turn))), () -> ifStill(now, () -> {
            state.set(turn.after());
            steps.go();
        }));
    }

    /** Shows how things stand, without any way to it, and goes on from there. */
    void goOn() {
        catchUp();
        performer.show(state());
        steps.go();
    }

    Runnable inThisContest(Runnable next) {
        Contest now = contest;
        return () -> {
            if (contest == now) {
                next.run();
            }
        };
    }

    void ifStill(long then, Runnable next) {
        if (stamp == then) {
            next.run();
        }
    }

    private void step() {
        due = isStopped();
        if (resting.get() || due || contest.isUnderway()) {
            return;
        }
        computerAtIt = false;
        State now = contest.state();
        Seat seat = now.turn().map(side -> seats().of(side)).orElse(Seat.PLAYER);
        switch (now.phase()) {
            case BET -> {
                if (seats().players().isEmpty()) {
                    after(Performer.Beat.MIRROR_MOVES, () -> think(now));
                } else {
                    await(Awaiting.BET);
                }
            }
            case OVER -> {
                // Against the computer the end can be taken back, until the table is left or the beans are checked.
                if (seats().computers().isEmpty() || !undoable.get()) {
                    settle();
                }
                await(Awaiting.NEW_CONTEST);
            }
            case THROWOFF, CAST -> {
                if (ownBeans.get() && !contest.isSealed()) {
                    await(Awaiting.OWN_THROW);
                } else if (now.castsAlone()) {
                    play(contest.cast(0));
                } else if (seat == Seat.MIRROR) {
                    after(beforeCast(), () -> play(contest.cast(0)));
                } else {
                    await(Awaiting.THROW);
                }
            }
            case MOVE -> {
                List<Integer> moves = now.moves();
                if (seat == Seat.MIRROR) {
                    after(Performer.Beat.MIRROR_MOVES, () -> think(now));
                } else if (moves.size() == 1 && playForcedMoves.get()) {
                    after(Performer.Beat.FORCED, () -> playMove(moves.getFirst()));
                } else {
                    await(Awaiting.MOVE);
                }
            }
        }
    }

    /** What nobody could use has been seen at a glance. */
    private Performer.Beat beforeCast() {
        return !history().isEmpty() && history().getLast().isIdle() ? Performer.Beat.IDLE
                : Performer.Beat.MIRROR_CASTS;
    }

    private void after(Performer.Beat beat, Runnable next) {
        long now = ++stamp;
        computerAtIt = beat != Performer.Beat.FORCED;
        performer.pause(beat, () -> ifStill(now, next));
    }

    /** Plays a move of a player, after a warning if it gives very much away. */
    void weigh(int move) {
        State position = state();
        putDown();
        long now = stamp;
        thinking.judge(position, judged -> ifStill(now, () -> {
            double worth = judged.stream().filter(each -> each.move() == move).mapToDouble(Judged::value).findFirst()
                    .orElse(1);
            double loss = judged.getFirst().value() - worth;
            if (Grade.of(loss) == Grade.WORST) {
                // Whoever is warned has been advised: the record says so, as of any hint.
                contest.note(new Entry.Hint(), () -> ifStill(now,
                        () -> warning.set(Optional.of(new Warning(position, move, loss)))));
            } else {
                playMove(move);
            }
        }), () -> ifStill(now, () -> playMove(move)));
    }

    /** Plays the move that there is a warning of. */
    public void insist() {
        warning.get().ifPresent(warned -> playMove(warned.move()));
    }

    /** Takes the move back that there is a warning of: another can be chosen, or the same. */
    public void reconsider() {
        if (warning.get().isPresent()) {
            await(Awaiting.MOVE);
        }
    }

    private void think(State position) {
        long now = ++stamp;
        Side mover = position.mover();
        Consumer<Integer> play = move -> ifStill(now, () -> playMove(move));
        if (position.phase() == Phase.BET) {
            Side other = position.sides().stream().filter(side -> side != mover).findFirst().orElse(mover);
            thinking.bet(position, seats().level(mover), seats().level(other), play);
        } else {
            thinking.choose(position, seats().level(mover), play);
        }
    }
}

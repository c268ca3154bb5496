package patolli.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import patolli.ai.Judged;
import patolli.beans.CastSource;
import patolli.beans.Occasion;
import patolli.beans.Thrown;
import patolli.play.Seat;
import patolli.play.Seats;
import patolli.play.Sitting;
import patolli.play.Turn;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.save.Entry;

/**
 * A table at which one sitting after the other is played. Lives on the FX thread; only the {@link Mind} works on
 * another, and what it finds is dropped if the position has changed meanwhile. Commands that don't fit what the
 * table waits for change nothing.
 */
public final class TableModel extends TableView {
    private final Supplier<State> opening;
    private final Contests contests;
    private final Thinking thinking;
    private final Steps steps = new Steps(this::step);

    private Performer performer = Performer.UNSEEN;
    private Contest contest;
    /** Who plays which side as soon as that is kept. */
    private Seats seating;
    private long stamp;
    private long hintAsked = -1;
    private boolean mirrorAtIt;
    private boolean resting = true;

    /**
     * @param opening  the position that each contest begins with
     * @param seated   who sits where at first
     * @param contests the beans of each contest, and who keeps it
     * @param mind     Smoking Mirror's
     * @param adviser  gives hints
     * @param thinker  where both think
     * @param screen   the way back to the FX thread
     */
    public TableModel(Supplier<State> opening, Seats seated, Contests contests, Mind mind, Adviser adviser,
            Executor thinker, Executor screen) {
        this.opening = opening;
        this.contests = contests;
        thinking = new Thinking(mind, adviser, thinker, screen);
        seating = seated;
        lay(opening.get());
        ownBeans.subscribe(own -> takeSeats());
    }

    /**
     * A table at which nothing is kept and the best move is the mind's.
     *
     * @param newBeans the source of casts of each contest
     */
    public TableModel(Supplier<State> opening, Seats seated, Supplier<CastSource> newBeans, Mind mind,
            Executor thinker, Executor screen) {
        this(opening, seated, Contests.unkept(newBeans), mind, state -> List.of(new Judged(mind.choose(state), 1)),
                thinker, screen);
    }

    /** What has been played in this contest, oldest first. */
    public List<Turn> history() {
        return contest.history();
    }

    /** What the contest is played with. */
    public Provision provision() {
        return contest.provision();
    }

    /** Who shows what happens from now on. What the one before has not shown to its end counts as shown. */
    public void setPerformer(Performer performer) {
        this.performer = performer;
        catchUp();
        performer.show(state());
    }

    /** Lets the evening go on: when everything is in place, and after a {@link #rest()}. */
    public void begin() {
        resting = false;
        steps.go();
    }

    /** Waits for nothing and nobody, as long as something else is going on, until {@link #begin()}. */
    public void rest() {
        resting = true;
        putDown();
        catchUp();
    }

    /** Nobody's turn any more; what was on its way to be shown or thought of comes to nothing. */
    private void putDown() {
        stamp++;
        mirrorAtIt = false;
        await(Awaiting.NOTHING);
        draws.set(0);
    }

    private void await(Awaiting what) {
        hint.set(Optional.empty());
        awaiting.set(what);
    }

    /** What has not been shown to its end counts as shown. */
    private void catchUp() {
        state.set(contest.state());
        lastTurn.set(history().isEmpty() ? Optional.empty() : Optional.of(history().getLast()));
        countBack();
    }

    private void countBack() {
        undoable.set(contest.turnsBack(seats()) > 0);
        redoable.set(contest.turnsForward(seats()) > 0);
    }

    /** Starts a new contest; what was played is left as it is. */
    public void newContest() {
        lay(opening.get());
        open();
    }

    /** When a contest is over: plays it once more with the same beans, and everybody on another side. */
    public void sameBeansAgain() {
        if (awaiting() == Awaiting.NEW_CONTEST) {
            State start = contest.start();
            Map<Occasion, Thrown> thrown = contest.thrown();
            seating = seating.switched();
            lay(new SavedContest(new Sitting(start), seating, thrown,
                    contests.again(start, seating, contest.provision())));
            open();
        }
    }

    /** Lays a contest on the table that was left; it goes on with {@link #begin()}. */
    public void resume(SavedContest saved) {
        lay(saved);
        resting = true;
        performer.show(state());
    }

    private void open() {
        performer.show(state());
        begin();
    }

    private void lay(State start) {
        lay(new SavedContest(new Sitting(start), seating, Map.of(), contests.open(start, seating)));
    }

    private void lay(SavedContest saved) {
        if (contest != null) {
            contest.provision().keeper().close();
        }
        putDown();
        contest = new Contest(saved);
        seating = saved.seats();
        seats.set(seating);
        catchUp();
    }

    /** The table is left for good: what it keeps is closed. */
    public void leave() {
        rest();
        contest.provision().keeper().close();
    }

    /** Smoking Mirror takes the side whose turn it is, or leaves the table. */
    public void setMirrorPlays(boolean plays) {
        List<Side> sides = state().sides();
        seat(plays ? Seats.mirrorPlays(sides, mirrorsNewSide()) : Seats.allPlayers(sides));
    }

    private Side mirrorsNewSide() {
        // During the bet the turn is red's by rule only, so nobody's turn is taken from him.
        State now = contest.state();
        boolean open = now.phase() == Phase.BET || now.phase() == Phase.OVER;
        return open ? now.sides().getLast() : now.mover();
    }

    /** Against Smoking Mirror: the player takes his side and he the player's. */
    public void switchSides() {
        seat(seating.switched());
    }

    private void seat(Seats now) {
        seating = now;
        contest.note(new Entry.Seated(now), inThisContest(() -> {
            seats.set(now);
            countBack();
            takeSeats();
        }));
    }

    /** Whoever has to act now: asks anew. */
    private void takeSeats() {
        if (awaiting.get() != Awaiting.NOTHING || mirrorAtIt) {
            putDown();
            steps.go();
        }
    }

    /** Stakes so many assets. */
    public void bet(int amount) {
        if (awaiting() == Awaiting.BET && state().moves().contains(amount)) {
            play(new Entry.Bet(amount));
        }
    }

    /**
     * Draws the beans that many times more while a player holds them: how often they were drawn before
     * {@link #release()} decides what they show.
     */
    public void rattle(int times) {
        if (awaiting() == Awaiting.THROW) {
            draws.set(draws.get() + times);
        }
    }

    /** Lets go of the beans. */
    public void release() {
        if (awaiting() == Awaiting.THROW) {
            play(contest.cast(Math.max(1, draws.get())));
        }
    }

    /** Says what real beans show, as index into the game's casts. */
    public void enter(int cast) {
        if (awaiting() == Awaiting.OWN_THROW && cast >= 0 && cast < state().game().casts().size()) {
            play(contest.own(cast));
        }
    }

    /** Plays one of the legal moves. */
    public void move(int move) {
        if (awaiting() == Awaiting.MOVE && state().moves().contains(move)) {
            playMove(move);
        }
    }

    private void playMove(int move) {
        play(new Entry.Move(contest.state().text(move)));
    }

    /** Takes the last decision back that a player made, and all that came after it. */
    public void undo() {
        takeBack(new Entry.Undo(), contest.turnsBack(seats()));
    }

    /** Plays again what was taken back: a decision, and what came after it up to the next. */
    public void redo() {
        takeBack(new Entry.Redo(), contest.turnsForward(seats()));
    }

    private void takeBack(Entry step, int turns) {
        if (turns == 0 || resting || contest.isUnderway()) {
            return;
        }
        putDown();
        for (int i = 1; i < turns; i++) {
            contest.play(step, () -> { });
        }
        contest.play(step, inThisContest(this::goOn));
    }

    /**
     * Asks for advice on the move that is awaited; it comes as {@link #hintProperty()} if that still is so then.
     * Asked once more, it is told in full.
     */
    public void askForHint() {
        if (hintAsked == stamp) {
            hint.set(hint.get().map(Hint::inFull));
        } else if (awaiting() == Awaiting.MOVE) {
            long now = stamp;
            hintAsked = now;
            State position = state();
            contest.note(new Entry.Hint(), () -> ifStill(now, () -> thinking.judge(position,
                    judged -> ifStill(now, () -> hint.set(Optional.of(new Hint(position, judged, Hint.Part.BEST)))))));
        }
    }

    /** Plays and shows something as soon as it is kept. */
    private void play(Entry entry) {
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
    private void goOn() {
        catchUp();
        performer.show(state());
        steps.go();
    }

    private Runnable inThisContest(Runnable next) {
        Contest now = contest;
        return () -> {
            if (contest == now) {
                next.run();
            }
        };
    }

    private void ifStill(long then, Runnable next) {
        if (stamp == then) {
            next.run();
        }
    }

    private void step() {
        if (resting || contest.isUnderway()) {
            return;
        }
        mirrorAtIt = false;
        State now = contest.state();
        Seat seat = now.turn().map(side -> seats().of(side)).orElse(Seat.PLAYER);
        switch (now.phase()) {
            case BET -> await(Awaiting.BET);
            case OVER -> await(Awaiting.NEW_CONTEST);
            case THROWOFF, CAST -> {
                if (ownBeans.get() && !contest.isSealed()) {
                    await(Awaiting.OWN_THROW);
                } else if (now.castsAlone()) {
                    play(contest.cast(0));
                } else if (seat == Seat.MIRROR) {
                    after(Performer.Beat.MIRROR_CASTS, () -> play(contest.cast(0)));
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

    private void after(Performer.Beat beat, Runnable next) {
        long now = ++stamp;
        mirrorAtIt = beat != Performer.Beat.FORCED;
        performer.pause(beat, () -> ifStill(now, next));
    }

    private void think(State position) {
        long now = ++stamp;
        thinking.choose(position, move -> ifStill(now, () -> playMove(move)));
    }
}

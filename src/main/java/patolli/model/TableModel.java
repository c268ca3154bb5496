package patolli.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import patolli.ai.Judged;
import patolli.beans.CastSource;
import patolli.beans.Occasion;
import patolli.beans.Thrown;
import patolli.play.ContestSetup;
import patolli.play.Level;
import patolli.play.Seats;
import patolli.play.Sitting;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.save.Entry;

/**
 * A table at which one contest after the other is played. Lives on the FX thread; {@link Mind}, {@link Adviser} and
 * {@link Keeper} work on others, and what is thought about a position is dropped when it has changed meanwhile.
 * Commands that don't fit what the table waits for change nothing.
 */
public final class TableModel extends TableFlow {
    private Supplier<State> opening;
    private final Contests contests;
    /** Who plays which side as soon as that is kept. */
    private Seats seating;
    private long hintAsked = -1;

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
        super(new Thinking(mind, adviser, thinker, screen));
        this.opening = opening;
        this.contests = contests;
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

    /** Somebody shows no more what happens; nobody does then, unless another has come before. */
    public void dropPerformer(Performer gone) {
        if (performer == gone) {
            setPerformer(Performer.UNSEEN);
        }
    }

    /** Lets the evening go on: when everything is in place, and after a {@link #rest()}. */
    public void begin() {
        resting.set(false);
        steps.go();
    }

    /** Waits for nothing and nobody, as long as something else is going on, until {@link #begin()}. */
    public void rest() {
        resting.set(true);
        putDown();
        catchUp();
    }

    /** Starts a new contest; what was played is left as it is. */
    public void newContest() {
        lay(opening.get());
        open();
    }

    /** When a contest is over: plays it once more with the same beans, and everybody on another side. */
    public void sameBeansAgain() {
        // What was edited has no beans that anything sealed.
        if (awaiting() == Awaiting.NEW_CONTEST && !trial) {
            State start = contest.start();
            Map<Occasion, Thrown> thrown = contest.thrown();
            seating = seating.switched(start.sides());
            lay(new SavedContest(new Sitting(start), seating, thrown,
                    contests.again(start, seating, contest.provision())));
            noteNames();
            open();
        }
    }

    /** Lays a contest on the table that was left; it goes on with {@link #begin()}. */
    public void resume(SavedContest saved) {
        State start = saved.sitting().start();
        if (start.game() != state().game()) {
            opening = saved::opening;
        }
        lay(saved);
        resting.set(true);
        performer.show(state());
    }

    /** The position that the next contest begins with. */
    public State opening() {
        return opening.get();
    }

    /** Lays a contest on the table, and from then on others like it; it goes on with {@link #begin()}. */
    public void lay(ContestSetup setup) {
        opening = setup::opening;
        seating = asKept(setup.seats());
        lay(setup.opening());
        resting.set(true);
        performer.show(state());
    }

    private static Seats asKept(Seats typed) {
        Seats kept = typed;
        for (Map.Entry<Side, String> each : typed.names().entrySet()) {
            kept = kept.called(each.getKey(), Entry.Called.line(each.getValue()));
        }
        return kept;
    }

    private void open() {
        performer.show(state());
        begin();
    }

    private void lay(State start) {
        lay(new SavedContest(new Sitting(start), seating, Map.of(), contests.open(start, seating)));
        noteNames();
    }

    private void noteNames() {
        seating.names().forEach((side, name) -> contest.note(new Entry.Called(side, name), () -> { }));
        seating.levels().forEach((side, level) -> contest.note(new Entry.Plays(side, level), () -> { }));
    }

    private void lay(SavedContest saved) {
        if (contest != null) {
            contest.settle();
            contest.provision().keeper().close();
            if (saved.sitting().start().game() != contest.start().game()) {
                // It can't show positions of another game.
                performer = Performer.UNSEEN;
            }
        }
        putDown();
        jump.set(Optional.empty());
        paused.set(false);
        trial = saved.isTrial();
        contest = new Contest(saved);
        seating = saved.seats();
        seats.set(seating);
        catchUp();
    }

    /** The table is left for good: what it keeps is closed. */
    public void leave() {
        rest();
        contest.settle();
        contest.provision().keeper().close();
    }

    /** Smoking Mirror takes the side whose turn it is, or leaves the table. */
    public void setMirrorPlays(boolean plays) {
        List<Side> sides = state().sides();
        seat((plays ? Seats.mirrorPlays(sides, mirrorsNewSide()) : Seats.allPlayers(sides)).keepingNames(seating));
    }

    private Side mirrorsNewSide() {
        // During the bet the turn is red's by rule only, so nobody's turn is taken from him.
        State now = contest.state();
        boolean open = now.phase() == Phase.BET || now.phase() == Phase.OVER;
        return open ? now.sides().getLast() : now.mover();
    }

    /** Against Smoking Mirror: the player takes his side and he the player's. */
    public void switchSides() {
        seat(seating.switched(state().sides()));
    }

    /** From now on all computers play so well. */
    public void setLevel(Level level) {
        Seats now = seating.playing(level);
        for (Side side : now.computers()) {
            if (now.level(side) != seating.level(side)) {
                contest.note(new Entry.Plays(side, level), () -> { });
            }
        }
        seating = now;
        seats.set(now);
    }

    private void seat(Seats now) {
        seating = now;
        if (contest.isUntouched()) {
            // The seal covers who sits where.
            State start = contest.start();
            lay(start);
            steps.go();
            return;
        }
        contest.provision().pledge().ifPresent(pledge -> pledge.seated(now));
        contest.note(new Entry.Seated(now), inThisContest(() -> {
            seats.set(now);
            paused.set(paused.get() && isWatched());
            countBack();
            takeSeats();
        }));
        noteNames();
    }

    /** Whether a word can be added to the beans: before the first cast, once. */
    public boolean takesWord() {
        return contest.takesWord();
    }

    /**
     * Adds the players' word to the beans, if there is still time for it.
     *
     * @param typed what they wrote; only its first line's {@link Entry.Word#line form} counts, and nothing if it is
     *              empty
     */
    public void addWord(String typed) {
        String word = Entry.Word.line(typed);
        if (takesWord() && !word.isEmpty()) {
            contest.add(word);
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

    /** Whether it matters for the cast that is due how long the beans are held. */
    public boolean isShaken() {
        return contest.isShaken();
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

    /** Plays one of the legal moves; if that is wanted, one that gives very much away not before a warning. */
    public void move(int move) {
        if (awaiting() == Awaiting.MOVE && state().moves().contains(move)) {
            if (warnsOfErrors.get() && state().moves().size() > 1) {
                weigh(move);
            } else {
                playMove(move);
            }
        }
    }

    /** Takes the last decision back that a player made, and all that came after it. */
    public void undo() {
        int turns = contest.turnsBack(seats());
        takeBack(Entry.Undo::new, turns, turns == 0 ? new Jump(Jump.Way.NOT_BACK, 0)
                : new Jump(Jump.Way.BACK, contest.castsBack(turns)));
    }

    /** Plays again what was taken back: a decision, and what came after it up to the next. */
    public void redo() {
        int turns = contest.turnsForward(seats());
        takeBack(Entry.Redo::new, turns, turns == 0 ? new Jump(Jump.Way.NOT_ONWARDS, 0)
                : new Jump(Jump.Way.ONWARDS, contest.castsForward(turns)));
    }

    /** Many turns or one, it is one entry: kept as a whole, or not at all. */
    private void takeBack(IntFunction<Entry> step, int turns, Jump done) {
        if (resting.get() || contest.isUnderway()) {
            return;
        }
        if (turns == 0) {
            jump.set(Optional.of(done));
            return;
        }
        putDown();
        contest.play(step.apply(turns), inThisContest(() -> {
            // Where it has led to is told with the position there.
            catchUp();
            jump.set(Optional.of(done));
            goOn();
        }));
    }

    /** Whether the position can be played out: a player is to act, or computers among themselves are stopped. */
    public boolean canBePlayedOut() {
        return switch (awaiting()) {
            case BET, THROW, OWN_THROW, MOVE -> true;
            case NOTHING -> paused.get() && state().phase() != Phase.OVER;
            case NEW_CONTEST -> false;
        };
    }

    /** Something else advises whoever is to decide now: the record notes it as a hint. */
    public void advised() {
        if (awaiting() == Awaiting.MOVE) {
            contest.note(new Entry.Hint(), () -> { });
        }
    }

    /**
     * Asks for advice on the move or the bet that is awaited; it comes as {@link #hintProperty()} if that still is so
     * then. Asked once more, it is told in full.
     */
    public void askForHint() {
        if (hintAsked == stamp) {
            hint.set(hint.get().map(Hint::inFull));
        } else if (awaiting() == Awaiting.MOVE || awaiting() == Awaiting.BET) {
            long now = stamp;
            hintAsked = now;
            State position = state();
            Seats seated = seats();
            contest.note(new Entry.Hint(), () -> ifStill(now, () -> thinking.advise(position, seated,
                    advice -> ifStill(now, () -> hint.set(Optional.of(advice))))));
        }
    }
}

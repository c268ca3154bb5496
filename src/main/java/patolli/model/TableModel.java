package patolli.model;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.beans.CastSource;
import patolli.play.Seat;
import patolli.play.Seats;
import patolli.play.Sitting;
import patolli.play.Turn;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;

/**
 * A table at which one sitting after the other is played. Lives on the FX thread; only the {@link Mind} works on
 * another, and what it finds is dropped if the position has changed meanwhile. Commands that don't fit what the
 * table waits for change nothing.
 */
public final class TableModel {
    private static final Logger LOG = LoggerFactory.getLogger(TableModel.class);

    private final Supplier<State> opening;
    private final Supplier<CastSource> newBeans;
    private final Mind mind;
    private final Executor thinker;
    private final Executor screen;

    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Awaiting> awaiting = new ReadOnlyObjectWrapper<>(Awaiting.NOTHING);
    private final ReadOnlyObjectWrapper<Seats> seats = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Optional<Turn>> lastTurn = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyIntegerWrapper draws = new ReadOnlyIntegerWrapper();
    private final BooleanProperty playForcedMoves = new SimpleBooleanProperty(true);

    private Performer performer = Performer.UNSEEN;
    private Sitting sitting;
    private CastSource beans;
    private int drawn = -1;
    private long stamp;
    private boolean mirrorAtIt;
    private boolean running;
    private boolean again;

    /**
     * @param opening  the position that each sitting begins with
     * @param seated   who sits where at first
     * @param newBeans the source of casts of each sitting
     * @param thinker  where the mind works
     * @param screen   the way back to the FX thread
     */
    public TableModel(Supplier<State> opening, Seats seated, Supplier<CastSource> newBeans, Mind mind,
            Executor thinker, Executor screen) {
        this.opening = opening;
        this.newBeans = newBeans;
        this.mind = mind;
        this.thinker = thinker;
        this.screen = screen;
        seats.set(seated);
        lay(opening.get());
    }

    /** The position as it is shown; while a turn is being performed it is the one before it. */
    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    public State state() {
        return state.get();
    }

    /** What the table waits for. */
    public ReadOnlyObjectProperty<Awaiting> awaitingProperty() {
        return awaiting.getReadOnlyProperty();
    }

    public Awaiting awaiting() {
        return awaiting.get();
    }

    /** Who plays which side. */
    public ReadOnlyObjectProperty<Seats> seatsProperty() {
        return seats.getReadOnlyProperty();
    }

    public Seats seats() {
        return seats.get();
    }

    /** What happened last, as far as it may be told already; empty at the start of a sitting. */
    public ReadOnlyObjectProperty<Optional<Turn>> lastTurnProperty() {
        return lastTurn.getReadOnlyProperty();
    }

    /** How often the beans were drawn since they were taken up; 0 while they lie. */
    public ReadOnlyIntegerProperty drawsProperty() {
        return draws.getReadOnlyProperty();
    }

    /** Whether a cast that leaves a player one move is played at once. */
    public BooleanProperty playForcedMovesProperty() {
        return playForcedMoves;
    }

    /** What has been played in this sitting, oldest first. */
    public List<Turn> history() {
        return sitting.history();
    }

    /** Who shows what happens from now on. What the one before has not shown to its end counts as shown. */
    public void setPerformer(Performer performer) {
        this.performer = performer;
        catchUp();
        performer.show(state());
    }

    /** Lets the evening go on: when everything is in place, and after a {@link #rest()}. */
    public void begin() {
        advance();
    }

    /** Waits for nothing and nobody, as long as something else is going on, until {@link #begin()}. */
    public void rest() {
        layDown();
        stamp++;
        mirrorAtIt = false;
        awaiting.set(Awaiting.NOTHING);
        catchUp();
    }

    /** What has not been shown to its end counts as shown. */
    private void catchUp() {
        state.set(sitting.state());
        lastTurn.set(history().isEmpty() ? Optional.empty() : Optional.of(history().getLast()));
    }

    /** Starts a new contest; what was played is given up. */
    public void newContest() {
        lay(opening.get());
        performer.show(state());
        advance();
    }

    private void lay(State start) {
        stamp++;
        drawn = -1;
        draws.set(0);
        sitting = new Sitting(start);
        beans = newBeans.get();
        awaiting.set(Awaiting.NOTHING);
        lastTurn.set(Optional.empty());
        state.set(start);
    }

    /** Smoking Mirror takes the side whose turn it is, or leaves the table. */
    public void setMirrorPlays(boolean plays) {
        List<Side> sides = state().sides();
        seat(plays ? Seats.mirrorPlays(sides, mirrorsNewSide()) : Seats.allPlayers(sides));
    }

    private Side mirrorsNewSide() {
        // During the bet the turn is red's by rule only, so nobody's turn is taken from him.
        State now = sitting.state();
        boolean open = now.phase() == Phase.BET || now.phase() == Phase.OVER;
        return open ? now.sides().getLast() : now.mover();
    }

    /** Against Smoking Mirror: the player takes his side and he the player's. */
    public void switchSides() {
        seat(seats().switched());
    }

    private void seat(Seats now) {
        seats.set(now);
        if (awaiting.get() != Awaiting.NOTHING || mirrorAtIt) {
            layDown();
            stamp++;
            awaiting.set(Awaiting.NOTHING);
            advance();
        }
    }

    /** Stakes so many assets. */
    public void bet(int amount) {
        if (awaiting.get() == Awaiting.BET && state().moves().contains(amount)) {
            show(sitting.bet(amount));
        }
    }

    /**
     * Draws the beans that many times more while a player holds them; the last draw before {@link #release()} counts.
     */
    public void rattle(int times) {
        if (awaiting.get() == Awaiting.THROW) {
            for (int i = 0; i < times; i++) {
                drawn = beans.draw(state().game().casts());
            }
            draws.set(draws.get() + times);
        }
    }

    /** Lets go of the beans: they show what was drawn last. */
    public void release() {
        if (awaiting.get() == Awaiting.THROW) {
            if (drawn < 0) {
                rattle(1);
            }
            int cast = drawn;
            layDown();
            show(sitting.cast(cast));
        }
    }

    private void layDown() {
        drawn = -1;
        draws.set(0);
    }

    /** Plays one of the legal moves. */
    public void move(int move) {
        if (awaiting.get() == Awaiting.MOVE && state().moves().contains(move)) {
            show(sitting.move(move));
        }
    }

    private int choose(State position) {
        try {
            int move = mind.choose(position);
            if (position.moves().contains(move)) {
                return move;
            }
            LOG.error("Smoking Mirror wanted the illegal move {} at {}; he plays the first one", move, position);
        } catch (RuntimeException e) {
            LOG.error("Smoking Mirror could not make up his mind at {}; he plays the first move", position, e);
        }
        return position.moves().getFirst();
    }

    private void show(Optional<Turn> made) {
        made.ifPresent(turn -> {
            mirrorAtIt = false;
            awaiting.set(Awaiting.NOTHING);
            long now = ++stamp;
            performer.perform(turn, () -> ifStill(now, () -> lastTurn.set(made)), () -> ifStill(now, () -> {
                state.set(turn.after());
                advance();
            }));
        });
    }

    private void ifStill(long then, Runnable next) {
        if (stamp == then) {
            next.run();
        }
    }

    /** One step after the other until the table waits for somebody; never nested, however fast the performer. */
    private void advance() {
        again = true;
        if (running) {
            return;
        }
        running = true;
        try {
            while (again) {
                again = false;
                step();
            }
        } finally {
            running = false;
        }
    }

    private void step() {
        mirrorAtIt = false;
        State now = sitting.state();
        Seat seat = now.turn().map(side -> seats().of(side)).orElse(Seat.PLAYER);
        switch (now.phase()) {
            case BET -> awaiting.set(Awaiting.BET);
            case OVER -> awaiting.set(Awaiting.NEW_CONTEST);
            case THROWOFF, CAST -> {
                if (now.castsAlone()) {
                    show(sitting.cast(beans.draw(now.game().casts())));
                } else if (seat == Seat.MIRROR) {
                    after(Performer.Beat.MIRROR_CASTS, () -> show(sitting.cast(beans.draw(now.game().casts()))));
                } else {
                    awaiting.set(Awaiting.THROW);
                }
            }
            case MOVE -> {
                List<Integer> moves = now.moves();
                if (seat == Seat.MIRROR) {
                    after(Performer.Beat.MIRROR_MOVES, () -> think(now));
                } else if (moves.size() == 1 && playForcedMoves.get()) {
                    after(Performer.Beat.FORCED, () -> show(sitting.move(moves.getFirst())));
                } else {
                    awaiting.set(Awaiting.MOVE);
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
        thinker.execute(() -> {
            int move = choose(position);
            screen.execute(() -> ifStill(now, () -> show(sitting.move(move))));
        });
    }
}

package patolli.rules.tablan;

import static patolli.rules.Side.BLACK;
import static patolli.rules.Side.WHITE;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import patolli.rules.Draft;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Hindrance;
import patolli.rules.Leg;
import patolli.rules.MoveView;
import patolli.rules.Options;
import patolli.rules.Outcome;
import patolli.rules.Phase;
import patolli.rules.Run;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;

/**
 * A position of Tablan. The opening, in which a 2 is cast for, is phase throwoff. Sets of pieces are bits by the
 * steps of their owner, bit 0 its first square; {@link TablanSquares#square} says where a step lies.
 */
public final class TablanState implements State {
    static final List<Side> SIDES = List.of(WHITE, BLACK);
    static final int NO_CAST = -1;

    private final TablanSetup setup;
    private final Phase phase;
    private final Side mover;
    private final int cast;
    private final TablanOpening opening;
    /** As {@link TablanMoves} reads them. */
    private final long white;
    private final long black;

    private TablanState(TablanSetup setup, Phase phase, Side mover, int cast, TablanOpening opening, long white,
            long black) {
        this.setup = setup;
        this.phase = phase;
        this.mover = mover;
        this.cast = cast;
        this.opening = opening;
        this.white = white;
        this.black = black;
    }

    static TablanState start(TablanSetup setup) {
        return setup.first().isPresent()
                ? toCast(setup, setup.first().get(), TablanMoves.START, TablanMoves.START)
                : throwOff(setup, WHITE, TablanOpening.UNCAST);
    }

    static TablanState throwOff(TablanSetup setup, Side mover, TablanOpening opening) {
        return new TablanState(setup, Phase.THROWOFF, mover, NO_CAST, opening, TablanMoves.START, TablanMoves.START);
    }

    static TablanState toCast(TablanSetup setup, Side mover, long white, long black) {
        return new TablanState(setup, Phase.CAST, mover, NO_CAST, TablanOpening.UNCAST, white, black);
    }

    static TablanState toMove(TablanSetup setup, Side mover, int cast, long white, long black) {
        return new TablanState(setup, Phase.MOVE, mover, cast, TablanOpening.UNCAST, white, black);
    }

    static TablanState over(TablanSetup setup, long white, long black) {
        return new TablanState(setup, Phase.OVER, null, NO_CAST, TablanOpening.UNCAST, white, black);
    }

    /** The parts that a phase has no use for are dropped; the pieces of a draft may lie as they do in no game. */
    static TablanState of(TablanSetup setup, Phase phase, Side turn, int cast, TablanOpening opening, long white,
            long black) {
        return new TablanState(setup, phase, phase == Phase.OVER ? null : turn, phase == Phase.MOVE ? cast : NO_CAST,
                phase == Phase.THROWOFF ? opening : TablanOpening.UNCAST, white, black);
    }

    static Side other(Side side) {
        return side == WHITE ? BLACK : WHITE;
    }

    @Override
    public TablanGame game() {
        return TablanGame.INSTANCE;
    }

    @Override
    public Options options() {
        return setup.options();
    }

    @Override
    public List<Side> sides() {
        return SIDES;
    }

    @Override
    public Phase phase() {
        return phase;
    }

    @Override
    public Side mover() {
        return mover;
    }

    @Override
    public int cast() {
        return cast;
    }

    /** The steps of a side's pieces that have not moved yet, all on its home row. */
    public long unmoved(Side side) {
        return set(side) >>> TablanMoves.UNMOVED;
    }

    /** The steps of a side's pieces that have moved and may move again. */
    public long moving(Side side) {
        return set(side) & TablanMoves.RUN & ~unmoved(side);
    }

    /** The steps of a side's pieces on the enemy home row. */
    public long settled(Side side) {
        return set(side) & TablanSquares.ENEMY_HOME;
    }

    @Override
    public int moves(int[] into) {
        return phase == Phase.MOVE
                ? TablanMoves.moves(set(mover), set(other(mover)), setup.inOrder(), TablanGame.value(cast), into)
                : 0;
    }

    @Override
    public State cast(int cast, Events events) {
        if (!phase.isChance()) {
            throw new IllegalStateException("no cast is due in phase " + phase.key());
        }
        return new TablanTurn(this, events).cast(Objects.checkIndex(cast, TablanGame.CASTS.size()));
    }

    @Override
    public State play(int move, Events events) {
        if (phase != Phase.MOVE) {
            throw new IllegalStateException("no move is due in phase " + phase.key());
        }
        return new TablanTurn(this, events).play(move);
    }

    @Override
    public Run run() {
        return new TablanRun(this);
    }

    @Override
    public String text(int move) {
        return TablanMoves.text(move, mover, TablanGame.value(cast));
    }

    @Override
    public MoveView view(int move) {
        if (phase != Phase.MOVE) {
            throw new IllegalStateException("no move is due in phase " + phase.key());
        }
        int distance = TablanMoves.distance(move, TablanGame.value(cast));
        return new MoveView(move, TablanMoves.order(move, distance).stream()
                .map(from -> TablanSquares.PATHS.moved(mover, from, from + distance, 1)).toList());
    }

    @Override
    public Optional<Hindrance> hindrance(Spot origin) {
        return phase == Phase.MOVE && origin instanceof Spot.Square square && pieces(mover).contains(origin)
                ? TablanMoves.hindrance(set(mover), set(other(mover)), setup.inOrder(), TablanGame.value(cast), mover,
                        TablanSquares.step(mover, square.number()))
                : Optional.empty();
    }

    @Override
    public Optional<Leg> leg(Event event) {
        return TablanSquares.PATHS.leg(event);
    }

    @Override
    public List<Spot> pieces(Side side) {
        long steps = set(side) & TablanSquares.BOARD;
        Stream<Spot> squares = IntStream.range(0, TablanSquares.SQUARES)
                .filter(square -> (steps & 1L << TablanSquares.step(side, square)) != 0).mapToObj(Spot.Square::new);
        int captured = TablanSquares.ROW - Long.bitCount(steps);
        return Stream.concat(squares, Collections.nCopies(captured, new Spot.Captured(side)).stream()).toList();
    }

    @Override
    public Outcome outcome() {
        int lead = Long.bitCount(settled(WHITE)) - Long.bitCount(settled(BLACK));
        return phase != Phase.OVER ? new Outcome.Undecided()
                : lead == 0 ? new Outcome.Drawn() : new Outcome.Won(lead > 0 ? WHITE : BLACK);
    }

    /** Nothing but settled pieces is counted in the end, so nothing else counts before. */
    @Override
    public double standing(Side side) {
        if (phase == Phase.OVER) {
            return outcome().winners().isEmpty() ? 0.5 : outcome().winners().contains(side) ? 1 : 0;
        }
        int lead = Long.bitCount(settled(WHITE)) - Long.bitCount(settled(BLACK));
        return 0.5 + 0.5 * (side == WHITE ? lead : -lead) / TablanSquares.ROW;
    }

    @Override
    public Draft draft() {
        return new TablanDraft(this);
    }

    @Override
    public Map<String, Object> tree() {
        return TablanTree.of(this);
    }

    TablanSetup setup() {
        return setup;
    }

    /** The casts of the opening so far. */
    TablanOpening opening() {
        return opening;
    }

    /** A side as {@link TablanMoves} reads it. */
    long set(Side side) {
        return side == WHITE ? white : black;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TablanState state && white == state.white && black == state.black
                && phase == state.phase && mover == state.mover && cast == state.cast
                && opening.equals(state.opening) && setup.equals(state.setup);
    }

    @Override
    public int hashCode() {
        long hash = (white * 31 + black) * 31 + phase.ordinal();
        hash = (hash * 31 + (mover == WHITE ? 1 : 0)) * 31 + cast;
        return Long.hashCode(hash * 31 + opening.hashCode());
    }

    @Override
    public String toString() {
        return tree().toString();
    }
}

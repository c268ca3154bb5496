package patolli.rules.pagade;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import patolli.rules.Draft;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Hindrance;
import patolli.rules.Leg;
import patolli.rules.MoveView;
import patolli.rules.Options;
import patolli.rules.Outcome;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.rules.ThrowOff;

/**
 * A position of pagade. A turn goes through phase move once for each die, unless a move uses both; a die that can't
 * be used is lost at once. Moves are numbers that {@link PagadeMove} takes apart.
 */
public final class PagadeState implements State {
    private final PagadeSetup setup;
    private final AllPawns board;
    private final Phase phase;
    private final ThrowOff throwOff;
    private final byte seat;
    private final byte low;
    private final byte high;

    /**
     * @param seat     the player to act; 0 in phase over, so that equal positions are equal
     * @param low      the lower die still to be used; 0 outside phase move
     * @param high     the other die, 0 if at most one is left
     * @param throwOff {@link ThrowOff#NONE} outside phase throwoff
     */
    PagadeState(PagadeSetup setup, AllPawns board, Phase phase, int seat, int low, int high, ThrowOff throwOff) {
        this.setup = setup;
        this.board = board;
        this.phase = phase;
        this.throwOff = throwOff;
        this.seat = (byte) seat;
        this.low = (byte) low;
        this.high = (byte) high;
    }

    @Override
    public PagadeGame game() {
        return PagadeGame.INSTANCE;
    }

    @Override
    public Options options() {
        return setup.options();
    }

    @Override
    public List<Side> sides() {
        return setup.sides();
    }

    @Override
    public Phase phase() {
        return phase;
    }

    @Override
    public Side mover() {
        return phase == Phase.OVER ? null : PagadePath.SEATS.get(seat);
    }

    /** The cast that was thrown while both its dice are still to be used, else -1; {@link #dice()} says more. */
    @Override
    public int cast() {
        return high == 0 ? -1 : StickDice.cast(low, high);
    }

    /** {@inheritDoc} One or two in phase move, else none. */
    @Override
    public List<Integer> dice() {
        return low == 0 ? List.of() : high == 0 ? List.of((int) low) : List.of((int) low, (int) high);
    }

    /**
     * The step of one of a player's four pawns.
     *
     * @param side one that plays
     * @param rank 0 for the hindmost pawn to 3 for the foremost
     * @return 0 in hand to 84 Home
     */
    public int step(Side side, int rank) {
        return Pawns.step(board.pawns(PagadePath.seat(side)), rank);
    }

    /** Whether this player has cut a pawn, and so may go home. */
    public boolean hasCut(Side side) {
        return board.hasCut(PagadePath.seat(side));
    }

    /** The last cast of that side in the throw-off, as it is written; empty while it is awaited, and afterwards. */
    public Optional<String> thrown(Side side) {
        return phase == Phase.THROWOFF ? setup.throwOff().thrown(throwOff, side) : Optional.empty();
    }

    @Override
    public int moves(int[] into) {
        return phase == Phase.MOVE ? PagadeMoves.write(board, seat, low, high, into) : 0;
    }

    @Override
    public State cast(int cast, Events events) {
        if (!phase.isChance()) {
            throw new IllegalStateException("no cast is awaited in phase " + phase.key());
        }
        return new PagadeTurn(this, events).cast(cast);
    }

    @Override
    public State play(int move, Events events) {
        return new PagadeTurn(this, events).play(move);
    }

    @Override
    public String text(int move) {
        return PagadeMove.text(move);
    }

    @Override
    public MoveView view(int move) {
        if (phase != Phase.MOVE) {
            throw new IllegalStateException("no move is awaited in phase " + phase.key());
        }
        int from = PagadeMove.from(move);
        int to = PagadeMove.to(move);
        int pawns = PagadeMove.isPair(move) ? 2 : 1;
        Leg leg = from == PagadePath.HAND ? PagadePath.PATHS.entered(mover(), to)
                : to == PagadePath.HOME ? PagadePath.PATHS.home(mover(), from, pawns)
                : PagadePath.PATHS.moved(mover(), from, to, pawns);
        int second = PagadeMove.secondDie(move);
        return new MoveView(move, List.of(leg), second == 0 ? List.of(PagadeMove.die(move))
                : List.of(PagadeMove.die(move), second));
    }

    @Override
    public Optional<Hindrance> hindrance(Spot origin) {
        return phase == Phase.MOVE ? new PagadeStuck(this).of(origin) : Optional.empty();
    }

    @Override
    public Optional<Hindrance> hindrance(Spot origin, List<Integer> dice) {
        return phase == Phase.MOVE ? new PagadeStuck(this).of(origin, dice) : Optional.empty();
    }

    @Override
    public Optional<Leg> leg(Event event) {
        return PagadePath.PATHS.leg(event);
    }

    @Override
    public List<Spot> pieces(Side side) {
        return IntStream.range(0, Pawns.COUNT).mapToObj(rank -> PagadePath.spot(side, step(side, rank))).toList();
    }

    @Override
    public Outcome outcome() {
        for (int winner = 0; winner < PagadePath.SEATS.size(); winner++) {
            if (board.pawns(winner) == Pawns.ALL_HOME) {
                return new Outcome.Won(PagadePath.SEATS.get(winner));
            }
        }
        return phase == Phase.OVER ? new Outcome.Drawn() : new Outcome.Undecided();
    }

    @Override
    public Draft draft() {
        return new PagadeDraft(this);
    }

    @Override
    public Map<String, Object> tree() {
        return PagadeTree.of(this);
    }

    PagadeSetup setup() {
        return setup;
    }

    ThrowOff throwOff() {
        return throwOff;
    }

    AllPawns board() {
        return board;
    }

    /** The number of the seat to act; 0 when the game is over. */
    int seat() {
        return seat;
    }

    /** The lower die still to be used; 0 outside phase move. */
    int low() {
        return low;
    }

    /** The other die; 0 if at most one is left. */
    int high() {
        return high;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PagadeState state && seat == state.seat && low == state.low && high == state.high
                && phase == state.phase && board.equals(state.board) && throwOff.equals(state.throwOff)
                && setup.equals(state.setup);
    }

    @Override
    public int hashCode() {
        int hash = board.hashCode() * 31 + phase.ordinal();
        return (hash * 31 + (seat << 6 | low << 3 | high)) * 31 + throwOff.hashCode();
    }

    @Override
    public String toString() {
        return tree().toString();
    }
}

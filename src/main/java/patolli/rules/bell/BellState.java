package patolli.rules.bell;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
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

/** A position of {@link BellGame}. Players are numbered from 0 in the order of {@link #sides()}. */
public final class BellState implements State {
    private static final int NOBODY = -1;
    private static final int NO_CAST = -1;

    private final BellSetup setup;
    private final Phase phase;
    private final int seat;
    private final int cast;
    /** Shared between states; written by nobody once it is here. */
    private final BellPlayer[] players;
    private final int pot;
    private final ThrowOff throwOff;

    private BellState(BellSetup setup, Phase phase, int seat, int cast, BellPlayer[] players, int pot,
            ThrowOff throwOff) {
        this.setup = setup;
        this.phase = phase;
        this.seat = seat;
        this.cast = cast;
        this.players = players;
        this.pot = pot;
        this.throwOff = throwOff;
    }

    static BellState opening(BellSetup setup) {
        BellPlayer[] players = new BellPlayer[setup.players];
        Arrays.fill(players, BellPlayer.fresh(setup.pieces, setup.purse - setup.stake));
        int pot = setup.players * setup.stake;
        return setup.first.isPresent()
                ? casting(setup, setup.sides.indexOf(setup.first.get()), players, pot)
                : throwing(setup, setup.throwOff.start(), players, pot);
    }

    static BellState throwing(BellSetup setup, ThrowOff throwOff, BellPlayer[] players, int pot) {
        return new BellState(setup, Phase.THROWOFF, throwOff.next(), NO_CAST, players, pot, throwOff);
    }

    static BellState casting(BellSetup setup, int seat, BellPlayer[] players, int pot) {
        return new BellState(setup, Phase.CAST, seat, NO_CAST, players, pot, ThrowOff.NONE);
    }

    static BellState moving(BellSetup setup, int seat, int cast, BellPlayer[] players, int pot) {
        return new BellState(setup, Phase.MOVE, seat, cast, players, pot, ThrowOff.NONE);
    }

    static BellState over(BellSetup setup, BellPlayer[] players) {
        return new BellState(setup, Phase.OVER, NOBODY, NO_CAST, players, 0, ThrowOff.NONE);
    }

    @Override
    public BellGame game() {
        return BellGame.INSTANCE;
    }

    @Override
    public Options options() {
        return setup.options;
    }

    @Override
    public List<Side> sides() {
        return setup.sides;
    }

    @Override
    public Phase phase() {
        return phase;
    }

    @Override
    public Side mover() {
        return seat == NOBODY ? null : setup.sides.get(seat);
    }

    @Override
    public int cast() {
        return cast;
    }

    /** The coins in the pot; 0 without gambling and when the game is over. */
    public int pot() {
        return pot;
    }

    /** The path of a player who has entered, by its number from 0. */
    public BellPath path(int number) {
        return setup.path(number, players[number].direction());
    }

    /** Every occupied square. */
    public long taken() {
        long taken = 0;
        for (BellPlayer player : players) {
            taken |= player.squares();
        }
        return taken;
    }

    /** What the player with that number has. */
    public BellPlayer player(int number) {
        return players[number];
    }

    @Override
    public Optional<Side> partner(Side side) {
        int player = setup.sides.indexOf(side);
        int partner = setup.partner(player);
        return partner == player ? Optional.empty() : Optional.of(setup.sides.get(partner));
    }

    /** Those who play against a side, in turn order. */
    public List<Side> opponents(Side side) {
        int player = setup.sides.indexOf(side);
        return setup.sides.stream().filter(other -> setup.opponents(player, setup.sides.indexOf(other))).toList();
    }

    /** What forfeits are paid with, or what they are instead. */
    public Forfeits forfeits() {
        return setup.forfeits;
    }

    /** The coins that are owed for that cause to each who is paid for it; 0 without gambling. */
    public int due(Event.Cause cause) {
        return setup.due(cause);
    }

    /** The set of the wedge squares. */
    public long wedges() {
        return setup.wedges;
    }

    /**
     * The direction that a legal move chooses for all pieces, {@link BellPath#CLOCKWISE} or
     * {@link BellPath#ANTICLOCKWISE}; empty for one that chooses none.
     */
    public OptionalInt direction(int move) {
        return switch (move) {
            case BellMoves.ENTER_CLOCKWISE -> OptionalInt.of(BellPath.CLOCKWISE);
            case BellMoves.ENTER_ANTICLOCKWISE -> OptionalInt.of(BellPath.ANTICLOCKWISE);
            default -> OptionalInt.empty();
        };
    }

    /** The last cast of a side in the throw-off; empty while it is awaited, and in every other phase. */
    public Optional<String> thrown(Side side) {
        return setup.throwOff.thrown(throwOff, side);
    }

    @Override
    public int moves(int[] into) {
        return phase == Phase.MOVE ? BellMoves.list(this, seat, BellGame.value(cast), into) : 0;
    }

    @Override
    public BellState cast(int thrown, Events events) {
        if (!phase.isChance()) {
            throw new IllegalStateException("no cast in phase " + phase.key());
        }
        if (events.wanted()) {
            events.add(new Event.Cast(mover(), BellGame.INSTANCE.casts().text(thrown)));
        }
        if (phase == Phase.THROWOFF) {
            ThrowOff round = setup.throwOff.after(throwOff, thrown, events);
            return round.isSettled() ? casting(setup, round.next(), players, pot)
                    : throwing(setup, round, players, pot);
        }
        int value = BellGame.value(thrown);
        if (players[seat].stepBack() != BellPlayer.NOWHERE) {
            return new BellTurn(this, events).stepBack(value);
        }
        if (value == 0) {
            return new BellTurn(this, events).pass(Event.Reason.ZERO);
        }
        if (!BellMoves.any(this, seat, value)) {
            return new BellTurn(this, events).noMove();
        }
        return moving(setup, seat, thrown, players, pot);
    }

    @Override
    public BellState play(int move, Events events) {
        if (phase != Phase.MOVE) {
            throw new IllegalStateException("no move in phase " + phase.key());
        }
        return new BellTurn(this, events).play(move, BellGame.value(cast));
    }

    @Override
    public String text(int move) {
        return switch (move) {
            case BellMoves.ENTER -> "enter";
            case BellMoves.ENTER_CLOCKWISE -> "enter+";
            case BellMoves.ENTER_ANTICLOCKWISE -> "enter-";
            default -> BellMoves.text(move, setup.path(seat, players[seat].direction()), BellGame.value(cast));
        };
    }

    /** Whether all who play have entered before and no piece is on the board: nobody can do anything until a 1. */
    @Override
    public boolean castsAlone() {
        return phase == Phase.CAST && taken() == 0 && Arrays.stream(players).noneMatch(BellPlayer::waiting);
    }

    @Override
    public MoveView view(int move) {
        if (phase != Phase.MOVE) {
            throw new IllegalStateException("no move in phase " + phase.key());
        }
        return new MoveView(move, BellMoves.leg(this, move));
    }

    @Override
    public Optional<Leg> leg(Event event) {
        return setup.paths(this).leg(event);
    }

    @Override
    public List<Spot> pieces(Side side) {
        BellPlayer player = players[setup.sides.indexOf(side)];
        List<Integer> squares = IntStream.range(0, BellSquares.SQUARES)
                .filter(square -> BellSquares.has(player.squares(), square)).boxed().toList();
        return Spot.of(side, player.hand(), squares, player.off());
    }

    @Override
    public Optional<Hindrance> hindrance(Spot origin) {
        if (phase != Phase.MOVE || !pieces(mover()).contains(origin)) {
            return Optional.empty();
        }
        return switch (origin) {
            case Spot.Hand _ -> BellMoves.hindranceInHand(this);
            case Spot.Square square -> BellMoves.hindrance(this, square.number());
            case Spot.Home _, Spot.Captured _ -> Optional.empty();
        };
    }

    @Override
    public Outcome outcome() {
        Set<Side> winners = EnumSet.noneOf(Side.class);
        for (int player = 0; phase == Phase.OVER && player < players.length; player++) {
            if (hasWon(player)) {
                winners.add(setup.sides.get(player));
            }
        }
        return winners.isEmpty() ? new Outcome.Undecided() : new Outcome.Won(winners);
    }

    @Override
    public Draft draft() {
        return new BellDraft(this);
    }

    @Override
    public Map<String, Object> tree() {
        return BellTree.of(this);
    }

    /** Whether the player, and the partner if there is one, has borne off every piece (rules 9 and 10). */
    boolean hasWon(int player) {
        return players[player].finished() && players[setup.partner(player)].finished();
    }

    BellSetup setup() {
        return setup;
    }

    /** The number of the player to act; -1 when the game is over. */
    public int seat() {
        return seat;
    }

    ThrowOff throwOff() {
        return throwOff;
    }

    /** A copy to be changed. */
    BellPlayer[] players() {
        return players.clone();
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof BellState that
                && phase == that.phase && seat == that.seat && cast == that.cast && pot == that.pot
                && Arrays.equals(players, that.players) && throwOff.equals(that.throwOff)
                && setup.equals(that.setup);
    }

    @Override
    public int hashCode() {
        return Objects.hash(phase.ordinal(), seat, cast, pot, throwOff) * 31 + Arrays.hashCode(players);
    }

    @Override
    public String toString() {
        return tree().toString();
    }
}

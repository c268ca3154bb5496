package patolli.rules.bell;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Options;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;

/** A position of {@link BellGame}. Players are numbered from 0 in the order of {@link #sides()}. */
public final class BellState implements State {
    private static final int NOBODY = -1;
    private static final int NO_CAST = -1;

    private final Setup setup;
    private final Phase phase;
    private final int seat;
    private final int cast;
    /** Shared between states; written by nobody once it is here. */
    private final Player[] players;
    private final int pot;
    private final ThrowOff throwOff;

    private BellState(Setup setup, Phase phase, int seat, int cast, Player[] players, int pot, ThrowOff throwOff) {
        this.setup = setup;
        this.phase = phase;
        this.seat = seat;
        this.cast = cast;
        this.players = players;
        this.pot = pot;
        this.throwOff = throwOff;
    }

    static BellState opening(Setup setup) {
        Player[] players = new Player[setup.players];
        Arrays.fill(players, Player.fresh(setup.pieces, setup.purse - setup.stake));
        int pot = setup.players * setup.stake;
        return setup.first.isPresent()
                ? casting(setup, setup.sides.indexOf(setup.first.get()), players, pot)
                : throwing(setup, ThrowOff.among(setup.players), players, pot);
    }

    static BellState throwing(Setup setup, ThrowOff throwOff, Player[] players, int pot) {
        return new BellState(setup, Phase.THROWOFF, throwOff.next(), NO_CAST, players, pot, throwOff);
    }

    static BellState casting(Setup setup, int seat, Player[] players, int pot) {
        return new BellState(setup, Phase.CAST, seat, NO_CAST, players, pot, ThrowOff.NONE);
    }

    static BellState moving(Setup setup, int seat, int cast, Player[] players, int pot) {
        return new BellState(setup, Phase.MOVE, seat, cast, players, pot, ThrowOff.NONE);
    }

    static BellState over(Setup setup, Player[] players) {
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

    /** What the player with that number has. */
    public Player player(int number) {
        return players[number];
    }

    @Override
    public int moves(int[] into) {
        return phase == Phase.MOVE ? Moves.list(this, seat, BellGame.value(cast), into) : 0;
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
            return new Table(this, events).thrown(throwOff.with(seat, thrown));
        }
        int value = BellGame.value(thrown);
        if (players[seat].stepBack() != Player.NOWHERE) {
            return new Table(this, events).stepBack(value);
        }
        if (value == 0) {
            return new Table(this, events).pass(Event.Reason.ZERO);
        }
        if (!Moves.any(this, seat, value)) {
            return new Table(this, events).noMove();
        }
        return moving(setup, seat, thrown, players, pot);
    }

    @Override
    public BellState play(int move, Events events) {
        if (phase != Phase.MOVE) {
            throw new IllegalStateException("no move in phase " + phase.key());
        }
        return new Table(this, events).play(move, BellGame.value(cast));
    }

    @Override
    public String text(int move) {
        return switch (move) {
            case Moves.ENTER -> "enter";
            case Moves.ENTER_CLOCKWISE -> "enter+";
            case Moves.ENTER_ANTICLOCKWISE -> "enter-";
            default -> Moves.text(move, setup.track(seat, players[seat].direction()), BellGame.value(cast));
        };
    }

    @Override
    public Set<Side> winners() {
        Set<Side> winners = EnumSet.noneOf(Side.class);
        for (int player = 0; phase == Phase.OVER && player < players.length; player++) {
            if (hasWon(player)) {
                winners.add(setup.sides.get(player));
            }
        }
        return Collections.unmodifiableSet(winners);
    }

    @Override
    public Map<String, Object> tree() {
        return BellTree.of(this);
    }

    /** Whether the player, and the partner if there is one, has borne off every piece (rules 9 and 10). */
    boolean hasWon(int player) {
        return players[player].finished() && players[setup.partner(player)].finished();
    }

    /** Every occupied square. */
    long taken() {
        long taken = 0;
        for (Player player : players) {
            taken |= player.squares();
        }
        return taken;
    }

    Setup setup() {
        return setup;
    }

    /** The number of the player to act; -1 when the game is over. */
    int seat() {
        return seat;
    }

    ThrowOff throwOff() {
        return throwOff;
    }

    /** A copy to be changed. */
    Player[] players() {
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

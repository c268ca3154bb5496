package patolli.rules.patolli;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Game;
import patolli.rules.Options;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;

/** A position of a contest of Patolli after Neeley (rule book, section 1). */
public final class PatolliState implements State {
    private static final List<Side> SIDES = List.of(Side.RED, Side.BLUE);
    private final Setup setup;
    private final Phase phase;
    private final boolean blueToAct;
    private final int cast;
    private final int gameNumber;
    private final Men red;
    private final Men blue;
    private final Purse purse;
    private final Side winner;

    PatolliState(Setup setup, Phase phase, boolean blueToAct, int cast, int gameNumber, Men red, Men blue,
            Purse purse, Side winner) {
        this.setup = setup;
        this.phase = phase;
        this.blueToAct = blueToAct;
        this.cast = cast;
        this.gameNumber = gameNumber;
        this.red = red;
        this.blue = blue;
        this.purse = purse;
        this.winner = winner;
    }

    @Override
    public Game game() {
        return PatolliGame.INSTANCE;
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
        return phase == Phase.OVER ? null : Purse.side(blueToAct);
    }

    @Override
    public int cast() {
        return cast;
    }

    @Override
    public Set<Side> winners() {
        return winner == null ? Set.of() : Set.of(winner);
    }

    /** Which game of the contest this is, from 1. */
    public int gameNumber() {
        return gameNumber;
    }

    /** How many pieces a side has in hand, 0 to 6. */
    public int hand(Side side) {
        return men(side).hand();
    }

    /** How many pieces a side has borne off, 0 to 6. */
    public int off(Side side) {
        return men(side).off();
    }

    /** The squares that a side's pieces stand on, rising. */
    public List<Integer> squares(Side side) {
        Men men = men(side);
        return IntStream.range(0, Track.SQUARES)
                .filter(square -> men.has(Track.step(square, side == Side.BLUE))).boxed().toList();
    }

    /** The ids of the assets that a side holds, poorest first by its own reckoning. */
    public List<String> assets(Side side) {
        return Assets.keys(purse.of(side == Side.BLUE), side == Side.BLUE);
    }

    /** How many assets a side holds. */
    public int assetCount(Side side) {
        return purse.count(side == Side.BLUE);
    }

    /** The ids of the assets in the pool, in red's order. */
    public List<String> pool() {
        return Assets.keys(purse.pool(), false);
    }

    /** Whether no piece is on the board, so that the casts go by fast until a 1 (rule 9, the Demon Cast). */
    public boolean isDemonCast() {
        return phase == Phase.CAST && red.onBoard() + blue.onBoard() == 0;
    }

    private Men men(Side side) {
        return side == Side.BLUE ? blue : red;
    }

    @Override
    public int moves(int[] into) {
        return switch (phase) {
            case BET -> {
                int most = Math.min(purse.count(false), purse.count(true));
                for (int n = 1; n <= most; n++) {
                    into[n - 1] = n;
                }
                yield most;
            }
            case MOVE -> PatolliMoves.list(own(), enemy(), PatolliGame.steps(cast), setup.home(), into);
            default -> 0;
        };
    }

    /** Whether the rules leave the side to act a move with this cast. */
    boolean allows(int cast) {
        return PatolliMoves.any(own(), enemy(), PatolliGame.steps(cast), setup.home());
    }

    private Men own() {
        return blueToAct ? blue : red;
    }

    private Men enemy() {
        return blueToAct ? red : blue;
    }

    @Override
    public PatolliState cast(int cast, Events events) {
        if (phase != Phase.CAST) {
            throw new IllegalStateException("no cast is awaited in phase " + phase.key());
        }
        if (events.wanted()) {
            events.add(new Event.Cast(mover(), game().casts().text(cast)));
        }
        if (allows(cast)) {
            return new PatolliState(setup, Phase.MOVE, blueToAct, cast, gameNumber, red, blue, purse, null);
        }
        Purse after = purse;
        if (own().onBoard() >= 2) {
            if (purse.of(blueToAct) == 0) {
                return bankrupt(blueToAct, red, blue, purse, events);
            }
            after = purse.forfeit(blueToAct, events);
        }
        if (events.wanted()) {
            events.add(new Event.Passed(mover(), Event.Reason.NO_MOVE));
        }
        return turn(!blueToAct, red, blue, after, events);
    }

    @Override
    public PatolliState play(int move, Events events) {
        return switch (phase) {
            case BET -> new PatolliState(setup, Phase.CAST, false, -1, gameNumber, red, blue,
                    purse.bet(move, events), null);
            case MOVE -> move(PatolliMoves.from(move), PatolliMoves.to(move), events);
            default -> throw new IllegalStateException("no decision is awaited in phase " + phase.key());
        };
    }

    private PatolliState move(int from, int to, Events events) {
        Men own = own();
        Men enemy = enemy();
        boolean off = to == setup.home();
        tellMove(from, to, off, events);
        // An enemy piece stands where one's own step is half a round further on its journey.
        int theirs = (to + Track.HALF) % Track.SQUARES;
        if (to < Track.SQUARES && enemy.has(theirs)) {
            enemy = enemy.flip(theirs);
            if (events.wanted()) {
                events.add(new Event.Bumped(Purse.side(!blueToAct), mover(), Track.square(to, blueToAct)));
            }
        }
        if (off) {
            own = own.bearOff(from);
        } else {
            own = (from == PatolliMoves.HAND ? own : own.flip(from)).flip(to);
        }
        Men redNow = blueToAct ? enemy : own;
        Men blueNow = blueToAct ? own : enemy;
        if (off) {
            return borneOff(own.off(), redNow, blueNow, events);
        }
        if (Track.has(Track.TRIANGLE, to)) {
            boolean ruin = purse.count(blueToAct) < 2;
            Purse after = purse.pay(blueToAct, 2, Event.Cause.TRIANGLE, events);
            return ruin ? bankrupt(blueToAct, redNow, blueNow, after, events)
                    : turn(!blueToAct, redNow, blueNow, after, events);
        }
        if (Track.has(Track.ROUNDED, to)) {
            if (events.wanted()) {
                events.add(new Event.ExtraTurn(mover()));
            }
            return turn(blueToAct, redNow, blueNow, purse, events);
        }
        return turn(!blueToAct, redNow, blueNow, purse, events);
    }

    private void tellMove(int from, int to, boolean off, Events events) {
        if (!events.wanted()) {
            return;
        }
        if (from == PatolliMoves.HAND) {
            events.add(new Event.Entered(mover(), Track.square(to, blueToAct)));
        } else if (off) {
            events.add(new Event.BorneOff(mover(), Track.square(from, blueToAct)));
        } else {
            events.add(new Event.Moved(mover(), Track.square(from, blueToAct), Track.square(to, blueToAct)));
        }
    }

    /** The opponent pays one asset, which may ruin him; after the sixth piece the pool is won. */
    private PatolliState borneOff(int home, Men redNow, Men blueNow, Events events) {
        if (purse.of(!blueToAct) == 0) {
            return bankrupt(!blueToAct, redNow, blueNow, purse, events);
        }
        Purse paid = purse.pay(!blueToAct, 1, Event.Cause.BEAR_OFF, events);
        if (home < Men.COUNT) {
            return turn(!blueToAct, redNow, blueNow, paid, events);
        }
        if (events.wanted()) {
            events.add(new Event.GameWon(Set.of(mover()), Integer.bitCount(paid.pool()),
                    Assets.keys(paid.pool(), false)));
        }
        Purse after = paid.takePool(blueToAct);
        if (after.of(!blueToAct) == 0) {
            return ruined(!blueToAct, redNow, blueNow, after, events);
        }
        if (setup.single()) {
            return new PatolliState(setup, Phase.OVER, false, -1, gameNumber, redNow, blueNow, after, mover());
        }
        if (events.wanted()) {
            events.add(new Event.NextGame(gameNumber + 1));
        }
        return new PatolliState(setup, Phase.BET, false, -1, gameNumber + 1, Men.START, Men.START, after, null);
    }

    private PatolliState turn(boolean toBlue, Men redNow, Men blueNow, Purse after, Events events) {
        if (events.wanted() && toBlue != blueToAct) {
            events.add(new Event.TurnPassed(Purse.side(toBlue)));
        }
        return new PatolliState(setup, Phase.CAST, toBlue, -1, gameNumber, redNow, blueNow, after, null);
    }

    /** A payment fell due that could not be made in full: the other side takes the pool and the contest. */
    private PatolliState bankrupt(boolean loserBlue, Men redNow, Men blueNow, Purse after, Events events) {
        if (events.wanted()) {
            events.add(new Event.Bankrupt(Purse.side(loserBlue)));
            events.add(new Event.PoolTaken(Purse.side(!loserBlue), Integer.bitCount(after.pool()),
                    Assets.keys(after.pool(), false)));
            events.add(new Event.ContestWon(Purse.side(!loserBlue)));
        }
        return over(loserBlue, redNow, blueNow, after.takePool(!loserBlue));
    }

    /** After a game the loser has nothing left to bet. */
    private PatolliState ruined(boolean loserBlue, Men redNow, Men blueNow, Purse after, Events events) {
        if (events.wanted()) {
            events.add(new Event.Bankrupt(Purse.side(loserBlue)));
            events.add(new Event.ContestWon(Purse.side(!loserBlue)));
        }
        return over(loserBlue, redNow, blueNow, after);
    }

    private PatolliState over(boolean loserBlue, Men redNow, Men blueNow, Purse after) {
        return new PatolliState(setup, Phase.OVER, false, -1, gameNumber, redNow, blueNow, after,
                Purse.side(!loserBlue));
    }

    @Override
    public String text(int move) {
        if (phase == Phase.BET) {
            return Integer.toString(move);
        }
        int from = PatolliMoves.from(move);
        int to = PatolliMoves.to(move);
        if (from == PatolliMoves.HAND) {
            return "enter";
        }
        return Track.square(from, blueToAct) + "-" + (to == setup.home() ? "off" : Track.square(to, blueToAct));
    }

    /** The square that a move of this position starts from; empty for a piece in hand. */
    public OptionalInt origin(int move) {
        int from = PatolliMoves.from(move);
        return from == PatolliMoves.HAND ? OptionalInt.empty()
                : OptionalInt.of(Track.square(from, blueToAct));
    }

    /** The square that a move of this position ends on; empty when it bears off. */
    public OptionalInt target(int move) {
        int to = PatolliMoves.to(move);
        return to == setup.home() ? OptionalInt.empty()
                : OptionalInt.of(Track.square(to, blueToAct));
    }

    @Override
    public Map<String, Object> tree() {
        return PatolliTree.of(this);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PatolliState s && setup.equals(s.setup) && phase == s.phase
                && blueToAct == s.blueToAct && cast == s.cast && gameNumber == s.gameNumber && red.equals(s.red)
                && blue.equals(s.blue) && purse.same(s.purse) && winner == s.winner;
    }

    @Override
    public int hashCode() {
        return Objects.hash(phase, blueToAct, cast, gameNumber, red, blue, winner);
    }

    @Override
    public String toString() {
        return tree().toString();
    }
}

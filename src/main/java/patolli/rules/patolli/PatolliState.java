package patolli.rules.patolli;

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
import patolli.rules.Run;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;

/** A position of a contest of Patolli after Neeley (rule book, section 1). */
public final class PatolliState implements State {
    static final List<Side> SIDES = List.of(Side.RED, Side.BLUE);
    private final PatolliSetup setup;
    private final Phase phase;
    private final boolean blueToAct;
    private final int cast;
    private final int gameNumber;
    private final Men red;
    private final Men blue;
    private final Purse purse;
    private final Side winner;

    PatolliState(PatolliSetup setup, Phase phase, boolean blueToAct, int cast, int gameNumber, Men red, Men blue,
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
    public PatolliGame game() {
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
    public Outcome outcome() {
        return winner == null ? new Outcome.Undecided() : new Outcome.Won(winner);
    }

    /** By the assets: what a side holds, and half of what is played for. */
    @Override
    public double standing(Side side) {
        double ahead = purse.count(side == Side.BLUE) - purse.count(side != Side.BLUE);
        return 0.5 + 0.5 * ahead / Assets.COUNT;
    }

    @Override
    public int assetsInAll() {
        return Assets.COUNT;
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
        return IntStream.range(0, PatolliSquares.SQUARES)
                .filter(square -> men.has(PatolliSquares.step(square, side == Side.BLUE))).boxed().toList();
    }

    /** The first half of a side's own steps that its pieces stand on, 0 to 33, as bits from 0. */
    public long near(Side side) {
        return men(side).near();
    }

    /** The second half of a side's own steps that its pieces stand on, 34 to 67, as bits from 0. */
    public long far(Side side) {
        return men(side).far();
    }

    /** Where a side's pieces could go with a cast, whoever is to act. */
    public PatolliReach reach(Side side, int cast) {
        return PatolliReach.of(men(side), men(side == Side.BLUE ? Side.RED : Side.BLUE), PatolliGame.steps(cast),
                setup.home());
    }

    /** How many assets are in the pool. */
    public int poolCount() {
        return Integer.bitCount(purse.pool());
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
    @Override
    public boolean castsAlone() {
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

    @Override
    public Optional<Hindrance> hindrance(Spot origin) {
        if (phase != Phase.MOVE || !pieces(mover()).contains(origin)) {
            return Optional.empty();
        }
        return switch (origin) {
            case Spot.Hand _ -> PatolliMoves.hindrance(this, PatolliMoves.HAND);
            case Spot.Square square -> PatolliMoves.hindrance(this, PatolliSquares.step(square.number(), blueToAct));
            case Spot.Home _, Spot.Captured _ -> Optional.empty();
        };
    }

    @Override
    public MoveView view(int move) {
        if (phase != Phase.MOVE) {
            throw new IllegalStateException("no move is awaited in phase " + phase.key());
        }
        int from = PatolliMoves.from(move);
        int to = PatolliMoves.to(move);
        return new MoveView(move, from == PatolliMoves.HAND ? setup.journey().entered(mover(), to)
                : to == setup.home() ? setup.journey().home(mover(), from, 1)
                : setup.journey().moved(mover(), from, to, 1));
    }

    @Override
    public Optional<Leg> leg(Event event) {
        return setup.journey().leg(event);
    }

    @Override
    public List<Spot> pieces(Side side) {
        return Spot.of(side, hand(side), squares(side), off(side));
    }

    Men own() {
        return blueToAct ? blue : red;
    }

    Men enemy() {
        return blueToAct ? red : blue;
    }

    boolean blueToAct() {
        return blueToAct;
    }

    PatolliSetup setup() {
        return setup;
    }

    Purse purse() {
        return purse;
    }

    /** Null until the contest is over. */
    Side winner() {
        return winner;
    }

    @Override
    public PatolliState cast(int cast, Events events) {
        if (phase != Phase.CAST) {
            throw new IllegalStateException("no cast is awaited in phase " + phase.key());
        }
        var turn = new PatolliTurn(this, events);
        turn.cast(cast);
        return turn.state();
    }

    @Override
    public PatolliState play(int move, Events events) {
        if (!phase.isDecision()) {
            throw new IllegalStateException("no decision is awaited in phase " + phase.key());
        }
        var turn = new PatolliTurn(this, events);
        turn.play(move);
        return turn.state();
    }

    @Override
    public Run run() {
        return PatolliTurn.run(this);
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
        return PatolliSquares.square(from, blueToAct) + "-" + (to == setup.home() ? "off"
                : PatolliSquares.square(to, blueToAct));
    }

    @Override
    public Draft draft() {
        return new PatolliDraft(this);
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
        int hash = (red.hashCode() * 31 + blue.hashCode()) * 31 + purse.count(false);
        hash = (hash * 31 + purse.count(true)) * 31 + phase.ordinal();
        return (hash * 31 + cast) * 31 + gameNumber * 2 + (blueToAct ? 1 : 0);
    }

    @Override
    public String toString() {
        return tree().toString();
    }
}

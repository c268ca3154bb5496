package patolli.ai.reason;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import patolli.rules.Casts;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;

/**
 * What the next cast of an enemy can do to a side's pieces.
 *
 * @param moved in how many throws it can hit a piece on certain spots
 * @param any   in how many it can hit any piece
 * @param stuck in how many it leaves the enemy without a move
 */
record Peril(int moved, int any, int stuck) {

    /**
     * The peril in a position in which an enemy is to cast.
     *
     * @param owner whose pieces are in peril
     * @param spots where the pieces stand that are asked for
     */
    static Peril of(State state, Side owner, Set<Spot> spots) {
        Casts casts = state.game().casts();
        int moved = 0;
        int any = 0;
        int stuck = 0;
        for (int cast = 0; cast < casts.size(); cast++) {
            Events.Log log = new Events.Log();
            State thrown = state.cast(cast, log);
            Set<Spot> hit = new HashSet<>();
            if (thrown.phase() == Phase.MOVE) {
                gather(thrown, owner, new HashSet<>(), hit);
            }
            int weight = casts.weights().get(cast);
            any += hit.isEmpty() ? 0 : weight;
            moved += hit.stream().anyMatch(spot -> spots.stream().anyMatch(spot::isWith)) ? weight : 0;
            stuck += log.events().stream().anyMatch(event -> event instanceof Event.Passed(Side side,
                    Event.Reason why) && side == state.mover() && why == Event.Reason.NO_MOVE) ? weight : 0;
        }
        return new Peril(moved, any, stuck);
    }

    /** Every spot on which a piece of that side can be hit in the rest of this turn. */
    private static void gather(State state, Side owner, Set<State> seen, Set<Spot> hit) {
        for (int move : state.moves()) {
            Events.Log log = new Events.Log();
            State after = state.play(move, log);
            for (Event event : log.events()) {
                victim(event).filter(side -> side == owner).flatMap(side -> after.leg(event))
                        .ifPresent(leg -> hit.add(leg.from()));
            }
            if (after.phase() == Phase.MOVE && seen.add(after)) {
                gather(after, owner, seen, hit);
            }
        }
    }

    /** Whose piece is hit by what happened, if any is. */
    static Optional<Side> victim(Event event) {
        return switch (event) {
            case Event.Bumped bumped -> Optional.of(bumped.side());
            case Event.Cut cut -> Optional.of(cut.side());
            case Event.Captured captured -> Optional.of(captured.side());
            case Event.Cast _, Event.Begins _, Event.Tied _, Event.Bet _, Event.Entered _, Event.DirectionChosen _,
                    Event.Moved _, Event.PairMoved _, Event.Settled _, Event.SteppedBack _, Event.BorneOff _,
                    Event.Forfeit _, Event.ExtraTurn _, Event.WillMiss _, Event.WillStepBack _, Event.Passed _,
                    Event.DieLost _, Event.Bankrupt _, Event.GameWon _, Event.PoolTaken _, Event.PotShared _,
                    Event.ContestWon _, Event.Drawn _, Event.NextGame _, Event.TurnPassed _ -> Optional.empty();
        };
    }
}

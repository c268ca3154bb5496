package patolli.speech;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import patolli.play.Decision;
import patolli.play.Seat;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Hindrance;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;

/** Finds what there is to speak of in a turn, by its events and the positions before and after. */
public final class Overheard {
    /** So many games in a row are a streak, and so many casts in a row that went by themselves are many. */
    private static final int STREAK = 3;
    private static final int ALONE = 8;
    /** Parts of the largest bet that make a high one, and a low one. */
    private static final double HIGH = 0.6;
    private static final double LOW = 0.15;
    private static final int LEAST_TO_CHOOSE = 3;
    private final Side his;
    private final Seats seats;

    /** @param his the side that Smoking Mirror plays */
    public Overheard(Side his, Seats seats) {
        this.his = his;
        this.seats = seats;
    }

    /**
     * In no order, each once.
     *
     * @param history the turns up to and including the one that is spoken of
     */
    public Set<Situation> of(List<Turn> history) {
        Turn turn = history.getLast();
        Set<Situation> found = EnumSet.noneOf(Situation.class);
        turn.events().forEach(event -> event(event, turn, found));
        if (turn.decision() instanceof Decision.Bet bet) {
            bet(bet.amount(), turn.before().moves().size(), found);
            streak(history, found);
        }
        if (turn.decision() instanceof Decision.Cast) {
            near(turn.after(), found);
            if (alone(history)) {
                found.add(Situation.CASTS_ALONE);
            }
        }
        if (turn.decision() instanceof Decision.Move move && isYours(turn.before().mover())
                && !sendsBack(turn) && couldSendBack(turn.before(), move.move())) {
            found.add(Situation.SPARED);
        }
        return found;
    }

    private void event(Event event, Turn turn, Set<Situation> found) {
        switch (event) {
            case Event.Cast cast -> {
                if (turn.before().phase() == Phase.CAST && isBest(cast.cast(), turn.before())) {
                    add(found, cast.side(), Situation.GRAND_MINE, Situation.GRAND_YOURS);
                }
            }
            case Event.Begins begins -> add(found, begins.side(), Situation.BEGINS_MINE, Situation.BEGINS_YOURS);
            case Event.Tied _ -> found.add(Situation.TIED);
            case Event.Bumped bumped -> sentBack(bumped.side(), bumped.by(), found);
            case Event.Cut cut -> sentBack(cut.side(), cut.by(), found);
            case Event.Captured captured -> sentBack(captured.side(), captured.by(), found);
            case Event.BorneOff off -> home(off.side(), turn.after(), found);
            case Event.Settled settled -> add(found, settled.side(), Situation.HOME_MINE, Situation.HOME_YOURS);
            case Event.Forfeit forfeit -> {
                if (forfeit.cause() == Event.Cause.TRIANGLE) {
                    add(found, forfeit.from(), Situation.TOLL_MINE, Situation.TOLL_YOURS);
                }
            }
            case Event.ExtraTurn extra -> add(found, extra.side(), Situation.EXTRA_MINE, Situation.EXTRA_YOURS);
            case Event.WillMiss miss -> add(found, miss.side(), Situation.STOPPED_MINE, Situation.STOPPED_YOURS);
            case Event.WillStepBack back -> add(found, back.side(), Situation.STOPPED_MINE, Situation.STOPPED_YOURS);
            case Event.Passed passed -> {
                if (!turn.before().castsAlone()) {
                    add(found, passed.side(), Situation.BAD_MINE, Situation.BAD_YOURS);
                }
            }
            case Event.Bet _, Event.Entered _, Event.DirectionChosen _, Event.Moved _, Event.PairMoved _,
                    Event.SteppedBack _, Event.DieLost _, Event.Bankrupt _, Event.GameWon _, Event.PoolTaken _,
                    Event.PotShared _, Event.ContestWon _, Event.Drawn _, Event.NextGame _, Event.TurnPassed _ -> { }
        }
    }

    private boolean isYours(Side side) {
        return seats.asMap().get(side) == Seat.PLAYER;
    }

    private void add(Set<Situation> found, Side side, Situation mine, Situation yours) {
        if (side == his) {
            found.add(mine);
        } else if (isYours(side)) {
            found.add(yours);
        }
    }

    private void sentBack(Side side, Side by, Set<Situation> found) {
        if (by == his && isYours(side)) {
            found.add(Situation.BUMPS);
        } else if (side == his && isYours(by)) {
            found.add(Situation.BUMPED);
        }
    }

    private void home(Side side, State after, Set<Situation> found) {
        add(found, side, Situation.HOME_MINE, Situation.HOME_YOURS);
        boolean goesOn = after.phase() != Phase.OVER && after.phase() != Phase.BET;
        if (goesOn && after.pieces(side).stream().filter(spot -> !(spot instanceof Spot.Home)).count() == 1) {
            add(found, side, Situation.LAST_MINE, Situation.LAST_YOURS);
        }
    }

    /** Casts stand by rising value. */
    private static boolean isBest(String cast, State at) {
        return at.game().casts().texts().getLast().equals(cast);
    }

    private static void bet(int amount, int most, Set<Situation> found) {
        if (most >= LEAST_TO_CHOOSE && amount >= HIGH * most) {
            found.add(Situation.BET_HIGH);
        } else if (most >= LEAST_TO_CHOOSE && (amount == 1 || amount <= LOW * most)) {
            found.add(Situation.BET_LOW);
        }
    }

    private void streak(List<Turn> history, Set<Situation> found) {
        List<Set<Side>> won = history.stream().flatMap(turn -> turn.events().stream())
                .filter(Event.GameWon.class::isInstance).map(event -> ((Event.GameWon) event).sides()).toList();
        List<Set<Side>> last = won.subList(Math.max(0, won.size() - STREAK), won.size());
        if (last.size() == STREAK && last.stream().distinct().count() == 1) {
            add(found, last.getFirst().iterator().next(), Situation.STREAK_MINE, Situation.STREAK_YOURS);
        }
    }

    private void near(State state, Set<Situation> found) {
        if (state.phase() != Phase.MOVE || state.cast() < 0) {
            return;
        }
        String cast = state.game().casts().text(state.cast());
        boolean near = state.pieces(state.mover()).stream().distinct().map(state::hindrance).flatMap(Optional::stream)
                .filter(Hindrance.TooFar.class::isInstance)
                .anyMatch(why -> cast.equals(Integer.toString(((Hindrance.TooFar) why).left() + 1)));
        if (near) {
            add(found, state.mover(), Situation.NEAR_MINE, Situation.NEAR_YOURS);
        }
    }

    private static boolean alone(List<Turn> history) {
        List<Turn> last = history.subList(Math.max(0, history.size() - ALONE), history.size());
        return last.size() == ALONE && last.stream().allMatch(turn -> turn.before().castsAlone());
    }

    private boolean couldSendBack(State before, int played) {
        for (int move : before.moves()) {
            Events.Log log = new Events.Log();
            State after = before.play(move, log);
            if (move != played && sendsBack(new Turn(before, new Decision.Move(move), log.events(), after))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a piece of his is sent back by somebody at this screen. */
    private boolean sendsBack(Turn made) {
        Set<Situation> found = EnumSet.noneOf(Situation.class);
        made.events().forEach(event -> event(event, made, found));
        return found.contains(Situation.BUMPED);
    }
}

package patolli.ai.reason;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import patolli.ai.reason.Reason.Exposed;
import patolli.ai.reason.Reason.Part;
import patolli.ai.reason.Reason.Target;
import patolli.ai.reason.Reason.When;
import patolli.rules.Casts;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Leg;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;

/**
 * What speaks for and against each move of a position. What is true of all of them alike is no reason to choose one,
 * and is left out; so is, where nothing can be hit after any of them, that nothing can be.
 */
public final class Reasons {
    private final State state;
    private final Side mover;

    private Reasons(State state) {
        this.state = state;
        mover = state.mover();
    }

    /** An end of a turn, and where the pieces stand then that went. */
    private record End(State state, Set<Spot> went) { }

    /**
     * The reasons of every legal move, the weightiest first.
     *
     * @param state a position in phase move
     */
    public static Map<Integer, List<Reason>> of(State state) {
        Reasons reasons = new Reasons(state);
        Map<Integer, List<Reason>> all = new LinkedHashMap<>();
        state.moves().forEach(move -> all.put(move, reasons.of(move)));
        Set<Reason> common = new HashSet<>(all.values().iterator().next());
        all.values().forEach(common::retainAll);
        boolean harmless = all.values().stream().flatMap(List::stream).noneMatch(reason ->
                reason instanceof Exposed exposed && exposed.casts().of() > 0);
        all.replaceAll((move, each) -> each.stream().filter(reason -> all.size() == 1 || !common.contains(reason)
                        || reason instanceof Reason.PerilUnknown)
                .filter(reason -> !(harmless && reason instanceof Exposed)).toList());
        all.replaceAll((move, each) -> each.stream().filter(reason -> !repeats(reason, each)).toList());
        return all;
    }

    /** Whether what is said of all pieces is the same as of those that went. */
    private static boolean repeats(Reason reason, List<Reason> all) {
        return reason instanceof Exposed exposed && exposed.what() == Target.ANY
                && all.contains(new Exposed(Target.MOVED, exposed.casts(), exposed.by(), exposed.when()));
    }

    private List<Reason> of(int move) {
        Events.Log log = new Events.Log();
        State after = state.play(move, log);
        List<Reason> reasons = new ArrayList<>(happens(log.events(), after));
        Map<End, When> ends = new LinkedHashMap<>();
        Set<Spot> went = went(Set.of(), state, move);
        if (after.phase() == Phase.MOVE) {
            if (!gather(new End(after, went), new HashSet<>(), ends)) {
                ends.clear();
                reasons.add(new Reason.PerilUnknown());
            }
        } else if (isUnknown(after)) {
            reasons.add(new Reason.PerilUnknown());
        } else {
            toCast(after).ifPresent(enemy -> ends.put(new End(enemy, went),
                    enemy == after ? When.NEXT : When.AFTER_A_PASS));
        }
        exposed(ends, reasons);
        return reasons;
    }

    /** What comes of it at once. */
    private List<Reason> happens(List<Event> events, State after) {
        List<Reason> reasons = new ArrayList<>();
        int home = 0;
        for (Event event : events) {
            event(event).ifPresent(reasons::add);
            home += event instanceof Event.BorneOff ? 1 : 0;
        }
        add(count(events, event -> Peril.victim(event).filter(side -> side != mover).isPresent()), Reason.Hits::new,
                reasons);
        add(paid(events, paid -> paid.from() == mover), Reason.Pays::new, reasons);
        add(paid(events, paid -> paid.to().filter(mover::equals).isPresent()), Reason.Gains::new, reasons);
        add(count(events, Event.Settled.class::isInstance), Reason.Settles::new, reasons);
        boolean over = ends(after, events, reasons);
        if (home > 0 && !over) {
            reasons.add(new Reason.ComesHome(home, home(after, mover), after.sides().stream()
                    .filter(side -> side != mover).mapToInt(side -> home(after, side)).max().orElse(0)));
        }
        return reasons;
    }

    /** Puts first that a game is won or lost. */
    private boolean ends(State after, List<Event> events, List<Reason> to) {
        boolean won = events.stream().anyMatch(event -> event instanceof Event.GameWon game
                && game.sides().contains(mover) || event instanceof Event.ContestWon(Side side) && side == mover);
        boolean lost = !won && !after.winners().isEmpty();
        if (won || lost) {
            to.addFirst(won ? new Reason.Wins() : new Reason.Loses());
        }
        return won || lost;
    }

    /** The reason that one event alone is. */
    private Optional<Reason> event(Event event) {
        return switch (event) {
            case Event.ExtraTurn(Side side) when side == mover -> Optional.of(new Reason.CastsAgain());
            case Event.WillMiss(Side side) when side == mover -> Optional.of(new Reason.Misses());
            case Event.WillStepBack will when will.side() == mover -> Optional.of(new Reason.StepsBack());
            case Event.DieLost lost -> Optional.of(new Reason.LosesDie(lost.die()));
            case Event.ExtraTurn _, Event.WillMiss _, Event.WillStepBack _, Event.Cast _, Event.Begins _,
                    Event.Tied _, Event.Bet _, Event.Entered _, Event.DirectionChosen _, Event.Moved _,
                    Event.PairMoved _, Event.Bumped _, Event.Cut _, Event.Captured _, Event.Settled _,
                    Event.SteppedBack _, Event.BorneOff _, Event.Forfeit _, Event.Passed _, Event.Bankrupt _,
                    Event.GameWon _, Event.PoolTaken _, Event.PotShared _, Event.ContestWon _, Event.Drawn _,
                    Event.NextGame _, Event.TurnPassed _ -> Optional.empty();
        };
    }

    private static int count(List<Event> events, Predicate<Event> which) {
        return (int) events.stream().filter(which).count();
    }

    private static int paid(List<Event> events, Predicate<Event.Forfeit> which) {
        return events.stream().filter(Event.Forfeit.class::isInstance).map(Event.Forfeit.class::cast).filter(which)
                .mapToInt(Event.Forfeit::amount).sum();
    }

    private static void add(int count, IntFunction<Reason> reason, List<Reason> to) {
        if (count > 0) {
            to.add(reason.apply(count));
        }
    }

    private static int home(State state, Side side) {
        return (int) state.pieces(side).stream().filter(Spot.Home.class::isInstance).count();
    }

    /** Where the pieces of this turn stand after one more move of it. */
    private static Set<Spot> went(Set<Spot> before, State state, int move) {
        Set<Spot> went = new HashSet<>(before);
        for (Leg leg : state.view(move).legs()) {
            went.removeIf(leg.from()::isWith);
            if (leg.to() instanceof Spot.Square) {
                went.add(leg.to());
            }
        }
        return went;
    }

    /** All ends to which the rest of this turn can lead; false where it is not known of one who casts then. */
    private boolean gather(End from, Set<End> seen, Map<End, When> into) {
        boolean known = true;
        for (int move : from.state().moves()) {
            End next = new End(from.state().play(move, Events.NONE), went(from.went(), from.state(), move));
            if (next.state().phase() != Phase.MOVE) {
                known &= !isUnknown(next.state());
                toCast(next.state()).ifPresent(enemy -> into.put(new End(enemy, next.went()), When.AT_LEAST));
            } else if (seen.add(next)) {
                known &= gather(next, seen, into);
            }
        }
        return known;
    }

    /** Whether somebody casts next, but no enemy that could be found. */
    private boolean isUnknown(State after) {
        return after.phase() == Phase.CAST && toCast(after).isEmpty();
    }

    /**
     * The position in which an enemy casts next, if need be after casts that let this side and its partner pass; empty
     * where no cast does, and where nobody casts.
     */
    private Optional<State> toCast(State after) {
        Deque<State> open = new ArrayDeque<>(List.of(after));
        Set<State> seen = new HashSet<>(open);
        while (!open.isEmpty()) {
            State next = open.removeFirst();
            if (isEnemysCast(next)) {
                return Optional.of(next);
            }
            for (int cast = 0; next.phase() == Phase.CAST && cast < next.game().casts().size(); cast++) {
                State passed = next.cast(cast, Events.NONE);
                if (passed.phase() == Phase.CAST && seen.add(passed)) {
                    open.addLast(passed);
                }
            }
        }
        return Optional.empty();
    }

    private boolean isEnemysCast(State next) {
        return next.phase() == Phase.CAST && next.mover() != mover
                && next.partner(mover).filter(next.mover()::equals).isEmpty();
    }

    private void exposed(Map<End, When> ends, List<Reason> reasons) {
        if (ends.isEmpty()) {
            return;
        }
        Map<End, Peril> perils = new HashMap<>();
        ends.keySet().forEach(end -> perils.put(end, Peril.of(end.state(), mover, end.went())));
        End first = ends.keySet().iterator().next();
        When when = ends.get(first);
        Side by = first.state().mover();
        int all = casts().total();
        int moved = perils.values().stream().mapToInt(Peril::moved).min().orElseThrow();
        int any = perils.values().stream().mapToInt(Peril::any).min().orElseThrow();
        if (ends.keySet().stream().anyMatch(end -> !end.went().isEmpty())) {
            reasons.add(new Exposed(Target.MOVED, new Part(moved, all), by, when));
        }
        reasons.add(new Exposed(Target.ANY, new Part(any, all), by, when));
        int stuck = perils.get(first).stuck();
        if (when == When.NEXT && stuck > 0) {
            reasons.add(new Reason.Stuck(by, new Part(stuck, all)));
        }
    }

    private Casts casts() {
        return state.game().casts();
    }
}

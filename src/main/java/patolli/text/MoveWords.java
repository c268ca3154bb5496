package patolli.text;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Game;
import patolli.rules.Leg;
import patolli.rules.MoveView;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;

/** Legal moves and bets in a few words, each told apart from all others of its position. */
public final class MoveWords {
    private final Texts texts = new Texts("moves");

    /** @param move one of the position's */
    public String tell(State state, int move) {
        if (state.phase() == Phase.BET) {
            return texts.get("bet", move);
        }
        String words = words(state, move);
        boolean alone = state.moves().stream().filter(other -> words.equals(words(state, other))).count() == 1;
        return alone ? words : texts.get("written", words, state.text(move));
    }

    /** The throw that is moved by: what is left of one of which a die was used is told by that. */
    public static String thrown(State state) {
        return state.cast() >= 0 ? state.game().casts().text(state.cast())
                : state.dice().stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    private String words(State state, int move) {
        MoveView view = state.view(move);
        String legs = view.legs().stream().map(leg -> leg(state.game(), leg))
                .collect(Collectors.joining(texts.get("between")));
        List<Integer> dice = view.uses();
        return dice.isEmpty() ? legs : texts.get("dice", legs, dice.stream().map(String::valueOf)
                .collect(Collectors.joining(texts.get("dice.between"))));
    }

    /**
     * What a move does, for beside a picture on which it is drawn: there numbers of squares would only be looked for.
     *
     * @param move one of the position's
     */
    public String shown(State state, int move) {
        if (state.phase() != Phase.MOVE) {
            return tell(state, move);
        }
        String told = state.view(move).legs().stream().map(this::shown)
                .collect(Collectors.joining(texts.get("between")));
        Events.Log log = new Events.Log();
        state.play(move, log);
        return log.events().stream().map(event -> outcome(event, state.mover())).flatMap(Optional::stream).findFirst()
                .map(key -> texts.get(key, told)).orElse(told);
    }

    private String shown(Leg leg) {
        String goes = switch (leg.to()) {
            case Spot.Home _ -> texts.get("shown.home");
            case Spot.Square _ when leg.from() instanceof Spot.Square -> texts.get("shown.steps", leg.steps());
            case Spot.Square _, Spot.Hand _, Spot.Captured _ -> texts.get("shown.enter");
        };
        return leg.pieces() == 2 ? texts.get("pair", goes) : goes;
    }

    /** The words for what comes of a move besides that a piece goes; none for what the mover does not bring about. */
    private static Optional<String> outcome(Event event, Side mover) {
        return switch (event) {
            case Event.Bumped(_, Side by, _) -> of(by, mover, "shown.hits");
            case Event.Cut(_, Side by, _) -> of(by, mover, "shown.hits");
            case Event.Captured(_, Side by, _) -> of(by, mover, "shown.takes");
            case Event.ExtraTurn(Side side) -> of(side, mover, "shown.again");
            case Event.Forfeit(_, Side from, _, _, _) -> of(from, mover, "shown.pays");
            case Event.Cast _, Event.Begins _, Event.Tied _, Event.Bet _, Event.Entered _, Event.DirectionChosen _,
                    Event.Moved _, Event.PairMoved _, Event.Settled _, Event.SteppedBack _, Event.BorneOff _,
                    Event.WillMiss _, Event.WillStepBack _, Event.Passed _, Event.DieLost _, Event.Bankrupt _,
                    Event.GameWon _, Event.PoolTaken _, Event.PotShared _, Event.ContestWon _, Event.Drawn _,
                    Event.NextGame _, Event.TurnPassed _ -> Optional.empty();
        };
    }

    private static Optional<String> of(Side doer, Side mover, String key) {
        return doer == mover ? Optional.of(key) : Optional.empty();
    }

    private String leg(Game game, Leg leg) {
        String goes = switch (leg.to()) {
            case Spot.Home _ -> texts.get("home", place(game, leg.from()));
            case Spot.Square to when leg.from() instanceof Spot.Square -> texts.get("squares", place(game, leg.from()),
                    place(game, to));
            case Spot.Square _, Spot.Hand _, Spot.Captured _ -> texts.get("enter");
        };
        return leg.pieces() == 2 ? texts.get("pair", goes) : goes;
    }

    private static String place(Game game, Spot spot) {
        return spot instanceof Spot.Square(int number, boolean _) ? String.valueOf(game.square(number)) : "";
    }
}

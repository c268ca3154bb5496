package patolli.text;

import java.util.List;
import java.util.stream.Collectors;
import patolli.rules.Game;
import patolli.rules.Leg;
import patolli.rules.MoveView;
import patolli.rules.Phase;
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

    private String words(State state, int move) {
        MoveView view = state.view(move);
        String legs = view.legs().stream().map(leg -> leg(state.game(), leg))
                .collect(Collectors.joining(texts.get("between")));
        List<Integer> dice = view.uses();
        return dice.isEmpty() ? legs : texts.get("dice", legs, dice.stream().map(String::valueOf)
                .collect(Collectors.joining(texts.get("dice.between"))));
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

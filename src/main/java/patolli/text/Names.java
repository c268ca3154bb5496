package patolli.text;

import java.util.List;
import java.util.Set;
import patolli.play.Seats;
import patolli.rules.Side;

/**
 * What the sides are called: the only player at the table is {@code you}, Smoking Mirror has his name against one
 * player, and everybody else goes by the colour.
 */
record Names(Texts texts, Seats seats) {
    private static final int TWO = 2;

    /** Which form of a sentence is used with that side: {@code you}, {@code mirror} or {@code side}. */
    String form(Side side) {
        if (seats.players().equals(Set.of(side))) {
            return "you";
        }
        boolean two = seats.asMap().size() == TWO;
        return two && seats.players().size() == 1 && seats.computers().contains(side) ? "mirror" : "side";
    }

    /** The name in a list or a heading. */
    String heading(Side side) {
        return texts.get("name." + form(side), colour(side));
    }

    /** The name in a sentence of the form {@code side}. */
    String name(Side side) {
        return form(side).equals("mirror") ? texts.get("name.mirror") : colour(side);
    }

    /** The name of somebody whom a sentence is not about. */
    String object(Side side) {
        return form(side).equals("you") ? texts.get("object.you") : name(side);
    }

    /** Several of them: {@code you, Blue and Green}. */
    String all(List<Side> sides) {
        return list(texts, sides.stream().map(this::object).toList());
    }

    private String colour(Side side) {
        return texts.get("side." + side.key());
    }

    /** Things in a list: {@code this, that and another}. */
    static String list(Texts texts, List<String> parts) {
        return parts.size() < TWO ? String.join("", parts) : texts.get("list.last",
                String.join(texts.get("list.between"), parts.subList(0, parts.size() - 1)), parts.getLast());
    }
}

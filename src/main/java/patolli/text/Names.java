package patolli.text;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import patolli.play.Seats;
import patolli.rules.Side;

/**
 * What the sides are called: by the names that were given. Where none was, the only player at the table is {@code you};
 * computers go by the figure that sits there, in games whose texts name it; in others the only enemy of one player is
 * Smoking Mirror; everybody else goes by the colour.
 */
record Names(Texts texts, Seats seats) {
    private static final int TWO = 2;

    /** Which form of a sentence is used with that side: {@code you}, {@code mirror} or {@code side}. */
    String form(Side side) {
        // Who has a name at the table is spoken of, and so is everybody else there.
        if (!seats.names().isEmpty()) {
            return "side";
        }
        return seats.players().equals(Set.of(side)) ? "you" : isMirror(side) ? "mirror" : "side";
    }

    /** Whether that is Smoking Mirror against one player; not where another figure sits there. */
    private boolean isMirror(Side side) {
        String mirror = texts.get("name.mirror");
        return figure(side).orElse(mirror).equals(mirror) && seats.asMap().size() == TWO
                && seats.players().size() == 1 && seats.computers().contains(side);
    }

    /** The name in a list or a heading. */
    String heading(Side side) {
        return upper(seats.name(side).or(() -> figure(side))
                .orElseGet(() -> texts.get("name." + form(side), name(side))));
    }

    /** The name in a sentence of the form {@code side}. */
    String name(Side side) {
        return seats.name(side).or(() -> figure(side))
                .orElseGet(() -> isMirror(side) ? texts.get("name.mirror") : colour(side));
    }

    /** The figure that a computer plays; the name may begin with a small letter. */
    private Optional<String> figure(Side side) {
        String key = "figure." + side.key();
        return seats.computers().contains(side) && texts.has(key) ? Optional.of(texts.get(key)) : Optional.empty();
    }

    /** As at the beginning of a sentence; nothing, as where nobody has won, stays nothing. */
    static String upper(String words) {
        return words.isEmpty() ? words : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
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

package patolli.ui.table;

import java.util.Optional;
import patolli.rules.Side;

/**
 * A part of the score line.
 *
 * @param style a style class: {@code score-} and a side's key for what is in that side's colour, or {@code score-sign}
 *              for the signs between; the middle's own ink with {@code score-middle}
 * @param piece whose piece stands before the words, if anybody's
 */
public record ScorePart(String text, String style, Optional<Side> piece) {

    /** Words alone. */
    public ScorePart(String text, String style) {
        this(text, style, Optional.empty());
    }
}

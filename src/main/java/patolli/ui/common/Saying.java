package patolli.ui.common;

import java.util.List;
import java.util.Set;
import patolli.play.Seats;
import patolli.rules.Side;

/**
 * What is to be written over a mat.
 *
 * @param happened what happened last, in sentences
 * @param expected what comes now; may be empty
 * @param acting   the side whose turn it is; in the end, the winners; none when nobody is meant
 * @param seats    who plays which side
 */
public record Saying(List<String> happened, String expected, Set<Side> acting, Seats seats) {

    /** A copy that cannot be changed. */
    public Saying {
        happened = List.copyOf(happened);
        acting = Set.copyOf(acting);
    }
}

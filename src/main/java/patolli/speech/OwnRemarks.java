package patolli.speech;

import java.util.List;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Side;

/** What there is to speak of in a turn of one game only, besides what its events say. */
@FunctionalInterface
public interface OwnRemarks {
    /** Of a game without anything of the kind. */
    OwnRemarks NONE = (turn, his, seats) -> List.of();

    /** In the order in which they are to be spoken of. @param his the side that Smoking Mirror plays */
    List<Situation> of(Turn turn, Side his, Seats seats);
}

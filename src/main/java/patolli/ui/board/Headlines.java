package patolli.ui.board;

import java.util.Optional;
import patolli.rules.Side;

/** What is written at the table: the two lines and the score in the band, and both name plates. */
final class Headlines {
    private final Feedback feedback;
    private final BandController band;
    private final NamePlate red;
    private final NamePlate blue;

    Headlines(Feedback feedback, BandController band, NamePlate red, NamePlate blue) {
        this.feedback = feedback;
        this.band = band;
        this.red = red;
        this.blue = blue;
    }

    /** Writes everything anew. */
    void tell() {
        Optional<Side> acting = feedback.acting();
        band.tell(feedback.happened(), feedback.expected(Optional.empty()), feedback.score(), acting.orElse(null));
        show(red, Side.RED, acting);
        show(blue, Side.BLUE, acting);
    }

    private void show(NamePlate plate, Side side, Optional<Side> acting) {
        plate.show(feedback.plateName(side), feedback.plateLine(side), acting.filter(side::equals).isPresent());
    }

    /** Says something else in the place of what happened last. */
    void notice(String sentence) {
        band.notice(sentence);
    }

    /** Says what a move would do, or what is expected when none is pointed at. */
    void pointAt(Optional<Integer> move) {
        band.expect(feedback.expected(move));
    }
}

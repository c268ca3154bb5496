package patolli.ui.table;

import patolli.testkit.Fx;
import patolli.ui.common.Sprite;

/** What the marks under the pieces show. */
final class MoveMarks {
    private MoveMarks() { }

    /** How many pieces are seen faintly where they would land. */
    static long ghosts(TestBoard test) {
        return count(test, "/piece-");
    }

    /** How many pieces wear the ring of the focus. */
    static long focusRings(TestBoard test) {
        return count(test, "/mark-focus");
    }

    private static long count(TestBoard test, String picture) {
        return Fx.call(() -> Lying.sprites(test, "marks", Sprite.class).stream()
                .filter(mark -> mark.getImage().getUrl().contains(picture) && mark.getOpacity() > 0).count());
    }
}

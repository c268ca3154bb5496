package patolli.ui.table;

import java.util.List;
import patolli.testkit.Fx;

/** What the marks under the pieces show. */
final class MoveMarks {
    private MoveMarks() { }

    /** How many places where a piece would land stand out, because their move is pointed at. */
    static long pointedAt(TestBoard test) {
        return Fx.call(() -> frames(test).stream().filter(frame -> frame.isTarget() && frame.isOut()).count());
    }

    /** How many frames shine, because their move is advised. */
    static long shining(TestBoard test) {
        return Fx.call(() -> frames(test).stream().filter(SquareFrame::isShining).count());
    }

    private static List<SquareFrame> frames(TestBoard test) {
        return test.board.controller().moves().ways().all().stream().flatMap(way -> way.frames().stream()).toList();
    }
}

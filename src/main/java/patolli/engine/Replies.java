package patolli.engine;

import java.util.LinkedHashMap;
import java.util.Map;
import patolli.play.Turn;

/** Replies that several requests share. */
final class Replies {
    private Replies() { }

    /** An object with its members in this order: name, value, name, value. */
    static Map<String, Object> of(Object... members) {
        var reply = new LinkedHashMap<String, Object>();
        for (int i = 0; i < members.length; i += 2) {
            reply.put((String) members[i], members[i + 1]);
        }
        return reply;
    }

    /** What came of a move or bet. */
    static Map<String, Object> turn(Turn turn) {
        return of("events", EventTree.of(turn.after().game(), turn.events()), "state", turn.after().tree());
    }

    /** Seconds since that reading of the nanosecond clock. */
    static double secondsSince(long start) {
        return (System.nanoTime() - start) / 1e9;
    }
}

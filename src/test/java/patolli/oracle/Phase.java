package patolli.oracle;

import java.util.List;
import java.util.Locale;

/** What a game waits for. */
enum Phase {
    THROWOFF, BET, CAST, MOVE, OVER;

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    void mustBe(Phase... allowed) {
        if (!List.of(allowed).contains(this)) {
            throw new Refused("not in phase " + word());
        }
    }
}

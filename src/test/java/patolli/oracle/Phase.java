package patolli.oracle;

/** What a game waits for. */
enum Phase {
    THROWOFF, BET, CAST, MOVE, OVER;

    String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    void mustBe(Phase... allowed) {
        if (!java.util.List.of(allowed).contains(this)) {
            throw new Refused("not in phase " + word());
        }
    }
}

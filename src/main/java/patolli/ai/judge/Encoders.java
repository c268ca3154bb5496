package patolli.ai.judge;

import java.util.List;
import java.util.Optional;
import patolli.ai.net.Encoder;
import patolli.rules.State;

/** What the networks see of each game. */
public final class Encoders {
    /** One for each network. */
    public static final List<Encoder> ALL = List.of(new PatolliEncoder(), new BellEncoder(false),
            new BellSeatEncoder(3), new BellSeatEncoder(4), new BellEncoder(true), new PagadeEncoder(),
            new PagadeSeatEncoder(), new TablanEncoder());

    private Encoders() { }

    /** The one for positions such as this; empty where no network was trained for its options. */
    public static Optional<Encoder> of(State state) {
        return ALL.stream().filter(encoder -> encoder.suits(state)).findFirst();
    }
}

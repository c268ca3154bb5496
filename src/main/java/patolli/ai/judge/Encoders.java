package patolli.ai.judge;

import java.util.List;
import java.util.Optional;
import patolli.ai.net.Encoder;
import patolli.rules.State;

/** What the networks see of each game. */
public final class Encoders {
    /** One for each network. */
    public static final List<Encoder> ALL = List.of(new PatolliEncoder(), new BellEncoder(2, false),
            new BellEncoder(3, false), new BellEncoder(4, false), new BellEncoder(4, true), new PagadeEncoder(2),
            new PagadeEncoder(4), new TablanEncoder());

    private Encoders() { }

    /** The one for positions such as this; empty where no network was trained for its options. */
    public static Optional<Encoder> of(State state) {
        return ALL.stream().filter(encoder -> encoder.suits(state)).findFirst();
    }
}

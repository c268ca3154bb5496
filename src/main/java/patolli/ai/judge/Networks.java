package patolli.ai.judge;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import patolli.ai.net.Encoder;
import patolli.ai.net.NetworkFile;
import patolli.rules.State;

/** The trained networks, each loaded when it is first wanted. */
final class Networks {
    private static final Map<String, Optional<Evaluator>> LOADED = new ConcurrentHashMap<>();

    private Networks() { }

    /** What judges positions such as this one; empty where no network was trained for its options. */
    static Optional<Evaluator> of(State state) {
        return Encoders.of(state).flatMap(encoder ->
                LOADED.computeIfAbsent(encoder.name(), _ -> load(encoder, Evaluators.of(state.game()))));
    }

    private static Optional<Evaluator> load(Encoder encoder, Evaluator plain) {
        try (InputStream in = Networks.class.getResourceAsStream("/ai/" + encoder.name() + ".net")) {
            return in == null ? Optional.empty()
                    : Optional.of(new NetworkEvaluator(encoder, NetworkFile.read(in.readAllBytes()), plain));
        } catch (IOException broken) {
            throw new UncheckedIOException("the network " + encoder.name() + " can't be read", broken);
        }
    }
}

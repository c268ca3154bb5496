package patolli.oracle;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import patolli.engine.Engine;
import patolli.play.Games;

/** A line to an engine: one request, one reply. */
interface Link {
    String ask(String request);

    /** The engine of this house, spoken to in its own protocol. */
    static Link toEngine() {
        var engine = new Engine(Games.all(), Duration.ofHours(1));
        return request -> {
            var reply = new ByteArrayOutputStream();
            try {
                engine.converse(new ByteArrayInputStream((request + "\n").getBytes(StandardCharsets.UTF_8)), reply);
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
            return reply.toString(StandardCharsets.UTF_8).strip();
        };
    }
}

package patolli.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.rules.Game;
import patolli.rules.Refusal;

/**
 * Answers the requests of the line protocol, one after the other, until quit or the end of the input. A request
 * that can't be answered gets an object with the member {@code error} and leaves everything as it was. The input is
 * read ahead, so that a long request can be stopped.
 */
public final class Engine {
    private static final Logger LOG = LoggerFactory.getLogger(Engine.class);
    static final String QUIT = "quit";
    private static final Duration GRACE = Duration.ofSeconds(1);

    private final Session session;
    private final Duration grace;

    /** An engine for these games. */
    public Engine(List<Game> games) {
        this(games, GRACE);
    }

    /** @param grace how old a long request becomes at least before the end of the input stops it */
    public Engine(List<Game> games, Duration grace) {
        session = new Session(games);
        this.grace = grace;
    }

    /**
     * Holds one conversation.
     *
     * @throws IOException when a stream fails; nothing else ends a conversation early
     */
    public void converse(InputStream in, OutputStream out) throws IOException {
        try (Inbox inbox = Inbox.open(in, grace)) {
            while (true) {
                byte[] reply;
                switch (inbox.next()) {
                    case Inbox.Asked.Readable(String line, Halt halt) -> reply = answer(line, halt);
                    case Inbox.Asked.Unreadable(Refusal because) -> reply = error(because.getMessage());
                    case Inbox.Asked.Broken(IOException because) -> throw because;
                    case Inbox.Asked.End() -> {
                        return;
                    }
                }
                out.write(reply);
                out.write('\n');
                out.flush();
            }
        }
    }

    private byte[] answer(String line, Halt halt) {
        String[] parts = line.split("[ \t]+", 2);
        Optional<Request> request = Request.named(parts[0]);
        Runnable back = session.mark();
        session.haltBy(halt);
        try {
            if (parts[0].equals(QUIT)) {
                throw new Refusal(QUIT + " stands alone, with nothing behind it");
            }
            Request known = request.orElseThrow(() -> new Refusal("unknown request " + Arguments.quote(parts[0])
                    + "; there are " + String.join(", ", Request.names()) + " and " + QUIT));
            return Json.write(known.command().answer(session, parts.length == 1 ? "" : parts[1]));
        } catch (Refusal refusal) {
            back.run();
            return error(refusal.getMessage());
        } catch (RuntimeException | StackOverflowError fault) {
            // a fault of our own must not cost a bot its game
            LOG.error("request {} failed", Arguments.quote(line), fault);
            back.run();
            return error("the engine failed at this request: " + fault);
        } finally {
            halt.finish();
        }
    }

    private static byte[] error(String sentence) {
        // half a surrogate pair, quoted from a request, can't be written: it becomes a question mark
        String writable = new String(sentence.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
        return Json.write(Map.of("error", writable));
    }
}

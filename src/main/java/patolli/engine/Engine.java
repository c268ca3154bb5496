package patolli.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
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
    static final String STOP = "stop";
    private static final Duration GRACE = Duration.ofSeconds(1);

    private static final Map<String, Command> COMMANDS = Map.ofEntries(
            Map.entry("games", Setup::games),
            Map.entry("new", Setup::newGame),
            Map.entry("state", Setup::state),
            Map.entry("set", Setup::set),
            Map.entry("undo", Setup::undo),
            Map.entry("chances", Chance::chances),
            Map.entry("cast", Chance::cast),
            Map.entry("moves", Choice::moves),
            Map.entry("play", Choice::play),
            Map.entry("bet", Choice::bet),
            Map.entry("perft", Counting::perft),
            Map.entry("playouts", Counting::playouts),
            Map.entry("best", Advice::best),
            Map.entry(STOP, Halt::alone));

    private final Table table;
    private final Duration grace;

    /** An engine for these games. */
    public Engine(List<Game> games) {
        this(games, GRACE);
    }

    /** @param grace how old a long request becomes at least before the end of the input stops it */
    public Engine(List<Game> games, Duration grace) {
        table = new Table(games);
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
                    case Inbox.Asked.Request(String line, Halt halt) -> reply = answer(line, halt);
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
        Command command = COMMANDS.get(parts[0]);
        Runnable back = table.mark();
        table.haltBy(halt);
        try {
            if (parts[0].equals(QUIT)) {
                throw new Refusal(QUIT + " stands alone, with nothing behind it");
            }
            if (command == null) {
                throw new Refusal("unknown request " + Words.quote(parts[0]) + "; there are "
                        + String.join(", ", COMMANDS.keySet().stream().sorted().toList()) + " and " + QUIT);
            }
            return Json.write(command.answer(table, parts.length == 1 ? "" : parts[1]));
        } catch (Refusal refusal) {
            back.run();
            return error(refusal.getMessage());
        } catch (RuntimeException | StackOverflowError fault) {
            // a fault of our own must not cost a bot its game
            LOG.error("request {} failed", Words.quote(line), fault);
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

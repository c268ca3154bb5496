package patolli.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.rules.Game;
import patolli.rules.Refusal;

/**
 * Answers the requests of the line protocol, one after the other, until quit or the end of the input. A request
 * that can't be answered gets an object with the member {@code error} and leaves everything as it was.
 */
public final class Engine {
    private static final Logger LOG = LoggerFactory.getLogger(Engine.class);
    private static final String QUIT = "quit";

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
            Map.entry("best", Advice::best));

    private final Table table;

    /** An engine for these games. */
    public Engine(List<Game> games) {
        table = new Table(games);
    }

    /**
     * Holds one conversation.
     *
     * @throws IOException when a stream fails; nothing else ends a conversation early
     */
    public void converse(InputStream in, OutputStream out) throws IOException {
        var lines = new Lines(in);
        while (true) {
            byte[] reply;
            try {
                Optional<String> line = lines.next();
                if (line.isEmpty() || line.get().strip().equals(QUIT)) {
                    return;
                }
                if (line.get().isBlank()) {
                    continue;
                }
                reply = answer(line.get().strip());
            } catch (Refusal refusal) {
                reply = error(refusal.getMessage());
            }
            out.write(reply);
            out.write('\n');
            out.flush();
        }
    }

    private byte[] answer(String line) {
        String[] parts = line.split("[ \t]+", 2);
        Command command = COMMANDS.get(parts[0]);
        Runnable back = table.mark();
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
        }
    }

    private static byte[] error(String sentence) {
        // half a surrogate pair, quoted from a request, can't be written: it becomes a question mark
        String writable = new String(sentence.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
        return Json.write(Map.of("error", writable));
    }
}

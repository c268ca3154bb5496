package patolli.text;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What is told of the world that games come from, from a text: paragraphs with an empty line between them, each of one
 * or more lines and then its source behind {@code -- }. Lines that begin with {@code #} are comments.
 *
 * @param facts   in the order of the text; none when the text could not be used
 * @param trouble why there are none, in a few words for the menu
 */
public record Facts(List<Fact> facts, Optional<String> trouble) {
    private static final Logger LOG = LoggerFactory.getLogger(Facts.class);
    private static final String SOURCE = "-- ";

    /** A copy that cannot be changed. */
    public Facts {
        facts = List.copyOf(facts);
    }

    /** Those of a name that come with the game: {@code aztec}. */
    public static Facts of(String name) {
        try (InputStream in = Facts.class.getResourceAsStream("/text/facts/" + name + ".txt")) {
            return read(in);
        } catch (IOException e) {
            return without("facts.unreadable", e);
        }
    }

    /** @param in the text in UTF-8; null when it is missing */
    static Facts read(InputStream in) throws IOException {
        if (in == null) {
            return without("facts.missing", null);
        }
        try {
            return parse(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(in.readAllBytes())).toString());
        } catch (CharacterCodingException e) {
            return without("facts.damaged", e);
        }
    }

    private static Facts parse(String text) {
        List<Fact> facts = new ArrayList<>();
        StringBuilder words = new StringBuilder();
        int number = 0;
        for (String line : (text + "\n\n").lines().toList()) {
            number++;
            if (line.startsWith("#")) {
                continue;
            }
            if (line.startsWith(SOURCE) && !words.isEmpty() && line.length() > SOURCE.length()) {
                facts.add(new Fact(words.toString(), line.substring(SOURCE.length()).strip()));
                words.setLength(0);
            } else if (line.isBlank() && !words.isEmpty() || line.startsWith(SOURCE)) {
                return without("facts.line", null, number);
            } else if (!line.isBlank()) {
                words.append(words.isEmpty() ? "" : " ").append(line.strip());
            }
        }
        if (!words.isEmpty() || facts.isEmpty()) {
            return without(facts.isEmpty() ? "facts.empty" : "facts.source", null);
        }
        return new Facts(facts, Optional.empty());
    }

    private static Facts without(String key, Exception cause, Object... gaps) {
        String why = new Texts("menu").get(key, gaps);
        LOG.warn("There are no facts: {}", why, cause);
        return new Facts(List.of(), Optional.of(why));
    }
}

package patolli.engine;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import patolli.rules.Refusal;

/**
 * Requests, one a line. Holds no more of a line than a request may be long, however long the line is. A line ends
 * with a line feed, a carriage return before it is dropped; the last one may end with the input.
 */
final class Lines {
    /** The longest request, in bytes without its line end. */
    static final int LONGEST = 64 * 1024;

    private final InputStream in;
    private final byte[] line = new byte[LONGEST + 1];

    Lines(InputStream in) {
        this.in = new BufferedInputStream(in);
    }

    /**
     * The next line; empty at the end of the input.
     *
     * @throws Refusal when the line is too long or not UTF-8; it has then been read to its end
     */
    Optional<String> next() throws IOException, Refusal {
        int length = 0;
        int read = in.read();
        if (read < 0) {
            return Optional.empty();
        }
        // one byte more than a request may have is kept, for it may be a carriage return
        while (read >= 0 && read != '\n') {
            if (length < line.length) {
                line[length] = (byte) read;
            }
            length = Math.min(length + 1, line.length + 1);
            read = in.read();
        }
        if (length > 0 && length <= line.length && line[length - 1] == '\r') {
            length--;
        }
        if (length > LONGEST) {
            throw new Refusal("a request is one line of at most " + LONGEST + " bytes; this one is longer");
        }
        return Optional.of(decode(length));
    }

    private String decode(int length) throws Refusal {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line, 0, length)).toString();
        } catch (CharacterCodingException broken) {
            throw new Refusal("a request is UTF-8 text; this line is not");
        }
    }
}

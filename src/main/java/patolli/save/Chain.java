package patolli.save;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.zip.CRC32;

/** The checks at the ends of a save's lines, each of which covers the one before it. */
final class Chain {
    /** What stands between a line's text and its check. */
    static final String MARK = " #";
    /** How many digits a check has. */
    static final int DIGITS = 8;

    private static final HexFormat HEX = HexFormat.of();

    private final CRC32 crc = new CRC32();
    private String last = "";

    /** The check of the next line with that text; the chain then goes on from it. */
    String next(byte[] text) {
        last = check(text);
        return last;
    }

    /** The text as the next line of the file. */
    byte[] line(String text) {
        return (text + MARK + next(text.getBytes(StandardCharsets.UTF_8)) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /** Whether that is the check of the next line with that text; the chain goes on from it only if it is. */
    boolean accepts(byte[] text, String check) {
        boolean fits = check(text).equals(check);
        if (fits) {
            last = check;
        }
        return fits;
    }

    private String check(byte[] text) {
        crc.reset();
        crc.update(last.getBytes(StandardCharsets.US_ASCII));
        crc.update(text);
        return HEX.toHexDigits(crc.getValue(), DIGITS);
    }
}

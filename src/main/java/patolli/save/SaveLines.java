package patolli.save;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import patolli.rules.Refusal;

/** Goes through the lines of a save's bytes and stops at the first whose check does not fit. */
final class SaveLines {
    private final byte[] bytes;
    private final Chain chain = new Chain();
    private int at;

    SaveLines(byte[] bytes) {
        this.bytes = bytes;
    }

    boolean hasNext() {
        return at < bytes.length;
    }

    /** How many bytes have been gone through. */
    int at() {
        return at;
    }

    /** The text of the next line. */
    String next() throws Refusal {
        int end = at;
        while (end < bytes.length && bytes[end] != '\n') {
            end++;
        }
        Flaw.BREAKS_OFF.unless(end < bytes.length);
        Flaw.WINDOWS_LINES.unless(end == at || bytes[end - 1] != '\r');
        int textEnd = end - Chain.MARK.length() - Chain.DIGITS;
        Flaw.NO_CHECK.unless(textEnd >= at);
        byte[] text = Arrays.copyOfRange(bytes, at, textEnd);
        String check = new String(bytes, textEnd, end - textEnd, StandardCharsets.ISO_8859_1);
        Flaw.CHECK.unless(check.startsWith(Chain.MARK) && chain.accepts(text, check.substring(Chain.MARK.length())));
        at = end + 1;
        return decode(text);
    }

    private static String decode(byte[] text) throws Refusal {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(text)).toString();
        } catch (CharacterCodingException e) {
            throw Flaw.NO_UTF_8.refusal();
        }
    }
}

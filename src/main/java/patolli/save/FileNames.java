package patolli.save;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Set;

/** Names that players give, in a form that lines and file systems take. */
final class FileNames {
    /** The most characters of a name that are kept. */
    static final int LONGEST_NAME = 60;
    private static final int LONGEST_FILE = 40;
    private static final Set<String> WINDOWS_OWN = Set.of("con", "prn", "aux", "nul", "com", "lpt");

    private FileNames() { }

    /** The name in one line, without what can't be written; empty if nothing is left. */
    static String line(String name) {
        String plain = name.codePoints()
                .map(c -> Character.isISOControl(c) || Character.isWhitespace(c) || Character.isSpaceChar(c) ? ' ' : c)
                .filter(c -> Character.isDefined(c) && Character.getType(c) != Character.SURROGATE
                        && Character.getType(c) != Character.FORMAT)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString()
                .replaceAll(" +", " ").strip();
        int end = Math.min(plain.codePointCount(0, plain.length()), LONGEST_NAME);
        return plain.substring(0, plain.offsetByCodePoints(0, end)).strip();
    }

    /**
     * A file name without ending for something of that name: small ASCII letters, digits and hyphens, which every
     * file system takes and none holds for two names.
     */
    static String file(String name) {
        String plain = Normalizer.normalize(name, Normalizer.Form.NFKD).replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        plain = plain.substring(0, Math.min(plain.length(), LONGEST_FILE)).replaceAll("^-|-$", "");
        boolean taken = plain.isEmpty() || WINDOWS_OWN.contains(plain.replaceAll("[0-9]$", ""));
        return taken ? "game" + (plain.isEmpty() ? "" : "-" + plain) : plain;
    }
}

package patolli.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Finds what a source says in words: literals with several words in a row that are neither logged nor thrown. */
public final class SpokenCode {
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern WORDS = Pattern.compile("[A-Za-z']{2,},? [a-z]{2,}");
    /** A log may be in English, and so may what only a fault in the program throws; a file's fault is told. */
    private static final Pattern NOT_TOLD = Pattern.compile("LOG\\.|getLogger|(?<!new IO)Exception\\(");
    private final String source;
    private final List<String> found = new ArrayList<>();
    private final List<String> literals = new ArrayList<>();
    private final StringBuilder statement = new StringBuilder();
    private int at;

    private SpokenCode(String source) {
        this.source = COMMENT.matcher(source).replaceAll("");
    }

    /** The literals, as they are written. */
    public static List<String> in(String source) {
        return new SpokenCode(source).read();
    }

    private List<String> read() {
        while (at < source.length()) {
            char c = source.charAt(at);
            if (source.startsWith("//", at)) {
                at = Math.max(at, source.indexOf('\n', at));
            } else if (c == '"') {
                literals.add(literal(c));
            } else if (c == '\'') {
                literal(c);
            } else if (";{}".indexOf(c) >= 0) {
                endStatement();
            } else {
                statement.append(c);
            }
            at++;
        }
        return found;
    }

    /** Goes to the end of a literal. */
    private String literal(char quote) {
        int from = at + 1;
        for (at = from; source.charAt(at) != quote; at++) {
            at += source.charAt(at) == '\\' ? 1 : 0;
        }
        return source.substring(from, at);
    }

    private void endStatement() {
        if (!NOT_TOLD.matcher(statement).find()) {
            literals.stream().filter(literal -> WORDS.matcher(literal).find()).forEach(found::add);
        }
        statement.setLength(0);
        literals.clear();
    }
}

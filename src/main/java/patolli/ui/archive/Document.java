package patolli.ui.archive;

import java.util.Locale;

/** What is written where the player wants it. */
public enum Document {
    /** How a contest went, in sentences. */
    CHRONICLE("chronicle", System.lineSeparator()),
    /** The figures of a contest's report. */
    REPORT("table", Document.CSV_END),
    /** The figures of the laboratory. */
    LABORATORY("table", Document.CSV_END);

    /** How the lines of comma-separated values end on every system, after RFC 4180. */
    private static final String CSV_END = "\r\n";
    private final String words;
    private final String lineEnd;

    Document(String words, String lineEnd) {
        this.words = words;
        this.lineEnd = lineEnd;
    }

    /** By which the sentences on it are found. */
    String words() {
        return words;
    }

    /** By which the name is found that is suggested for its file. */
    String suggestion() {
        return name().toLowerCase(Locale.ROOT) + ".name";
    }

    String lineEnd() {
        return lineEnd;
    }
}

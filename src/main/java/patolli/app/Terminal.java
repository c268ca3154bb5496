package patolli.app;

import java.io.PrintStream;

/** Writes to a terminal. One that has no typographic quotes gets straight ones, not question marks. */
final class Terminal {
    private Terminal() { }

    /** Writes a line. */
    static void say(PrintStream to, String line) {
        boolean typographic = to.charset().newEncoder().canEncode("\u2019\u201C\u201D");
        to.println(typographic ? line
                : line.replace('\u2019', '\'').replace('\u201C', '"').replace('\u201D', '"'));
    }
}

package patolli.engine;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import patolli.play.Games;
import patolli.rules.Game;
import patolli.rules.Refusal;
import patolli.rules.State;

/** A position as one line of the protocol: what {@code state} answers and {@code set} takes. */
public final class StateText {
    private static final String SET = "set ";
    /** What a clipboard may bring along. */
    private static final char BYTE_ORDER_MARK = '\uFEFF';
    private static final char NO_BREAK_SPACE = '\u00A0';
    private static final char NEXT_LINE = '\u0085';
    /** As long as a request may be. */
    private static final int LONGEST = 64 * 1024;

    private StateText() { }

    /** The position in one line. */
    public static String write(State state) {
        return new String(Json.write(state.tree()), StandardCharsets.UTF_8);
    }

    /**
     * The position that a text holds, of any game.
     *
     * @param text a state object; a whole request {@code set}, with the word before it, will do
     * @throws Refusal when it is none, or the rules can't hold it
     */
    public static State read(String text) throws Refusal {
        String plain = plain(text).stripTrailing();
        Refusal.unless(plain.strip().length() <= LONGEST, "the text is longer than " + LONGEST + " characters");
        Map<String, Object> tree = Json.read(plain.stripLeading().startsWith(SET)
                ? plain.replaceFirst(SET, " ".repeat(SET.length())) : plain);
        String name = Objects.toString(tree.get("game"), "");
        Game game = Games.named(name).orElseThrow(() -> new Refusal("there is no game " + Arguments.quote(name),
                "no-game", Arguments.quote(name)));
        return game.read(tree);
    }

    /**
     * The text with spaces for all that is none of it: every kind of space before and behind it, and what a clipboard
     * brings along within it. It stays as long, so that a fault is told at the place where it stands.
     */
    private static String plain(String text) {
        int first = 0;
        int end = text.length();
        while (first < end && isSpace(text.charAt(first))) {
            first++;
        }
        while (end > first && isSpace(text.charAt(end - 1))) {
            end--;
        }
        return " ".repeat(first) + text.substring(first, end).replace(BYTE_ORDER_MARK, ' ').replace(NO_BREAK_SPACE, ' ')
                + " ".repeat(text.length() - end);
    }

    private static boolean isSpace(char letter) {
        return Character.isWhitespace(letter) || Character.isSpaceChar(letter) || letter == BYTE_ORDER_MARK
                || letter == NEXT_LINE;
    }
}

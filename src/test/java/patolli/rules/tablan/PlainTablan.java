package patolli.rules.tablan;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The rules once more, letter by letter and half by half, with nothing shared with the code under test: a board of
 * characters, {@code w} and {@code b} for unmoved pieces, {@code W} and {@code B} for moved ones.
 */
final class PlainTablan {
    private static final String WHITE_PATH = "ABCDEFGHIJKLMNOPQRSTUVWXmnopqrstuvwxabcdefghijkl";
    private static final String BLACK_PATH = "abcdefghijklmnopqrstuvwxMNOPQRSTUVWXABCDEFGHIJKL";
    private static final char EMPTY = '.';

    private final char[] board;
    private final boolean inOrder;

    private PlainTablan(char[] board, boolean inOrder) {
        this.board = board;
        this.inOrder = inOrder;
    }

    static PlainTablan of(Map<String, Object> tree) {
        char[] board = new char[128];
        Arrays.fill(board, EMPTY);
        for (String side : List.of("white", "black")) {
            char sign = side.charAt(0);
            ((Map<?, ?>) tree.get(side)).forEach((kind, squares) -> ((List<?>) squares).forEach(square ->
                    board[square.toString().charAt(0)] = kind.equals("unmoved") ? sign : Character.toUpperCase(sign)));
        }
        return new PlainTablan(board, ((Map<?, ?>) tree.get("options")).get("in-order").equals("true"));
    }

    /** The board as read off a state object, for comparison. */
    String picture() {
        return WHITE_PATH.chars().collect(StringBuilder::new, (out, square) -> out.append(board[square]),
                StringBuilder::append).toString();
    }

    Set<String> moves(String side, int cast) {
        var moves = new TreeSet<String>();
        for (char one : WHITE_PATH.toCharArray()) {
            after(side, one, cast, cast).ifPresent(_ -> moves.add(part(side, one, cast)));
            Optional<PlainTablan> halfway = after(side, one, cast / 2, cast);
            if (halfway.isEmpty()) {
                continue;
            }
            char reached = target(side, one, cast / 2);
            for (char other : WHITE_PATH.toCharArray()) {
                // the second half is for a different piece than the one that has just moved
                if (other != reached && halfway.get().after(side, other, cast / 2, cast).isPresent()) {
                    var parts = new TreeSet<>(List.of(part(side, one, cast / 2), part(side, other, cast / 2)));
                    moves.add(String.join(",", parts));
                }
            }
        }
        return moves;
    }

    /** After a legal move, its parts played in an order that works. */
    PlainTablan play(String side, int cast, String move) {
        String[] parts = move.split(",");
        if (parts.length == 1) {
            return after(side, move.charAt(0), cast, cast).orElseThrow();
        }
        return inTurn(side, cast, parts[0], parts[1]).or(() -> inTurn(side, cast, parts[1], parts[0])).orElseThrow();
    }

    private Optional<PlainTablan> inTurn(String side, int cast, String first, String second) {
        return after(side, first.charAt(0), cast / 2, cast)
                .flatMap(halfway -> halfway.after(side, second.charAt(0), cast / 2, cast));
    }

    boolean ended(boolean firstHome) {
        boolean whiteOut = running("white");
        boolean blackOut = running("black");
        if (firstHome && !(whiteOut && blackOut)) {
            return true;
        }
        return List.of(2, 8, 12).stream().noneMatch(cast -> canPlay("white", cast) || canPlay("black", cast));
    }

    private boolean canPlay(String side, int cast) {
        return path(side).chars().anyMatch(from -> after(side, (char) from, cast, cast).isPresent())
                || !moves(side, cast).isEmpty();
    }

    String winner() {
        int lead = count("white") - count("black");
        return lead == 0 ? "draw" : lead > 0 ? "white" : "black";
    }

    private Optional<PlainTablan> after(String side, char from, int steps, int cast) {
        char sign = side.charAt(0);
        char piece = board[from];
        int at = path(side).indexOf(from);
        int to = at + steps;
        if (Character.toLowerCase(piece) != sign || at >= 36 || to >= 48 || piece == sign && cast != 2) {
            return Optional.empty();
        }
        char target = path(side).charAt(to);
        boolean own = Character.toLowerCase(board[target]) == sign;
        boolean enemy = board[target] != EMPTY && !own;
        if (own || enemy && to < 12) {
            return Optional.empty();
        }
        if (inOrder && to >= 36 && path(side).substring(36).chars().filter(c -> board[c] == EMPTY
                || Character.toLowerCase(board[c]) != sign).findFirst().orElseThrow() != target) {
            return Optional.empty();
        }
        char[] next = board.clone();
        next[from] = EMPTY;
        next[target] = Character.toUpperCase(sign);
        return Optional.of(new PlainTablan(next, inOrder));
    }

    private boolean running(String side) {
        return path(side).substring(0, 36).chars().anyMatch(c -> Character.toLowerCase(board[c]) == side.charAt(0));
    }

    private int count(String side) {
        return (int) path(side).substring(36).chars()
                .filter(c -> Character.toLowerCase(board[c]) == side.charAt(0)).count();
    }

    private static String part(String side, char from, int steps) {
        return from + "-" + target(side, from, steps);
    }

    private static char target(String side, char from, int steps) {
        return path(side).charAt(path(side).indexOf(from) + steps);
    }

    private static String path(String side) {
        return side.equals("white") ? WHITE_PATH : BLACK_PATH;
    }
}

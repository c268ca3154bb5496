package patolli.ui.lesson;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import patolli.rules.patolli.PatolliBoard;
import patolli.rules.patolli.PatolliState;
import patolli.ui.table.Place;

/**
 * One step of the tutorial.
 *
 * @param name      its name in the bundle {@code lesson}
 * @param laid      the position that is laid for it
 * @param prelude   what is played on it unseen before the step begins, as written
 * @param start     the position that this leads to
 * @param script    what is played in the step by both sides and chance, as written; a player who may choose may
 *                  choose otherwise
 * @param pointing  how the places are pointed at
 * @param places    what is pointed at; a task on the mat is done at the first of them
 * @param after     what is pointed at when the deed is done and the card says what came of it; none where the next
 *                  step follows at once
 */
record Step(String name, Task task, PatolliState laid, List<String> prelude, PatolliState start, List<String> script,
        Pointing pointing, List<Place> places, Stand stand, List<Place> after) {

    private static final Pattern MOVE = Pattern.compile("(\\d+)-(\\d+|off)");

    /**
     * The squares that a piece goes over by the script's first move, its own first; one that goes home is seen to go
     * over its last square to the one on which it entered.
     */
    List<Integer> way() {
        return script.stream().map(MOVE::matcher).filter(Matcher::matches).findFirst().map(found -> {
            int from = Integer.parseInt(found.group(1));
            int to = found.group(2).equals("off") ? PatolliBoard.entry(start.mover())
                    : Integer.parseInt(found.group(2));
            return IntStream.rangeClosed(0, start.game().distance(start.mover(), from, to))
                    .mapToObj(i -> (from + i) % PatolliBoard.SQUARES).toList();
        }).orElse(List.of());
    }

    /** How several places are pointed at. */
    enum Pointing {
        /** All at once. */
        TOGETHER,
        /** One after the other, as a piece would go. */
        IN_TURN
    }
}

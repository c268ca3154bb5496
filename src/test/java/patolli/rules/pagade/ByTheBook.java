package patolli.rules.pagade;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The rules once more, slow and plain, straight from the rule book: what a turn may be is found by trying all ways to
 * use the dice and keeping those that use most. Shares no code with the game.
 *
 * @param pawns steps by colour, rising
 */
record ByTheBook(Map<String, List<Integer>> pawns, Set<String> haveCut) {
    private static final List<String> SEATS = List.of("red", "black", "yellow", "green");
    private static final int[] FACES = {1, 3, 4, 6};

    /** A way to use one die or both, and what it leads to. */
    private record Use(ByTheBook next, List<Integer> left) { }

    /** Each legal move and the position after it. */
    Map<String, ByTheBook> legal(String colour, List<Integer> dice) {
        Map<String, ByTheBook> legal = new TreeMap<>();
        int most = used(colour, dice);
        uses(colour, dice).forEach((move, use) -> {
            if (dice.size() - use.left.size() + use.next.used(colour, use.left) == most) {
                legal.put(move, use.next);
            }
        });
        return legal;
    }

    boolean isDead() {
        for (String colour : pawns.keySet()) {
            for (int a : FACES) {
                for (int b : FACES) {
                    if (!uses(colour, List.of(a, b)).isEmpty()) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /** How many of these dice can be used at most. */
    private int used(String colour, List<Integer> dice) {
        return uses(colour, dice).values().stream()
                .mapToInt(use -> dice.size() - use.left.size() + use.next.used(colour, use.left)).max().orElse(0);
    }

    private Map<String, Use> uses(String colour, List<Integer> dice) {
        Map<String, Use> uses = new LinkedHashMap<>();
        boolean inHand = pawns.get(colour).contains(0);
        for (int from : new TreeSet<>(pawns.get(colour))) {
            if (inHand && from != 0) {
                continue;
            }
            for (int i = 0; i < dice.size(); i++) {
                List<Integer> left = new ArrayList<>(dice);
                int die = left.remove(i);
                use(uses, colour, die + ":", from, die, 1, left);
            }
            if (inHand || dice.size() < 2) {
                continue;
            }
            int a = Math.min(dice.get(0), dice.get(1));
            int b = Math.max(dice.get(0), dice.get(1));
            use(uses, colour, a + "+" + b + ":", from, a + b, 1, List.of());
            if (a == b && pawns.get(colour).stream().filter(step -> step == from).count() > 1) {
                use(uses, colour, a + "*2:", from, a, 2, List.of());
            }
        }
        return uses;
    }

    private void use(Map<String, Use> uses, String colour, String dice, int from, int by, int together,
            List<Integer> left) {
        int to = from + by;
        if (canLand(colour, to, together)) {
            uses.put(dice + (from == 0 ? "in" : from) + "-" + (to == 84 ? "home" : to),
                    new Use(moved(colour, from, to, together), left));
        }
    }

    private boolean canLand(String colour, int to, int together) {
        if (to > 84 || to > 76 && !haveCut.contains(colour)) {
            return false;
        }
        if (to < 8 || to > 76) {
            return true;
        }
        String square = square(colour, to);
        for (String other : pawns.keySet()) {
            long there = pawns.get(other).stream().filter(step -> square.equals(square(other, step))).count();
            if (other.equals(colour) ? there + together > 2 : there > 1 && together == 1) {
                return false;
            }
        }
        return true;
    }

    private ByTheBook moved(String colour, int from, int to, int together) {
        Map<String, List<Integer>> after = new LinkedHashMap<>();
        Set<String> cutters = new TreeSet<>(haveCut);
        String square = square(colour, to);
        pawns.forEach((other, steps) -> {
            List<Integer> now = new ArrayList<>(steps);
            if (other.equals(colour)) {
                for (int i = 0; i < together; i++) {
                    now.remove((Integer) from);
                    now.add(to);
                }
            } else if (to >= 8 && to <= 76) {
                now.replaceAll(step -> square.equals(square(other, step)) ? 0 : step);
                if (!now.equals(steps)) {
                    cutters.add(colour);
                }
            }
            now.sort(null);
            after.put(other, now);
        });
        return new ByTheBook(after, cutters);
    }

    private static String square(String colour, int step) {
        int seat = SEATS.indexOf(colour);
        String own = "SENW".substring(seat, seat + 1);
        if (step == 0 || step == 84) {
            return colour + step;
        }
        if (step <= 8) {
            return own + "m" + step;
        }
        if (step <= 16) {
            return own + "r" + (17 - step);
        }
        if (step >= 76) {
            return own + "m" + (84 - step);
        }
        if (step >= 68) {
            return own + "l" + (step - 67);
        }
        int along = (step - 17) % 17;
        char arm = "SENW".charAt((seat + 1 + (step - 17) / 17) % 4);
        return arm + (along < 8 ? "l" + (along + 1) : along == 8 ? "m8" : "r" + (17 - along));
    }
}

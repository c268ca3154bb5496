package patolli.oracle;

import static patolli.oracle.Fault.add;
import static patolli.oracle.Fault.addSorted;
import static patolli.oracle.Fault.isIn;
import static patolli.oracle.Fault.isOver;
import static patolli.oracle.Fault.put;
import static patolli.oracle.Fault.replace;

import java.util.List;
import java.util.Map;

/** What can be wrong with a state of the game after Neeley. */
final class PatolliFaults {
    private PatolliFaults() {
    }

    static List<Fault> all() {
        return List.of(
                new Fault("seventh piece in hand", state -> add(red(state), "hand", 1)),
                new Fault("piece lost from the hand", state -> number(red(state), "hand") > 0
                        && add(red(state), "hand", -1)),
                new Fault("minus one in hand", state -> addPieces(red(state), -1 - number(red(state), "hand"))),
                new Fault("piece borne off twice", state -> add(blue(state), "off", 1)),
                new Fault("all off, game not over", state -> playing(state) && allOff(red(state))),
                new Fault("piece on square 68", state -> move(red(state), 68)),
                new Fault("piece on square -1", state -> move(blue(state), -1)),
                new Fault("piece on no whole square", PatolliFaults::halfSquare),
                new Fault("extra piece on the board", state -> playing(state)
                        && addSorted(squares(red(state)), free(state))),
                new Fault("a square twice", state -> !squares(red(state)).isEmpty() && number(red(state), "hand") > 0
                        && add(red(state), "hand", -1)
                        && addSorted(squares(red(state)), (Integer) squares(red(state)).get(0))),
                new Fault("both sides on one square", state -> !squares(red(state)).isEmpty()
                        && !squares(blue(state)).isEmpty()
                        && replace(squares(blue(state)), squares(blue(state)).get(0), squares(red(state)).get(0))),
                new Fault("piece on the square that is off", state -> onto(state) && move(red(state), 67)),
                new Fault("asset lost", state -> !assets(red(state)).isEmpty() && assets(red(state)).remove(0) != null),
                new Fault("asset lost from the pool", state -> !pool(state).isEmpty() && pool(state).remove(0) != null),
                new Fault("asset doubled", state -> !assets(red(state)).isEmpty()
                        && assets(red(state)).add(assets(red(state)).get(0))),
                new Fault("asset on both sides", state -> !assets(red(state)).isEmpty()
                        && !assets(blue(state)).isEmpty()
                        && !assets(blue(state)).set(0, assets(red(state)).get(0)).equals(assets(red(state)).get(0))),
                new Fault("unknown asset", state -> !assets(red(state)).isEmpty()
                        && assets(red(state)).set(0, "pound") != null),
                new Fault("other things than at the start", state -> isIn(state, "bet")
                        && Fault.number(state, "gameNumber") == 1
                        && swapPoorest(assets(red(state)), assets(blue(state)))),
                new Fault("game number 0", put("gameNumber", 0)),
                new Fault("game number -3", put("gameNumber", -3)),
                new Fault("pool before the bet", state -> isIn(state, "bet")
                        && pool(state).add(assets(red(state)).remove(0))),
                new Fault("pieces before the bet", state -> isIn(state, "bet") && add(red(state), "hand", -1)
                        && addSorted(squares(red(state)), 3)),
                new Fault("blue bets first", state -> isIn(state, "bet") && put("turn", "blue").test(state)),
                new Fault("a bet with nothing to bet", state -> isIn(state, "bet")
                        && giveAll(assets(red(state)), assets(blue(state)))),
                new Fault("play for no pool", state -> playing(state) && giveAll(pool(state), assets(red(state)))),
                new Fault("pool left at the end", state -> isOver(state) && pool(state).add(winner(state).remove(0))),
                new Fault("the bankrupt wins", state -> isOver(state)
                        && put("winner", state.get("winner").equals("red") ? "blue" : "red").test(state)),
                new Fault("both own something at the end", state -> isOver(state)
                        && loser(state).add(winner(state).remove(0))),
                new Fault("winner nobody knows", state -> isOver(state) && put("winner", "draw").test(state)),
                new Fault("unknown option value", state -> Json.object(state.get("options")).put("bear-off",
                        "over") != null));
    }

    private static int number(Map<String, Object> side, String name) {
        return Fault.number(side, name);
    }

    private static boolean addPieces(Map<String, Object> side, int toHand) {
        return add(side, "hand", toHand) && add(side, "off", -toHand);
    }

    private static boolean allOff(Map<String, Object> side) {
        side.put("hand", 0);
        side.put("off", 6);
        squares(side).clear();
        return true;
    }

    private static boolean halfSquare(Map<String, Object> state) {
        if (squares(red(state)).isEmpty()) {
            return false;
        }
        squares(red(state)).set(0, 12.5);
        return true;
    }

    private static boolean move(Map<String, Object> side, int square) {
        return !squares(side).isEmpty() && replace(squares(side), squares(side).get(0), square);
    }

    private static int free(Map<String, Object> state) {
        int square = 1;
        while (squares(red(state)).contains(square) || squares(blue(state)).contains(square)) {
            square++;
        }
        return square;
    }

    private static boolean giveAll(List<Object> from, List<Object> to) {
        to.addAll(from);
        from.clear();
        return true;
    }

    private static boolean swapPoorest(List<Object> red, List<Object> blue) {
        return red.set(0, blue.set(0, red.get(0))) != null;
    }

    private static boolean playing(Map<String, Object> state) {
        return isIn(state, "cast") || isIn(state, "move");
    }

    private static boolean onto(Map<String, Object> state) {
        return Json.object(state.get("options")).get("bear-off").equals("onto");
    }

    private static Map<String, Object> red(Map<String, Object> state) {
        return Json.object(state.get("red"));
    }

    private static Map<String, Object> blue(Map<String, Object> state) {
        return Json.object(state.get("blue"));
    }

    private static List<Object> winner(Map<String, Object> state) {
        return assets(state.get("winner").equals("red") ? red(state) : blue(state));
    }

    private static List<Object> loser(Map<String, Object> state) {
        return assets(state.get("winner").equals("red") ? blue(state) : red(state));
    }

    private static List<Object> squares(Map<String, Object> side) {
        return Json.list(side.get("squares"));
    }

    private static List<Object> assets(Map<String, Object> side) {
        return Json.list(side.get("assets"));
    }

    private static List<Object> pool(Map<String, Object> state) {
        return Json.list(state.get("pool"));
    }
}

package patolli.oracle;

import static patolli.oracle.Fault.isIn;
import static patolli.oracle.Fault.isOver;
import static patolli.oracle.Fault.put;

import java.util.Collections;
import java.util.List;
import java.util.Map;

/** What can be wrong with a state of pagade. Red and yellow always play, and sit opposite each other. */
final class PagadeFaults {
    private PagadeFaults() {
    }

    static List<Fault> all() {
        return List.of(
                new Fault("fifth pawn", state -> Fault.addSorted(pawns(red(state)), 3)),
                new Fault("three pawns", state -> pawns(red(state)).remove(0) != null),
                new Fault("step 85", state -> top(state, 85)),
                new Fault("step -1", state -> bottom(state, -1)),
                new Fault("homeward without a cut", state -> hasNotCut(state) && top(state, 77)),
                new Fault("home without a cut", state -> hasNotCut(state) && top(state, 84)),
                new Fault("cut taken back", state -> highest(red(state)) >= 77
                        && red(state).put("hasCut", false) != null),
                new Fault("three on a square", state -> playing(state) && fillSquare(red(state), 20, 20, 20)),
                new Fault("three on the tip, outward and homeward", state -> playing(state)
                        && fillSquare(red(state), 8, 8, 76)),
                new Fault("two colours on a square", state -> playing(state) && fillSquare(red(state), 16)
                        && fillSquare(yellow(state), 50)),
                new Fault("two colours on a tip", state -> playing(state) && fillSquare(red(state), 42)
                        && fillSquare(yellow(state), 76)),
                new Fault("in hand, and nobody has cut", state -> nobodyHasCut(state) && bottom(state, 0)),
                new Fault("a cut, and nobody is hurt", state -> isIn(state, "throwoff")
                        && red(state).put("hasCut", true) != null),
                new Fault("pawns moved in the throw-off", state -> isIn(state, "throwoff") && top(state, 15)),
                new Fault("a die with a 2", state -> isIn(state, "move") && put("dice", List.of(2)).test(state)),
                new Fault("no dice in the move", state -> isIn(state, "move") && put("dice", List.of()).test(state)),
                new Fault("three dice", state -> isIn(state, "move") && put("dice", List.of(1, 1, 1)).test(state)),
                new Fault("dice before the cast", state -> !isIn(state, "move")
                        && put("dice", List.of(1, 3)).test(state)),
                new Fault("a die before the cast", state -> !isIn(state, "move")
                        && put("dice", List.of(6)).test(state)),
                new Fault("all home, game not over", state -> playing(state) && red(state).put("hasCut", true) != null
                        && red(state).put("pawns", List.of(84, 84, 84, 84)) != null),
                new Fault("all of two home", state -> isOver(state) && allHome(red(state)) && allHome(yellow(state))),
                new Fault("winner with pawns left", state -> isOver(state) && !"draw".equals(state.get("winner"))
                        && put("winner", "yellow".equals(state.get("winner")) ? "red" : "yellow").test(state)),
                new Fault("a draw with a winner", state -> isOver(state) && !"draw".equals(state.get("winner"))
                        && put("winner", "draw").test(state)),
                new Fault("a winner in a draw", state -> isOver(state) && "draw".equals(state.get("winner"))
                        && put("winner", "red").test(state)),
                new Fault("play on in a draw", state -> isOver(state) && "draw".equals(state.get("winner"))
                        && put("winner", null).test(state) && put("phase", "cast").test(state)
                        && put("turn", "red").test(state)),
                new Fault("throw-off without its throws", state -> isIn(state, "throwoff")
                        && state.remove("throws") != null),
                new Fault("a throw that does not exist", state -> isIn(state, "throwoff")
                        && throwsOf(state).put("red".equals(state.get("turn")) ? "yellow" : "red", "2,2") == null),
                new Fault("every throw made", state -> isIn(state, "throwoff") && fill(throwsOf(state))),
                new Fault("thrown out of turn", state -> isIn(state, "throwoff") && isFirstThrow(state)
                        && put("turn", "yellow").test(state)),
                new Fault("a throw-off for a settled beginner", state -> isIn(state, "throwoff")
                        && Json.object(state.get("options")).put("first", "red") == null),
                new Fault("a player too few", state -> players(state).remove("yellow") != null),
                new Fault("a stranger", state -> players(state).put("blue", red(state)) == null));
    }

    private static boolean isFirstThrow(Map<String, Object> state) {
        return throwsOf(state).values().stream().allMatch(cast -> cast == null);
    }

    private static boolean fill(Map<String, Object> throwsMade) {
        throwsMade.replaceAll((name, cast) -> "3,3");
        return true;
    }

    private static boolean allHome(Map<String, Object> player) {
        player.put("hasCut", true);
        return player.put("pawns", List.of(84, 84, 84, 84)) != null;
    }

    private static boolean fillSquare(Map<String, Object> player, int... steps) {
        var pawns = pawns(player);
        for (int i = 0; i < steps.length; i++) {
            pawns.set(i, steps[i]);
        }
        Fault.sort(pawns);
        return true;
    }

    private static boolean top(Map<String, Object> state, int step) {
        return replaceOne(pawns(red(state)), 3, step);
    }

    private static boolean bottom(Map<String, Object> state, int step) {
        return replaceOne(pawns(red(state)), 0, step);
    }

    private static boolean replaceOne(List<Object> pawns, int index, int step) {
        pawns.set(index, step);
        Fault.sort(pawns);
        return true;
    }

    private static int highest(Map<String, Object> player) {
        return (Integer) Collections.max(Json.list(player.get("pawns")), (a, b) -> (Integer) a - (Integer) b);
    }

    private static boolean hasNotCut(Map<String, Object> state) {
        return Boolean.FALSE.equals(red(state).get("hasCut"));
    }

    private static boolean nobodyHasCut(Map<String, Object> state) {
        return players(state).values()
                .stream().noneMatch(player -> Boolean.TRUE.equals(Json.object(player).get("hasCut")));
    }

    private static boolean playing(Map<String, Object> state) {
        return isIn(state, "cast") || isIn(state, "move");
    }

    private static Map<String, Object> throwsOf(Map<String, Object> state) {
        return Json.object(state.get("throws"));
    }

    private static Map<String, Object> players(Map<String, Object> state) {
        return Json.object(state.get("players"));
    }

    private static Map<String, Object> red(Map<String, Object> state) {
        return Json.object(players(state).get("red"));
    }

    private static Map<String, Object> yellow(Map<String, Object> state) {
        return Json.object(players(state).get("yellow"));
    }

    private static List<Object> pawns(Map<String, Object> player) {
        return Json.list(player.get("pawns"));
    }
}

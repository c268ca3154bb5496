package patolli.oracle;

import static patolli.oracle.Fault.add;
import static patolli.oracle.Fault.addSorted;
import static patolli.oracle.Fault.isIn;
import static patolli.oracle.Fault.isOver;
import static patolli.oracle.Fault.number;
import static patolli.oracle.Fault.put;
import static patolli.oracle.Fault.replace;

import java.util.List;
import java.util.Map;

/** What can be wrong with a state of the game after Bell. Red and blue always play. */
final class BellFaults {
    private BellFaults() {
    }

    static List<Fault> all() {
        return List.of(
                new Fault("extra piece in hand", state -> add(red(state), "hand", 1)),
                new Fault("piece lost", state -> number(red(state), "hand") > 0 && add(red(state), "hand", -1)),
                new Fault("extra piece off", state -> add(blue(state), "off", 1)),
                new Fault("piece off below zero", state -> number(red(state), "off") == 0 && add(red(state), "off", -1)
                        && add(red(state), "hand", 1)),
                new Fault("piece on square 60", state -> move(red(state), 60)),
                new Fault("piece on square -1", state -> move(blue(state), -1)),
                new Fault("extra piece on the board", state -> has(red(state))
                        && addSorted(squares(red(state)), free(state))),
                new Fault("a square twice", state -> has(red(state)) && number(red(state), "hand") > 0
                        && add(red(state), "hand", -1)
                        && addSorted(squares(red(state)), (Integer) squares(red(state)).get(0))),
                new Fault("two players on one square", state -> has(red(state)) && has(blue(state))
                        && replace(squares(blue(state)), squares(blue(state)).get(0), squares(red(state)).get(0))),
                new Fault("piece on its last square", state -> has(red(state)) && !occupied(state, last(red(state)))
                        && move(red(state), last(red(state)))),
                new Fault("entered without a direction", state -> red(state).get("direction") != null
                        && red(state).put("direction", null) != null),
                new Fault("a direction before the first entry", state -> red(state).get("direction") == null
                        && red(state).put("direction", "+") == null),
                new Fault("unknown direction", state -> red(state).get("direction") != null
                        && red(state).put("direction", "*") != null),
                new Fault("coin found", state -> add(red(state), "purse", 1)),
                new Fault("coin lost", state -> add(state, "pot", -1)),
                new Fault("purse below zero", state -> add(state, "pot", number(red(state), "purse") + 1)
                        && red(state).put("purse", -1) != null),
                new Fault("pot below zero", state -> add(red(state), "purse", number(state, "pot") + 1)
                        && state.put("pot", -1) != null),
                new Fault("stake taken back", state -> gambling(state) && !isOver(state) && isAtStakes(state)
                        && add(state, "pot", -1) && add(red(state), "purse", 1)),
                new Fault("pot left at the end", state -> isOver(state) && gambling(state)
                        && number(winner(state), "purse") > 0 && add(winner(state), "purse", -1)
                        && add(state, "pot", 1)),
                new Fault("a turn to miss where none is missed", state -> !option(state, "forfeits").equals("miss-turn")
                        && red(state).put("miss", true) != null),
                new Fault("to miss the turn that is on", state -> option(state, "forfeits").equals("miss-turn")
                        && (isIn(state, "cast") || isIn(state, "move")) && mover(state).put("miss", true) != null),
                new Fault("a turn to miss for no wedge", state -> option(state, "forfeits").equals("miss-turn")
                        && squares(blue(state)).stream().noneMatch(square -> isWedge(state, (Integer) square))
                        && blue(state).put("miss", true) != null),
                new Fault("a step back for who is not on a wedge", state -> squares(red(state)).contains(9)
                        && red(state).put("stepBack", 9) == null),
                new Fault("the turn of a player who is done", BellFaults::turnOfTheDone),
                new Fault("a winner without the pot", state -> isOver(state) && gambling(state)
                        && !option(state, "stake").equals("0") && option(state, "partners").equals("false")
                        && takeAll(state)),
                new Fault("a turn to miss before the first entry", state -> red(state).get("direction") == null
                        && red(state).put("miss", true) != null),
                new Fault("step back from an empty square", state -> red(state).get("stepBack") == null
                        && !squares(red(state)).contains(5) && red(state).put("stepBack", 5) == null),
                new Fault("step back from no wedge", state -> stepBackFrom(red(state), false)),
                new Fault("step back where none is taken", state -> !option(state, "forfeits").equals("step-back")
                        && stepBackFrom(red(state), true)),
                new Fault("step back still due in the move", state -> isIn(state, "move")
                        && stepBackFrom(mover(state), true)),
                new Fault("winner with pieces left", state -> isOver(state) && players(state).size() == 2
                        && put("winner", List.of(state.get("winner").equals(List.of("red")) ? "blue"
                                : "red")).test(state)),
                new Fault("no winner's name", state -> isOver(state) && put("winner", List.of()).test(state)),
                new Fault("one name for two winners, or two for one", state -> isOver(state) && put("winner",
                        Json.list(state.get("winner")).size() == 1 ? List.of("red", "blue")
                                : List.of("red")).test(state)),
                new Fault("all off, game not over", state -> !isOver(state) && allOff(state)),
                new Fault("pieces on the board in the throw-off", state -> isIn(state, "throwoff")
                        && red(state).put("direction", "+") == null && add(red(state), "hand", -1)
                        && addSorted(squares(red(state)), 3)),
                new Fault("throw-off without its throws", state -> isIn(state, "throwoff")
                        && state.remove("throws") != null),
                new Fault("every throw made", state -> isIn(state, "throwoff") && fill(throwsOf(state), "3")),
                new Fault("a throw that does not exist", state -> isIn(state, "throwoff")
                        && throwsOf(state).put(players(state).keySet().stream()
                                .filter(name -> !name.equals(state.get("turn")))
                        .findFirst().orElseThrow(), "7") == null),
                new Fault("thrown out of turn", state -> isIn(state, "throwoff") && isFirstThrow(state)
                        && put("turn", "blue").test(state)),
                new Fault("a throw-off for a settled beginner", state -> isIn(state, "throwoff")
                        && Json.object(state.get("options")).put("first", "red") == null),
                new Fault("stake larger than the purse", state -> option(state, "stake").matches("[0-7]")
                        && Json.object(state.get("options")).put("purse", "0") != null
                        && !option(state, "stake").equals("0")),
                new Fault("a player too few", state -> players(state).size() > 2
                        && players(state).remove("yellow") != null),
                new Fault("a stranger", state -> players(state).put("white", red(state)) == null));
    }

    private static boolean isAtStakes(Map<String, Object> state) {
        return number(state, "pot") == players(state).size() * Integer.parseInt(option(state, "stake"))
                && number(state, "pot") > 0;
    }

    private static boolean isFirstThrow(Map<String, Object> state) {
        return throwsOf(state).values().stream().allMatch(cast -> cast == null);
    }

    private static boolean fill(Map<String, Object> throwsMade, String value) {
        throwsMade.replaceAll((name, cast) -> value);
        return true;
    }

    private static boolean allOff(Map<String, Object> state) {
        if (!has(red(state)) || option(state, "partners").equals("true")) {
            return false;
        }
        add(red(state), "off", number(red(state), "hand") + squares(red(state)).size());
        red(state).put("hand", 0);
        red(state).put("stepBack", null);
        squares(red(state)).clear();
        return true;
    }

    private static boolean stepBackFrom(Map<String, Object> player, boolean wedge) {
        return squares(player).stream().map(square -> (Integer) square)
                .filter(square -> wedge == (square % 15 == 5 || square % 15 == 10) && square % 15 != 4
                        && square % 15 != 11)
                .findFirst().map(square -> !square.equals(player.put("stepBack", square))).orElse(false);
    }

    private static boolean isWedge(Map<String, Object> state, int square) {
        return (option(state, "wedges").equals("8") ? List.of(5, 10) : List.of(4, 5, 10, 11)).contains(square % 15);
    }

    private static boolean turnOfTheDone(Map<String, Object> state) {
        var done = players(state).entrySet().stream().filter(player -> !has(Json.object(player.getValue()))
                && number(Json.object(player.getValue()), "hand") == 0).map(Map.Entry::getKey).findFirst();
        return !isOver(state) && isIn(state, "cast") && done.isPresent() && put("turn", done.get()).test(state);
    }

    private static boolean takeAll(Map<String, Object> state) {
        var loser = Json.object(players(state).get(state.get("winner").equals(List.of("red")) ? "blue" : "red"));
        return add(loser, "purse", number(winner(state), "purse")) && winner(state).put("purse", 0) != null;
    }

    private static int last(Map<String, Object> red) {
        return red.get("direction").equals("+") ? 59 : 1;
    }

    private static boolean move(Map<String, Object> player, int square) {
        return has(player) && player.get("stepBack") == null
                && replace(squares(player), squares(player).get(0), square);
    }

    private static int free(Map<String, Object> state) {
        int square = 2;
        while (occupied(state, square)) {
            square++;
        }
        return square;
    }

    private static boolean occupied(Map<String, Object> state, int square) {
        return players(state).values().stream().anyMatch(player -> squares(Json.object(player)).contains(square));
    }

    private static boolean has(Map<String, Object> player) {
        return !squares(player).isEmpty();
    }

    private static boolean gambling(Map<String, Object> state) {
        return option(state, "forfeits").equals("coins");
    }

    private static String option(Map<String, Object> state, String name) {
        return (String) Json.object(state.get("options")).get(name);
    }

    private static Map<String, Object> winner(Map<String, Object> state) {
        return Json.object(players(state).get(Json.list(state.get("winner")).get(0)));
    }

    private static Map<String, Object> mover(Map<String, Object> state) {
        return Json.object(players(state).get(state.get("turn")));
    }

    private static Map<String, Object> players(Map<String, Object> state) {
        return Json.object(state.get("players"));
    }

    private static Map<String, Object> throwsOf(Map<String, Object> state) {
        return Json.object(state.get("throws"));
    }

    private static Map<String, Object> red(Map<String, Object> state) {
        return Json.object(players(state).get("red"));
    }

    private static Map<String, Object> blue(Map<String, Object> state) {
        return Json.object(players(state).get("blue"));
    }

    private static List<Object> squares(Map<String, Object> player) {
        return Json.list(player.get("squares"));
    }
}

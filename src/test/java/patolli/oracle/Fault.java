package patolli.oracle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * A way to spoil a state object of a real game so that no game can come to it.
 *
 * @param name  what is wrong afterwards
 * @param spoil changes the state, or answers false where it doesn't apply
 */
record Fault(String name, Predicate<Map<String, Object>> spoil) {

    static List<Fault> of(String game) {
        var faults = new ArrayList<>(common());
        faults.addAll(switch (game) {
            case "patolli" -> PatolliFaults.all();
            case "bell" -> BellFaults.all();
            case "pagade" -> PagadeFaults.all();
            default -> TablanFaults.all();
        });
        return faults;
    }

    private static List<Fault> common() {
        return List.of(
                new Fault("unknown phase", put("phase", "pause")),
                new Fault("no phase", put("phase", null)),
                new Fault("unknown game", put("game", "ludo")),
                new Fault("unknown colour to move", put("turn", "purple")),
                new Fault("nobody's turn", state -> !isOver(state) && put("turn", null).test(state)),
                new Fault("a turn after the end", state -> isOver(state) && put("turn", someone(state)).test(state)),
                new Fault("over without a winner", state -> isOver(state) && put("winner", null).test(state)),
                new Fault("a winner too early", state -> !isOver(state) && state.get("winner") == null
                        && put("winner", state.get("game").equals("bell") ? List.of("red")
                                : someone(state)).test(state)),
                new Fault("over in mid-game", state -> !isOver(state) && put("phase", "over").test(state)),
                new Fault("broken off", Fault::breakOff),
                new Fault("one tied with nobody", state -> state.containsKey("tied")
                        && Json.list(state.get("tied")).retainAll(List.of(state.get("turn")))),
                new Fault("tied with a stranger", state -> state.containsKey("tied")
                        && Json.list(state.get("tied")).add("white")),
                new Fault("out of the running without a cast", Fault::forgetThrow),
                new Fault("a phase of other games", state -> put("phase",
                        state.get("game").equals("patolli") ? "throwoff" : "bet").test(state)),
                new Fault("move without a cast", state -> state.containsKey("cast") && state.get("cast") != null
                        && put("cast", null).test(state)),
                new Fault("a cast that does not exist", state -> isIn(state, "move") && state.containsKey("cast")
                        && put("cast", "7").test(state)),
                new Fault("a cast before it is made", state -> state.containsKey("cast") && !isIn(state, "move")
                        && put("cast", "2").test(state)),
                new Fault("unknown option", state -> Json.object(state.get("options")).put("rounds", "3") == null));
    }

    /** Over, with a winner, where play could go on. */
    private static boolean breakOff(Map<String, Object> state) {
        if (isOver(state) || state.get("game").equals("patolli")) {
            return false;
        }
        state.put("phase", "over");
        state.put("turn", null);
        state.remove("throws");
        state.remove("tied");
        state.replace("cast", null);
        state.replace("dice", List.of());
        switch (state.get("game").toString()) {
            case "bell" -> {
                var red = Json.object(Json.object(state.get("players")).get("red"));
                add(red, "purse", number(state, "pot"));
                state.put("pot", 0);
                state.put("winner", List.of("red"));
            }
            case "pagade" -> state.put("winner", "draw");
            default -> {
                int lead = settled(state, "white") - settled(state, "black");
                state.put("winner", lead > 0 ? "white" : lead < 0 ? "black" : "draw");
            }
        }
        return true;
    }

    private static int settled(Map<String, Object> state, String colour) {
        return Json.list(Json.object(state.get(colour)).get("settled")).size();
    }

    private static boolean forgetThrow(Map<String, Object> state) {
        if (!state.containsKey("tied")) {
            return false;
        }
        var casts = Json.object(state.get("throws"));
        var out = casts.keySet().stream()
                .filter(name -> !Json.list(state.get("tied")).contains(name)).findFirst().orElseThrow();
        return casts.put(out, null) != null;
    }

    static Predicate<Map<String, Object>> put(String name, Object value) {
        return state -> {
            state.put(name, value);
            return true;
        };
    }

    static boolean isOver(Map<String, Object> state) {
        return isIn(state, "over");
    }

    static boolean isIn(Map<String, Object> state, String phase) {
        return phase.equals(state.get("phase"));
    }

    private static String someone(Map<String, Object> state) {
        return state.get("game").equals("tablan") ? "white" : "red";
    }

    static int number(Map<String, Object> side, String name) {
        return (Integer) side.get(name);
    }

    static boolean add(Map<String, Object> side, String name, int more) {
        side.put(name, number(side, name) + more);
        return true;
    }

    static boolean addSorted(List<Object> list, int value) {
        list.add(value);
        sort(list);
        return true;
    }

    static boolean replace(List<Object> list, Object old, Object with) {
        Collections.replaceAll(list, old, with);
        sort(list);
        return true;
    }

    static void sort(List<Object> list) {
        list.sort((a, b) -> Integer.compare((Integer) a, (Integer) b));
    }
}

package patolli.oracle;

import static patolli.oracle.Fault.isIn;
import static patolli.oracle.Fault.isOver;
import static patolli.oracle.Fault.put;

import java.util.List;
import java.util.Map;

/** What can be wrong with a state of tablan. */
final class TablanFaults {
    private TablanFaults() {
    }

    static List<Fault> all() {
        return List.of(
                new Fault("thirteenth piece", state -> count(white(state)) == 12
                        && pieces(white(state), "moving").add("m")
                        && !stands(black(state), "m")),
                new Fault("a piece twice", state -> has(white(state), "unmoved")
                        && pieces(white(state), "moving").add(pieces(white(state), "unmoved").getLast())),
                new Fault("both on one square", state -> has(white(state), "unmoved") && count(black(state)) < 12
                        && pieces(black(state), "settled").add(pieces(white(state), "unmoved").getFirst())),
                new Fault("unmoved abroad", state -> has(white(state), "unmoved") && set(white(state), "unmoved", "N")),
                new Fault("settled on the way", state -> has(white(state), "settled")
                        && set(white(state), "settled", "N")),
                new Fault("moving among the settled", state -> has(white(state), "settled")
                        && pieces(white(state), "moving")
                        .add(pieces(white(state), "settled").removeLast())),
                new Fault("moving on the very first square", state -> playing(state) && !stands(white(state), "A")
                        && !stands(black(state), "A") && has(white(state), "moving")
                        && set(white(state), "moving", "A")),
                new Fault("unknown square", state -> has(black(state), "moving") && set(black(state), "moving", "z")),
                new Fault("square of two letters", state -> has(black(state), "moving")
                        && set(black(state), "moving", "AB")),
                new Fault("settled out of order", TablanFaults::leaveGap),
                new Fault("unknown list", state -> white(state).remove("moving") != null),
                new Fault("pieces moved before the opening is over", state -> isIn(state, "throwoff")
                        && pieces(white(state), "unmoved").removeLast() != null
                        && pieces(white(state), "moving").add("N")),
                new Fault("a 2 that did not begin", state -> isIn(state, "throwoff")
                        && !"2".equals(throwsOf(state).put("white", "2"))),
                new Fault("black cast first", state -> isIn(state, "throwoff")
                        && throwsOf(state).put("white", null) == null
                        && throwsOf(state).put("black", "0") == null && put("turn", "white").test(state)),
                new Fault("out of turn", state -> isIn(state, "throwoff") && throwsOf(state).get("white") == null
                        && put("turn", "black").test(state)),
                new Fault("throw-off without its throws", state -> isIn(state, "throwoff")
                        && state.remove("throws") != null),
                new Fault("a throw-off for a settled beginner", state -> isIn(state, "throwoff")
                        && Json.object(state.get("options")).put("first", "white") == null),
                new Fault("a cast of 0 to play", state -> isIn(state, "move") && put("cast", "0").test(state)),
                new Fault("the wrong winner", state -> isOver(state)
                        && put("winner", "white".equals(state.get("winner")) ? "black" : "white").test(state)),
                new Fault("no draw", state -> isOver(state) && !"draw".equals(state.get("winner"))
                        && put("winner", "draw").test(state)),
                new Fault("play after the end", state -> isOver(state) && put("winner", null).test(state)
                        && put("turn", "white").test(state) && put("phase", "cast").test(state)),
                new Fault("first home and no end", state -> playing(state) && hasOption(state, "end", "first-home")
                        && pieces(white(state), "moving").retainAll(List.of()) | pieces(white(state),
                                "unmoved").retainAll(List.of())));
    }

    private static boolean leaveGap(Map<String, Object> state) {
        var settled = pieces(white(state), "settled");
        return hasOption(state, "in-order", "true") && !settled.isEmpty() && settled.size() < 12
                && set(white(state), "settled", "l") && !stands(black(state), "l");
    }

    private static boolean set(Map<String, Object> side, String kind, String square) {
        pieces(side, kind).set(pieces(side, kind).size() - 1, square);
        return true;
    }

    private static boolean has(Map<String, Object> side, String kind) {
        return !pieces(side, kind).isEmpty();
    }

    private static int count(Map<String, Object> side) {
        return pieces(side, "unmoved").size() + pieces(side, "moving").size() + pieces(side, "settled").size();
    }

    private static boolean stands(Map<String, Object> side, String square) {
        return pieces(side, "unmoved").contains(square) || pieces(side, "moving").contains(square)
                || pieces(side, "settled").contains(square);
    }

    private static boolean playing(Map<String, Object> state) {
        return isIn(state, "cast") || isIn(state, "move");
    }

    private static boolean hasOption(Map<String, Object> state, String name, String value) {
        return value.equals(Json.object(state.get("options")).get(name));
    }

    private static Map<String, Object> throwsOf(Map<String, Object> state) {
        return Json.object(state.get("throws"));
    }

    private static Map<String, Object> white(Map<String, Object> state) {
        return Json.object(state.get("white"));
    }

    private static Map<String, Object> black(Map<String, Object> state) {
        return Json.object(state.get("black"));
    }

    private static List<Object> pieces(Map<String, Object> side, String kind) {
        return Json.list(side.get(kind));
    }
}

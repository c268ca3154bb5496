package patolli.oracle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import patolli.ai.reason.Reason;

/** What can be counted on a table of the oracle: pieces by place, pieces at home, purses. */
record Board(String mover, int game, Map<String, Object> all, List<String> sides) {
    private static final int PAWN_HOME = 84;

    static Board of(String game, Oracle oracle) {
        Map<String, Object> state = oracle.state();
        Map<String, Object> seats = state.containsKey("players") ? Json.object(state.get("players")) : state;
        List<String> sides = seats.keySet().stream().filter(List.of("red", "blue", "yellow", "green", "black",
                "white")::contains).toList();
        return new Board(String.valueOf(state.get("turn")), game.equals("patolli") ? (Integer) state.get("gameNumber")
                : 1, state, sides);
    }

    private Map<String, Object> seat(String side) {
        return Json.object((all.containsKey("players") ? Json.object(all.get("players")) : all).get(side));
    }

    /** How many pieces of a side stand where, those in the hand and at home left out. */
    Map<String, Integer> pieces(String side) {
        Map<String, Integer> pieces = new HashMap<>();
        Map<String, Object> seat = seat(side);
        List<Object> places = new ArrayList<>();
        for (String list : List.of("squares", "unmoved", "moving", "settled")) {
            places.addAll(Json.list(seat.getOrDefault(list, List.of())));
        }
        Json.list(seat.getOrDefault("pawns", List.of())).stream()
                .filter(step -> !step.equals(0) && !step.equals(PAWN_HOME)).forEach(places::add);
        places.forEach(place -> pieces.merge(String.valueOf(place), 1, Integer::sum));
        return pieces;
    }

    private int count(String side) {
        return pieces(side).values().stream().mapToInt(count -> count).sum();
    }

    private int home(String side) {
        Map<String, Object> seat = seat(side);
        return seat.containsKey("off") ? (Integer) seat.get("off")
                : (int) Json.list(seat.getOrDefault("pawns", List.of())).stream().filter(step -> step.equals(PAWN_HOME))
                .count();
    }

    private int owns(String side) {
        Map<String, Object> seat = seat(side);
        return seat.containsKey("assets") ? Json.list(seat.get("assets")).size()
                : (Integer) seat.getOrDefault("purse", 0);
    }

    private int settled(String side) {
        return Json.list(seat(side).getOrDefault("settled", List.of())).size();
    }

    private boolean won(Board after) {
        return after.game != game || String.valueOf(after.all.get("winner")).contains(mover);
    }

    /** How many pieces of others went from the board by what the mover did. */
    int hits(Board after) {
        return after.game != game ? 0 : sides.stream().filter(side -> !side.equals(mover))
                .mapToInt(side -> count(side) - after.count(side)).sum();
    }

    /** Whether what is said of the mover's move agrees with the position before and this one after it. */
    boolean happened(String text, Board after, Reason reason) {
        return switch (reason) {
            case Reason.Wins _ -> won(after);
            case Reason.Loses _ -> after.all.get("winner") != null && !won(after);
            case Reason.Hits(int pieces) -> after.game != game || hits(after) == pieces;
            case Reason.CastsAgain _ -> after.mover.equals(mover) && after.all.get("phase").equals("cast");
            case Reason.Pays(int amount) -> owns(mover) - after.owns(mover) == amount;
            case Reason.Gains(int amount) -> sides.stream().mapToInt(side -> Math.max(0, owns(side)
                    - after.owns(side))).sum() == amount;
            // Where the others miss theirs before it, it is served at once.
            case Reason.Misses _ -> after.seat(mover).get("miss").equals(true) || sides.stream()
                    .filter(side -> !side.equals(mover)).allMatch(side -> seat(side).get("miss").equals(true));
            case Reason.StepsBack _ -> after.seat(mover).get("stepBack") != null;
            case Reason.LosesDie(int die) -> !after.mover.equals(mover) && Json.list(all.get("dice")).size() == 2
                    && text.startsWith(other(die) + ":");
            case Reason.ComesHome(int pieces, int home, int others) -> after.home(mover) - home(mover) == pieces
                    && after.home(mover) == home && sides.stream().filter(side -> !side.equals(mover))
                    .mapToInt(after::home).max().orElse(0) == others;
            case Reason.Settles(int pieces) -> after.settled(mover) - settled(mover) == pieces;
            case Reason.Exposed _, Reason.Stuck _, Reason.PerilUnknown _ ->
                    throw new IllegalArgumentException(reason + " takes casts");
        };
    }

    private int other(int die) {
        List<?> dice = Json.list(all.get("dice"));
        return IntStream.of((Integer) dice.get(0), (Integer) dice.get(1)).sum() - die;
    }
}

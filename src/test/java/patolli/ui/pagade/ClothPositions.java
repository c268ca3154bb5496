package patolli.ui.pagade;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import patolli.rules.Refusal;
import patolli.rules.State;
import patolli.rules.pagade.PagadeGame;

/** Positions that seldom come about. */
final class ClothPositions {
    private ClothPositions() { }

    /** Red has a pawn on its own tip on the way Home, and has cut none; a 3 and a 4 lie there. */
    static State waitingForACut() {
        return read(new HashMap<>(Map.of("game", "pagade", "options", Map.of("players", 2), "phase", "move",
                "turn", "red", "dice", List.of(3, 4), "players", Map.of(
                        "red", Map.of("pawns", List.of(20, 30, 45, 76), "hasCut", false),
                        "yellow", Map.of("pawns", List.of(6, 7, 12, 12), "hasCut", false)))));
    }

    /** Red has two pawns at Home and two that can go, by a 3, a 4 or both. */
    static State twoCanGo() {
        return read(new HashMap<>(Map.of("game", "pagade", "options", Map.of("players", 2), "phase", "move",
                "turn", "red", "dice", List.of(3, 4), "players", Map.of(
                        "red", Map.of("pawns", List.of(20, 50, 84, 84), "hasCut", true),
                        "yellow", Map.of("pawns", List.of(6, 7, 12, 12), "hasCut", true)))));
    }

    /** Four players who have cut, each with one pawn Home and three that are not far from it. */
    static State nearHome() {
        Map<String, Object> player = Map.of("pawns", List.of(66, 72, 79, 84), "hasCut", true);
        return read(new HashMap<>(Map.of("game", "pagade", "options", Map.of("players", 4), "phase", "cast",
                "turn", "red", "dice", List.of(), "players", Map.of("red", player, "black", player, "yellow", player,
                        "green", player))));
    }

    /** Red has a pawn in hand: the first die of a double can only bring it in. */
    static State oneInHand() {
        return read(new HashMap<>(Map.of("game", "pagade", "options", Map.of("players", 2), "phase", "cast",
                "turn", "red", "dice", List.of(), "players", Map.of(
                        "red", Map.of("pawns", List.of(0, 20, 30, 45), "hasCut", true),
                        "yellow", Map.of("pawns", List.of(6, 7, 12, 12), "hasCut", true)))));
    }

    /** Two pawns of red stand together; a double 4 lies there. */
    static State twoTogether() {
        return read(new HashMap<>(Map.of("game", "pagade", "options", Map.of("players", 2), "phase", "move",
                "turn", "red", "dice", List.of(4, 4), "players", Map.of(
                        "red", Map.of("pawns", List.of(20, 20, 30, 45), "hasCut", true),
                        "yellow", Map.of("pawns", List.of(6, 7, 12, 12), "hasCut", true)))));
    }

    /** Two pawns of red can go together, by a double 4, to where two of yellow stand. */
    static State pairToCut() {
        return read(new HashMap<>(Map.of("game", "pagade", "options", Map.of("players", 2), "phase", "move",
                "turn", "red", "dice", List.of(4, 4), "players", Map.of(
                        "red", Map.of("pawns", List.of(6, 7, 20, 20), "hasCut", false),
                        "yellow", Map.of("pawns", List.of(6, 7, 58, 58), "hasCut", false)))));
    }

    /** Pawns of both stand at their tips, none has cut: nobody can come Home any more. */
    static State drawn() {
        Map<String, Object> player = Map.of("pawns", List.of(75, 75, 76, 76), "hasCut", false);
        Map<String, Object> tree = new HashMap<>(Map.of("game", "pagade", "options", Map.of("players", 2), "phase",
                "over", "dice", List.of(), "winner", "draw", "players", Map.of("red", player, "yellow", player)));
        tree.put("turn", null);
        return read(tree);
    }

    private static State read(Map<String, Object> tree) {
        tree.putIfAbsent("winner", null);
        try {
            return PagadeGame.INSTANCE.read(tree);
        } catch (Refusal refusal) {
            throw new AssertionError(refusal.getMessage(), refusal);
        }
    }
}

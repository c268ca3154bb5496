package patolli.rules.tablan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import patolli.rules.Events;
import patolli.rules.Refusal;
import patolli.rules.State;

/** Composes positions; squares are given as letters run together. */
final class TablanPosition {
    private final Map<String, Object> tree = new LinkedHashMap<>();
    private final Map<String, Object> options = new HashMap<>();

    TablanPosition() {
        tree.put("game", "tablan");
        tree.put("options", options);
        tree.put("phase", "cast");
        tree.put("turn", "white");
        tree.put("cast", null);
        white("", "", "");
        black("", "", "");
        tree.put("winner", null);
    }

    TablanPosition white(String unmoved, String moving, String settled) {
        return side("white", unmoved, moving, settled);
    }

    TablanPosition black(String unmoved, String moving, String settled) {
        return side("black", unmoved, moving, settled);
    }

    TablanPosition side(String side, String unmoved, String moving, String settled) {
        var pieces = new LinkedHashMap<String, Object>();
        pieces.put("unmoved", letters(unmoved));
        pieces.put("moving", letters(moving));
        pieces.put("settled", letters(settled));
        return with(side, pieces);
    }

    TablanPosition option(String name, Object value) {
        options.put(name, value);
        return this;
    }

    TablanPosition with(String member, Object value) {
        tree.put(member, value);
        return this;
    }

    TablanPosition without(String member) {
        tree.remove(member);
        return this;
    }

    TablanPosition turn(String side) {
        return with("turn", side);
    }

    Map<String, Object> tree() {
        return tree;
    }

    TablanState state() throws Refusal {
        return TablanGame.INSTANCE.read(tree);
    }

    /** The state after this cast. */
    State cast(String text) throws Refusal {
        return cast(state(), text);
    }

    /** The texts of the moves with a cast; none when it is lost. */
    List<String> moves(String cast) throws Refusal {
        State state = cast(cast);
        return state.moves().stream().map(state::text).sorted().toList();
    }

    State play(String cast, String move) throws Refusal {
        return play(cast(cast), move);
    }

    static State cast(State state, String text) {
        return state.cast(TablanGame.CASTS.find(text).orElseThrow(), Events.NONE);
    }

    static State play(State state, String move) {
        return state.play(state.find(move).orElseThrow(() -> new AssertionError(move + " is not legal")), Events.NONE);
    }

    /** The letters that the tree of a state has under {@code white.moving} and the like, run together. */
    static String squares(State state, String side, String kind) {
        var letters = new StringBuilder();
        ((List<?>) ((Map<?, ?>) state.tree().get(side)).get(kind)).forEach(letters::append);
        return letters.toString();
    }

    private static List<String> letters(String together) {
        return new ArrayList<>(together.chars().mapToObj(Character::toString).toList());
    }
}

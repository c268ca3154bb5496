package patolli.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class TreeTest {

    private static Tree tree(String name, Object value) {
        Map<String, Object> members = new HashMap<>();
        members.put(name, value);
        return new Tree("the state", members);
    }

    private static void refused(String sentence, ThrowingCallable call) {
        assertThatThrownBy(call).isInstanceOf(Refusal.class).hasMessage(sentence);
    }

    @Test
    void numbersMayBeIntegerOrLong() throws Refusal {
        assertThat(tree("hand", 6).number("hand", 0, 6)).isEqualTo(6);
        assertThat(tree("hand", 0L).number("hand", 0, 6)).isZero();
        assertThat(tree("squares", List.of(3, 4L)).numbers("squares", 0, 9)).containsExactly(3, 4);
    }

    @Test
    void otherNumbersAreRefused() {
        for (Object wrong : Arrays.asList(7, -1, 3.0, "3", null, 1L << 32, true)) {
            refused("\"hand\" in the state must be a whole number from 0 to 6, not "
                            + (wrong instanceof String ? "\"3\"" : wrong),
                    () -> tree("hand", wrong).number("hand", 0, 6));
        }
    }

    @Test
    void textMayBeNullButMustBeThere() throws Refusal {
        assertThat(tree("cast", "4").text("cast")).hasValue("4");
        assertThat(tree("cast", null).text("cast")).isEmpty();
        refused("the state lacks \"cast\"", () -> tree("phase", "move").text("cast"));
        refused("\"cast\" in the state must be a string or null, not 4", () -> tree("cast", 4).text("cast"));
    }

    @Test
    void truthsAreTrueOrFalse() throws Refusal {
        assertThat(tree("miss", true).truth("miss")).isTrue();
        assertThat(tree("miss", false).truth("miss")).isFalse();
        refused("\"miss\" in the state must be true or false, not \"true\"", () -> tree("miss", "true").truth("miss"));
        refused("\"miss\" in the state must be true or false, not null", () -> tree("miss", null).truth("miss"));
    }

    @Test
    void listsHoldOneKind() throws Refusal {
        assertThat(tree("pool", List.of("dime", "gum")).texts("pool")).containsExactly("dime", "gum");
        refused("each of \"pool\" in the state must be a string, not 1",
                () -> tree("pool", List.of("dime", 1)).texts("pool"));
        refused("\"pool\" in the state must be a list, not \"dime\"", () -> tree("pool", "dime").texts("pool"));
        refused("each of \"dice\" in the state must be a whole number from 1 to 6, not 7",
                () -> tree("dice", List.of(7)).numbers("dice", 1, 6));
    }

    @Test
    void anInnerObjectIsCalledByItsName() throws Refusal {
        Tree inner = tree("red", Map.of("hand", 9)).tree("red");
        refused("\"hand\" in \"red\" must be a whole number from 0 to 6, not 9", () -> inner.number("hand", 0, 6));
        refused("unknown member \"hand\" in \"red\"", () -> inner.only(List.of("off")));
        refused("\"red\" in the state must be an object, not 1", () -> tree("red", 1).tree("red"));
    }

    @Test
    void optionsMayBeStringsNumbersOrTruths() throws Refusal {
        List<Option> known = List.of(Option.number("stake", 5, 0, 1000), Option.of("partners", "false", "true"));
        Tree given = tree("options", Map.of("stake", 7, "partners", true));
        assertThat(given.options(known).asMap()).isEqualTo(Map.of("stake", "7", "partners", "true"));
        assertThat(tree("phase", "bet").options(known).number("stake")).isEqualTo(5);
        for (Object wrong : List.of(List.of(), Map.of(), 5.0)) {
            assertThatThrownBy(() -> tree("options", Map.of("stake", wrong)).options(known))
                    .isInstanceOf(Refusal.class)
                    .hasMessageStartingWith("option stake must be a string, a whole number, true or false, not ");
        }
    }

    @Test
    void aPhaseIsOneThatTheGameKnows() throws Refusal {
        Options none = Options.of(List.of(), Map.of());
        for (Phase phase : Phase.values()) {
            assertThat(tree("phase", phase.key()).phase(none, EnumSet.allOf(Phase.class))).isEqualTo(phase);
        }
        for (String wrong : List.of("CAST", "bet", "")) {
            refused("\"phase\" in the state must be one of cast, move, not \"" + wrong + "\"",
                    () -> tree("phase", wrong).phase(none, EnumSet.of(Phase.MOVE, Phase.CAST)));
        }
    }

    @Test
    void theOptionFirstSparesTheThrowOff() throws Refusal {
        Options first = Options.of(List.of(Option.absent("first", "red")), Map.of("first", "red"));
        assertThat(tree("phase", "cast").phase(first, EnumSet.allOf(Phase.class))).isEqualTo(Phase.CAST);
        refused("with the option first there is no throw-off",
                () -> tree("phase", "throwoff").phase(first, EnumSet.allOf(Phase.class)));
    }

    @Test
    void somebodyIsToActUnlessTheGameIsOver() throws Refusal {
        List<Side> playing = List.of(Side.RED, Side.BLUE);
        assertThat(tree("turn", "red").turn(Phase.CAST, playing)).hasValue(Side.RED);
        assertThat(tree("turn", null).turn(Phase.OVER, playing)).isEmpty();
        refused("\"turn\" in the state must be a side that plays, not null",
                () -> tree("turn", null).turn(Phase.BET, playing));
        refused("\"turn\" in the state must be null when the game is over, not \"red\"",
                () -> tree("turn", "red").turn(Phase.OVER, playing));
    }

    @Test
    void sidesAreDifferentOnesThatPlay() throws Refusal {
        List<Side> playing = List.of(Side.RED, Side.BLUE);
        assertThat(tree("tied", List.of("blue", "red")).sides("tied", playing)).containsOnly(Side.RED, Side.BLUE);
        refused("\"tied\" in the state names red twice",
                () -> tree("tied", List.of("red", "red")).sides("tied", playing));
        refused("\"green\" in \"tied\" is no side that plays",
                () -> tree("tied", List.of("green")).sides("tied", playing));
    }

    @Test
    void someMembersBelongToTheThrowOffAlone() throws Refusal {
        Tree tree = tree("throws", null);
        tree.only(List.of("phase"), Phase.THROWOFF, "throws", "tied");
        refused("unknown member \"throws\" in the state",
                () -> tree.only(List.of("phase"), Phase.CAST, "throws", "tied"));
    }

    @Test
    void whatFollowsFromTheRestIsExpected() throws Refusal {
        tree("winner", null).expect("winner", null);
        tree("winner", "red").expect("winner", "red");
        refused("\"winner\" in the state must be null, not \"red\"",
                () -> tree("winner", "red").expect("winner", null));
        refused("\"winner\" in the state must be \"draw\", not a list",
                () -> tree("winner", List.of()).expect("winner", "draw"));
        refused("the state lacks \"winner\"", () -> tree("turn", null).expect("winner", null));
    }

    @Test
    void aSideMustPlay() throws Refusal {
        List<Side> playing = List.of(Side.RED, Side.BLUE);
        assertThat(tree("turn", "blue").side("turn", playing)).hasValue(Side.BLUE);
        assertThat(tree("turn", null).side("turn", playing)).isEmpty();
        refused("\"green\" in \"turn\" is no side that plays", () -> tree("turn", "green").side("turn", playing));
    }

    @Test
    void aCastIsFoundInTheTable() throws Refusal {
        Casts casts = new Casts(List.of("1", "2"), List.of(1, 1));
        assertThat(tree("red", "2").cast("red", casts)).hasValue(1);
        assertThat(tree("red", null).cast("red", casts)).isEmpty();
        refused("\"red\" in the state must be one of the casts 1 2, not \"3\"",
                () -> tree("red", "3").cast("red", casts));
    }

    @Test
    void thereIsACastToPlayInPhaseMoveOnly() throws Refusal {
        Casts casts = new Casts(List.of("1", "2"), List.of(1, 1));
        assertThat(tree("cast", "2").cast(Phase.MOVE, casts)).isEqualTo(1);
        assertThat(tree("cast", null).cast(Phase.OVER, casts)).isEqualTo(-1);
        refused("\"cast\" in the state must be a cast in phase move, not null",
                () -> tree("cast", null).cast(Phase.MOVE, casts));
        refused("\"cast\" in the state must be null in phase bet, not \"2\"",
                () -> tree("cast", "2").cast(Phase.BET, casts));
    }

    @Test
    void longTextsAreShownByTheirBeginning() {
        refused("\"winner\" in the state must be null, not \"" + "x".repeat(40) + "...\"",
                () -> tree("winner", "x".repeat(1000)).expect("winner", null));
    }

    @Test
    void laterChangesToTheMapAreNotSeen() throws Refusal {
        Map<String, Object> members = new HashMap<>(Map.of("hand", 1));
        Tree tree = new Tree("the state", members);
        members.clear();
        assertThat(tree.number("hand", 0, 6)).isEqualTo(1);
    }
}

package patolli.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
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
            refused("\"hand\" in the state must be a whole number from 0 to 6",
                    () -> tree("hand", wrong).number("hand", 0, 6));
        }
    }

    @Test
    void textMayBeNullButMustBeThere() throws Refusal {
        assertThat(tree("cast", "4").text("cast")).hasValue("4");
        assertThat(tree("cast", null).text("cast")).isEmpty();
        refused("the state lacks \"cast\"", () -> tree("phase", "move").text("cast"));
        refused("\"cast\" in the state must be a string or null", () -> tree("cast", 4).text("cast"));
    }

    @Test
    void truthsAreTrueOrFalse() throws Refusal {
        assertThat(tree("miss", true).truth("miss")).isTrue();
        assertThat(tree("miss", false).truth("miss")).isFalse();
        refused("\"miss\" in the state must be true or false", () -> tree("miss", "true").truth("miss"));
        refused("\"miss\" in the state must be true or false", () -> tree("miss", null).truth("miss"));
    }

    @Test
    void listsHoldOneKind() throws Refusal {
        assertThat(tree("pool", List.of("dime", "gum")).texts("pool")).containsExactly("dime", "gum");
        refused("each of \"pool\" in the state must be a string", () -> tree("pool", List.of("dime", 1)).texts("pool"));
        refused("\"pool\" in the state must be a list", () -> tree("pool", "dime").texts("pool"));
        refused("each of \"dice\" in the state must be a whole number from 1 to 6",
                () -> tree("dice", List.of(7)).numbers("dice", 1, 6));
    }

    @Test
    void anInnerObjectIsCalledByItsName() throws Refusal {
        Tree inner = tree("red", Map.of("hand", 9)).tree("red");
        refused("\"hand\" in \"red\" must be a whole number from 0 to 6", () -> inner.number("hand", 0, 6));
        refused("unknown member \"hand\" in \"red\"", () -> inner.only(List.of("off")));
        refused("\"red\" in the state must be an object", () -> tree("red", 1).tree("red"));
    }

    @Test
    void optionsMayBeStringsNumbersOrTruths() throws Refusal {
        List<Option> known = List.of(Option.number("stake", 5, 0, 1000), Option.of("partners", "false", "true"));
        Tree given = tree("options", Map.of("stake", 7, "partners", true));
        assertThat(given.options(known).asMap()).isEqualTo(Map.of("stake", "7", "partners", "true"));
        assertThat(tree("phase", "bet").options(known).number("stake")).isEqualTo(5);
        refused("option stake must be a string or a number",
                () -> tree("options", Map.of("stake", List.of())).options(known));
    }

    @Test
    void aPhaseIsOneOfTheProtocols() throws Refusal {
        for (Phase phase : Phase.values()) {
            assertThat(tree("phase", phase.key()).phase()).isEqualTo(phase);
        }
        refused("unknown phase \"MOVE\"", () -> tree("phase", "MOVE").phase());
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
        assertThat(tree("cast", "2").cast(casts)).hasValue(1);
        assertThat(tree("cast", null).cast(casts)).isEmpty();
        refused("there is no cast \"3\"; casts are 1 2", () -> tree("cast", "3").cast(casts));
    }

    @Test
    void laterChangesToTheMapAreNotSeen() throws Refusal {
        Map<String, Object> members = new HashMap<>(Map.of("hand", 1));
        Tree tree = new Tree("the state", members);
        members.clear();
        assertThat(tree.number("hand", 0, 6)).isEqualTo(1);
    }
}

package patolli.rules.tablan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.rules.Refusal;
import patolli.rules.State;

/** What {@code set} takes over and what it refuses. */
class TablanReadTest {
    private static final String WHITE_HOME = "ABCDEFGHIJKL";
    private static final String BLACK_HOME = "abcdefghijkl";

    static Stream<Arguments> refused() {
        return Stream.of(
                // pieces
                arguments(some().white("", "MNOPQRSTUVWXm", ""), "white has 13 pieces, but there are only 12"),
                arguments(some().white("M", "", ""), "white can't have an unmoved piece on M, off its home row"),
                arguments(some().white("A", "", "").black("a", "", ""),
                        "white has lost a piece, but what captured it is not on the board"),
                arguments(some().white("", "A", ""),
                "white's piece on A stands where its path begins: it has not moved"),
                arguments(some().black("", "a", ""),
                "black's piece on a stands where its path begins: it has not moved"),
                arguments(some().black("A", "q", ""), "black can't have an unmoved piece on A, off its home row"),
                arguments(some().white("", "Ma", ""),
                        "white's piece on a has reached the enemy home row: it is settled"),
                arguments(some().black("", "qL", ""),
                        "black's piece on L has reached the enemy home row: it is settled"),
                arguments(some().white("", "M", "x"), "white's piece on x is not settled: it can move on"),
                arguments(some().white("", "M", "A"), "white's piece on A is not settled: it can move on"),
                arguments(some().white("", "MM", ""), "two pieces stand on M"),
                arguments(some().white("A", "A", ""), "two pieces stand on A"),
                arguments(some().white("", "q", ""), "two pieces stand on q"),
                arguments(some().white("A", "", "").black("", "q", "A"), "two pieces stand on A"),
                arguments(some().white("", "Y", ""), "there is no square \"Y\" on the board"),
                arguments(unmoved(List.of("AB")), "there is no square \"AB\" on the board"),
                arguments(unmoved(List.of("")), "there is no square \"\" on the board"),
                arguments(some().black(BLACK_HOME, "", ""),
                        "white has lost a piece, but no enemy has moved yet that could have captured it"),
                arguments(some().white("", "", "").black("", "", ""), "there is no piece on the board"),
                arguments(some().option("in-order", true).white("", "M", "ac"),
                        "white's piece on c has settled out of order: a square before it is free"),
                arguments(some().option("in-order", true).black("", "q", "B"),
                        "black's piece on B has settled out of order: a square before it is free"),
                // members
                arguments(some().without("phase"), "the state lacks \"phase\""),
                arguments(some().without("turn"), "the state lacks \"turn\""),
                arguments(some().without("cast"), "the state lacks \"cast\""),
                arguments(some().without("white"), "the state lacks \"white\""),
                arguments(some().without("winner"), "the state lacks \"winner\""),
                arguments(some().with("pot", 3), "unknown member \"pot\" in the state"),
                arguments(some().with("throws", null), "unknown member \"throws\" in the state"),
                arguments(some().with("white", null), "\"white\" in the state must be an object, not null"),
                arguments(some().with("white", List.of()), "\"white\" in the state must be an object, not a list"),
                arguments(some().with("white", Map.of("unmoved", List.of(), "moving", List.of())),
                        "\"white\" lacks \"settled\""),
                arguments(some().with("white", Map.of("unmoved", List.of(), "moving", List.of(), "settled", List.of(),
                        "off", 1)), "unknown member \"off\" in \"white\""),
                arguments(unmoved("A"), "\"unmoved\" in \"white\" must be a list, not \"A\""),
                arguments(unmoved(List.of(3)), "each of \"unmoved\" in \"white\" must be a string, not 3"),
                arguments(unmoved(Arrays.asList((Object) null)),
                        "each of \"unmoved\" in \"white\" must be a string, not null"),
                arguments(some().with("phase", 3), "\"phase\" in the state must be a string or null, not 3"),
                arguments(some().with("phase", null),
                        "\"phase\" in the state must be one of throwoff, cast, move, over, not null"),
                arguments(some().with("winner", true), "\"winner\" in the state must be null, not true"),
                arguments(some().with("options", "x"), "\"options\" in the state must be an object, not \"x\""),
                arguments(some().option("end", "never"), "option end can be no-moves, first-home, not \"never\""),
                arguments(some().option("end", null),
                        "option end must be a string, a whole number, true or false, not null"),
                arguments(some().option("end", 1.5),
                        "option end must be a string, a whole number, true or false, not 1.5"),
                arguments(some().option("stake", 5), "unknown option \"stake\"; this game has in-order, end, first"),
                // phase, turn, cast, winner
                arguments(some().with("phase", "bet"),
                        "\"phase\" in the state must be one of throwoff, cast, move, over, not \"bet\""),
                arguments(some().with("phase", "Cast"),
                        "\"phase\" in the state must be one of throwoff, cast, move, over, not \"Cast\""),
                arguments(some().turn("red"), "\"red\" in \"turn\" is no side that plays"),
                arguments(some().turn(null), "\"turn\" in the state must be a side that plays, not null"),
                arguments(some().with("cast", "2"), "\"cast\" in the state must be null in phase cast, not \"2\""),
                arguments(some().with("phase", "move"), "\"cast\" in the state must be a cast in phase move, not null"),
                arguments(some().with("phase", "move").with("cast", "3"),
                        "\"cast\" in the state must be one of the casts 0 2 8 12, not \"3\""),
                arguments(some().with("phase", "move").with("cast", 2),
                        "\"cast\" in the state must be a string or null, not 2"),
                arguments(some().with("phase", "move").with("cast", "0"),
                        "the phase is move, but white has no legal move with a cast of 0"),
                arguments(some().white("A", "", "").with("phase", "move").with("cast", "8"),
                        "the phase is move, but white has no legal move with a cast of 8"),
                arguments(some().with("winner", "white"), "\"winner\" in the state must be null, not \"white\""),
                // the end
                arguments(some().with("phase", "over").turn(null).with("winner", "draw"),
                        "the phase is over, but the game has not ended with the pieces so placed"),
                arguments(some().white("", "", "a").black("", "", "A"),
                        "the game has ended with the pieces so placed, so the phase should be over"),
                arguments(some().option("end", "first-home").white("", "", "a"),
                        "the game has ended with the pieces so placed, so the phase should be over"),
                arguments(ended().turn("white"),
                        "\"turn\" in the state must be null when the game is over, not \"white\""),
                arguments(ended().with("winner", null), "\"winner\" in the state must be \"white\", not null"),
                arguments(ended().with("winner", "draw"),
                        "\"winner\" in the state must be \"white\", not \"draw\""),
                arguments(ended().with("cast", "8"), "\"cast\" in the state must be null in phase over, not \"8\""),
                // the opening
                arguments(atStart().without("throws"), "the state lacks \"throws\""),
                arguments(atStart().with("throws", 1), "\"throws\" in the state must be an object, not 1"),
                arguments(atStart().with("throws", Map.of("red", "8")), "unknown member \"red\" in \"throws\""),
                arguments(atStart().with("throws", Map.of("white", "8")), "\"throws\" lacks \"black\""),
                arguments(atStart().with("throws", casts("8", "5")),
                        "\"black\" in \"throws\" must be one of the casts 0 2 8 12, not \"5\""),
                arguments(atStart().with("throws", casts("8", "2")),
                        "black has thrown a 2, so the phase throwoff is past"),
                arguments(atStart().with("throws", casts("8", null)),
                        "white casts first and the sides take turns, so with these \"throws\" it is not white's turn"),
                arguments(atStart().with("throws", casts(null, "8")),
                        "white casts first and the sides take turns, so with these \"throws\" it is not white's turn"),
                arguments(atStart().turn("black"),
                        "white casts first and the sides take turns, so with these \"throws\" it is not black's turn"),
                arguments(atStart().option("first", "white"), "with the option first there is no throw-off"),
                arguments(atStart().black("abcdefghijk", "m", ""),
                        "a piece has moved, so the phase can't be throwoff any more"),
                arguments(atStart().without("throws").with("phase", "cast"),
                        "no piece has moved, so without the option first the phase is throwoff, or move with a 2"));
    }

    private static TablanPosition unmoved(Object unmoved) {
        return some().with("white", Map.of("unmoved", unmoved, "moving", List.of(), "settled", List.of()));
    }

    private static TablanPosition some() {
        return new TablanPosition().white("", "M", "").black("", "q", "");
    }

    private static TablanPosition ended() {
        return new TablanPosition().white("", "", "ab").black("", "", "A").with("phase", "over").turn(null)
                .with("winner", "white");
    }

    private static TablanPosition atStart() {
        return new TablanPosition().white(WHITE_HOME, "", "").black(BLACK_HOME, "", "").with("phase", "throwoff")
                .with("throws", casts(null, null));
    }

    private static Map<String, Object> casts(String white, String black) {
        var casts = new HashMap<String, Object>();
        casts.put("white", white);
        casts.put("black", black);
        return casts;
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("refused")
    void whatTheRulesCantHoldIsRefusedInWords(TablanPosition position, String sentence) {
        assertThatThrownBy(position::state).isInstanceOf(Refusal.class).hasMessage(sentence);
    }

    static Stream<TablanPosition> taken() {
        return Stream.of(some(), some().turn("black"), some().without("options"), some().without("game"),
                some().with("phase", "move").with("cast", "8"), ended(),
                ended().white("", "", "a").with("winner", "draw"),
                ended().white("B", "M", "a").option("end", "first-home").with("winner", "draw"),
                atStart(), atStart().with("throws", casts("8", null)).turn("black"),
                atStart().with("throws", casts("8", "0")), atStart().with("throws", casts("8", "0")).turn("black"),
                atStart().without("throws").with("phase", "cast").option("first", "black"),
                atStart().without("throws").with("phase", "move").with("cast", "2").turn("black"));
    }

    @ParameterizedTest
    @MethodSource("taken")
    void whatTheRulesCanHoldIsTakenOverAndWrittenAgain(TablanPosition position) throws Refusal {
        State state = position.state();

        assertThat(state.tree()).containsEntry("phase", position.tree().get("phase"))
                .containsEntry("turn", position.tree().get("turn"))
                .containsEntry("cast", position.tree().get("cast"))
                .containsEntry("white", position.tree().get("white"))
                .containsEntry("black", position.tree().get("black"))
                .containsEntry("winner", position.tree().get("winner"));
        assertThat(state.tree().get("throws")).isEqualTo(position.tree().get("throws"));
    }

    @Test
    void membersComeInTheProtocolsOrder() throws Refusal {
        State state = atStart().state();

        assertThat(new ArrayList<>(state.tree().keySet())).containsExactly(
                "game", "options", "phase", "turn", "cast", "white", "black", "winner", "throws");
        assertThat(state.tree().get("white")).hasToString(
                "{unmoved=[A, B, C, D, E, F, G, H, I, J, K, L], moving=[], settled=[]}");
        assertThat(some().state().tree()).doesNotContainKey("throws");
    }

    @Test
    void squaresAreTakenInAnyOrderAndWrittenByThePathOfTheirOwner() throws Refusal {
        State state = new TablanPosition().white("", "nMxBX", "ba").black("", "QwmS", "CA").state();

        assertThat(TablanPosition.squares(state, "white", "moving")).isEqualTo("BMXnx");
        assertThat(TablanPosition.squares(state, "white", "settled")).isEqualTo("ab");
        assertThat(TablanPosition.squares(state, "black", "moving")).isEqualTo("mwQS");
        assertThat(TablanPosition.squares(state, "black", "settled")).isEqualTo("AC");
    }

    @Test
    void optionsMayBeTextOrTruthAndMissingOnesAreFilledIn() throws Refusal {
        assertThat(some().option("in-order", true).state()).isEqualTo(some().option("in-order", "true").state());
        assertThat(some().state().options().asMap()).isEqualTo(Map.of("in-order", "false", "end", "no-moves"));
    }
}

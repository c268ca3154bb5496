package patolli.rules.patolli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.rules.Refusal;
import patolli.rules.Side;

/** What the rules can't hold is refused, with a sentence that names the fault. */
class PatolliReaderTest {

    private static Map<String, Object> good() {
        return Position.toMove(Side.RED, 1).on(Side.RED, 20, 40).on(Side.BLUE, 22, 36).off(Side.BLUE, 1).tree();
    }

    private static Map<String, Object> bet() {
        return PatolliStep.start().tree();
    }

    private static Map<String, Object> over() {
        return Position.toMove(Side.RED, 1).on(Side.RED, 67).holds(Side.BLUE).play("67-off").state().tree();
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> side(Map<String, Object> tree, String key) {
        return (Map<String, Object>) tree.get(key);
    }

    private static Arguments fault(String sentence, Map<String, Object> tree, Consumer<Map<String, Object>> mutation) {
        Map<String, Object> mutable = new LinkedHashMap<>();
        tree.forEach((name, value) -> mutable.put(name,
                value instanceof Map<?, ?> map ? new LinkedHashMap<>(map) : value));
        mutation.accept(mutable);
        return Arguments.of(sentence, mutable);
    }

    private static Consumer<Map<String, Object>> put(String name, Object value) {
        return tree -> tree.put(name, value);
    }

    private static Consumer<Map<String, Object>> red(String name, Object value) {
        return tree -> side(tree, "red").put(name, value);
    }

    private static Consumer<Map<String, Object>> blue(String name, Object value) {
        return tree -> side(tree, "blue").put(name, value);
    }

    static Stream<Arguments> shapes() {
        return Stream.of(
                fault("unknown member \"score\" in the state", good(), put("score", 3)),
                fault("the state lacks \"phase\"", good(), tree -> tree.remove("phase")),
                fault("the state lacks \"turn\"", good(), tree -> tree.remove("turn")),
                fault("the state lacks \"cast\"", good(), tree -> tree.remove("cast")),
                fault("the state lacks \"gameNumber\"", good(), tree -> tree.remove("gameNumber")),
                fault("the state lacks \"red\"", good(), tree -> tree.remove("red")),
                fault("the state lacks \"blue\"", good(), tree -> tree.remove("blue")),
                fault("the state lacks \"pool\"", good(), tree -> tree.remove("pool")),
                fault("the state lacks \"winner\"", good(), tree -> tree.remove("winner")),
                fault("\"red\" lacks \"hand\"", good(), tree -> side(tree, "red").remove("hand")),
                fault("\"blue\" lacks \"squares\"", good(), tree -> side(tree, "blue").remove("squares")),
                fault("\"red\" lacks \"off\"", good(), tree -> side(tree, "red").remove("off")),
                fault("\"blue\" lacks \"assets\"", good(), tree -> side(tree, "blue").remove("assets")),
                fault("unknown member \"purse\" in \"red\"", good(), red("purse", 20)),
                fault("\"red\" in the state must be an object", good(), put("red", List.of())),
                fault("\"phase\" in the state must be a string or null", good(), put("phase", 1)),
                fault("\"phase\" in the state must be one of bet, cast, move, over, not \"waiting\"", good(),
 put("phase", "waiting")),
                fault("\"phase\" in the state must be one of bet, cast, move, over, not null", good(),
                        put("phase", null)),
                fault("\"green\" in \"turn\" is no side that plays", good(), put("turn", "green")),
                fault("\"nobody\" in \"winner\" is no side that plays", over(), put("winner", "nobody")),
                fault("\"cast\" in the state must be one of the casts 1 2 3 4 10, not \"5\"", good(),
                        put("cast", "5")),
                fault("\"cast\" in the state must be a string or null", good(), put("cast", 1)),
                fault("\"gameNumber\" in the state must be a whole number from 1 to 1000000000", good(),
                        put("gameNumber", 0)),
                fault("\"gameNumber\" in the state must be a whole number", good(), put("gameNumber", 1.5)),
                fault("\"gameNumber\" in the state must be a whole number", good(), put("gameNumber", 1L << 40)),
                fault("\"pool\" in the state must be a list", good(), put("pool", "dime")),
                fault("each of \"pool\" in the state must be a string", good(), put("pool", List.of(1))),
                fault("each of \"squares\" in \"red\" must be a whole number from 0 to 67", good(),
                        red("squares", Arrays.asList(20, null))),
                fault("unknown option \"wedges\"", good(), put("options", Map.of("wedges", "8"))),
                fault("option bear-off can be past, onto, not \"over\"", good(),
                        put("options", Map.of("bear-off", "over"))),
                fault("\"options\" in the state must be an object", good(), put("options", "past")));
    }

    static Stream<Arguments> pieces() {
        return Stream.of(
                fault("each of \"squares\" in \"red\" must be a whole number from 0 to 67", good(),
                        red("squares", List.of(20, 68))),
                fault("each of \"squares\" in \"blue\" must be a whole number from 0 to 67", good(),
                        blue("squares", List.of(-1, 36))),
                fault("red must have six pieces in hand, on the board and off it together, not 7", good(),
                        red("hand", 5)),
                fault("blue must have six pieces in hand, on the board and off it together, not 5", good(),
                        blue("off", 0)),
                fault("\"hand\" in \"red\" must be a whole number from 0 to 6", good(), red("hand", 7)),
                fault("\"off\" in \"red\" must be a whole number from 0 to 6", good(), red("off", -1)),
                fault("red has two pieces on square 20", good(), red("squares", List.of(20, 20))),
                fault("blue has two pieces on square 36", good(), blue("squares", List.of(36, 36))),
                fault("red and blue both stand on square 22", good(), red("squares", List.of(20, 22))),
                fault("red's piece on square 67 would be off the board with bear-off=onto",
                        Position.toCast(Side.RED).on(Side.RED, 67).tree(),
                        put("options", Map.of("bear-off", "onto"))),
                fault("blue's piece on square 33 would be off the board with bear-off=onto",
                        Position.toCast(Side.RED).on(Side.BLUE, 33).tree(),
                        put("options", Map.of("bear-off", "onto"))));
    }

    static Stream<Arguments> assets() {
        return Stream.of(
                fault("there is no asset \"pearl\"", good(), put("pool", List.of("pearl"))),
                fault("these assets are nowhere: dime, cacao", good(), put("pool", List.of())),
                fault("there are more than 1 of the asset gum", good(), put("pool", List.of("dime", "cacao", "gum"))),
                fault("there are more than 2 of the asset dime", good(), put("pool", List.of("dime", "dime", "cacao"))),
                fault("each side has bet at least one asset: the pool must hold two",
                        Position.toMove(Side.RED, 1).on(Side.RED, 20).holds(Side.RED, "dime", "dime", "quarter",
                                "quarter", "quarter", "gum", "dollar", "dollar", "knife", "library-card").tree(),
                        tree -> { }));
    }

    static Stream<Arguments> phases() {
        String six = "a side that has borne off six pieces has won the game";
        return Stream.of(
                fault("\"turn\" in the state must be a side that plays, not null", good(), put("turn", null)),
                fault("\"turn\" in the state must be null when the game is over, not \"red\"", over(),
                        put("turn", "red")),
                fault("\"winner\" in the state must be null, not \"red\"", good(), put("winner", "red")),
                fault("\"winner\" in the state must be the side that has won, not null", over(),
                        put("winner", null)),
                fault("\"cast\" in the state must be a cast in phase move, not null", good(), put("cast", null)),
                fault("\"cast\" in the state must be null in phase cast, not \"2\"", Position.toCast(Side.RED).tree(),
                        put("cast", "2")),
                fault("\"cast\" in the state must be null in phase bet, not \"2\"", bet(), put("cast", "2")),
                fault("\"cast\" in the state must be null in phase over, not \"2\"", over(), put("cast", "2")),
                fault("\"phase\" in the state must be one of bet, cast, move, over, not \"throwoff\"",
                        Position.toCast(Side.RED).tree(), put("phase", "throwoff")),
                fault("there is no legal move with this cast, so the phase can't be move",
                        Position.toMove(Side.RED, 10).tree(), tree -> { }),
                fault(six, Position.toCast(Side.RED).off(Side.RED, 6).tree(), tree -> { }),
                fault(six, Position.toMove(Side.RED, 1).off(Side.BLUE, 6).tree(), tree -> { }));
    }

    static Stream<Arguments> bets() {
        return Stream.of(
                fault("during the bet the turn is red's", bet(), put("turn", "blue")),
                fault("during the bet all pieces are in hand", bet(),
                        red("hand", 5).andThen(red("squares", List.of(0)))),
                fault("during the bet all pieces are in hand", bet(), blue("hand", 5).andThen(blue("off", 1))),
                fault("during the bet the pool is empty", bet(), put("pool", List.of("jade-head"))
                        .andThen(blue("assets", List.of("cacao", "cacao", "cacao", "stamp", "nugget", "stone",
                                "stone", "stone", "mask")))),
                fault("a side with nothing to bet is bankrupt: the contest is over", bet(),
                        red("assets", List.of()).andThen(blue("assets", Assets.keys(Assets.ALL, true)))));
    }

    static Stream<Arguments> endings() {
        return Stream.of(
                fault("a contest is over when the winner holds all twenty assets", over(), put("winner", "blue")),
                fault("a contest is over when the winner holds all twenty assets", over(),
                        put("pool", List.of("library-card")).andThen(red("assets",
                        Assets.keys(Assets.ALL >> 1, false)))),
                fault("a side that has borne off six pieces has not lost", over(),
                        blue("hand", 0).andThen(blue("off", 6))),
                fault("no payment can have fallen due that would end the contest here", over(),
                        red("hand", 6).andThen(red("off", 0))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"shapes", "pieces", "assets", "phases", "bets", "endings"})
    void isRefused(String sentence, Map<String, Object> tree) {
        assertThatThrownBy(() -> PatolliGame.INSTANCE.read(tree)).isInstanceOf(Refusal.class)
                .hasMessageStartingWith(sentence);
    }

    @Test
    void whatTheFaultsAreMadeFromIsAccepted() throws Refusal {
        for (Map<String, Object> tree : List.of(good(), bet(), over())) {
            assertThat(PatolliGame.INSTANCE.read(tree).tree()).isEqualTo(tree);
        }
    }

    @Test
    void missingOptionsAreFilledIn() throws Refusal {
        Map<String, Object> tree = good();
        tree.remove("options");
        assertThat(PatolliGame.INSTANCE.read(tree).options().asMap()).isEqualTo(Map.of("bear-off", "past"));
    }

    @Test
    void theOrderOfSquaresAndAssetsDoesNotMatter() throws Refusal {
        Map<String, Object> tree = good();
        side(tree, "red").put("squares", List.of(40L, 20L));
        side(tree, "red").put("assets", List.of("library-card", "knife", "dollar", "dollar", "gum", "quarter",
                "quarter", "quarter", "dime"));
        assertThat(PatolliGame.INSTANCE.read(tree)).isEqualTo(PatolliGame.INSTANCE.read(good()))
                .hasSameHashCodeAs(PatolliGame.INSTANCE.read(good()));
    }

    static Stream<Arguments> lawfulEndings() {
        return Stream.of(
                Arguments.of("a forfeit", Position.toCast(Side.RED).on(Side.RED, 60, 61).holds(Side.RED).cast(10)),
                Arguments.of("a triangle", Position.toMove(Side.BLUE, 1).on(Side.BLUE, 4).holds(Side.BLUE)
                        .play("4-5")),
                Arguments.of("a bear-off", Position.toMove(Side.BLUE, 1).on(Side.BLUE, 33).holds(Side.RED)
                        .play("33-off")),
                Arguments.of("nothing to bet", Position.toMove(Side.BLUE, 1).on(Side.BLUE, 33).off(Side.BLUE, 5)
                        .holds(Side.RED, "gum").play("33-off")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("lawfulEndings")
    void everyLawfulEndingIsAccepted(String name, PatolliStep step) throws Refusal {
        assertThat(PatolliGame.INSTANCE.read(step.state().tree())).isEqualTo(step.state());
    }
}

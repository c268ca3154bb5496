package patolli.rules.bell;

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
import org.junit.jupiter.params.provider.ValueSource;
import patolli.rules.Refusal;

/** What a state object may say, and how the refusal of another puts it. */
class BellReadTest {

    @ParameterizedTest(name = "{0}")
    @MethodSource({"pieces", "marks", "coins", "turns", "endings", "throwOffs", "forms"})
    void whatTheRulesCannotHoldIsRefusedByName(String fault, BellPosition position) {
        assertThatThrownBy(position::read).isInstanceOf(Refusal.class).hasMessageContaining(fault);
    }

    static Stream<Arguments> pieces() throws Refusal {
        return Stream.of(
                arguments("red has 7 pieces, not 6",
                        BellPosition.of("").player("red", "+", 5, 10, 20).put("red", "off", 0)),
                arguments("red has 5 pieces, not 6",
                        BellPosition.of("").player("red", "+", 4, 10).put("red", "off", 0)),
                arguments("\"hand\" in \"red\" must be a whole number from 0 to 6",
                        BellPosition.of("").put("red", "hand", 7)),
                arguments("\"off\" in \"red\" must be", BellPosition.of("").put("red", "off", -1)),
                arguments("each of \"squares\" in \"red\" must be a whole number from 0 to 59", squares(60)),
                arguments("each of \"squares\" in \"red\" must be", squares(-1)),
                arguments("each of \"squares\" in \"red\" must be", squares("10")),
                arguments("two pieces stand on square 10", BellPosition.of("").player("red", "+", 4, 10, 10)),
                arguments("two pieces stand on square 10",
                        BellPosition.of("").player("red", "+", 5, 10).player("blue", "-", 5, 10)),
                arguments("red has a piece on 59, where it is borne off",
                        BellPosition.of("").player("red", "+", 5, 59)),
                arguments("red has a piece on 1, where it is borne off", BellPosition.of("").player("red", "-", 5, 1)),
                arguments("red has entered, so the direction can't be null",
                        BellPosition.of("").player("red", null, 5, 10)),
                arguments("red has entered, so the direction can't be null",
                        BellPosition.of("").player("red", null, 5)),
                arguments("blue has not entered yet, so the direction must be null",
                        BellPosition.of("").put("blue", "direction", "-")),
                arguments("\"direction\" in \"red\"", BellPosition.of("").player("red", "*", 5, 10)),
                arguments("\"direction\" in \"red\"", BellPosition.of("").put("red", "direction", "")),
                arguments("\"direction\" in \"red\"", BellPosition.of("").put("red", "direction", 1)));
    }

    static Stream<Arguments> marks() throws Refusal {
        String miss = "forfeits=miss-turn";
        String back = "forfeits=step-back";
        return Stream.of(
                arguments("blue can't miss a turn with forfeits=coins", missing("")),
                arguments("blue can't miss a turn with forfeits=step-back", missing(back)),
                arguments("blue can't miss a turn without a piece on a wedge",
                        BellPosition.of(miss).player("blue", "+", 5, 36).put("blue", "miss", true)),
                arguments("blue can't miss a turn without a piece on a wedge",
                        BellPosition.of(miss).player("blue", "+", 5, 34).put("blue", "miss", true)),
                arguments("it can't be the turn of blue, who has a turn to miss", missing(miss).turn("blue")),
                arguments("\"miss\" in \"red\" must be true or false", BellPosition.of("").put("red", "miss", 0)),
                arguments("\"miss\" in \"red\" must be true or false", BellPosition.of("").put("red", "miss", null)),
                arguments("blue can't have to step back with forfeits=coins", steppingBack("")),
                arguments("blue can't have to step back with forfeits=miss-turn", steppingBack(miss)),
                arguments("blue can't have to step back from 36, which is no wedge",
                        BellPosition.of(back).player("blue", "+", 5, 36).put("blue", "stepBack", 36)),
                arguments("blue can't have to step back from 34, which is no wedge",
                        BellPosition.of(back).player("blue", "+", 5, 34).put("blue", "stepBack", 34)),
                arguments("blue can't step back from 40, where it has no piece",
                        steppingBack(back).put("blue", "stepBack", 40)),
                arguments("blue can't step back from 5, where it has no piece",
                        steppingBack(back).player("red", "+", 5, 5).put("blue", "stepBack", 5)),
                arguments("\"stepBack\" in \"red\" must be", BellPosition.of(back).put("red", "stepBack", 60)),
                arguments("\"stepBack\" in \"red\" must be", BellPosition.of(back).put("red", "stepBack", -1)),
                arguments("\"stepBack\" in \"red\" must be", BellPosition.of(back).put("red", "stepBack", false)),
                arguments("blue has to step back, so there is nothing to choose",
                        steppingBack(back).turn("blue").put("phase", "move").put("cast", "1")));
    }

    static Stream<Arguments> coins() throws Refusal {
        return Stream.of(
                arguments("purses and pot hold 39 coins, not 40", BellPosition.of("").put("pot", 9)),
                arguments("purses and pot hold 41 coins, not 40", BellPosition.of("").put("red", "purse", 16)),
                arguments("\"purse\" in \"red\" must be", BellPosition.of("").put("red", "purse", -1)),
                arguments("\"pot\" in the state must be", BellPosition.of("").put("pot", -1)),
                arguments("\"pot\" in the state must be", BellPosition.of("").put("pot", 10.0)),
                arguments("\"pot\" in the state must be", BellPosition.of("").put("pot", "10")),
                arguments("the pot holds 9 coins, less than the stakes of 10",
                        BellPosition.of("").player("red", "+", 5, 10).purses(16, 15)),
                arguments("red has 13 coins, not 15, although no penalty", BellPosition.of("").purses(13, 17)),
                arguments("red has 13 coins, not 15, although no penalty",
                        BellPosition.of("penalty=0").player("red", "+", 5, 10).purses(13, 17)),
                arguments("\"purse\" in \"red\" must be a whole number from 0 to 0",
                        BellPosition.of("forfeits=miss-turn").put("red", "purse", 15)),
                arguments("\"pot\" in the state must be", BellPosition.of("forfeits=step-back").put("pot", 10)));
    }

    static Stream<Arguments> turns() throws Refusal {
        return Stream.of(
                arguments("\"yellow\" in \"turn\" is no side that plays", BellPosition.of("").turn("yellow")),
                arguments("\"Red\" in \"turn\" is no side that plays", BellPosition.of("").turn("Red")),
                arguments("\"turn\" in the state must be a side that plays, not null", BellPosition.of("").turn(null)),
                arguments("\"turn\" in the state must be a string", BellPosition.of("").put("turn", 0)),
                arguments("\"phase\" in the state must be", BellPosition.of("").put("phase", "bet")),
                arguments("\"phase\" in the state must be", BellPosition.of("").put("phase", "CAST")),
                arguments("\"cast\" in the state must be null in phase cast", BellPosition.of("").put("cast", "1")),
                arguments("\"cast\" in the state must be one of the casts", move("5")),
                arguments("\"cast\" in the state must be a cast in phase move, not null", move(null)),
                arguments("\"cast\" in the state must be a string", move("1").put("cast", 1)),
                arguments("red has no legal move with a cast of 0", move("0")),
                arguments("red has no legal move with a cast of 4", move("4").player("red", "+", 5, 57)),
                arguments("red has no legal move with a cast of 3", move("3").player("blue", "-", 4, 2, 58)),
                arguments("it can't be the turn of red, who has no pieces left",
                        BellPosition.of("players=4 partners=true").player("red", "+", 0)));
    }

    static Stream<Arguments> endings() throws Refusal {
        String partners = "players=4 partners=true";
        return Stream.of(
                arguments("\"winner\" in the state must be null, not a list",
                        BellPosition.of("").put("winner", List.of())),
                arguments("\"winner\" in the state must be null, not a list",
                        BellPosition.of("").put("winner", List.of("red"))),
                arguments("\"winner\" in the state must be a list", over("").put("winner", null)),
                arguments("\"winner\" in the state must be a list", over("").put("winner", "red")),
                arguments("\"winner\" must name those who have", over("").put("winner", List.of())),
                arguments("\"winner\" must name those who have", over("").put("winner", List.of("blue"))),
                arguments("\"winner\" must name those", over("").put("winner", List.of("red", "blue"))),
                arguments("\"winner\" in the state names red twice", over("").put("winner", List.of("red", "red"))),
                arguments("\"yellow\" in \"winner\" is no side that plays", over("").put("winner", List.of("yellow"))),
                arguments("each of \"winner\" in the state must be a string, not null",
                        over("").put("winner", Arrays.asList("red", null))),
                arguments("\"turn\" in the state must be null when the game is over", over("").turn("red")),
                arguments("\"cast\" in the state must be null in phase over", over("").put("cast", "1")),
                arguments("the game can't be over before all pieces of a player",
                        over("").player("red", "+", 0, 10)),
                arguments("the game can't be over before all pieces of a pair", over(partners)),
                arguments("only one player can have won", over("").player("blue", "+", 0)),
                arguments("only one pair can have won", over(partners).player("blue", "+", 0)
                        .player("yellow", "+", 0).player("green", "+", 0)),
                arguments("red has borne off all pieces, so the game is over",
                        BellPosition.of("").player("red", "+", 0).turn("blue")),
                arguments("red has borne off all pieces, so the game is over",
                        BellPosition.of(partners).player("blue", "+", 0).player("red", "+", 0).turn("green")),
                arguments("the pot holds 10 coins, but it has been won", over("").purses(15, 15)),
                arguments("red has won a pot of at least 10 coins, but has only 9", over("").purses(9, 31)),
                arguments("blue has won a pot of at least 20 coins, but has only 9",
                        over(partners).player("blue", "+", 0).purses(25, 15, 9, 31)));
    }

    static Stream<Arguments> throwOffs() throws Refusal {
        return Stream.of(
                arguments("the turn is red's, but by the throws blue casts next", throwOff("4", null).turn("red")),
                arguments("everybody has cast, so the throw-off is settled", throwOff("4", "3")),
                arguments("nobody can have cast in the throw-off before red", throwOff(null, "3")),
                arguments("one of the casts", throwOff("5", null)),
                arguments("\"red\" in \"throws\" must be a string", throwOff(4, null)),
                arguments("with the option first there is no throw-off", throwOff(null, null).option("first", "red")),
                arguments("red can't have entered before the throw-off",
                        throwOff(null, null).player("red", "+", 5, 10)),
                arguments("red has 16 coins, not 15", throwOff(null, null).purses(16, 14)),
                arguments("the state lacks \"throws\"", throwOff(null, null).without("throws")),
                arguments("unknown member \"green\" in \"throws\"",
                        throwOff(null, null).put("throws", map("red", null, "blue", null, "green", null))),
                arguments("\"throws\" lacks \"blue\"",
                        throwOff(null, null).put("throws", map("red", null))),
                arguments("\"tied\" must name two players or more", throwOff(null, "2").put("tied", List.of("red"))),
                arguments("yellow can't have lost the throw-off with the highest cast", three("2", "10", null)),
                arguments("yellow is not among the tied, so the cast that lost", three("2", null, null)),
                arguments("blue has cast in the throw-off before the turn came", three(null, "1", "4")),
                arguments("\"tied\" must name two players or more", throwOff(null, null).put("tied", List.of())),
                arguments("\"tied\" in the state names red twice",
                        throwOff(null, null).put("tied", List.of("red", "red"))),
                arguments("\"tied\" in the state must be a list", throwOff(null, null).put("tied", "red")),
                arguments("unknown member \"throws\" in the state", throwOff(null, null).put("phase", "cast")),
                arguments("unknown member \"tied\" in the state", BellPosition.of("").put("tied", List.of("red"))));
    }

    static Stream<Arguments> forms() throws Refusal {
        return Stream.of(
                arguments("unknown member \"pool\" in the state", BellPosition.of("").put("pool", 0)),
                arguments("unknown member \"assets\" in \"red\"", BellPosition.of("").put("red", "assets", 0)),
                arguments("the state lacks \"pot\"", BellPosition.of("").without("pot")),
                arguments("\"red\" lacks \"stepBack\"", BellPosition.of("").without("red", "stepBack")),
                arguments("\"players\" in the state must be an object", BellPosition.of("").put("players", List.of())),
                arguments("unknown member \"black\" in \"players\"", BellPosition.of("")
                        .put("players", map("red", 1, "blue", 1, "black", 1))),
                arguments("\"options\" in the state must be an object", BellPosition.of("").put("options", "x")),
                arguments("option stake must be a string, a whole number, true or false, not 5.0",
                        BellPosition.of("").option("stake", 5.0)),
                arguments("option first must be a string, a whole number, true or false, not null",
                        BellPosition.of("").option("first", null)),
                arguments("unknown option \"seed\"", BellPosition.of("").option("seed", 1)),
                arguments("option stake is a whole number from 0 to 1000", BellPosition.of("").option("stake", -5)),
                arguments("the stake of 21 is larger than the purse of 20", BellPosition.of("").option("stake", 21)),
                arguments("partners need four players", BellPosition.of("").option("partners", true)),
                arguments("\"hand\" in \"red\" must be a whole number from 0 to 5",
                        BellPosition.of("").option("players", 3)),
                arguments("\"players\" lacks \"red\"", BellPosition.of("").put("players", map())));
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "turn", "cast", "players", "pot", "winner"})
    void everyMemberIsNeeded(String member) throws Refusal {
        BellPosition position = BellPosition.of("").without(member);
        assertThatThrownBy(position::read).isInstanceOf(Refusal.class).hasMessageContaining(member);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hand", "squares", "off", "direction", "purse", "miss", "stepBack"})
    void everyMemberOfAPlayerIsNeeded(String member) throws Refusal {
        BellPosition position = BellPosition.of("").without("blue", member);
        assertThatThrownBy(position::read).isInstanceOf(Refusal.class)
                .hasMessageContaining("\"blue\" lacks \"" + member);
    }

    @Test
    void optionsMayComeAsNumbersAndBooleansAndMissingOnesAreFilledIn() throws Refusal {
        BellPosition position = BellPosition.of("players=4 partners=true").option("players", 4L)
                .option("partners", true)
                .option("stake", 5).withoutOption("penalty").withoutOption("wedges");
        assertThat(position.read()).isEqualTo(BellPosition.of("players=4 partners=true").read());
    }

    @Test
    void numbersMayBeLongAndSquaresInAnyOrder() throws Refusal {
        BellPosition position = BellPosition.of("").player("red", "+", 3, 20, 10, 30).put("red", "hand", 3L)
                .put("pot", 10L).put("red", "squares", List.of(20L, 10, 30L));
        assertThat(position.read()).isEqualTo(BellPosition.of("").player("red", "+", 3, 10, 20, 30).read());
        assertThat(position.read().tree().toString()).contains("squares=[10, 20, 30]");
    }

    @Test
    void theNameOfTheGameMayBeLeftOut() throws Refusal {
        assertThat(BellPosition.of("").without("game").read()).isEqualTo(BellPosition.of("").read());
    }

    @Test
    void statesDifferWhenTheirOptionsDo() throws Refusal {
        assertThat(BellPosition.of("wedges=16").read()).isNotEqualTo(BellPosition.of("").read());
    }

    private static BellPosition squares(Object square) throws Refusal {
        return BellPosition.of("").player("red", "+", 5, 10).put("red", "squares", new ArrayList<>(List.of(square)));
    }

    private static BellPosition missing(String options) throws Refusal {
        return BellPosition.of(options).player("blue", "+", 5, 35).put("blue", "miss", true);
    }

    private static BellPosition steppingBack(String options) throws Refusal {
        return BellPosition.of(options).player("blue", "+", 5, 35).put("blue", "stepBack", 35);
    }

    private static BellPosition move(String cast) throws Refusal {
        return BellPosition.of("").put("phase", "move").put("cast", cast);
    }

    /** Red has won, with a pot of 10. */
    private static BellPosition over(String options) throws Refusal {
        BellPosition position = BellPosition.of(options).player("red", "+", 0).turn(null).put("phase", "over")
                .put("pot", 0)
                .put("winner", List.of("red"));
        return options.isEmpty() ? position.purses(25, 15) : position.purses(35, 15, 15, 15);
    }

    private static BellPosition throwOff(Object red, Object blue) throws Refusal {
        return BellPosition.of("").put("phase", "throwoff").put("throws", map("red", red, "blue", blue))
                .turn(red == null ? "red" : "blue");
    }

    /** A tie-break of red and blue that yellow is said to have lost. */
    private static BellPosition three(Object red, Object yellow, Object blue) throws Refusal {
        return BellPosition.of("players=3").put("phase", "throwoff").turn(red == null ? "red" : "blue")
                .put("tied", List.of("red", "blue")).put("throws", map("red", red, "yellow", yellow, "blue", blue));
    }

    private static Map<String, Object> map(Object... namesAndValues) {
        var map = new HashMap<String, Object>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            map.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return map;
    }
}

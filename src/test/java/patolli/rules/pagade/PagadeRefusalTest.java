package patolli.rules.pagade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.rules.Refusal;
import patolli.rules.State;

/** What {@code read} refuses, and with which words. */
class PagadeRefusalTest {
    private static final String START = "red 6 7 12 12; yellow 6 7 12 12";

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(delimiter = '|', textBlock = """
        red 6 7 12 85; yellow 6 7 12 12 | red | 3,6 | "pawns" in "red" must be a whole number from 0 to 84, not 85
        red -1 7 12 12; yellow 6 7 12 12 | red | 3,6 | "pawns" in "red" must be a whole number from 0 to 84, not -1
        red 6 7 12; yellow 6 7 12 12                | red    | 3,6 | red has 3 pawns
        red 6 7 12 12 12; yellow 6 7 12 12          | red    | 3,6 | red has 5 pawns
        red 7 12 12 12; yellow 6 7 12 12            | red    | 3,6 | more than two pawns on one square (step 12)
        red 8 20 76 76; yellow 6 7 12 12            | red    | 3,6 | steps 8 and 76 are the same square
        red 6 7 12 46; yellow 6 7 12 12             | red    | 3,6 | two colours stand on the square
        red 6 7 12 42; yellow 6 7 12 76             | red    | 3,6 | square Nm8
        red 6 7 12 77; yellow 6 7 12 12             | red    | 3,6 | step 77, but may not go beyond step 76
        red 6 7 12 84; yellow 6 7 12 12             | red    | 3,6 | step 84, but may not go beyond step 76
        red 0 7 12 12; yellow 6 7 12 12             | red    | 3,6 | red has a pawn in hand
        red 0 7 12 13 cut; yellow 6 7 12 12         | red    | 3,6 | red has a pawn in hand
        red 5 7 12 12; yellow 6 7 12 12             | red    | 3,6 | behind where they began
        red 6 7 12 12 cut; yellow 6 7 12 12         | red    | 3,6 | red can't have cut a pawn
        red 7 7 12 12 cut; yellow 6 7 12 12         | red    | 3,6 | red can't have cut a pawn
        red 84 84 84 84 cut; yellow 84 84 84 84 cut | red    | 3,6 | both have all pawns home
        red 84 84 84 84 cut; yellow 6 7 12 12       | yellow | 3,6 | red has all pawns home
        red 75 75 76 76; yellow 75 75 76 76         | red    | ''  | a draw
        red 82 82 84 84 cut; yellow 6 7 12 12       | red    | 3,6 | red has none
        red 82 82 84 84 cut; yellow 6 7 12 12       | red    | 4   | red has none
        red 6 7 12 12; yellow 6 7 12 12             | red    | 3   | no pawn of that colour can just have used
        red 0 9 20 30; yellow 6 7 12 13 cut         | red    | 3   | no pawn of that colour can just have used
        red 0 0 0 0; yellow 6 7 12 13 cut           | red    | 3   | no pawn of that colour can just have used
        red 6 7 12 12; yellow 6 7 12 12             | red    | 2,3 | 1, 3, 4 or 6, not 2
        red 6 7 12 12; yellow 6 7 12 12             | red    | 0,3 | must be a whole number from 1 to 6, not 0
        red 6 7 12 12; yellow 6 7 12 12             | red    | 3,3,3 | one or two dice
        red 6 7 12 12; yellow 6 7 12 12             | black  | 3,6 | "black" in "turn" is no side that plays
        red 6 7 12 12; yellow 6 7 12 12             | blue   | 3,6 | "blue" in "turn" is no side that plays
        """)
    void pawnsAndDiceThatNoGameComesTo(String pawns, String turn, String dice, String words) {
        assertRefused(PagadePosition.tree(pawns, turn, dice), words);
    }

    @ParameterizedTest
    @ValueSource(strings = {"options", "phase", "turn", "dice", "players", "winner"})
    void aMemberLeftOutOtherThanTheOptions(String member) {
        Map<String, Object> tree = PagadePosition.tree(START, "red", "3,6");
        tree.remove(member);
        if (member.equals("options")) {
            assertThat(PagadePosition.read(tree)).isEqualTo(PagadePosition.of(START, "red", "3,6"));
        } else {
            assertRefused(tree, "the state lacks \"" + member + "\"");
        }
    }

    @ParameterizedTest
    @CsvSource({"phase,bet", "phase,play", "winner,red", "winner,draw", "dice,3", "players,two", "options,none",
        "turn,''"})
    void membersOfTheWrongKindOrValue(String member, String value) {
        assertRefused(with(PagadePosition.tree(START, "red", "3,6"), member, value), member);
    }

    @Test
    void nullsNumbersAndStrangersWhereTheyDoNotBelong() {
        for (String member : List.of("phase", "turn", "dice", "players", "options")) {
            assertRefused(with(PagadePosition.tree(START, "red", "3,6"), member, null), member);
            assertRefused(with(PagadePosition.tree(START, "red", "3,6"), member, 7), member);
        }
        assertRefused(with(PagadePosition.tree(START, "red", "3,6"), "cast", "3,6"),
                "unknown member \"cast\" in the state");
        assertRefused(with(PagadePosition.tree(START, "red", "3,6"), "throws", Map.of()),
                "unknown member \"throws\" in the state");
        assertRefused(with(PagadePosition.tree(START, "red", "3,6"), "dice", List.of(3.0, 6)), "whole number");
        assertRefused(with(PagadePosition.tree(START, "red", "3,6"), "dice", Arrays.asList(3, null)), "whole number");
        assertRefused(with(PagadePosition.tree(START, "red", ""), "dice", List.of(3)), "only in phase move");
        assertRefused(with(PagadePosition.tree(START, "red", "3,6"), "dice", List.of()), "one or two dice");
    }

    @Test
    void playersThatDoNotFit() {
        assertRefusedWithRed(null, "\"red\" in \"players\" must be an object");
        assertRefusedWithRed(Map.of("pawns", List.of(6, 7, 12, 12)), "\"red\" lacks \"hasCut\"");
        assertRefusedWithRed(Map.of("hasCut", false), "\"red\" lacks \"pawns\"");
        assertRefusedWithRed(Map.of("pawns", List.of(6, 7, 12, 12), "hasCut", "no"), "true or false");
        assertRefusedWithRed(Map.of("pawns", List.of(6, 7, 12, "12"), "hasCut", false), "whole number");
        assertRefusedWithRed(Map.of("pawns", List.of(6, 7, 12, (1L << 32) + 12), "hasCut", false), "from 0 to 84");
        assertRefusedWithRed(Map.of("pawns", List.of(6, 7, 12, 12), "hasCut", false, "purse", 3), "purse");
        assertRefused(with(PagadePosition.tree(START, "red", "3,6"), "players",
                PagadePosition.tree("red 6 7 12 12", "red", "").get("players")), "\"players\" lacks \"yellow\"");
        Map<String, Object> three = PagadePosition.tree(START + "; green 6 7 12 12", "red", "3,6");
        assertRefused(with(three, "options", Map.of()), "unknown member \"green\" in \"players\"");
    }

    @Test
    void optionsThatDoNotFit() {
        for (Map<String, Object> options : List.<Map<String, Object>>of(Map.of("players", 3), Map.of("stake", 5),
                Map.of("first", "black"), Map.of("players", List.of()), Map.of("start", true))) {
            assertRefused(with(PagadePosition.tree(START, "red", "3,6"), "options", options), "option");
        }
    }

    @ParameterizedTest(name = "{0}, winner {1}")
    @CsvSource(nullValues = "null", delimiter = '|', textBlock = """
        red 84 84 84 84 cut; yellow 6 7 12 12 | null   | must be "red", not null
        red 84 84 84 84 cut; yellow 6 7 12 12 | yellow | must be "red", not "yellow"
        red 84 84 84 84 cut; yellow 6 7 12 12 | draw   | must be "red", not "draw"
        red 6 7 12 12; yellow 6 7 12 12       | red    | nobody has all pawns home, and some cast could move a pawn
        red 6 7 12 12; yellow 6 7 12 12       | draw   | some cast could move a pawn
        red 75 75 76 76; yellow 75 75 76 76   | nobody | must be "draw", not "nobody"
        """)
    void anEndThatThePawnsDoNotShow(String pawns, String winner, String words) {
        Map<String, Object> tree = with(with(PagadePosition.tree(pawns, null, ""), "phase", "over"), "winner", winner);
        assertRefused(tree, words);
    }

    @Test
    void aTurnAfterTheEnd() {
        Map<String, Object> tree = PagadePosition.tree("red 84 84 84 84 cut; yellow 6 7 12 12", "yellow", "");
        assertRefused(with(with(tree, "phase", "over"), "winner", "red"), "\"turn\" in the state must be null");
    }

    @ParameterizedTest(name = "{0}, tied {1}, turn {2}")
    @CsvSource(nullValues = "none", delimiter = '|', textBlock = """
        1,1 - - -         | none          | red    | by the throws black casts next
        - - - -           | none          | black  | by the throws red casts next
        1,1 3,3 1,3 1,1   | none          | red    | everybody has cast
        - 1,1 1,1 3,3     | none          | red    | nobody can have cast in the throw-off before red
        1,1 - 6,6 -       | none          | black  | yellow can't have lost the throw-off with the highest cast
        3,1 - - -         | none          | black  | one of the casts 1,1 1,3 1,4 1,6 3,3 3,4 3,6 4,4 4,6 6,6, not "3,1"
        1,2 - - -         | none          | black  | 6,6, not "1,2"
        1,1 - - -         | red           | red    | two players or more
        1,1 1,1 - -       | yellow yellow | yellow | names yellow twice
        1,1 1,1 - -       | yellow blue   | yellow | "blue" in "tied" is no side that plays
        1,1 - - -         | yellow green  | yellow | the cast that lost must be in the throws
        6,6 1,1 - -       | yellow green  | yellow | can't have lost the throw-off with the highest cast
        1,1 1,1 - 3,3     | yellow green  | yellow | green has cast in the throw-off before the turn came
        1,1 1,1 3,3 3,3   | yellow green  | yellow | everybody has cast
        """)
    void aThrowOffThatCannotBe(String casts, String tied, String turn, String words) {
        assertRefused(throwOff(casts, tied, turn), words);
    }

    @Test
    void aThrowOffAwayFromTheStart() {
        assertRefused(with(throwOff("- - - -", null, "red"), "options", Map.of("players", 4, "first", "red")),
                "no throw-off");
        assertRefused(with(throwOff("- - - -", null, "red"), "options", Map.of("players", 4, "start", "6-7-23-24")),
                "behind where they began");
        Map<String, Object> moved = PagadePosition.tree("red 6 7 12 13; yellow 6 7 12 12", "red", "");
        assertRefused(with(with(moved, "phase", "throwoff"), "throws", Map.of()), "starting step");
    }

    @Test
    void aNewRoundIsUnderstoodWithoutItsNamesWhereCastsCanOnlyMeanThat() {
        State named = PagadePosition.read(throwOff("- 1,1 - 1,3", "red yellow", "red"));
        assertThat(PagadePosition.read(throwOff("- 1,1 - 1,3", null, "red"))).isEqualTo(named);
    }

    @Test
    void pawnsAndDiceMayComeInAnyOrderAndAsLongs() {
        Map<String, Object> tree = with(PagadePosition.tree("red 12 6 12 7; yellow 6 7 12 12", "red", "3,6"), "dice",
                List.of(6L, 3L));
        assertThat(PagadePosition.read(tree)).isEqualTo(PagadePosition.of(START, "red", "3,6"));
    }

    private static Map<String, Object> throwOff(String casts, String tied, String turn) {
        Map<String, Object> tree = PagadePosition.tree(
                "red 6 7 12 12; black 6 7 12 12; yellow 6 7 12 12; green 6 7 12 12", turn, "");
        Map<String, Object> thrown = new LinkedHashMap<>();
        for (String cast : casts.split(" ")) {
            thrown.put(PagadePath.SEATS.get(thrown.size()).key(), cast.equals("-") ? null : cast);
        }
        with(with(tree, "phase", "throwoff"), "throws", thrown);
        return tied == null ? tree : with(tree, "tied", new ArrayList<>(List.of(tied.split(" "))));
    }

    private static Map<String, Object> with(Map<String, Object> tree, String member, Object value) {
        tree.put(member, value);
        return tree;
    }

    private static void assertRefusedWithRed(Map<String, Object> red, String words) {
        Map<String, Object> tree = PagadePosition.tree(START, "red", "3,6");
        Map<String, Object> players = new LinkedHashMap<>();
        players.put("red", red);
        players.put("yellow", Map.of("pawns", List.of(6, 7, 12, 12), "hasCut", false));
        assertRefused(with(tree, "players", players), words);
    }

    private static void assertRefused(Map<String, Object> tree, String words) {
        assertThatThrownBy(() -> PagadeGame.INSTANCE.read(tree)).isInstanceOf(Refusal.class)
                .hasMessageContaining(words);
    }
}

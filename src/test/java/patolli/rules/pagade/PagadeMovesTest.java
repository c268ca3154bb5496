package patolli.rules.pagade;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which moves red has, rule by rule. On the open track red's step is yellow's and 34: red 42 is yellow's tip. */
class PagadeMovesTest {

    @ParameterizedTest(name = "{0}, dice {1}")
    @CsvSource(delimiter = '|', textBlock = """
        red 6 7 12 12; yellow 6 7 12 12       | 3,6 | 3:6-9 3:7-10 3:12-15 6:7-13 6:12-18 3+6:6-15 3+6:7-16 3+6:12-21
        red 6 7 12 12; yellow 6 7 12 12       | 3,3 | 3:6-9 3:7-10 3:12-15 3+3:7-13 3+3:12-18 3*2:12-15
        red 13 13 30 30; yellow 6 7 12 12     | 6,6 | 6:13-19 6:30-36 6+6:13-25 6+6:30-42 6*2:13-19 6*2:30-36
        red 9 9 12 12; yellow 6 7 12 12       | 3   | 3:12-15
        # three on a square of the belly are one choice for a pawn and one for a pair
        red 7 7 7 12; yellow 6 7 12 13 cut    | 4,4 | 4:7-11 4:12-16 4+4:7-15 4+4:12-20 4*2:7-11
        """)
    void rule2OnePawnByEachDieOrOneByTheSumOrAPairByADoublet(String pawns, String dice, String moves) {
        assertMoves(pawns, dice, moves);
    }

    @ParameterizedTest(name = "{0}, dice {1}")
    @CsvSource(delimiter = '|', textBlock = """
        # the 1 from 78 would lose the 6
        red 78 83 84 84 cut; yellow 6 7 12 12   | 1,6 | 1:83-home 6:78-home
        # the 4 and the sum overshoot
        red 81 84 84 84 cut; yellow 6 7 12 12   | 3,4 | 3:81-home
        # either can be used but not both
        red 80 84 84 84 cut; yellow 6 7 12 12   | 3,4 | 3:80-83 4:80-home
        red 80 84 84 84 cut; yellow 6 7 12 12   | 1,3 | 1:80-81 3:80-83 1+3:80-home
        red 20 75 76 76; yellow 58 58 60 60     | 1,3 | 1:20-21 3:20-23
        # only one order passes the pair on 21
        red 20 75 76 76; yellow 55 55 60 60     | 1,3 | 3:20-23 1+3:20-24
        # both dice are blocked, their sum is free
        red 20 75 76 76; yellow 57 57 58 58     | 3,4 | 3+4:20-27
        # only the pair can land on the pair
        red 20 20 76 76; yellow 57 57 60 60     | 3,3 | 3*2:20-23
        # the cut on 23 opens the way beyond 76 to the 1
        red 20 75 76 76; yellow 40 57 58 58     | 1,3 | 3:20-23
        # with the pawn in hand entered by the 4 the 6 would be blocked
        red 0 20 76 76; yellow 44 44 60 60 cut  | 4,6 | 6:in-6
        # blocked whichever enters it
        red 0 75 76 76; yellow 44 44 50 50 cut  | 4,6 | 4:in-4 6:in-6
        """)
    void rule3AsManyDiceAsCanBeUsedMustBeUsed(String pawns, String dice, String moves) {
        assertMoves(pawns, dice, moves);
    }

    @ParameterizedTest(name = "{0}, dice {1}")
    @CsvSource(delimiter = '|', textBlock = """
        # step 8 and step 76 are one square, for pawns that arrive one by one or as a pair
        red 7 8 40 76; yellow 6 7 12 12         | 1   | 1:8-9 1:40-41
        red 8 20 75 76; yellow 6 7 12 12        | 1   | 1:8-9 1:20-21
        red 8 20 75 75; yellow 6 7 12 12        | 1,1 | 1:8-9 1:20-21 1:75-76 1+1:8-10 1+1:20-22
        # but a pawn on 8 and one on 76 are not a pair that can move
        red 8 20 40 76; yellow 6 7 12 12        | 1,1 | 1:8-9 1:20-21 1:40-41 1+1:8-10 1+1:20-22 1+1:40-42
        # they are a pair that one enemy can't cut, two together can
        red 39 39 50 51; yellow 8 12 12 76      | 3,3 | 3:50-53 3:51-54 3+3:39-45 3+3:50-56 3+3:51-57 3*2:39-42
        red 39 50 51 60; yellow 6 8 12 12       | 3   | 3:39-42 3:50-53 3:51-54 3:60-63
        red 39 50 51 60; yellow 8 12 12 76      | 3   | 3:50-53 3:51-54 3:60-63
        # the tip as a pair's target counts an own pawn there
        red 10 13 20 20; yellow 6 7 12 12       | 3   | 3:10-13 3:13-16 3:20-23
        red 13 13 16 20; yellow 6 7 12 12       | 3,3 | 3:13-16 3:16-19 3:20-23 3+3:13-19 3+3:16-22 3+3:20-26
        # any number in the own belly, outward and homeward
        red 4 7 7 7; yellow 6 7 12 13 cut       | 3   | 3:4-7 3:7-10
        red 77 78 78 78 cut; yellow 6 7 12 12   | 1,1 | 1:77-78 1:78-79 1+1:77-79 1+1:78-80 1*2:78-79
        """)
    void rule4AtMostTwoOnASquareAndNoSinglePawnOntoAPair(String pawns, String dice, String moves) {
        assertMoves(pawns, dice, moves);
    }

    @ParameterizedTest(name = "{0}, dice {1}")
    @CsvSource(delimiter = '|', textBlock = """
        red 0 0 20 20; yellow 6 7 12 13 cut     | 3,6 | 3:in-3 6:in-6
        red 0 20 20 30; yellow 6 7 12 13 cut    | 3,6 | 3:in-3 6:in-6
        red 0 20 20 30; yellow 6 7 12 13 cut    | 3,3 | 3:in-3
        red 0 6 20 30; yellow 6 7 12 13 cut     | 6   | 6:in-6
        red 3 20 30 40; yellow 6 7 12 13 cut    | 6   | 6:3-9 6:20-26 6:30-36 6:40-46
        red 0 0 0 0; yellow 6 7 12 13 cut       | 1,4 | 1:in-1 4:in-4
        """)
    void rule5APawnInHandComesFirst(String pawns, String dice, String moves) {
        assertMoves(pawns, dice, moves);
    }

    @ParameterizedTest(name = "{0}, dice {1}")
    @CsvSource(delimiter = '|', textBlock = """
        red 70 74 76 76; yellow 6 7 12 12       | 3   | 3:70-73
        red 70 74 76 76 cut; yellow 6 7 12 12   | 3   | 3:70-73 3:74-77 3:76-79
        red 72 72 73 76 cut; yellow 6 7 12 12   | 4   | 4:73-77 4:76-80 4:72-76
        red 72 72 73 76; yellow 6 7 12 12       | 4   | 4:72-76
        """)
    void rule6BeyondStep76OnlyAfterACut(String pawns, String dice, String moves) {
        assertMoves(pawns, dice, moves);
    }

    @ParameterizedTest(name = "{0}, dice {1}")
    @CsvSource(delimiter = '|', textBlock = """
        red 78 78 84 84 cut; yellow 6 7 12 12   | 6,6 | 6:78-home 6*2:78-home
        red 78 78 84 84 cut; yellow 6 7 12 12   | 3,3 | 3:78-81 3+3:78-home 3*2:78-81
        red 77 82 83 84 cut; yellow 6 7 12 12   | 3,4 | 3:77-80 4:77-81 3+4:77-home
        red 76 78 83 84 cut; yellow 6 7 12 12   | 6   | 6:76-82 6:78-home
        """)
    void rule7HomeNeedsTheExactNumber(String pawns, String dice, String moves) {
        assertMoves(pawns, dice, moves);
    }

    private static void assertMoves(String pawns, String dice, String moves) {
        assertThat(PagadePosition.moves(PagadePosition.of(pawns, "red", dice)))
                .containsExactlyInAnyOrder(moves.split(" "));
    }
}

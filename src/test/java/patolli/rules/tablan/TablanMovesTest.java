package patolli.rules.tablan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.State;

/** RULES.md section 4, rules 1 to 7. */
class TablanMovesTest {

    /** Sides are written unmoved/moving/settled, moves parted by blanks; no move means that the cast is lost. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', ignoreLeadingAndTrailingWhitespace = true, value = {
        "whole by one piece or halves by two   | /MP/         | /q/    | 2  | M-N,P-Q M-O P-R",
        "halves of 8 are 4                     | /MP/         | /q/    | 8  | M-Q,P-T M-U P-X",
        "halves of 12 are 6                    | /MP/         | /q/    | 12 | M-S,P-V M-m P-p",
        "one piece can't use both halves       | /M/          | /q/    | 2  | M-O",
        "parts are sorted by code point        | /Xn/         | /q/    | 2  | X-m,n-o n-p",
        "a piece makes room for the one behind | /MN/         | /q/    | 2  | M-N,N-O M-O N-P",
        "and only by another piece             | /MO/         | /q/    | 2  | M-N,O-P O-Q",
        "the front piece must be free to go    | /MNO/        | /q/    | 2  | N-O,O-P N-P O-Q",
        "unmoved pieces go by a 2              | L/P/         | /q/    | 2  | L-M,P-Q L-N P-R",
        "but not by an 8                       | L/P/         | /q/    | 8  | P-X",
        "nor by a 12                           | L/P/         | /q/    | 12 | P-p",
        "nor by the half of an 8               | FL//         | /q/    | 8  |",
        "a moved piece at home goes by any     | F/L/         | /q/    | 8  | L-T",
        "a settled enemy at home blocks        | /B/          | /q/D   | 2  |",
        "and blocks a half                     | /BJ/         | /q/C   | 2  | B-D J-L",
        "but may be passed                     | /B/          | /q/C   | 2  | B-D",
        "settled pieces never move             | /M/abc       | /q/    | 8  | M-U",
        "the last square can be reached        | /x/          | /q/    | 12 | x-l",
        "own settled pieces block              | /x/bh        | /q/    | 8  |",
        "a half alone is never played          | /x/bh        | /q/    | 2  |",
    })
    void legalMoves(String why, String white, String black, String cast, String moves) throws Refusal {
        assertThat(position(white, black).moves(cast)).isEqualTo(words(moves));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', value = {
        "first the first square         | /x/       | 2  | ",
        "by the cast that reaches it    | /w/       | 2  | w-a",
        "no square is left out          | /w/       | 8  | ",
        "the next one then              | /x/a      | 2  | x-b",
        "halves one after another       | /wx/ab    | 8  | w-c,x-d",
        "the front one can't go alone   | /px/ab    | 8  | ",
        "halves, one of them entering   | /wp/ab    | 8  | p-t,w-c p-x",
        "the last square                | /x/abcdefghijk | 12 | x-l",
        "out of reach                   | /x/abcdefghi   | 12 | ",
    })
    void inOrderTheNextEnemyHomeSquareIsTheOnlyOne(String why, String white, String cast, String moves)
            throws Refusal {
        assertThat(position(white, "/q/").option("in-order", true).moves(cast)).isEqualTo(words(moves));
    }

    @ParameterizedTest
    @CsvSource({"M,O", "V,X", "m,o", "v,x", "x,b"})
    void anEnemyIsCapturedInTheMiddleRowsAndOnItsHomeRow(String from, String to) throws Refusal {
        State after = new TablanPosition().white("", from, "").black("", to + "q", "").play("2", from + "-" + to);

        assertThat(TablanPosition.squares(after, "black", "moving")).isEqualTo("q");
        assertThat(TablanPosition.squares(after, "white", "moving") + TablanPosition.squares(after, "white", "settled"))
                .isEqualTo(to);
    }

    @Test
    void anEnemyThatHasNotMovedIsCapturedToo() throws Refusal {
        State after = new TablanPosition().white("", "Px", "").black("bc", "", "").play("2", "x-b");

        assertThat(TablanPosition.squares(after, "black", "unmoved")).isEqualTo("c");
        assertThat(TablanPosition.squares(after, "white", "settled")).isEqualTo("b");
    }

    @Test
    void bothHalvesMayCapture() throws Refusal {
        State after = new TablanPosition().white("", "MP", "").black("", "qTQ", "").play("8", "M-Q,P-T");

        assertThat(TablanPosition.squares(after, "black", "moving")).isEqualTo("q");
        assertThat(TablanPosition.squares(after, "white", "moving")).isEqualTo("QT");
    }

    @Test
    void passingOverAnEnemyOrAFellowDoesNothing() throws Refusal {
        State after = new TablanPosition().white("", "MN", "").black("", "qO", "").play("8", "M-U");

        assertThat(TablanPosition.squares(after, "white", "moving")).isEqualTo("NU");
        assertThat(TablanPosition.squares(after, "black", "moving")).isEqualTo("qO");
    }

    @Test
    void blackPlaysTheSameRulesFromTheOtherSide() throws Refusal {
        TablanPosition position = new TablanPosition().black("", "lN", "").white("", "OQ", "").turn("black");

        assertThat(position.moves("2")).containsExactly("N-O,l-m", "N-P", "l-n");
        assertThat(TablanPosition.squares(position.play("2", "N-O,l-m"), "white", "moving")).isEqualTo("Q");
    }

    @Test
    void aHalfMovedPieceHasMoved() throws Refusal {
        State after = new TablanPosition().white("ABC", "", "").black("", "q", "").play("2", "B-C,C-D");

        assertThat(TablanPosition.squares(after, "white", "unmoved")).isEqualTo("A");
        assertThat(TablanPosition.squares(after, "white", "moving")).isEqualTo("CD");
    }

    @ParameterizedTest
    @CsvSource({"2,M-O", "8,M-U", "12,M-m"})
    void whoeverHasPlayedCastsAgain(String cast, String move) throws Refusal {
        State after = new TablanPosition().white("", "M", "").black("", "q", "").play(cast, move);

        assertThat(after.phase()).isEqualTo(Phase.CAST);
        assertThat(after.turn()).hasValueSatisfying(side -> assertThat(side.key()).isEqualTo("white"));
    }

    @Test
    void whoeverCouldNotPlayCastsAgainToo() throws Refusal {
        TablanState state = position("FL//", "/q/").state();

        assertThat(TablanPosition.cast(state, "8")).isEqualTo(state);
    }

    @Test
    void aZeroPassesTheSticks() throws Refusal {
        TablanPosition position = position("/M/", "/q/");

        assertThat(position.cast("0")).isEqualTo(position.turn("black").state());
    }

    private static TablanPosition position(String white, String black) {
        String[] whites = white.split("/", -1);
        String[] blacks = black.split("/", -1);
        return new TablanPosition().white(whites[0], whites[1], whites[2]).black(blacks[0], blacks[1], blacks[2]);
    }

    private static List<String> words(String moves) {
        return moves == null ? List.of() : List.of(moves.split(" "));
    }
}

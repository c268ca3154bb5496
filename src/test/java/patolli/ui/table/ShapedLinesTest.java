package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import patolli.board.Point;
import patolli.board.SpeechRoom;

/** How words are broken into lines on a sheet; every letter is ten wide here, and every line ten high. */
class ShapedLinesTest {
    private static final Point ASIDE = new Point(0, 0);

    private static SpeechRoom sheet(int wide, int high) {
        return new SpeechRoom(Stream.of(ASIDE, ASIDE.plus(wide, 0), ASIDE.plus(wide, high), ASIDE.plus(0, high))
                .toList(), ASIDE, ASIDE);
    }

    private static List<String> lines(SpeechRoom room, String sentence) {
        return new ShapedLines(room, 0, 0, 10, words -> 10.0 * words.length()).of(sentence).orElse(List.of()).stream()
                .map(ShapedLines.Placed::words).toList();
    }

    @Test
    void thereAreAsFewLinesAsHoldTheWords() {
        assertThat(lines(sheet(70, 30), "aaa bbb")).containsExactly("aaa bbb");
        assertThat(lines(sheet(69, 30), "aaa bbb")).containsExactly("aaa", "bbb");
    }

    @Test
    void linesAreAsEvenAsTheyCanBe() {
        assertThat(lines(sheet(80, 30), "aaa bbb c")).containsExactly("aaa", "bbb c");
        assertThat(lines(sheet(130, 30), "aaa bbb ccc ddd")).containsExactly("aaa bbb", "ccc ddd");
    }

    @Test
    void aSheetThatIsTooSmallHoldsNothing() {
        assertThat(lines(sheet(70, 10), "aaa bbb c")).isEmpty();
        assertThat(lines(sheet(20, 30), "aaa")).isEmpty();
    }

    /** Each in the middle of its own room, they would step to and fro. */
    @Test
    void onASheetWhoseEndSlantsAllStandAboutOneUprightLine() {
        SpeechRoom room = new SpeechRoom(List.of(ASIDE.plus(40, 0), ASIDE.plus(200, 0), ASIDE.plus(200, 60),
                ASIDE.plus(40, 60), ASIDE.plus(0, 40), ASIDE.plus(0, 20)), ASIDE, ASIDE);
        List<ShapedLines.Placed> lines = new ShapedLines(room, 10, 0, 10, words -> 10.0 * words.length())
                .of("aaaaaa bbbbbb cccccc dddddd eeeeee ffffff gggggg").orElseThrow();
        assertThat(lines).hasSizeGreaterThan(2);
        assertThat(lines.stream().map(ShapedLines.Placed::x).distinct()).hasSize(1);
        assertThat(lines).allMatch(line -> line.x() - 5 * line.words().length() > room.left(line.y())
                && line.x() + 5 * line.words().length() < room.right(line.y()));
    }
}

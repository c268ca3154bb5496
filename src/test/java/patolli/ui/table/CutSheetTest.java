package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.image.ImageView;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.app.GameTables;
import patolli.board.Box;
import patolli.board.SpeechRoom;
import patolli.rules.Side;
import patolli.testkit.Fx;
import patolli.testkit.TestPictures;

/** Sheets whose middle is left out where there are few words. */
class CutSheetTest {
    private static final double NARROWER = 30, LOWER = 20;

    @BeforeAll
    static void start() {
        Fx.start();
    }

    /** A sheet that can be cut, and its picture. */
    private record Kind(SpeechRoom room, String picture) { }

    static Stream<Kind> kinds() {
        return GameTables.ALL.tables().stream().flatMap(table -> table.talking().stream().flatMap(talking ->
                Stream.of(Side.values()).flatMap(side -> talking.rooms().apply(side).stream().filter(CutSheet::canCut)
                        .map(room -> new Kind(room, table.game().name() + "/speech-" + side.key() + ".png")))));
    }

    @Test
    void thereAreSomeAtBothEndsOfWhichSomethingGrows() {
        assertThat(kinds().map(kind -> kind.room().volute().x() < kind.room().left(kind.room().top())))
                .contains(true, false);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void theEndAtWhichSomethingGrowsAndTheUpperEdgeStay(Kind kind) {
        SpeechRoom room = kind.room(), left = new CutSheet(room, NARROWER, LOWER).left();
        double y = room.top() + 1;
        boolean atLeft = room.volute().x() < room.left(y);
        assertThat(left.top()).isEqualTo(room.top());
        assertThat(left.bottom()).isEqualTo(room.bottom() - LOWER);
        assertThat(left.left(y)).isEqualTo(room.left(y) + (atLeft ? 0 : NARROWER));
        assertThat(left.right(y)).isEqualTo(room.right(y) - (atLeft ? NARROWER : 0));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void theSmallestComesFirstAndTheWholeLast(Kind kind) {
        List<CutSheet> all = CutSheet.all(kind.room());
        assertThat(all.getLast()).isEqualTo(new CutSheet(kind.room(), 0, 0));
        assertThat(all.getFirst().lessWide()).isGreaterThan(NARROWER);
        // It is no lower than what is sewn behind it, which it covers whole.
        assertThat(all.getFirst().lessHigh()).isPositive();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void thePartsOfThePictureLieEdgeToEdge(Kind kind) {
        SpeechRoom room = kind.room();
        Box box = room.picture();
        List<Bounds> parts = Fx.call(() -> new CutSheet(room, NARROWER, LOWER).views(TestPictures.get(),
                kind.picture()).stream().map(ImageView::getBoundsInParent).toList());
        boolean atLeft = room.volute().x() < room.left(room.top());
        double from = box.x() + (atLeft ? 0 : NARROWER);
        assertThat(parts.getFirst().getMinX()).isEqualTo(from);
        assertThat(parts.getFirst().getMinY()).isEqualTo(box.y());
        assertThat(parts.getLast().getMaxX()).isEqualTo(from + box.width() - NARROWER);
        assertThat(parts.getLast().getMaxY()).isEqualTo(box.bottom() - LOWER);
        assertThat(parts.get(1).getMinX()).isEqualTo(parts.getFirst().getMaxX());
        assertThat(parts.get(2).getMinY()).isEqualTo(parts.getFirst().getMaxY());
        assertThat(parts.get(3).getMinX()).isEqualTo(parts.get(2).getMaxX());
    }
}

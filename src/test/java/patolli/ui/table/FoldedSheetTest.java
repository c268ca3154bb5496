package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import patolli.board.PagadeSpeech;
import patolli.board.PatolliSpeech;
import patolli.board.SpeechRoom;
import patolli.board.TablanSpeech;
import patolli.model.Preferences;
import patolli.rules.Side;
import patolli.speech.Utterance;
import patolli.speech.Utterance.Voice;
import patolli.testkit.Fx;
import patolli.testkit.TestPictures;
import patolli.ui.patolli.PatolliTable;

/** A sheet is as high as its words need. */
class FoldedSheetTest {
    private static final SpeechRoom ROOM = PatolliSpeech.room(Side.BLUE).orElseThrow();

    @BeforeAll
    static void start() {
        Fx.start();
    }

    private static double bottom(String line) {
        return Fx.call(() -> {
            Pane place = new Pane();
            GameTable table = new PatolliTable();
            new SpeechScroll(place, table, table.talking().orElseThrow(), TestPictures.get(), new Preferences(),
                    heard -> { }).lay(new Utterance(Side.BLUE, Voice.MIRROR, line));
            return place.getChildren().stream().filter(ImageView.class::isInstance)
                    .reduce((first, last) -> last).orElseThrow().getBoundsInParent().getMaxY();
        });
    }

    @Test
    void fewWordsHaveALowSheetAndManyAWholeOne() {
        double few = bottom("Must you?");
        double many = bottom("Shall we begin? I would say that time is precious, but I have so much of it.");
        assertThat(few).isLessThan(ROOM.bottom() - 30);
        assertThat(many).isGreaterThan(few);
    }

    @Test
    void itsUpperEdgeStaysWithItsCurl() {
        FoldedSheet low = new FoldedSheet(ROOM, FoldedSheet.LEAST);
        assertThat(low.left().top()).isEqualTo(ROOM.top());
        assertThat(low.left().bottom()).isLessThan(ROOM.bottom());
        List<ImageView> views = Fx.call(() -> low.views(TestPictures.get(), "patolli/speech-blue.png"));
        assertThat(views).hasSizeGreaterThan(2).allSatisfy(view ->
                assertThat(view.getBoundsInParent().getMinY()).isGreaterThanOrEqualTo(ROOM.picture().y()));
        assertThat(views.getLast().getBoundsInParent().getMaxY()).isLessThan(ROOM.bottom());
    }

    @Test
    void aSheetWithSquareCornersKeepsItsForm() {
        assertThat(List.of(Side.WHITE, Side.BLACK)).noneMatch(side ->
                FoldedSheet.canFold(TablanSpeech.room(side).orElseThrow()));
        assertThat(List.of(Side.RED, Side.BLACK, Side.YELLOW, Side.GREEN)).noneMatch(side ->
                FoldedSheet.canFold(PagadeSpeech.room(side).orElseThrow()));
    }

    @Test
    void itFoldsOnBothSides() {
        assertThat(List.of(Side.RED, Side.BLUE)).allMatch(side ->
                FoldedSheet.canFold(PatolliSpeech.room(side).orElseThrow()));
    }
}

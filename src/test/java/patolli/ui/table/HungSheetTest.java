package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.text.Text;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.app.GameTables;
import patolli.board.Box;
import patolli.board.SpeechRoom;
import patolli.model.Preferences;
import patolli.rules.Side;
import patolli.settings.Settings;
import patolli.settings.TextSize;
import patolli.speech.Utterance;
import patolli.speech.Utterance.Voice;
import patolli.testkit.Fx;
import patolli.testkit.TestPictures;

/** Cloths that hang from the name plates, as long as their words need. */
class HungSheetTest {
    private static final String SHORT = "Tak. Dhim. Mine.";
    private static final String LONG = "You could have taken me there. I thank you, and I shall not forget it.";
    private static final double GROWN = 20;
    /** By so much, so that no line is seen where edges lie between two pixels of the screen. */
    private static final double SEAM = 1;
    /** How high the part with the hem is. */
    private static final double HEM = 20;
    /** So much wider than the plate it is at either side: there the plank ends, and no square begins. */
    private static final double BEYOND = 24;

    @BeforeAll
    static void start() {
        Fx.start();
    }

    /** A side whose cloth hangs from its plate. */
    private record Hanging(GameTable table, Side side) {
        SpeechRoom room() {
            return table.talking().orElseThrow().rooms().apply(side).orElseThrow();
        }

        Box plate() {
            return table.board().plate(side);
        }

        List<Node> laid(String line, double grown) {
            return laid(line, grown, TextSize.NORMAL);
        }

        List<Node> laid(String line, double grown, TextSize size) {
            return Fx.call(() -> {
                Pane place = new Pane();
                Preferences preferences = new Preferences();
                preferences.of(Settings.TEXT_SIZE).set(size);
                SpeechScroll scroll = new SpeechScroll(place, table, table.talking().orElseThrow(), TestPictures.get(),
                        preferences, _ -> { });
                Box plate = plate();
                scroll.under(_ -> new Rectangle2D(plate.x(), plate.y(), plate.width(), plate.height() + grown));
                scroll.lay(new Utterance(side, Voice.MIRROR, line));
                return List.copyOf(place.getChildren());
            });
        }

        private static List<Text> words(List<Node> laid) {
            return laid.stream().filter(Text.class::isInstance).map(Text.class::cast).toList();
        }

        private static Bounds cloth(List<Node> laid, int part) {
            return laid.stream().filter(ImageView.class::isInstance).map(Node::getBoundsInParent).toList().get(part);
        }
    }

    static Stream<Hanging> hanging() {
        return GameTables.ALL.tables().stream().flatMap(table -> table.talking().stream().flatMap(talking ->
                Stream.of(Side.values()).filter(side -> talking.rooms().apply(side).filter(room ->
                        room.hangsFrom(table.board().plate(side))).isPresent()).map(side -> new Hanging(table, side))));
    }

    @Test
    void thereAreSome() {
        assertThat(hanging()).hasSize(2);
    }

    @ParameterizedTest
    @MethodSource("hanging")
    void itIsLittleWiderThanThePlateAndShorterForFewWords(Hanging one) {
        List<Node> few = one.laid(SHORT, 0), many = one.laid(LONG, 0);
        double hem = Hanging.cloth(few, 2).getMinY();
        assertThat(hem).isLessThan(Hanging.cloth(many, 2).getMinY() - 16);
        assertThat(Hanging.cloth(few, 1).getMinY()).isEqualTo(Hanging.cloth(many, 1).getMinY());
        assertThat(Hanging.cloth(few, 1).getMaxY()).as("one part lies over the other").isEqualTo(hem + SEAM);
        assertThat(one.room().left(one.room().top())).isGreaterThan(one.plate().x() - BEYOND);
        assertThat(one.room().right(one.room().top())).isLessThan(one.plate().right() + BEYOND);
    }

    /** By as much as it does on the screen, or more. */
    private static double grown(TextSize size) {
        return 90 * (size.factor() - 1);
    }

    @ParameterizedTest
    @MethodSource("hanging")
    void belowAPlateThatHasGrownNoWordsAreSmallerThanUsual(Hanging one) {
        List<String> lines = new ArrayList<>(one.table().talking().orElseThrow().talk().merchant().all());
        one.table().talking().orElseThrow().talk().spoken().forEach(book -> lines.addAll(book.all()));
        for (String line : lines) {
            double usual = Hanging.words(one.laid(line, 0)).getFirst().getFont().getSize();
            for (TextSize size : TextSize.values()) {
                List<Node> laid = one.laid(line, grown(size), size);
                assertThat(Hanging.words(laid).getFirst().getFont().getSize()).as("%s: %s", size, line)
                        .isGreaterThanOrEqualTo(usual);
                assertThat(Hanging.cloth(laid, 2).getMinY() + HEM).as("it ends above the eyes")
                        .isLessThanOrEqualTo(one.room().bottom() + grown(size) + HEM / 2);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("hanging")
    void whatClimbsToItStaysAtTheMouth(Hanging one) {
        Box picture = one.room().picture();
        for (List<Node> laid : List.of(one.laid(SHORT, 0), one.laid(LONG, 0), one.laid(LONG, GROWN))) {
            Bounds stem = Hanging.cloth(laid, 0);
            assertThat(stem.getMinY()).isEqualTo(picture.y());
            assertThat(stem.getMaxY()).isEqualTo(picture.bottom());
        }
    }

    @ParameterizedTest
    @MethodSource("hanging")
    void belowAPlateThatHasGrownItHangsLowerAndItsWordsWithIt(Hanging one) {
        List<Node> usual = one.laid(SHORT, 0), grown = one.laid(SHORT, GROWN);
        assertThat(Hanging.cloth(grown, 1).getMinY()).isGreaterThan(Hanging.cloth(usual, 1).getMinY() + GROWN / 2);
        assertThat(Hanging.words(grown).getFirst().getBoundsInParent().getMinY())
                .isGreaterThan(one.plate().bottom() + GROWN);
    }
}

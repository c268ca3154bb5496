package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.BasicStroke;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.text.Text;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.app.GameTables;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.PagadeSpeech;
import patolli.board.Point;
import patolli.board.SpeechRoom;
import patolli.board.StakePlaces;
import patolli.model.Preferences;
import patolli.model.SpeechModel;
import patolli.rules.Side;
import patolli.settings.Settings;
import patolli.settings.TextSize;
import patolli.speech.Utterance;
import patolli.speech.Utterance.Voice;
import patolli.testkit.Fx;
import patolli.testkit.TestPictures;

/** The scroll on which it stands what somebody says: where it lies, and whether it can be read. */
class SpeechScrollTest {
    private static final int PIECES = 6;
    private static final double PIECE = 19;
    /** How many pieces a side of the tables with badges has beside the board, and how far one goes from its middle. */
    private static final int PAWNS = 4;
    private static final double FOOT = 14;
    private static final double LEGIBLE = 15;
    private final Preferences preferences = new Preferences();
    private final Pane place = new Pane();
    private final List<Optional<Side>> heard = new ArrayList<>();
    private SpeechRoom sheet;

    @BeforeEach
    void start() {
        Fx.start();
    }

    @AfterEach
    void normal() {
        preferences.of(Settings.TEXT_SIZE).set(TextSize.NORMAL);
    }

    static Stream<GameTable> tables() {
        return GameTables.ALL.tables().stream().filter(table -> table.talking().isPresent());
    }

    private static List<Side> speaking(GameTable table) {
        return Stream.of(Side.values()).filter(side -> table.talking().orElseThrow().rooms().apply(side).isPresent())
                .toList();
    }

    private static SpeechRoom room(GameTable table, Side side) {
        return table.talking().orElseThrow().rooms().apply(side).orElseThrow();
    }

    private static Area outline(SpeechRoom room) {
        return new Area(path(room));
    }

    private static Path2D path(SpeechRoom room) {
        Path2D path = new Path2D.Double();
        List<Point> all = room.outline();
        path.moveTo(all.getFirst().x(), all.getFirst().y());
        all.stream().skip(1).forEach(point -> path.lineTo(point.x(), point.y()));
        path.closePath();
        return path;
    }

    /** The sheet, its rolled ends and its curl. */
    private static Area covered(SpeechRoom room) {
        Path2D path = path(room);
        Area area = new Area(path);
        area.add(new Area(new BasicStroke(9).createStrokedShape(path)));
        double r = SpeechRoom.CURL + 2;
        area.add(new Area(new Ellipse2D.Double(room.volute().x() - r, room.volute().y() - r, 2 * r, 2 * r)));
        return area;
    }

    private static Area box(Box box) {
        return new Area(new Rectangle2D.Double(box.x(), box.y(), box.width(), box.height()));
    }

    private static Area around(Point middle, double half, double turn) {
        Area area = new Area(new Rectangle2D.Double(-half, -half, 2 * half, 2 * half));
        area.transform(AffineTransform.getRotateInstance(turn));
        area.transform(AffineTransform.getTranslateInstance(middle.x(), middle.y()));
        return area;
    }

    private static void assertApart(SpeechRoom room, Area other, String what) {
        Area common = covered(room);
        common.intersect(other);
        Rectangle at = common.getBounds();
        assertThat(common.isEmpty()).as("%s lies under the scroll at %s", what, at).isTrue();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void theScrollCoversNoSquare(GameTable table) {
        BoardGeometry board = table.board();
        for (Side side : speaking(table)) {
            for (int square = 0; square < board.squares(); square++) {
                assertApart(room(table, side), board.onCorner() ? around(board.square(square),
                        board.squareSize() / 2, Math.PI / 4) : box(board.room(board.square(square))),
                        "square " + square);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void itCoversNothingThatIsPlayedWithAndNobodyElse(GameTable table) {
        BoardGeometry board = table.board();
        for (Side side : speaking(table)) {
            SpeechRoom room = room(table, side);
            for (Side other : board.sides()) {
                assertApart(room, box(board.plate(other)), "the plate of " + other);
                if (other != side) {
                    assertApart(room, box(board.figure(other)), "the figure of " + other);
                }
                for (int i = 0; i < PIECES; i++) {
                    assertApart(room, around(board.nest(other, i), PIECE, 0), "a piece of " + other);
                    StakePlaces stakes = (StakePlaces) board;
                    assertApart(room, around(stakes.stake(other, i), PIECE, 0), "a stake of " + other);
                }
            }
            assertApart(room, box(board.beans()), "the beans");
            assertApart(room, box(board.shake()), "the shake");
            assertApart(room, around(board.cast(), PIECE, 0), "the cast");
            for (int i = 0; i < PIECES; i++) {
                assertApart(room, around(board.ownCast(i, PIECES), PIECE, 0), "a disc for real beans");
            }
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void whatLeadsToItComesFromTheMouthOfWhoeverSpeaks(GameTable table) {
        for (Side side : speaking(table)) {
            Box figure = table.board().figure(side);
            SpeechRoom room = room(table, side);
            Box head = new Box(figure.x(), figure.y(), figure.width(), figure.height() / 2);
            assertThat(box(head).contains(room.mouth().x(), room.mouth().y())).as("mouth of %s", side).isTrue();
            assertThat(room.volute().distance(room.mouth())).isLessThan(160);
            assertThat(box(room.picture()).contains(room.mouth().x(), room.mouth().y())).isTrue();
        }
    }

    private List<Text> written(GameTable table, Utterance said) {
        return Fx.call(() -> {
            SpeechScroll scroll = new SpeechScroll(place, table, table.talking().orElseThrow(), TestPictures.get(),
                    preferences, heard::add);
            scroll.lay(said);
            sheet = scroll.sheet().orElseThrow();
            return place.getChildren().stream().filter(Text.class::isInstance).map(Text.class::cast).toList();
        });
    }

    /** A sheet that nothing leads to bears the head of whoever speaks, which lies on no square and over no words. */
    @ParameterizedTest
    @MethodSource("tables")
    void whereNothingLeadsToItsSheetABadgeTellsWhoSpeaks(GameTable table) {
        for (Side side : speaking(table)) {
            List<Text> words = written(table, new Utterance(side, Voice.MIRROR, "Must you? Must you really, now?"));
            List<Node> badges = Fx.call(() -> place.getChildren().stream().filter(SpeakerBadge.class::isInstance)
                    .toList());
            assertThat(badges).hasSize(table.hasBadges() && table.talking().orElseThrow().headed() ? 1 : 0);
            for (Node badge : badges) {
                var bounds = Fx.call(badge::getBoundsInParent);
                assertThat(words).noneMatch(text -> text.getBoundsInParent().intersects(bounds)
                        && text.getBoundsInParent().getCenterY() - text.getFont().getSize() / 2 < bounds.getMaxY());
                for (int square = 0; square < table.board().squares(); square++) {
                    Box room = table.board().room(table.board().square(square));
                    assertThat(bounds.intersects(room.x(), room.y(), room.width(), room.height()))
                            .as("%s of %s", square, side).isFalse();
                }
                for (Side other : table.board().sides()) {
                    for (int i = 0; i < PAWNS; i++) {
                        for (Point piece : List.of(table.board().nest(other, i), table.board().done(other, i))) {
                            assertThat(piece.distance(new Point(bounds.getCenterX(), bounds.getCenterY())))
                                    .as("piece %d of %s on the face of %s", i, other, side)
                                    .isGreaterThan(bounds.getWidth() / 2 + FOOT);
                        }
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(TextSize.class)
    @Tag("breadth")
    void everyLineStandsWholeWithinItsScrollAndIsLegible(TextSize size) {
        preferences.of(Settings.TEXT_SIZE).set(size);
        for (GameTable table : tables().toList()) {
            Talking talking = table.talking().orElseThrow();
            for (Side side : speaking(table)) {
                List<String> lines = new ArrayList<>(talking.talk().merchant().all());
                talking.talk().spoken().forEach(book -> lines.addAll(book.all()));
                for (String line : lines) {
                    List<Text> words = written(table, new Utterance(side, Voice.MIRROR, line));
                    assertThat(String.join(" ", words.stream().map(Text::getText).toList())).isEqualTo(line);
                    assertThat(words).allMatch(text -> text.getFont().getSize() >= LEGIBLE);
                    assertThat(words).as(line).allMatch(text -> within(sheet, text));
                    assertThat(isWithin(sheet, room(table, side))).as(line).isTrue();
                }
            }
        }
    }

    /** An ornament of which a part looked out under a sheet would seem cut off. */
    @ParameterizedTest
    @EnumSource(TextSize.class)
    void theSmallestSheetCoversAllOfWhatIsSewnBehindIt(TextSize size) {
        preferences.of(Settings.TEXT_SIZE).set(size);
        GameTable table = tables().filter(each -> each.game().name().equals("pagade")).findFirst().orElseThrow();
        for (Side side : List.of(Side.YELLOW, Side.GREEN, Side.BLACK)) {
            Box sewn = PagadeSpeech.behind(side).orElseThrow();
            for (String line : List.of("Ha.", "A fair blow. I shall teach it to the young ones.")) {
                written(table, new Utterance(side, Voice.MIRROR, line));
                assertThat(outline(sheet).contains(sewn.x(), sewn.y(), sewn.width(), sewn.height()))
                        .as("%s of %s", line, side).isTrue();
            }
        }
    }

    /** So it covers no square and nothing else that the whole sheet does not cover. */
    private static boolean isWithin(SpeechRoom sheet, SpeechRoom whole) {
        Area beyond = outline(sheet);
        Area room = outline(whole);
        room.add(new Area(new BasicStroke(1).createStrokedShape(outline(whole))));
        beyond.subtract(room);
        return beyond.isEmpty();
    }

    private static boolean within(SpeechRoom room, Text text) {
        var bounds = text.getBoundsInParent();
        double top = bounds.getCenterY() - text.getFont().getSize() / 2;
        double bottom = bounds.getCenterY() + text.getFont().getSize() / 2;
        return top > room.top() && bottom < room.bottom() && Stream.of(top, bottom).allMatch(y ->
                bounds.getMinX() > room.left(y) && bounds.getMaxX() < room.right(y));
    }

    @Test
    void largerWordsAreLargerWhereThereIsRoom() {
        GameTable table = tables().findFirst().orElseThrow();
        Utterance said = new Utterance(Side.BLUE, Voice.MIRROR, "I felt almost sorry. It passed.");
        double normal = written(table, said).getFirst().getFont().getSize();
        preferences.of(Settings.TEXT_SIZE).set(TextSize.LARGER);
        assertThat(written(table, said).getFirst().getFont().getSize()).isGreaterThan(normal * 1.1);
    }

    /** At a table whose sheets hang below the plates. */
    @Test
    void noSheetLiesOverAPlateThatHasGrownWithTheWordsAndItsOwnCanStillBeRead() {
        preferences.of(Settings.TEXT_SIZE).set(TextSize.LARGER);
        GameTable table = tables().filter(each -> each.game().name().equals("bell")).findFirst().orElseThrow();
        SpeechRoom room = room(table, Side.BLUE);
        double plate = room.top() + 16;
        List<Node> shown = Fx.call(() -> {
            SpeechScroll scroll = new SpeechScroll(place, table, table.talking().orElseThrow(), TestPictures.get(),
                    preferences, heard::add);
            scroll.under(side -> new javafx.geometry.Rectangle2D(room.left(room.bottom() - 1), plate - 70, 220, 70));
            scroll.lay(new Utterance(Side.BLUE, Voice.MIRROR,
                    "Shall we begin? I would say that time is precious, but I have so much of it."));
            return List.copyOf(place.getChildren());
        });
        assertThat(shown.getFirst().getBoundsInParent().getMinY()).isGreaterThan(plate - SpeechRoom.MARGIN);
        assertThat(shown.getFirst().getBoundsInParent().getMaxY()).as("its mouth stays")
                .isCloseTo(room.picture().bottom(), Offset.offset(2.0));
        assertThat(shown.stream().filter(Text.class::isInstance)).hasSizeGreaterThan(1).allSatisfy(text -> {
            assertThat(text.getBoundsInParent().getMinY()).isGreaterThan(plate);
            assertThat(((Text) text).getFont().getSize()).isGreaterThanOrEqualTo(LEGIBLE);
        });
    }

    @Test
    void itIsReadToScreenReadersWithWhoSaysIt() {
        GameTable table = tables().findFirst().orElseThrow();
        SpeechScroll scroll = Fx.call(() -> new SpeechScroll(place, table, table.talking().orElseThrow(),
                TestPictures.get(), preferences, heard::add));
        Fx.run(() -> scroll.show(Optional.of(new Utterance(Side.BLUE, Voice.MIRROR, "Must you?"))));
        assertThat(Fx.<String>call(place::getAccessibleText)).isEqualTo("Smoking Mirror says: Must you?");
        Fx.run(() -> scroll.show(Optional.of(new Utterance(Side.RED, Voice.MERCHANT, "I must."))));
        assertThat(Fx.<String>call(place::getAccessibleText)).isEqualTo("The merchant says: I must.");
    }

    @Test
    void itComesAndGoesByAFadeAndIsGoneThen() {
        GameTable table = tables().findFirst().orElseThrow();
        SpeechScroll scroll = Fx.call(() -> new SpeechScroll(place, table, table.talking().orElseThrow(),
                TestPictures.get(), preferences, heard::add));
        Fx.run(() -> scroll.show(Optional.of(new Utterance(Side.BLUE, Voice.MIRROR, "Must you?"))));
        Fx.until("it is seen in full", () -> place.isVisible() && place.getOpacity() == 1);
        assertThat(Fx.<List<Node>>call(() -> List.copyOf(place.getChildren()))).first().isInstanceOf(ImageView.class);
        Fx.run(() -> scroll.show(Optional.empty()));
        Fx.until("it is gone", () -> !place.isVisible());
        assertThat(heard).containsExactly(Optional.of(Side.BLUE), Optional.empty());
    }

    @Test
    void itLeavesNothingBehindWithItsScene() {
        GameTable table = tables().findFirst().orElseThrow();
        Fx.run(() -> {
            SpeechScroll scroll = new SpeechScroll(place, table, table.talking().orElseThrow(),
                    TestPictures.get(), preferences, heard::add);
            var handle = scroll.follow(SpeechModel.NONE);
            scroll.lay(new Utterance(Side.BLUE, Voice.MIRROR, "Must you?"));
            handle.unsubscribe();
            assertThat(place.isVisible()).isFalse();
            assertThat(place.getChildren()).isEmpty();
        });
    }
}

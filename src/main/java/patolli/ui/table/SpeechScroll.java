package patolli.ui.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.animation.FadeTransition;
import javafx.geometry.Rectangle2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Pane;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.util.Duration;
import javafx.util.Subscription;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.SpeechRoom;
import patolli.model.Preferences;
import patolli.model.SpeechModel;
import patolli.rules.Game;
import patolli.rules.Side;
import patolli.settings.Settings;
import patolli.speech.Utterance;
import patolli.text.Texts;
import patolli.ui.common.Pictures;

/** The painted scroll beside a figure on which stands what it says; it comes and goes by a short fade. */
final class SpeechScroll {
    private static final Duration FADE = Duration.millis(220);
    /** So large words are at most: short lines and long ones are then much alike. */
    private static final double SIZE = 19;
    private static final double STEP = 0.5;
    private static final double LEAST = 9;
    private static final double PITCH = 1.1;
    /** What is left free of the sheet at the ends of lines, and above and below them. */
    private static final double BESIDE = 15;
    /** How many pieces a side may have beside the board, and how far one goes from its middle. */
    private static final int PIECES = 4;
    private static final double PIECE = 18;
    private static final double ABOVE = 7;
    /** The same on a sheet that is folded up. */
    private static final double AIRY = 12;
    /** What lies between a name plate and a sheet. */
    private static final double CLEAR = 4;
    private static final String FACE = "Alegreya Medium";
    private final Pane place;
    private final GameTable table;
    private final Game game;
    private final Talking talking;
    private final Pictures pictures;
    private final Preferences preferences;
    private final Consumer<Optional<Side>> listener;
    private final Texts texts;
    private final FadeTransition fade;
    /** How wide the words are that were measured for what is written, by their size. */
    private final Map<Double, Map<String, Double>> measures = new HashMap<>();
    private Optional<SpeechRoom> sheet = Optional.empty();
    private Function<Side, Rectangle2D> plates = side -> Rectangle2D.EMPTY;

    /**
     * A scroll, away at first.
     *
     * @param place    an empty pane as large as the scene, under all that is played with
     * @param listener is told who speaks, or that nobody does
     */
    SpeechScroll(Pane place, GameTable table, Talking talking, Pictures pictures, Preferences preferences,
            Consumer<Optional<Side>> listener) {
        this.place = place;
        this.table = table;
        game = table.game();
        this.talking = talking;
        this.pictures = pictures;
        this.preferences = preferences;
        this.listener = listener;
        texts = Texts.of(game.name(), "mirror");
        place.setMouseTransparent(true);
        place.setAccessibleRole(AccessibleRole.TEXT);
        place.setVisible(false);
        fade = new FadeTransition(FADE, place);
        fade.setOnFinished(event -> place.setVisible(place.getOpacity() > 0));
    }

    /** Where a side's name plate lies: larger words have larger ones, and no sheet lies over it. */
    void under(Function<Side, Rectangle2D> names) {
        plates = names;
    }

    /** Shows what is said, until the handle is used. */
    Subscription follow(SpeechModel speech) {
        return speech.follow(game, talking.talk()).and(speech.shownProperty().subscribe(this::show))
                .and(preferences.of(Settings.TEXT_SIZE).subscribe(size -> speech.shownProperty().get()
                        .ifPresent(this::write)))
                .and(this::clear);
    }

    /** The sheet on which it is written now. */
    Optional<SpeechRoom> sheet() {
        return sheet;
    }

    private void clear() {
        fade.stop();
        place.setVisible(false);
        place.getChildren().clear();
        place.setAccessibleText("");
        listener.accept(Optional.empty());
    }

    /** Shows what somebody says, without any way to it. */
    void lay(Utterance said) {
        fade.stop();
        write(said);
        listener.accept(Optional.of(said.side()));
        place.setOpacity(1);
        place.setVisible(true);
    }

    /** Lets what is said come in the place of what was, or nothing. */
    void show(Optional<Utterance> said) {
        fade.stop();
        listener.accept(said.map(Utterance::side));
        said.ifPresent(line -> {
            write(line);
            place.setOpacity(0);
            place.setVisible(true);
            place.setAccessibleText(texts.get(speaker(line), line.line()));
            place.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        });
        fade.setFromValue(place.getOpacity());
        fade.setToValue(said.isPresent() ? 1 : 0);
        fade.playFromStart();
    }

    /** The key of the sentence that says who says it; at a table where several speak some have their own. */
    private String speaker(Utterance said) {
        String own = "says." + said.side().key();
        return said.who() == Utterance.Voice.MERCHANT ? "merchant" : texts.has(own) ? own : "says";
    }

    private void write(Utterance said) {
        place.getChildren().clear();
        measures.clear();
        talking.rooms().apply(said.side()).ifPresent(room -> {
            String name = game.name() + "/speech-" + said.side().key() + ".png";
            Rectangle2D plate = plates.apply(said.side());
            PressedSheet pressed = PressedSheet.clear(room, new Box(plate.getMinX(), plate.getMinY(),
                    plate.getWidth(), plate.getHeight() + CLEAR));
            FoldedSheet folded = folded(said.line(), room);
            Optional<CutSheet> cut = cut(said.line(), room);
            Optional<Hung> written = hung(said, room, pressed.left());
            Optional<HungSheet> hung = written.map(Hung::sheet);
            SpeechRoom free = hung.map(HungSheet::left).or(() -> cut.map(CutSheet::left)).orElseGet(() ->
                    folded.part() < 1 ? folded.left() : pressed.left());
            sheet = Optional.of(free);
            if (hung.isPresent()) {
                place.getChildren().addAll(hung.get().views(pictures, name));
            } else if (cut.isPresent()) {
                place.getChildren().addAll(cut.get().views(pictures, name));
            } else if (folded.part() < 1) {
                place.getChildren().addAll(folded.views(pictures, name));
            } else {
                place.getChildren().add(pressed.view(pictures, name));
            }
            written.map(on -> lines(said.line(), free, HungSheet.BESIDE, on.above(), on.size()))
                    .orElseGet(() -> lines(said.line(), free, BESIDE, talking.hem())).ifPresent(lines -> lines.placed()
                    .forEach(each -> place.getChildren().add(each.text(lines.font()))));
            table.badge(Set.of(said.side())).filter(head -> talking.headed()).map(head -> new SpeakerBadge(pictures,
                    head)).ifPresent(badge -> {
                badge.perch(free, ABOVE, pieces(), PIECE, table.board().sides().stream()
                        .filter(other -> other != said.side()).map(table.board()::figure).toList());
                place.getChildren().add(badge);
            });
        });
    }

    /** Where pieces wait, and where those that are home lie. */
    private List<Point> pieces() {
        return table.board().sides().stream().flatMap(side -> IntStream.range(0, PIECES).boxed()
                .flatMap(i -> Stream.of(table.board().nest(side, i), table.board().done(side, i)))).toList();
    }

    /** A sheet that hangs, what is left free on it above and below the words, and how large these are. */
    private record Hung(HungSheet sheet, double above, double size) { }

    /**
     * As short as it can be while the words are as large as on all of the sheet, if it hangs from the plate. Below a
     * plate that has grown they are no smaller than they would usually be: it hangs over more of the speaker then.
     */
    private Optional<Hung> hung(Utterance said, SpeechRoom room, SpeechRoom pressed) {
        if (!room.hangsFrom(table.board().plate(said.side()))) {
            return Optional.empty();
        }
        List<HungSheet> all = HungSheet.all(room, pressed);
        double usual = HungSheet.all(room, room).stream().filter(sheet -> sheet.isWithin(room))
                .mapToDouble(sheet -> size(said, sheet, SIZE)).max().orElse(LEAST);
        double wanted = Math.max(usual, all.stream().filter(sheet -> sheet.isWithin(pressed))
                .mapToDouble(sheet -> size(said, sheet, largest())).max().orElse(LEAST));
        return Stream.of(HungSheet.AIRY, HungSheet.ABOVE).flatMap(above -> all.stream().filter(sheet ->
                lines(said.line(), sheet.left(), HungSheet.BESIDE, above, wanted).isPresent())
                .map(sheet -> new Hung(sheet, above, wanted))).findFirst();
    }

    /** So large words are at most, as large as they are wanted. */
    private double largest() {
        return Math.floor(SIZE * preferences.of(Settings.TEXT_SIZE).get().factor() / STEP) * STEP;
    }

    private double size(Utterance said, HungSheet sheet, double most) {
        return fitting(said.line(), sheet.left(), HungSheet.BESIDE, HungSheet.ABOVE, most)
                .map(lines -> lines.font().getSize()).orElse(LEAST);
    }

    /** As small as it can be while the words are as large as on all of the sheet, and stand free, if it can be cut. */
    private Optional<CutSheet> cut(String line, SpeechRoom room) {
        if (!CutSheet.canCut(room)) {
            return Optional.empty();
        }
        double wanted = lines(line, room, BESIDE, talking.hem()).map(lines -> lines.font().getSize()).orElse(LEAST);
        return CutSheet.all(room).stream().filter(sheet -> lines(line, sheet.left(), BESIDE, AIRY, wanted).isPresent())
                .findFirst();
    }

    /** As low as it can be while the words are as large as on all of the sheet, and stand free. */
    private FoldedSheet folded(String line, SpeechRoom room) {
        FoldedSheet whole = new FoldedSheet(room, 1);
        if (!FoldedSheet.canFold(room)) {
            return whole;
        }
        double wanted = lines(line, room, BESIDE, talking.hem()).map(lines -> lines.font().getSize()).orElse(0.0);
        return DoubleStream.iterate(FoldedSheet.LEAST, part -> part < 1, part -> part + FoldedSheet.STEP)
                .mapToObj(part -> new FoldedSheet(room, part))
                .filter(sheet -> lines(line, sheet.left(), BESIDE, AIRY, wanted).isPresent()).findFirst()
                .orElse(whole);
    }

    /** What is written, and how. */
    private record Lines(List<ShapedLines.Placed> placed, Font font) { }

    /**
     * As large as is wanted, or as the sheet has room for.
     *
     * @param beside what is left free at the ends of lines
     * @param above  what is left free above and below
     */
    private Optional<Lines> lines(String line, SpeechRoom room, double beside, double above) {
        return fitting(line, room, beside, above, largest());
    }

    private Optional<Lines> fitting(String line, SpeechRoom room, double beside, double above, double most) {
        for (double size = most; size >= LEAST; size -= STEP) {
            Optional<Lines> lines = lines(line, room, beside, above, size);
            if (lines.isPresent()) {
                return lines;
            }
        }
        return Optional.empty();
    }

    private Optional<Lines> lines(String line, SpeechRoom room, double beside, double above, double size) {
        Font font = Font.font(FACE, size);
        Map<String, Double> known = measures.computeIfAbsent(size, each -> new HashMap<>());
        return new ShapedLines(room, beside, above, size * PITCH, words -> known.computeIfAbsent(words,
                each -> measured(each, font))).of(line).map(placed -> new Lines(placed, font));
    }

    private static double measured(String words, Font font) {
        Text text = new Text(words);
        text.setFont(font);
        return text.getLayoutBounds().getWidth();
    }
}

package patolli.ui.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.event.EventTarget;
import javafx.fxml.FXML;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Tooltip;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import patolli.board.BoardGeometry;
import patolli.model.Preferences;
import patolli.rules.Side;
import patolli.settings.Settings;
import patolli.settings.TextSize;
import patolli.ui.common.Controller;
import patolli.ui.common.FittedWords;
import patolli.ui.common.Pictures;
import patolli.ui.common.Ties;
import patolli.ui.common.View;

/**
 * The painted band at the top of the mat: the menus, what happened last, and the score; and the slip at its lower edge,
 * on which stands what is expected.
 */
public final class BandController implements Controller {
    /** The painted band, and how much higher it is for the largest words. */
    private static final double HEIGHT = 44;
    private static final double MORE = 9;
    private static final double WIDTH = 1072;
    /** Where the lines stand between the painted ornaments. */
    private static final double LINES = 258;
    private static final double ROOM = 586;
    /** A line that leaves less than this of its room is written smaller, by so much, to keep off the ornaments. */
    private static final double FREE = 28;
    private static final double SMALLER = 0.95;
    /** Where the painted ornament beside the menus begins. */
    private static final double MENUS = 240;
    /** Where the painted ornament beside the score ends. */
    private static final double SCORE = 872;
    /** The middle of the part of the band that is the score's; and how far that reaches out beyond the lines' part. */
    private static final double SCORE_MIDDLE = 987;
    private static final double OUT = 22;
    /** How much lower the band's lower hem lies for words of the size for which it is that much higher. */
    private static final double LOWER_HEM = 0.5;
    private static final double GAP = 18;
    /** From the menus to the tag. */
    private static final double TAG_GAP = 6;
    /** The room of a side's piece in the score. */
    private static final double PIECE = 17;
    private static final Insets BESIDE_PIECE = new Insets(0, 3, 0, 3);
    /** What is expected: how high its row is, how wide its words at most, and how high they are beside something. */
    private static final double ROW = 110;
    private static final double WIDE = 1160;
    /** Lines that fit beside one another in so much stand in one row, which covers nothing of the board. */
    private static final double ONE_ROW = 1000;
    private static final double LOW = 56;
    /** What is left free beside it then, and how large its words are, at most and at least. */
    private static final double BESIDE = 8;
    /** Where the painted hem of the table begins at the right: the slip beside something ends before it. */
    private static final double HEM = 1224;
    private static final double FULL = 1.0625;
    private static final double LEAST = 0.6;
    /** For one row words of the usual size may be as small as this; and how large these are. */
    private static final double NARROWER = 0.9375;
    private static final double USUAL = 17.5;
    private static final double STEP = 0.0625;
    private static final double TIP = 380;
    private static final PseudoClass ENDING = PseudoClass.getPseudoClass("ending");
    @FXML private Pane whole;
    @FXML private Pane higher;
    @FXML private FittedWords lines;
    @FXML private HBox scorePlace;
    @FXML private Label happened;
    @FXML private StackPane prompt;
    @FXML private Label expected;
    @FXML private Label score;
    @FXML private Pane menuPlace;
    @FXML private WovenTag tag;
    private List<ScorePart> shown = List.of();
    /** What stood where something else is said in passing. */
    private Optional<String> passed = Optional.empty();
    private double larger;
    private boolean parted = true;
    private final BandCloth cloth = new BandCloth();
    private ObservableValue<Image> table = new SimpleObjectProperty<>();
    private double widest = WIDE;
    private String then = "";
    private final View menus;
    private final PieceLook pieces;
    private final Pictures pictures;
    private final Preferences preferences;
    private final Ties ties = new Ties();

    public BandController(View menus, PieceLook pieces, Pictures pictures, Preferences preferences) {
        this.menus = menus;
        this.pieces = pieces;
        this.pictures = pictures;
        this.preferences = preferences;
    }

    @FXML
    private void initialize() {
        menuPlace.getChildren().add(menus.root());
        higher.getChildren().add(cloth);
        // Words of another size come with the next pulse; by then the slip has the width of the former ones.
        expected.fontProperty().subscribe(font -> widenPrompt());
    }

    @Override
    public void attach(Scene scene) {
        menus.attach(scene);
        ties.add(preferences.of(Settings.TEXT_SIZE).subscribe(this::size));
        beginBelow(0);
        ties.add(menuPlace.widthProperty().subscribe(this::makeRoom));
        ties.add(scorePlace.widthProperty().subscribe(this::makeRoom));
        ties.add(tag.layoutBoundsProperty().subscribe(this::makeRoom));
        ties.add(table.subscribe(picture -> weave()));
    }

    @Override
    public void detach() {
        ties.loosen();
        menus.detach();
    }

    /**
     * How the band is painted.
     *
     * @param ornaments whether there are some between the menus and the lines, and between these and the score
     * @param on        the picture of the table
     */
    void part(boolean ornaments, ObservableValue<Image> on) {
        parted = ornaments;
        table = on;
    }

    /** Whether something is one of the menus, or a part of one. */
    boolean isMenu(EventTarget target) {
        Node at = target instanceof Node node ? node : null;
        while (at != null && at != menuPlace) {
            at = at.getParent();
        }
        return at != null;
    }

    /** Whether one of the menus is open: it closes when the keyboard goes elsewhere. */
    boolean isMenuOpen() {
        return menuPlace.lookupAll(".menu-button").stream()
                .anyMatch(node -> node instanceof MenuButton menu && menu.isShowing());
    }

    /** How much higher the band is with words of a size than it is painted, in design units. */
    static double more(TextSize size) {
        return MORE * (size.factor() - 1) / (TextSize.LARGER.factor() - 1);
    }

    /** Lays a higher band over the painted one when words are larger. */
    private void size(TextSize size) {
        double more = more(size);
        double height = HEIGHT + more;
        whole.setTranslateY(-more / 8);
        whole.setPrefHeight(height);
        larger = more;
        menus.root().setTranslateY(more / 2);
        lines.setPrefHeight(height);
        scorePlace.setPrefHeight(height);
        makeRoom();
    }

    /** Beside more or larger menus and a larger score the lines have what these leave; else the room is painted. */
    private void makeRoom() {
        scorePlace.setLayoutX(Math.min(SCORE_MIDDLE - scorePlace.getWidth() / 2, WIDTH + OUT - scorePlace.getWidth()));
        double menusEnd = menuPlace.getLayoutX() + menuPlace.getWidth();
        tag.relocate(menusEnd + TAG_GAP, (whole.getPrefHeight() - tag.getHeight()) / 2);
        double end = tag.isVisible() ? tag.getLayoutX() + tag.getWidth() : menusEnd;
        boolean fits = end <= MENUS && scorePlace.getLayoutX() >= SCORE;
        boolean painted = larger == 0;
        higher.setVisible(!painted || parted && !fits);
        weave();
        lines.setLayoutX(fits && painted ? LINES : end + GAP);
        lines.setPrefWidth(fits && painted ? ROOM : scorePlace.getLayoutX() - GAP - lines.getLayoutX());
    }

    private void weave() {
        if (higher.isVisible() && table.getValue() != null) {
            cloth.show(table.getValue(), parted, larger * LOWER_HEM);
            higher.relocate(-whole.getParent().getLayoutX(), -whole.getParent().getLayoutY() - whole.getTranslateY());
        }
    }

    /** Explains the score to whoever points at it. */
    void explainScore(String words) {
        Tooltip tip = new Tooltip(words);
        tip.setWrapText(true);
        tip.setMaxWidth(TIP);
        score.setTooltip(tip);
        score.setAccessibleHelp(words);
    }

    /** Marks all that is played as a word says, whose meaning a tip explains; or as nothing out of the usual. */
    void mark(Optional<String> word, String help) {
        if (tag.isVisible() != word.isPresent()) {
            word.ifPresent(text -> tag.write(text, help));
            tag.setVisible(word.isPresent());
            makeRoom();
        }
    }

    /** @param acting the side whose colour the expectation wears, if anybody's */
    void tell(List<String> what, String then, List<ScorePart> holdings, Optional<Side> acting) {
        SideColour.of(expected, acting);
        notice(fitting(what));
        expect(then);
        count(holdings);
    }

    /** What everyone has now. */
    void count(List<ScorePart> holdings) {
        if (!holdings.equals(shown)) {
            shown = List.copyOf(holdings);
            score.setText(holdings.stream().map(ScorePart::text).collect(Collectors.joining()));
            score.setGraphic(inColours(holdings));
        }
    }

    /** What is told from now on is the end, in larger words of that side's colour; or not, when it is empty. */
    void end(boolean over, Optional<Side> winner) {
        happened.pseudoClassStateChanged(ENDING, over);
        SideColour.of(happened, winner);
        happened.applyCss();
    }

    /** Takes the place of what happened last. */
    void notice(String sentence) {
        passed = Optional.empty();
        happened.setText(sentence);
        lines.setMost(1);
        double wide = wide(sentence);
        lines.setMost(wide <= lines.getPrefWidth() && wide > lines.getPrefWidth() - FREE ? SMALLER : 1);
    }

    /** Takes that place as long as there is something to say in passing. */
    void pass(Optional<String> sentence) {
        Optional<String> before = passed.or(() -> Optional.of(happened.getText()).filter(text -> sentence.isPresent()));
        sentence.or(() -> before).ifPresent(happened::setText);
        passed = before.filter(text -> sentence.isPresent());
    }

    /** As many of the sentences, from the last one back, as the line holds. */
    private String fitting(List<String> sentences) {
        for (int from = 0; from < sentences.size() - 1; from++) {
            String line = String.join(" ", sentences.subList(from, sentences.size()));
            if (wide(line) <= lines.getPrefWidth()) {
                return line;
            }
        }
        return sentences.getLast();
    }

    private double wide(String line) {
        Text measured = new Text(line);
        measured.setFont(happened.getFont());
        return measured.getLayoutBounds().getWidth();
    }

    /** The score in the colours of the sides. */
    private HBox inColours(List<ScorePart> holdings) {
        HBox row = new HBox();
        row.setAlignment(Pos.CENTER);
        for (ScorePart part : holdings) {
            part.piece().ifPresent(side -> {
                Node piece = piece(side);
                HBox.setMargin(piece, BESIDE_PIECE);
                row.getChildren().add(piece);
            });
            Text text = new Text(part.text());
            text.getStyleClass().addAll("score", part.style());
            row.getChildren().add(text);
        }
        return row;
    }

    /** A side's piece, small; the edge of its picture lies outside its room. */
    private Node piece(Side side) {
        ImageView piece = pictures.view(pieces.playing(side, 0));
        pictures.sharpen(piece, true);
        double smaller = pieces.scored() / piece.getFitHeight();
        piece.setScaleX(smaller);
        piece.setScaleY(smaller);
        Pane room = new StackPane(piece);
        room.setMinSize(PIECE, PIECE);
        room.setMaxSize(PIECE, PIECE);
        return room;
    }

    void expect(String then) {
        prompt.setVisible(!then.isEmpty());
        this.then = then;
        fitPrompt();
    }

    /** The slip is as wide as its words, which go on in another line where there is no room. */
    private void fitPrompt() {
        expected.setStyle("");
        expected.applyCss();
        widenPrompt();
        if (widest == WIDE && isInLines() && expected.getFont().getSize() <= USUAL) {
            for (double em = FULL; isInLines() && em >= NARROWER; em -= STEP) {
                write(em);
            }
            if (isInLines()) {
                write(FULL);
            }
        }
        for (double em = FULL; widest < WIDE && em >= LEAST && expected.prefHeight(expected.getPrefWidth()) > LOW;
                em -= STEP) {
            write(em);
        }
    }

    private void write(double em) {
        expected.setStyle("-fx-font-size: " + em + "em");
        expected.applyCss();
        widenPrompt();
    }

    /** Whether a part of it stands in a line of its own, as there is no room beside the other. */
    private boolean isInLines() {
        return expected.getText().contains("\n");
    }

    private void widenPrompt() {
        expected.setPrefWidth(Region.USE_COMPUTED_SIZE);
        expected.setText(then.replace('\n', ' '));
        if (expected.prefWidth(-1) > Math.min(ONE_ROW, widest)) {
            expected.setText(then);
        }
        expected.setPrefWidth(Math.min(expected.prefWidth(-1), widest));
    }

    /** What is expected stands on a slip at the mat's lower edge. @param left where that begins, 0 if it is free */
    void beginBelow(double left) {
        double from = left == 0 ? BoardGeometry.WIDTH / 2 - WIDTH / 2 : left + BESIDE;
        double wide = left == 0 ? WIDTH : HEM - from;
        widest = left == 0 ? WIDE : wide;
        prompt.setAlignment(Pos.BOTTOM_CENTER);
        prompt.setPrefSize(wide, ROW);
        prompt.setLayoutX(from - prompt.getParent().getLayoutX());
        prompt.setLayoutY(BoardGeometry.HEIGHT - ROW - prompt.getParent().getLayoutY());
        fitPrompt();
    }
}

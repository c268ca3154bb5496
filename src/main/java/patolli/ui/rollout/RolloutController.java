package patolli.ui.rollout;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import patolli.ai.measure.Interval;
import patolli.ai.rollout.Candidate;
import patolli.ai.rollout.Rollout;
import patolli.ai.rollout.Rollout.Standing;
import patolli.ai.rollout.Rollout.What;
import patolli.model.Preferences;
import patolli.model.RolloutModel;
import patolli.play.Level;
import patolli.rules.Phase;
import patolli.rules.State;
import patolli.text.MoveWords;
import patolli.text.Narrator;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.Cord;
import patolli.ui.common.DesignPane;
import patolli.ui.common.EnterKey;
import patolli.ui.common.Faint;
import patolli.ui.common.Pictures;
import patolli.ui.common.Pigment;
import patolli.ui.common.SideMark;
import patolli.ui.common.TabRing;
import patolli.ui.common.Ties;
import patolli.ui.common.WholeRows;
import patolli.ui.sheet.SheetSize;
import patolli.ui.table.MovePicture;
import patolli.ui.table.MovePicture.Drawn;

/** Wires the sheet of a rollout: what is played out and by whom, and the chances as they are found. */
public final class RolloutController implements Controller {
    /** How high the painted leaf is. */
    private static final double HIGH = 660;
    private static final double MARK = 17;
    private static final double TRACK = 217;
    static final double RANK = 18;
    private static final double MOVE = 190;
    /** How wide the board is beside the chart. */
    private static final double PICTURE = 234;
    /** How much of the example is seen that stands where the chart will be. */
    private static final double GHOST = 0.5;
    /** So many of the best moves are drawn on the board and in the chart, those after the third as thin lines. */
    private static final int DRAWN = 6;
    /** Where more moves than this are legal, the board is shown without them before it is begun. */
    private static final int DRAWN_AT_FIRST = 8;
    private static final double HUNDRED = 100;
    private static final List<Integer> NUMBERS = List.of(50, 200, 1000);
    private static final int USUAL = 200;
    @FXML private DesignPane rolled;
    @FXML private Pane sheet;
    @FXML private Pane ground;
    @FXML private Label position;
    @FXML private HBox whats;
    @FXML private HBox levels;
    @FXML private HBox numbers;
    @FXML private ScrollPane figures;
    @FXML private GridPane candidates;
    @FXML private Label lead;
    @FXML private Pane board;
    @FXML private Pane chart;
    @FXML private VBox example;
    @FXML private Pane ghost;
    @FXML private HBox bar;
    @FXML private HBox legend;
    @FXML private HBox progress;
    @FXML private Region done;
    @FXML private Label played;
    @FXML private Button begin;
    @FXML private Button stop;
    @FXML private Button close;
    private final RolloutDesk desk;
    private final RolloutModel model;
    private final Preferences preferences;
    private final Pictures pictures;
    private final Texts texts;
    private final Ties ties = new Ties();
    private What what;
    private Level level = Level.MIRROR;
    private int wanted = USUAL;
    /** How many games were asked for the last time. */
    private int asked = USUAL;
    private boolean begun;
    private Label lesser;
    /** How it stood, one after the other, since it was begun. */
    private final List<Standing> past = new ArrayList<>();
    private final MovePicture picture;
    private final MoveWords words = new MoveWords();
    /** The moves on the picture of the board. */
    private List<Drawn> drawn = List.of();

    RolloutController(RolloutDesk desk, Preferences preferences, Pictures pictures, Texts texts) {
        this.desk = desk;
        this.model = desk.model();
        this.preferences = preferences;
        this.pictures = pictures;
        this.texts = texts;
        picture = new MovePicture(desk.table(), pictures);
        what = Rollout.hasMoves(desk.position()) ? What.EVERY_MOVE : What.POSITION;
    }

    @FXML
    private void initialize() {
        ground.getChildren().add(pictures.view("ui/leaf-tall.png"));
        position.setText(told());
        position.setGraphic(new SideMark(desk.position().mover(), MARK));
        boolean moves = Rollout.hasMoves(desk.position());
        show(whats, moves);
        choose(what);
        choices(whats, List.of(What.values()).reversed(), what, one -> texts.get("what." + one), this::choose);
        choices(levels, Level.FIXED, level, one -> texts.get("level." + one.key()), one -> level = one);
        choices(numbers, NUMBERS, wanted, one -> texts.get("number", one), one -> wanted = one);
        begin.setOnAction(event -> {
            begun = true;
            asked = wanted;
            model.start(desk.position(), what, level, asked);
        });
        stop.setOnAction(event -> model.stop());
        close.setOnAction(event -> desk.close().run());
        Pane exampleChart = moves ? RolloutExample.chart() : RolloutExample.alone();
        Faint.draw(exampleChart, GHOST);
        ghost.getChildren().add(exampleChart);
        ChanceReed exampleBar = new ChanceReed(RolloutExample.CHANCE, true, texts.get("example.bar"));
        exampleBar.setOpacity(GHOST);
        bar.getChildren().addAll(exampleBar, label(number(RolloutExample.CHANCE), "share-number"));
        lesser = meaning(texts, "legend.lesser", ChanceReed.sample(false));
        legend.getChildren().addAll(meaning(texts, "legend.best", ChanceReed.sample(true)),
                lesser,
                meaning(texts, "legend.range", ChanceReed.rangeSample()));
        draw(moves && desk.position().moves().size() <= DRAWN_AT_FIRST ? desk.position().moves().stream()
                .map(move -> new Drawn(move, Cord.whole(Pigment.OCHRE), Optional.empty())).toList() : List.of());
    }

    /** A sign with the words for it. */
    static Label meaning(Texts texts, String key, Node sign) {
        Label meaning = label(texts.get(key), "figure-legend");
        meaning.setGraphic(sign);
        meaning.setMinWidth(Region.USE_PREF_SIZE);
        return meaning;
    }

    private void draw(List<Drawn> moves) {
        drawn = moves;
        board.getChildren().setAll(picture.of(desk.position(), moves, PICTURE));
    }

    private void choose(What chosen) {
        what = chosen;
        lead.setText(texts.get("lead." + what));
    }

    /** Whose turn it is, and for what. */
    private String told() {
        State now = desk.position();
        String name = new Narrator(Texts.of(now.game().name(), "story")).name(now.mover(), desk.seats());
        return now.phase() == Phase.MOVE ? texts.get("position.move", name, MoveWords.thrown(now))
                : texts.get("position." + now.phase().key(), name);
    }

    private static <T> void choices(HBox row, List<T> all, T first, Function<T, String> words,
            Consumer<T> chosen) {
        ToggleGroup group = new ToggleGroup();
        for (T each : all) {
            RadioButton choice = new RadioButton(words.apply(each));
            choice.setId(row.getId() + "-" + each.toString().toLowerCase(Locale.ROOT));
            choice.getStyleClass().add("choice");
            choice.setMinWidth(Region.USE_PREF_SIZE);
            choice.setToggleGroup(group);
            choice.setSelected(each.equals(first));
            // Arrow keys choose without an action.
            choice.selectedProperty().addListener((it, before, now) -> {
                if (now) {
                    chosen.accept(each);
                }
            });
            row.getChildren().add(choice);
        }
    }

    private static void show(Node part, boolean seen) {
        part.setVisible(seen);
        part.setManaged(seen);
    }

    /** How it stands. */
    private void tell() {
        boolean running = model.runningProperty().get();
        Optional<Standing> standing = model.standingProperty().get();
        double part = standing.map(Standing::part).orElse(0.0);
        done.setMinWidth(TRACK * part);
        done.setMaxWidth(TRACK * part);
        progress.setVisible(begun);
        show(lead, !begun);
        show(example, !begun);
        // below more lines of settings there is no room for it
        show(bar, !begun && !Rollout.hasMoves(desk.position()));
        show(legend, standing.filter(now -> now.candidates().size() > 1).isPresent());
        String key = model.failedProperty().get() ? "failed" : running ? standing.isEmpty() ? "beginning" : "played"
                : part < 1 ? "stopped" : "done";
        played.setText(texts.get(key, Math.round(part * asked), asked));
        show(chart, begun);
        if (begun && standing.isEmpty()) {
            draw(List.of());
        }
        standing.ifPresentOrElse(now -> show(now, part), () -> {
            past.clear();
            candidates.getChildren().clear();
            chart.getChildren().clear();
        });
    }

    private void show(Standing standing, double part) {
        if (past.isEmpty() || past.getLast() != standing) {
            past.add(standing);
        }
        candidates.getChildren().clear();
        List<Candidate> all = standing.candidates();
        show(lesser, all.stream().anyMatch(one -> !isBest(one, all)));
        for (int n = 0; n < all.size(); n++) {
            row(n + 1, all);
        }
        chart.getChildren().setAll(new NarrowingChart(past, DRAWN, texts.get(all.size() > 1
                ? "axis.best" : "axis"), texts.get("narrowing",
                name(all.getFirst()), number(all.getFirst().chance()), Math.round(part * asked))));
        List<Drawn> now = onBoard(all);
        if (!now.equals(drawn)) {
            draw(now);
        }
    }

    /** The best moves, drawn as in the chart. */
    private static List<Drawn> onBoard(List<Candidate> all) {
        List<Drawn> moves = new ArrayList<>();
        for (Candidate one : all.subList(0, Math.min(DRAWN, all.size()))) {
            int rank = moves.size();
            one.move().ifPresent(move -> moves.add(new Drawn(move, Cord.of(rank),
                    Optional.of(Integer.toString(rank + 1)))));
        }
        return List.copyOf(moves);
    }

    /** Whether no other move is better for certain. */
    private static boolean isBest(Candidate one, List<Candidate> all) {
        return one.chance().high() >= all.getFirst().chance().low();
    }

    private String name(Candidate candidate) {
        return candidate.move().isPresent() ? words.tell(desk.position(), candidate.move().getAsInt())
                : texts.get("what.POSITION");
    }

    private String number(Interval chance) {
        return number(texts, chance);
    }

    /** A chance in figures. */
    static String number(Texts texts, Interval chance) {
        return texts.get("chance", HUNDRED * chance.value(), HUNDRED * chance.low(), HUNDRED * chance.high());
    }

    private void row(int rank, List<Candidate> all) {
        Candidate candidate = all.get(rank - 1);
        Interval chance = candidate.chance();
        String name = name(candidate);
        Label bead = new Label(all.size() > 1 ? Integer.toString(rank) : "");
        boolean ranked = rank <= DRAWN && all.size() > 1;
        bead.getStyleClass().addAll(ranked ? List.of("rank", "rank-" + rank) : List.of("rank-bare"));
        bead.setMinSize(RANK, RANK);
        bead.setAlignment(Pos.CENTER);
        // what is on the board is told apart by its number there
        Label move = label(ranked && candidate.move().isPresent()
                ? words.shown(desk.position(), candidate.move().getAsInt()) : name, "share-name");
        move.setPrefWidth(MOVE);
        move.setMinWidth(MOVE);
        candidates.addRow(candidates.getRowCount(), bead, move, new ChanceReed(chance, isBest(candidate, all),
                texts.get("told", name,
                number(chance))), label(number(chance), "share-number"));
    }

    private static Label label(String text, String style) {
        Label label = new Label(text);
        label.getStyleClass().add(style);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    /** While it is played only stopping it makes sense. */
    private void offer(boolean running) {
        begin.setText(texts.get(begun ? "begin.again" : "begin"));
        show(begin, !running);
        show(stop, running);
        Stream.of(whats, levels, numbers).forEach(row -> row.setDisable(running));
        (running ? stop : begin).requestFocus();
    }

    @Override
    public void attach(Scene scene) {
        ties.sharpen(scene, rolled, pictures);
        SheetSize.follow(ties, sheet, preferences, HIGH);
        WholeRows.keep(ties, scene, figures, () -> WholeRows.of(candidates));
        ties.add(model.standingProperty().subscribe(this::tell));
        ties.add(model.failedProperty().subscribe(this::tell));
        ties.add(model.runningProperty().subscribe(running -> {
            tell();
            offer(running);
        }));
        EnterKey.presses(ties, rolled, () -> (begin.isVisible() ? begin : stop).fire());
        TabRing.close(ties, rolled);
    }

    @Override
    public void detach() {
        model.stop();
        ties.loosen();
    }
}

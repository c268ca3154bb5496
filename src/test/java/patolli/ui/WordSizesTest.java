package patolli.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.util.Subscription;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import patolli.ai.Opponents;
import patolli.app.GameTables;
import patolli.audio.Audio;
import patolli.beans.SeededCasts;
import patolli.model.Adviser;
import patolli.model.Contests;
import patolli.model.FactsModel;
import patolli.model.Mind;
import patolli.model.Preferences;
import patolli.model.TableModel;
import patolli.model.Tempo;
import patolli.rules.patolli.PatolliGame;
import patolli.settings.Settings;
import patolli.settings.TextSize;
import patolli.testkit.CutWords;
import patolli.testkit.Fx;
import patolli.testkit.TestPictures;
import patolli.tour.BoardTour;
import patolli.tour.EveningTour;
import patolli.tour.LessonTour;
import patolli.tour.ReplayTour;
import patolli.ui.common.DesignPane;
import patolli.ui.common.Pictures;
import patolli.ui.common.Shots;
import patolli.ui.lesson.LessonScene;
import patolli.ui.menu.MenuModel;
import patolli.ui.menu.Menus;
import patolli.ui.table.BoardScene;
import patolli.ui.table.GameTable;
import patolli.ui.theatre.Theatre;

/**
 * Nothing that is written is cut off, at any size of words, and no sheet has two primary buttons. The tours, which show
 * every scene, sheet and moment, are made without pictures: at each stop everything written is measured at all sizes,
 * and in the smallest window; the size between normal and largest in the profile long.
 */
@Tag("long")
class WordSizesTest {
    private static final GameTable PATOLLI = GameTables.ALL.tables().getFirst();
    /** Seconds that a tour may take on a busy machine. */
    private static final int PATIENCE = 120;
    private static final long SEED = 7;
    private static final Set<Case> CASES = Stream.of(System.getProperty("test.words", Stream.of(Case.values())
            .map(Case::name).collect(Collectors.joining(","))).split(",")).map(Case::valueOf)
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(Case.class)));
    /** What is written larger is so by at least this, where 1.3 is asked for and the room is small. */
    private static final double GROWTH = 1.1;
    /** Scenes are scaled as a whole: a few show that the window's size doesn't matter to them. */
    private static final int SMALL_WINDOWS = 5;
    private static final Adviser ADVISER = state -> Opponents.plain().judge(state, 1);
    private static final Mind MIND = state -> ADVISER.judge(state).getFirst().move();
    private final Preferences preferences = new Preferences();
    private final Pictures pictures = TestPictures.get();
    private final Map<String, List<String>> found = new LinkedHashMap<>();
    @TempDir Path folder;
    private Stage stage;
    private Measures measures;

    @BeforeEach
    void open() {
        Fx.start();
        preferences.tempoProperty().set(Tempo.INSTANT);
        Fx.run(() -> {
            stage = new Stage();
            try {
                measures = new Measures();
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    @AfterEach
    void close() throws IOException {
        Fx.run(() -> stage.close());
        measures.close();
    }

    @TestFactory
    @Tag("breadth")
    Stream<DynamicTest> ofTheEvening() throws Exception {
        waitFor(done -> {
            Theatre theatre = new Theatre(preferences);
            show(theatre.root());
            theatre.attach();
            try {
                new EveningTour(theatre, new EveningScenes(GameTables.ALL, table(), preferences, pictures,
                        FactsModel.NONE,  Audio.SILENT), table(), GameTables.ALL, preferences,
                        pictures, measures).run();
                theatre.detach();
                done.accept(Optional.empty());
            } catch (IOException e) {
                done.accept(Optional.of(e));
            }
        });
        return results(60);
    }

    @TestFactory
    @Tag("breadth")
    Stream<DynamicTest> ofAContestAndItsReplay() throws Exception {
        TableModel table = Fx.call(this::table);
        Preferences own = new Preferences();
        own.of(Settings.TEXT_SIZE).bind(preferences.of(Settings.TEXT_SIZE));
        Runnable[] due = {() -> { }};
        FactsModel facts = new FactsModel(GameTables.ALL.facts(), game -> PATOLLI.facts(), table, new Preferences(),
                (time, then) -> {
            due[0] = then;
            return Subscription.EMPTY;
        }, new Random(SEED));
        waitFor(done -> {
            BoardScene board = BoardScene.load(PATOLLI, table, own, pictures,
                    Menus.view(new MenuModel(table, preferences, Optional.empty(), Map.of())), facts);
            facts.start();
            new BoardTour(table, board, show(board.root()), measures, MIND, own,
                    () -> due[0].run(), done).start();
        });
        waitFor(done -> {
            facts.stop();
            try {
                new ReplayTour(GameTables.ALL, preferences, pictures, measures)
                        .run(table.history(), table.seats(), this::show);
                done.accept(Optional.empty());
            } catch (IOException e) {
                done.accept(Optional.of(e));
            }
        });
        return results(25);
    }

    @TestFactory
    @Tag("breadth")
    Stream<DynamicTest> ofTheTutorials() throws Exception {
        for (GameTable table : GameTables.ALL.tables()) {
            if (table.course().isPresent()) {
                waitFor(done -> {
                    LessonScene lesson = LessonScene.load(table, preferences, pictures, () -> { },
                            () -> { });
                    new LessonTour(lesson, show(lesson.root()), measures, table.game().name() + "-", done).start();
                });
            }
        }
        return results(50);
    }

    private static void waitFor(Consumer<Consumer<Optional<Exception>>> tour) throws Exception {
        CompletableFuture<Optional<Exception>> end = new CompletableFuture<>();
        Platform.runLater(() -> tour.accept(end::complete));
        Optional<Exception> error = end.get(PATIENCE, TimeUnit.SECONDS);
        if (error.isPresent()) {
            throw error.get();
        }
    }

    private Stream<DynamicTest> results(int scenes) {
        long sizes = CASES.stream().map(each -> each.size).distinct().count();
        assertThat(found).hasSizeGreaterThan((int) (scenes * sizes));
        return found.entrySet().stream().map(each -> DynamicTest.dynamicTest(each.getKey(), () ->
                assertThat(each.getValue()).as(each.getKey()).isEmpty()));
    }

    private Scene show(Parent root) {
        Scene scene = new Scene(root, DesignPane.WIDTH, DesignPane.HEIGHT);
        scene.getStylesheets().add(WordSizesTest.class.getResource("/css/tokens.css").toExternalForm());
        stage.setScene(scene);
        stage.show();
        return scene;
    }

    private TableModel table() {
        return Tables.lay(PatolliGame.INSTANCE, Tables.seats(PatolliGame.INSTANCE, Settings.STANDARD),
                Contests.unkept(() -> new SeededCasts(SEED)), MIND, ADVISER, Runnable::run);
    }

    /** Sizes of words and of the window; scenes are scaled as a whole, what lies over them is not. */
    private enum Case {
        NORMAL(TextSize.NORMAL, 1280, 800), LARGE(TextSize.LARGE, 1280, 800), LARGER(TextSize.LARGER, 1280, 800),
        LARGER_IN_A_SMALL_WINDOW(TextSize.LARGER, 1024, 640);

        private final TextSize size;
        private final double width;
        private final double height;

        Case(TextSize size, double width, double height) {
            this.size = size;
            this.width = width;
            this.height = height;
        }
    }

    /** Measures what is shown instead of picturing it. */
    private final class Measures extends Shots {
        private int count;

        Measures() throws IOException {
            super(folder, pictures);
        }

        @Override
        public void take(Scene scene, String name) {
            Map<String, Double> normal = Map.of();
            for (Case each : Case.values()) {
                if (!CASES.contains(each) || each == Case.LARGER_IN_A_SMALL_WINDOW && count++ > SMALL_WINDOWS
                        && shown(scene).size() == 1) {
                    continue;
                }
                set(scene.getRoot(), each);
                List<String> faults = new ArrayList<>();
                for (Parent root : shown(scene)) {
                    CutWords words = CutWords.under(root);
                    faults.addAll(words.faults());
                    List<String> primary = primary(root);
                    if (primary.size() > 1) {
                        faults.add("more than one primary button: " + primary);
                    }
                    Map<String, Double> sizes = words.sizes();
                    if (each == Case.NORMAL) {
                        normal = sizes;
                        assertThat(normal).as(name).isNotEmpty();
                    }
                    if (each == Case.LARGER) {
                        faults.addAll(small(normal, sizes));
                    }
                }
                found.merge(name + " " + each.name().toLowerCase(Locale.ROOT).replace('_', ' '), faults,
                        (one, other) -> Stream.concat(one.stream(), other.stream()).toList());
            }
            set(scene.getRoot(), Case.NORMAL);
        }

        private static boolean isSeen(Node node) {
            return node == null || node.isVisible() && isSeen(node.getParent());
        }

        /** What is written on the buttons in sight that are not bone. */
        private static List<String> primary(Parent root) {
            return root.lookupAll(".codex-button").stream().filter(node -> !node.getStyleClass().contains("bone"))
                    .filter(Measures::isSeen).map(node -> ((Labeled) node).getText()).toList();
        }

        private static List<String> small(Map<String, Double> normal, Map<String, Double> larger) {
            return larger.entrySet().stream().filter(each -> normal.containsKey(each.getKey())
                    && each.getValue() < GROWTH * normal.get(each.getKey())).map(each -> String.format(
                            "grows %.2f times: %s", each.getValue() / normal.get(each.getKey()), each.getKey()))
                    .toList();
        }

        /** The scene, or the sheet over it, and the menus and hints over both. */
        private static List<Parent> shown(Scene scene) {
            Parent root = scene.getRoot();
            if (root.getStyleClass().contains("theatre")) {
                // Over everything lie the notices, which have no words here.
                root = (Parent) root.getChildrenUnmodifiable().stream()
                        .filter(layer -> !layer.getStyleClass().contains("notices")).toList().getLast();
            }
            return Stream.concat(Window.getWindows().stream().filter(PopupWindow.class::isInstance)
                    .filter(Window::isShowing).map(window -> window.getScene().getRoot()), Stream.of(root)).toList();
        }

        private void set(Parent root, Case each) {
            preferences.of(Settings.TEXT_SIZE).set(each.size);
            root.setStyle("-fx-font-size: " + 16 * each.size.factor() + "px");
            root.resize(each.width, each.height);
            for (int i = 0; i < 3; i++) {
                root.applyCss();
                root.layout();
            }
        }
    }
}

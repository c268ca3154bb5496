package patolli.ui;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.util.Duration;
import org.testfx.util.WaitForAsyncUtils;
import patolli.ai.Judged;
import patolli.ai.Opponents;
import patolli.ai.review.Reviewer;
import patolli.app.GameTables;
import patolli.beans.CastSource;
import patolli.beans.Seed;
import patolli.beans.SeededCasts;
import patolli.files.Disk;
import patolli.model.Adviser;
import patolli.model.Awaiting;
import patolli.model.Contests;
import patolli.model.FactsModel;
import patolli.model.Preferences;
import patolli.model.Reckoning;
import patolli.model.SavedContests;
import patolli.model.TableModel;
import patolli.model.Tempo;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.PatolliState;
import patolli.save.Shelf;
import patolli.save.StatisticsStore;
import patolli.settings.Prolog;
import patolli.settings.Settings;
import patolli.settings.SettingsStore;
import patolli.testkit.Fx;
import patolli.testkit.HeardAudio;
import patolli.testkit.Keys;
import patolli.testkit.Positions;
import patolli.testkit.ScriptedCasts;
import patolli.testkit.TestPictures;
import patolli.ui.archive.Archive;
import patolli.ui.archive.Chronicles;
import patolli.ui.archive.Evenings;
import patolli.ui.archive.Keep;
import patolli.ui.archive.ReviewedSaves;
import patolli.ui.sound.EveningSound;
import patolli.ui.table.AllTables;
import patolli.ui.theatre.Act;
import patolli.ui.theatre.Theatre;

/** A whole evening in its window: Red is the player, Smoking Mirror plays the move that he sees first. */
final class TestEvening implements AutoCloseable {
    private static final Seats SEATS = Seats.mirrorPlays(List.of(Side.RED, Side.BLUE), Side.BLUE);
    final Preferences preferences = new Preferences();
    final HeardAudio audio = new HeardAudio();
    final SettingsStore store;
    TableModel table;
    GameWindow window;
    Director director;
    Stage stage;
    /** Where it is kept, once it is opened so. */
    Shelf shelf;
    StatisticsStore counts;
    private final Path folder;
    private Theatre theatre;
    private AllTables tables = GameTables.ALL;
    private EveningSound sound;

    TestEvening(Path folder) {
        this.folder = folder;
        Fx.start();
        theatre = Fx.call(() -> new Theatre(preferences, Duration.ZERO, System::nanoTime));
        store = new SettingsStore(folder);
        preferences.tempoProperty().set(Tempo.INSTANT);
        preferences.of(Settings.TUTORIAL_SEEN).set(true);
    }

    /** In a house with these tables. */
    TestEvening with(AllTables house) {
        tables = house;
        return this;
    }

    /** With a theatre in which clicks count only some time after a change. */
    TestEvening in(Theatre other) {
        theatre = other;
        return this;
    }

    /**
     * A seed with which this side wins the contest, if bets are {@link #bet} and the first move is always chosen. It is
     * looked for from where one is known to be: hundreds of contests would have to be played before that.
     */
    static long seedFor(Side winner) {
        for (long seed = winner == Side.RED ? 25 : 441;; seed++) {
            TableModel table = table(seed, Runnable::run);
            table.begin();
            while (table.awaiting() != Awaiting.NEW_CONTEST) {
                switch (table.awaiting()) {
                    case BET -> table.bet(bet(table));
                    case THROW -> table.release();
                    default -> table.move(table.state().moves().getFirst());
                }
            }
            boolean severalGames = ((PatolliState) table.state()).gameNumber() > 1;
            if (table.state().winners().contains(winner) && severalGames && table.history().size() < 700) {
                return seed;
            }
        }
    }

    /** The bet of a player who wants to go to bed soon: five, or all there is. */
    static int bet(TableModel table) {
        return Math.min(5, table.state().moves().size());
    }

    private static TableModel table(long seed, java.util.concurrent.Executor screen) {
        TableModel[] model = new TableModel[1];
        // Each turn has its own casts, however long the beans are held.
        Supplier<CastSource> beans = () -> casts -> new SeededCasts(seed * 1_000_003
                + (model[0] == null ? 0 : model[0].history().size())).draw(casts);
        model[0] = new TableModel(() -> Positions.opening("patolli"), SEATS, beans, state -> state.moves().getFirst(),
                Runnable::run, screen);
        return model[0];
    }

    TestEvening open(long seed) {
        return open(() -> table = table(seed, Platform::runLater), Optional::empty);
    }

    /** With sealed beans, and everything kept in the folder. */
    TestEvening openKept() {
        shelf = new Shelf(folder, Disk.REAL, Clock.systemUTC(), () -> Seed.draw(new Random(5)));
        counts = new StatisticsStore(folder, Disk.REAL);
        Random secrets = new Random(11);
        SavedContests contests = new SavedContests(shelf, () -> Seed.draw(secrets),
                () -> preferences.of(Settings.SHAKING).get(), Clock.systemUTC(), Runnable::run, Platform::runLater,
                trouble -> window.theatre().notice(trouble));
        Archive archive = new Archive(shelf, shelf.list(), Runnable::run, Platform::runLater, false);
        Evenings evenings = new Evenings(counts, Runnable::run, Platform::runLater, trouble -> { });
        return open(() -> table = new TableModel(() -> Positions.opening("patolli"), SEATS, contests,
                state -> state.moves().getFirst(), state -> List.of(new Judged(state.moves().getFirst(), 0.5)),
                Runnable::run, Platform::runLater), () -> Optional.of(new Keep(contests, archive, evenings,
                        new Reckoning(new ReviewedSaves(archive, evenings), new Reviewer(Opponents.adviser()),
                                Runnable::run, Platform::runLater),
                        new Chronicles(what -> Optional.of(folder.resolve(what.name() + ".txt")), Runnable::run,
                                Platform::runLater))));
    }

    /** From a position, with hints of this adviser. */
    TestEvening openFrom(State position, Adviser adviser) {
        return open(() -> table = new TableModel(() -> position, SEATS,
                Contests.unkept(() -> ScriptedCasts.always(2)), state -> state.moves().getFirst(), adviser,
                Runnable::run, Platform::runLater), Optional::empty);
    }

    private TestEvening open(Runnable lay, Supplier<Optional<Keep>> keep) {
        Fx.start();
        Fx.run(() -> {
            lay.run();
            stage = new Stage();
            window = new GameWindow(stage, theatre, table, preferences, store, Runnable::run);
            director = new Director(window.theatre(), new EveningScenes(tables, table, preferences,
                    TestPictures.get(), FactsModel.NONE,  audio), table, tables,
                    preferences, stage::close, new Random(1), keep.get());
            sound = new EveningSound(audio, window.theatre(), preferences);
            sound.start();
            window.setOnBoss(audio::hush);
            window.open(director);
        });
        Fx.until("the window has the keyboard", () -> stage.isFocused());
        return this;
    }

    Scene scene() {
        return stage.getScene();
    }

    Act act() {
        return Fx.call(() -> window.theatre().actProperty().get());
    }

    /** Opens, and goes to the first throw of a contest without its story. */
    void openAtTheBoard(long seed) {
        preferences.of(Settings.PROLOG).set(Prolog.NEVER);
        open(seed);
        Keys.type(KeyCode.ENTER);
        until(Act.BET);
        Keys.type(KeyCode.ENTER);
        until(Act.BOARD);
    }

    void until(Act act) {
        Fx.until(act + " is shown", () -> window.theatre().actProperty().get() == act
                && !scene().getRoot().isNeedsLayout());
    }

    /** Until a game that goes on by itself is over, however long it takes, as long as it goes on. */
    void untilItIsOver() {
        while (act() != Act.ENDING) {
            int before = Fx.call(() -> table.history().size());
            Fx.until("the game goes on", () -> window.theatre().actProperty().get() == Act.ENDING
                    || table.history().size() > before);
        }
        until(Act.ENDING);
    }

    Node node(String selector) {
        Fx.until(selector + " is there and laid out", () -> scene().lookup(selector) != null
                && scene().lookup(selector).getLayoutBounds().getWidth() > 0 && !scene().getRoot().isNeedsLayout());
        return Fx.call(() -> scene().lookup(selector));
    }

    Awaiting awaiting() {
        return Fx.call(table::awaiting);
    }

    PatolliState state() {
        return (PatolliState) Fx.call(table::state);
    }

    boolean isOpen() {
        return Fx.call(stage::isShowing);
    }

    @Override
    public void close() {
        Fx.run(() -> {
            sound.stop();
            stage.hide();
        });
        WaitForAsyncUtils.clearExceptions();
    }
}

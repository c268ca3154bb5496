package patolli.ui;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.testfx.util.WaitForAsyncUtils;
import patolli.beans.CastSource;
import patolli.beans.SeededCasts;
import patolli.model.Awaiting;
import patolli.model.FactsModel;
import patolli.model.Preferences;
import patolli.model.TableModel;
import patolli.model.Tempo;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.rules.patolli.PatolliState;
import patolli.settings.Settings;
import patolli.settings.SettingsStore;
import patolli.testkit.Fx;
import patolli.testkit.HeardAudio;
import patolli.testkit.Positions;
import patolli.ui.common.Pictures;
import patolli.ui.sound.EveningSound;
import patolli.ui.theatre.Act;

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
    private EveningSound sound;

    TestEvening(Path folder) {
        store = new SettingsStore(folder);
        preferences.tempoProperty().set(Tempo.INSTANT);
        preferences.of(Settings.TUTORIAL_SEEN).set(true);
    }

    /** A seed with which this side wins the contest, if bets are {@link #bet} and the first move is always chosen. */
    static long seedFor(Side winner) {
        for (long seed = 1;; seed++) {
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
        Fx.start();
        Fx.run(() -> {
            table = table(seed, Platform::runLater);
            stage = new Stage();
            window = new GameWindow(stage, table, preferences, store, Runnable::run);
            director = new Director(window.theatre(), new EveningScenes(table, preferences, new Pictures(),
                    FactsModel.NONE, Optional.empty(), audio), table, preferences, stage::close, new Random(1));
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

    void until(Act act) {
        Fx.until(act + " is shown", () -> window.theatre().actProperty().get() == act
                && !scene().getRoot().isNeedsLayout());
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

package patolli.tour;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.Scene;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import patolli.ai.Opponents;
import patolli.app.GameTables;
import patolli.model.Adviser;
import patolli.model.Preferences;
import patolli.model.Tempo;
import patolli.testkit.Fx;
import patolli.testkit.TestPictures;
import patolli.ui.common.Pictures;
import patolli.ui.common.Shots;
import patolli.ui.table.GameTable;
import patolli.ui.table.Showing;
import patolli.ui.table.Showing.Sight;

/**
 * Everything that a table names as worth a picture comes before the tour's eyes: once at each table, and in each of its
 * games in the profile long.
 */
class TableTourTest {
    private static final Adviser ADVISER = state -> Opponents.plain().judge(state, 1);
    /** Seconds that a tour may take on a busy machine. */
    private static final int PATIENCE = 240;
    @TempDir private Path folder;
    private final List<String> taken = new ArrayList<>();

    @Tag("breadth")
    @Test
    void everySightOfEveryTableIsPicturedOnce() throws Exception {
        Set<Sight> seen = EnumSet.noneOf(Sight.class);
        tour(plan -> {
            List<Sight> fresh = plan.sights().stream().filter(seen::add).toList();
            return new Showing(plan.options(), plan.computers(), plan.seed(), fresh);
        }, seen::clear);
    }

    @Tag("long")
    @Tag("variants")
    @Test
    void everySightOfEveryGameIsPictured() throws Exception {
        tour(UnaryOperator.identity(), () -> { });
    }

    /**
     * Shows each table.
     *
     * @param shown what is shown of a game
     * @param begin done before each table
     */
    private void tour(UnaryOperator<Showing> shown, Runnable begin) throws Exception {
        Fx.start();
        Preferences preferences = new Preferences();
        preferences.tempoProperty().set(Tempo.INSTANT);
        int due = 0;
        for (GameTable table : GameTables.ALL.tables()) {
            begin.run();
            List<Showing> plans = table.showings().stream().map(shown).filter(plan -> !plan.sights().isEmpty())
                    .toList();
            CompletableFuture.runAsync(() -> look(showing(table, plans), preferences), Platform::runLater)
                    .get(PATIENCE, TimeUnit.SECONDS);
            for (Showing showing : plans) {
                due += showing.sights().size() + (showing.sights().contains(Sight.OVER) ? 1 : 0);
                showing.sights().forEach(sight -> assertThat(taken).as("%s of %s", sight, showing.options())
                        .anyMatch(name -> name.endsWith(sight.name().toLowerCase(Locale.ROOT).replace('_', '-'))));
            }
        }
        assertThat(taken).hasSize(due);
        assertThat(due).isPositive();
    }

    /** That table, with these showings. */
    private static GameTable showing(GameTable table, List<Showing> plans) {
        return (GameTable) Proxy.newProxyInstance(GameTable.class.getClassLoader(), new Class<?>[] {GameTable.class},
                (proxy, method, given) -> method.getName().equals("showings") ? plans : method.invoke(table, given));
    }

    private void look(GameTable table, Preferences preferences) {
        Pictures pictures = TestPictures.get();
        try (Shots shots = new Shots(folder, pictures) {
            @Override
            public void take(Scene scene, String name) {
                taken.add(name);
            }
        }) {
            new TableTour(table, state -> ADVISER.judge(state).getFirst().move(), ADVISER, preferences, pictures,
                    shots, (Parent root) -> new Scene(root, 1280, 800)).run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

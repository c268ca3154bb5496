package patolli.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.app.GameTables;
import patolli.testkit.Fx;
import patolli.ui.common.Pictures;
import patolli.ui.farewell.FarewellScene;
import patolli.ui.prolog.PrologScene;
import patolli.ui.splash.SplashScene;
import patolli.ui.table.GameTable;

/** What scenes and tables name to be fetched before they are shown is there, in both sizes. */
class ScenePicturesTest {

    @BeforeAll
    static void start() {
        Fx.start();
    }

    static List<GameTable> tables() {
        return GameTables.ALL.tables();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void aTableNamesItsMatEveryFigureAndEveryHand(GameTable table) {
        assertThat(table.pictures()).contains(table.mat().picture()).doesNotHaveDuplicates()
                .hasSizeGreaterThan(3 * table.mat().figures().size());
        fetch(Stream.concat(table.pictures().stream(), table.picturesBeforePlay().stream()).toList());
    }

    @Test
    void scenesNamePicturesThatAreThere() {
        fetch(Stream.of(SplashScene.pictures(), PrologScene.pictures(), FarewellScene.pictures())
                .flatMap(List::stream).toList());
    }

    /** Throws where one is missing. */
    private static void fetch(List<String> names) {
        for (double pixels : List.of(1.0, 2.0)) {
            Pictures pictures = new Pictures();
            pictures.setPixelsPerUnit(pixels);
            pictures.fetch(names);
            assertThat(names).allSatisfy(name -> assertThat(pictures.image(name).isError()).isFalse());
        }
    }
}

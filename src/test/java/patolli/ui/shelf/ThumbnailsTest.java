package patolli.ui.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.app.GameTables;
import patolli.play.Seats;
import patolli.rules.State;
import patolli.rules.bell.BellGame;
import patolli.testkit.Alone;
import patolli.testkit.Fx;
import patolli.testkit.Positions;
import patolli.testkit.TestPictures;
import patolli.ui.common.Pictures;
import patolli.ui.table.AllTables;

/** The small pictures of positions. */
class ThumbnailsTest {

    @BeforeEach
    void start() {
        Fx.start();
    }

    private static int[] picture(Thumbnails thumbnails, Optional<State> state) {
        return Fx.call(() -> {
            ImageView view = new ImageView();
            thumbnails.show(view, state, 160, 100);
            Image image = view.getImage();
            int[] pixels = new int[320 * 200];
            image.getPixelReader().getPixels(0, 0, 320, 200, PixelFormat.getIntArgbInstance(), pixels, 0, 320);
            return pixels;
        });
    }

    private static Thumbnails real() {
        return Fx.call(() -> SavedGames.thumbnails(GameTables.ALL, TestPictures.get()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell players=4", "pagade", "tablan"})
    @Tag("breadth")
    void everyPositionOfEveryGameHasAPictureWithoutHoles(String setup) {
        Thumbnails thumbnails = real();
        for (State state : Positions.game(setup, 3).limit(40).toList()) {
            assertThat(Arrays.stream(picture(thumbnails, Optional.of(state))).allMatch(argb -> argb >>> 24 == 255))
                    .isTrue();
        }
    }

    @Test
    void aPieceOnTheMatIsSeen() {
        Thumbnails thumbnails = real();
        List<State> game = Positions.game("patolli", 3).limit(60).toList();
        assertThat(picture(thumbnails, Optional.of(game.getFirst())))
                .isNotEqualTo(picture(thumbnails, Optional.of(game.getLast())))
                .isEqualTo(picture(real(), Optional.of(game.getFirst())));
    }

    @Test
    void whatCannotBeReadIsAnEmptyCard() {
        Thumbnails thumbnails = real();
        assertThat(picture(thumbnails, Optional.empty())).contains(0xFFA62B1F)
                .isNotEqualTo(picture(thumbnails, Optional.of(Positions.opening("bell"))));
    }

    @Test
    void aGameOfItsOwnPainterIsPaintedByIt() {
        List<State> painted = new ArrayList<>();
        Thumbnails thumbnails = Fx.call(() -> new Thumbnails(Map.of(BellGame.INSTANCE, noting(painted)),
                new PlainGlimpse(TestPictures.get(), state -> "", state -> ""), (state, seats) -> "far"));
        State bell = Positions.opening("bell");
        State pagade = Positions.opening("pagade");
        picture(thumbnails, Optional.of(bell));
        picture(thumbnails, Optional.of(pagade));
        picture(thumbnails, Optional.of(bell));
        assertThat(painted).as("once, and only its own").containsExactly(bell);
        assertThat(thumbnails.progress(bell, Seats.allPlayers(bell.sides()))).isEqualTo("far");
        Thumbnails without = Fx.call(() -> SavedGames.thumbnails(new AllTables(GameTables.ALL.tables().stream()
                .filter(table -> table.game() != pagade.game()).toList()), TestPictures.get()));
        assertThat(without.progress(pagade, Seats.allPlayers(pagade.sides()))).isEmpty();
    }

    @Test
    void ofTwoHundredGamesOnlyThoseInSightArePainted() {
        List<State> painted = new ArrayList<>();
        TestShelf test = new TestShelf();
        List<State> positions = Positions.game("bell", 3).distinct().limit(200).toList();
        for (int i = 0; i < positions.size(); i++) {
            test.with(TestShelf.item("game-" + i, i, positions.get(i)));
        }
        assertThat(test.items).hasSizeGreaterThan(100);
        try (Alone sheet = Alone.show(() -> {
            Pictures pictures = TestPictures.get();
            Thumbnails thumbnails = new Thumbnails(Map.of(BellGame.INSTANCE, noting(painted)),
                    new PlainGlimpse(pictures, state -> "", state -> ""), (state, seats) -> "");
            return SavedGames.load(test.model(), pictures, thumbnails, TestShelf.words());
        })) {
            assertThat(TestShelf.chosen(sheet)).isEqualTo("game-0");
            assertThat(Fx.call(() -> List.copyOf(painted))).hasSizeLessThan(20);
            Fx.run(() -> TestShelf.list(sheet).scrollTo(90));
            Fx.until("what is scrolled to is painted", () -> painted.contains(positions.get(90)));
            assertThat(Fx.call(() -> List.copyOf(painted))).hasSizeLessThan(30);
        }
    }

    /** Notes what it is asked to paint. */
    private static Glimpse noting(List<State> painted) {
        return (state, pen, width, height) -> painted.add(state);
    }
}

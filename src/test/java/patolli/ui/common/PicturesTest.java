package patolli.ui.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.WritableImage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import patolli.testkit.Fx;

/** What a view shows when the screen's pixels become smaller or larger. */
class PicturesTest {
    private static final String WIDE = "prolog/ruins.jpg";
    private final Pictures pictures = new Pictures();

    @BeforeAll
    static void start() {
        Fx.start();
    }

    @Test
    void anEnlargedPartKeepsItsSizeInBothSizesOfThePicture() {
        Fx.run(() -> {
            ImageView view = pictures.view(WIDE);
            pictures.enlarge(view, new Rectangle2D(20, 10, 1240, 775), 1280, 800);
            for (double density : new double[] {2, 1}) {
                pictures.setPixelsPerUnit(density);
                assertThat(view.getFitWidth()).isEqualTo(1280);
                assertThat(view.getFitHeight()).isEqualTo(800);
                assertThat(view.getViewport()).isEqualTo(new Rectangle2D(20 * density, 10 * density, 1240 * density,
                        775 * density));
            }
        });
    }

    @Test
    void aTintedViewShowsWhatIsMadeOfItsPictureInEverySize() {
        Fx.run(() -> {
            ImageView view = pictures.view(WIDE);
            pictures.tint(view, "small", picture -> new WritableImage((int) picture.getWidth() / 2, 3));
            assertThat(view.getImage().getHeight()).isEqualTo(3);
            double single = view.getImage().getWidth();
            pictures.setPixelsPerUnit(2);
            assertThat(view.getImage().getWidth()).isEqualTo(2 * single);
            assertThat(view.getFitWidth()).isEqualTo(2 * single);
        });
    }

    @Test
    void whatSeveralWaitForIsMadeOnce() {
        Fx.run(() -> {
            List<Runnable> work = new ArrayList<>();
            Pictures busy = new Pictures(work::add, Runnable::run);
            List<Image> got = new ArrayList<>();
            UnaryOperator<Image> making = picture -> new WritableImage(3, 3);
            busy.made(WIDE, "same", making, got::add);
            busy.made(WIDE, "same", making, got::add);
            assertThat(work).hasSize(1);
            work.forEach(Runnable::run);
            assertThat(got).hasSize(2).containsOnly(got.getFirst());
        });
    }

    @Test
    void whatWasMadeIsKeptUntilItIsForgotten() {
        Fx.run(() -> {
            List<Image> got = new ArrayList<>();
            UnaryOperator<Image> making = picture -> new WritableImage(3, 3);
            pictures.made(WIDE, "kept", making, got::add);
            pictures.made(WIDE, "kept", making, got::add);
            pictures.forgetMade();
            pictures.made(WIDE, "kept", making, got::add);
            assertThat(got.get(1)).isSameAs(got.getFirst());
            assertThat(got.get(2)).isNotSameAs(got.getFirst());
        });
    }

    @Test
    void whatWasExpectedAndNotShownIsLetGoOf() {
        Fx.run(() -> {
            List<Runnable> beside = new ArrayList<>();
            Pictures busy = new Pictures(beside::add, Runnable::run);
            busy.expect(List.of(WIDE, "mictlan/wall.jpg"));
            beside.forEach(Runnable::run);
            beside.clear();
            Image shown = busy.image(WIDE);
            busy.expect(List.of());
            busy.expect(List.of(WIDE, "mictlan/wall.jpg"));
            assertThat(beside).as("only what was let go of is loaded anew").hasSize(1);
            assertThat(busy.image(WIDE)).isSameAs(shown);
        });
    }

    @Test
    void whatIsExpectedNoMoreComesTooLate() {
        Fx.run(() -> {
            List<Runnable> beside = new ArrayList<>();
            Pictures busy = new Pictures(beside::add, Runnable::run);
            busy.expect(List.of(WIDE));
            busy.expect(List.of());
            beside.forEach(Runnable::run);
            beside.clear();
            busy.expect(List.of(WIDE));
            assertThat(beside).hasSize(1);
        });
    }

    @Test
    void whatIsFetchedIsLoadedBesideTheFxThread() {
        Fx.run(() -> {
            List<Runnable> beside = new ArrayList<>();
            List<Runnable> back = new ArrayList<>();
            Pictures busy = new Pictures(beside::add, back::add);
            busy.fetch(List.of("table/flare.png"));
            assertThat(beside).hasSize(1);
            beside.forEach(Runnable::run);
            back.forEach(Runnable::run);
            Image there = busy.image("table/flare.png");
            busy.fetch(List.of("table/flare.png"));
            assertThat(beside).hasSize(1);
            assertThat(busy.image("table/flare.png")).isSameAs(there);
        });
    }

    @Test
    void whatCouldNotBeMadeIsTriedAnew() {
        Fx.run(() -> {
            List<Image> got = new ArrayList<>();
            assertThatThrownBy(() -> pictures.made(WIDE, "once", picture -> {
                throw new IllegalStateException("no room for it");
            }, got::add)).isInstanceOf(IllegalStateException.class);
            pictures.made(WIDE, "once", picture -> picture, got::add);
            assertThat(got).hasSize(1);
        });
    }

    @Test
    void aViewForLaterIsEmptyUntilItsPictureIsLoaded() {
        Fx.run(() -> {
            List<Runnable> work = new ArrayList<>();
            Pictures busy = new Pictures(work::add, Runnable::run);
            ImageView view = new ImageView();
            busy.later(view, WIDE, ready -> busy.crop(ready, new Rectangle2D(1, 2, 30, 40)));
            assertThat(view.getImage()).isNull();
            work.removeFirst().run();
            assertThat(view.getImage().getWidth()).isGreaterThan(1000);
            assertThat(view.getFitWidth()).isEqualTo(30);
        });
    }

    @Test
    void aLargePictureIsSharedByWhatShowsIt() {
        Fx.run(() -> assertThat(pictures.view(WIDE).getImage()).isSameAs(pictures.image(WIDE)));
    }

    @Test
    void whatWasFetchedIsShownAsItWasLoaded() {
        Fx.run(() -> {
            List<Runnable> work = new ArrayList<>();
            Pictures busy = new Pictures(work::add, Runnable::run);
            busy.fetch(List.of(WIDE));
            busy.fetch(List.of(WIDE));
            assertThat(work).as("it is loaded once").hasSize(1);
            work.removeFirst().run();
            Image shown = busy.image(WIDE);
            assertThat(busy.image(WIDE)).isSameAs(shown);
        });
    }

    @Test
    void whoWaitsForTheNextFramesIsToldWhenTheMakingFails() {
        List<Runnable> work = new ArrayList<>();
        List<Optional<String>> had = new ArrayList<>();
        Pictures busy = new Pictures(Runnable::run, work::add, Runnable::run);
        busy.soon(() -> "made", had::add);
        busy.<String>soon(() -> {
            throw new IllegalStateException("no room");
        }, had::add);
        assertThat(had).isEmpty();
        work.getFirst().run();
        assertThatThrownBy(work.getLast()::run).isInstanceOf(IllegalStateException.class);
        assertThat(had).containsExactly(Optional.of("made"), Optional.empty());
    }
}

package patolli.ui.prolog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.animation.Animation;
import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import patolli.model.Preferences;
import patolli.model.Tempo;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.Alone;
import patolli.testkit.TestPictures;
import patolli.text.Texts;
import patolli.ui.prolog.StoryPage.Sight;
import patolli.ui.prolog.StoryPage.Thunder;
import patolli.ui.weather.Strike;

/** The prolog alone: its pages, and the way out of it. */
class PrologTest {
    private static final List<StoryPage> PAGES = List.of(
            new StoryPage("Stones.\nDust.", Sight.RUINS, Optional.empty()),
            new StoryPage("A crack.", Sight.SHAPE, Optional.of(Thunder.NEAR)),
            new StoryPage("Patolli, anyone?", Sight.OFFER, Optional.empty()));
    private final Preferences preferences = new Preferences();
    private int ends;
    private final PrologModel model = new PrologModel(PAGES, () -> ends++);
    private PrologScene prolog;
    private Alone shown;

    private void open(Tempo tempo) {
        preferences.tempoProperty().set(tempo);
        Fx.start();
        prolog = Fx.call(() -> PrologScene.load(model, TestPictures.get(), preferences));
        shown = Alone.show(() -> prolog);
    }

    @AfterEach
    void close() {
        shown.close();
    }

    private List<String> words() {
        return Fx.call(() -> shown.scene().getRoot().lookupAll(".telling").stream()
                .filter(line -> line.getOpacity() == 1)
                .map(line -> ((Label) line).getText()).toList());
    }

    @Test
    void theWordsOfEachPageAreShown() {
        open(Tempo.INSTANT);
        assertThat(words()).containsExactly("Stones.", "Dust.");
        Fx.run(model::next);
        assertThat(words()).containsExactly("A crack.");
    }

    @Test
    void anyKeySkipsTheWholeStoryOnce() {
        open(Tempo.INSTANT);
        Keys.type(KeyCode.A);
        Keys.type(KeyCode.B);
        assertThat(ends).isEqualTo(1);
    }

    @Test
    void arrowsTurnThePages() {
        open(Tempo.INSTANT);
        for (KeyCode on : List.of(KeyCode.RIGHT, KeyCode.DOWN, KeyCode.PAGE_DOWN)) {
            Keys.type(on);
            assertThat(words()).as(on + " turns on").containsExactly("A crack.");
            Keys.type(KeyCode.LEFT);
            assertThat(model.at()).isZero();
        }
        for (KeyCode back : List.of(KeyCode.LEFT, KeyCode.UP, KeyCode.PAGE_UP)) {
            Fx.run(model::next);
            Keys.type(back);
            assertThat(words()).as(back + " turns back").containsExactly("Stones.", "Dust.");
        }
        Keys.type(KeyCode.LEFT);
        assertThat(model.at()).as("there is nothing before the first").isZero();
        assertThat(ends).isZero();
    }

    @Test
    void anArrowThatIsHeldTurnsOnePageAndTheLastOneEndsTheStory() {
        open(Tempo.INSTANT);
        Keys.press(KeyCode.RIGHT);
        Keys.press(KeyCode.RIGHT);
        assertThat(model.at()).isEqualTo(1);
        Keys.release(KeyCode.RIGHT);
        Keys.type(KeyCode.RIGHT);
        assertThat(ends).isZero();
        Keys.type(KeyCode.RIGHT);
        assertThat(ends).isEqualTo(1);
    }

    @Test
    void shiftAloneSkipsNothing() {
        open(Tempo.INSTANT);
        Keys.type(KeyCode.SHIFT);
        assertThat(ends).isZero();
    }

    @Test
    void aClickAnywhereSkips() {
        open(Tempo.INSTANT);
        Mouse.click(shown.scene(), new Point2D(30, 30));
        assertThat(ends).isEqualTo(1);
    }

    @Test
    void pagesTurnByThemselvesAndTheLastEndsTheStory() {
        open(Tempo.NORMAL);
        for (int page = 0; page < PAGES.size(); page++) {
            int at = page;
            Fx.until("page " + at + " is shown", () -> model.at() == at);
            Fx.run(() -> turning().jumpTo(turning().getTotalDuration()));
        }
        Fx.until("the story has ended", () -> ends == 1);
    }

    @Test
    void lightningStrikesWithItsPage() {
        open(Tempo.NORMAL);
        List<Strike> heard = new ArrayList<>();
        Fx.run(() -> {
            prolog.setOnStrike(heard::add);
            model.next();
        });
        assertThat(heard).containsExactly(Strike.NEAR);
    }

    @Test
    void aSceneThatWasDetachedTurnsNoPageAndHearsNoKey() {
        open(Tempo.NORMAL);
        Fx.run(prolog::detach);
        assertThat(turning().getStatus()).isEqualTo(Animation.Status.STOPPED);
        Keys.type(KeyCode.A);
        assertThat(ends).isZero();
    }

    @Test
    void theFigureIsInAnotherPoseOnEachPageThatShowsHim() {
        open(Tempo.INSTANT);
        assertThat(poses()).isEmpty();
        Fx.run(model::next);
        assertThat(poses()).as("a shape in the dark").isEmpty();
        Fx.run(model::next);
        assertThat(poses()).containsExactly(Pose.OFFERING);
        List<Pose> told = StoryPage.of(new Texts("prolog")).stream()
                .flatMap(page -> Look.of(page.sight()).pose().stream()).toList();
        assertThat(told).as("all poses, each once").containsExactly(Pose.values());
    }

    private Set<Pose> poses() {
        return Fx.call(() -> prolog.controller().poses());
    }

    private Animation turning() {
        return prolog.controller().turning();
    }
}

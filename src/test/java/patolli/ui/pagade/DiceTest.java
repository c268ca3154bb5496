package patolli.ui.pagade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Point2D;
import javafx.scene.Parent;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import org.junit.jupiter.api.Test;
import patolli.testkit.Fx;
import patolli.testkit.TestPictures;

/** Long dice that have been used lie in the shade, from the beginning of the move that uses them. */
class DiceTest {

    private static List<Boolean> used(String cast, Consumer<Dice> then) {
        Fx.start();
        return Fx.call(() -> {
            Pane layer = new Pane();
            Dice dice = new Dice(layer, TestPictures.get());
            dice.show(cast);
            then.accept(dice);
            return ((Parent) dice.heap()).getChildrenUnmodifiable().stream().filter(DieSprite.class::isInstance)
                    .map(DieSprite.class::cast).map(DieSprite::isUsed).sorted().toList();
        });
    }

    @Test
    void aMoveSpendsWhatIsNotLeftAfterIt() {
        assertThat(used("3,4", dice -> { })).containsExactly(false, false);
        assertThat(used("3,4", dice -> dice.spend(List.of(4)))).containsExactly(false, true);
        assertThat(used("3,4", dice -> {
            dice.left(List.of(4));
            dice.spend(List.of());
        })).containsExactly(true, true);
        assertThat(used("3,4", dice -> dice.spend(List.of()))).containsExactly(true, true);
    }

    @Test
    void ofADoubleOneIsLeftTheSameOneThenAndLater() {
        assertThat(used("4,4", dice -> {
            dice.spend(List.of(4));
            dice.left(List.of(4));
            assertThat(dice.lying(4)).hasSize(1);
        })).containsExactly(false, true);
    }

    @Test
    void whatHasBeenUsedLiesSoUntilItIsGatheredOrThrownAgain() {
        assertThat(used("3,4", dice -> {
            dice.spend(List.of());
            dice.left(List.of());
        })).containsExactly(true, true);
        assertThat(used("3,4", dice -> {
            dice.spend(List.of());
            dice.show("1,6");
            dice.left(List.of());
        })).containsExactly(false, false);
        assertThat(used("3,4", dice -> {
            dice.spend(List.of());
            dice.gather();
        })).containsExactly(false, false);
        assertThat(used("3,4", dice -> {
            dice.spend(List.of());
            dice.left(List.of(3, 4));
        })).containsExactly(false, false);
    }

    private static boolean shows(Consumer<Dice> then, String cast) {
        Fx.start();
        return Fx.call(() -> {
            Dice dice = new Dice(new Pane(), TestPictures.get());
            then.accept(dice);
            return dice.isShowing(cast);
        });
    }

    @Test
    void gatheredDiceShowNoCast() {
        // Gathered, a 6 and a 4 are seen.
        assertThat(shows(Dice::gather, "6")).isFalse();
        assertThat(shows(dice -> {
            dice.show("3,6");
            dice.gather();
        }, "6")).isFalse();
        assertThat(shows(dice -> {
            dice.show("3,6");
            dice.swept(Point2D.ZERO, Duration.ONE);
        }, "4,6")).isFalse();
    }

    @Test
    void aCastShowsEachOfItsDice() {
        assertThat(shows(dice -> dice.show("3,6"), "3,6")).isTrue();
        assertThat(shows(dice -> dice.show("3,6"), "6")).isTrue();
        assertThat(shows(dice -> dice.show("3,6"), "4")).isFalse();
        assertThat(shows(dice -> dice.thrown("1,1", Duration.ONE), "1,1")).isTrue();
    }

    /** Taken up with one die left, the table knows no other: a double's second must be laid beside it anew. */
    @Test
    void oneDieIsNoDouble() {
        assertThat(shows(dice -> dice.show("3"), "3")).isTrue();
        assertThat(shows(dice -> dice.show("3"), "3,3")).isFalse();
    }
}

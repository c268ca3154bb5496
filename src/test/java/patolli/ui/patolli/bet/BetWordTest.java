package patolli.ui.patolli.bet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.scene.text.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.model.Preferences;
import patolli.model.Tempo;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.save.Entry;
import patolli.testkit.Alone;
import patolli.testkit.Contrast;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.Positions;
import patolli.testkit.TestPictures;
import patolli.ui.common.View;
import patolli.ui.proof.PlayersWord;
import patolli.ui.table.BetAsked;
import patolli.ui.table.HintAsked;

/** The players' word, typed where the bet is laid. */
class BetWordTest {
    private final List<Integer> laid = new ArrayList<>();
    private final StringProperty typed = new SimpleStringProperty("");
    private final Preferences preferences = new Preferences();
    private BetModel model;
    private Alone bet;

    private void show(PlayersWord word) {
        Fx.start();
        preferences.tempoProperty().set(Tempo.INSTANT);
        model = new BetModel(new BetAsked(Positions.opening("patolli"),
                Seats.mirrorPlays(List.of(Side.RED, Side.BLUE), Side.BLUE), laid::add, Optional.empty(), word,
                HintAsked.none(), false));
        bet = Alone.show(() -> BetScene.load(model, TestPictures.get(), preferences, new NoMenus(), () -> { }));
    }

    @AfterEach
    void close() {
        bet.close();
    }

    @Test
    void whatIsTypedStaysInTheField() {
        show(new PlayersWord.Asked(typed));
        Mouse.click(bet.node("#word"));
        for (KeyCode key : List.of(KeyCode.M, KeyCode.SPACE, KeyCode.R, KeyCode.SPACE, KeyCode.L, KeyCode.H)) {
            Keys.type(key);
        }
        assertThat(Fx.call(typed::get)).isEqualToIgnoringCase("m r lh");
        for (KeyCode key : List.of(KeyCode.HOME, KeyCode.LEFT, KeyCode.END, KeyCode.RIGHT, KeyCode.UP, KeyCode.DOWN)) {
            Keys.type(key);
        }
        assertThat(model.amountProperty().get()).as("the arrows are the field's").isEqualTo(2);
        assertThat(laid).isEmpty();
        assertThat(bet.isFocused("#word")).isTrue();
    }

    @Test
    void enterLeavesTheFieldAndOnlyTheNextOneLaysTheBet() {
        show(new PlayersWord.Asked(typed));
        Mouse.click(bet.node("#word"));
        Keys.type(KeyCode.A);
        Keys.press(KeyCode.ENTER);
        Keys.press(KeyCode.ENTER);
        assertThat(laid).as("a key that is held").isEmpty();
        Keys.release(KeyCode.ENTER);
        assertThat(bet.isFocused("#layDown")).isTrue();
        assertThat(laid).isEmpty();
        Keys.type(KeyCode.ENTER);
        assertThat(laid).containsExactly(2);
        assertThat(Fx.call(typed::get)).isEqualToIgnoringCase("a");
    }

    @Test
    void escLeavesTheFieldAndForgetsNothing() {
        show(new PlayersWord.Asked(typed));
        Mouse.click(bet.node("#word"));
        Keys.type(KeyCode.A);
        Keys.type(KeyCode.ESCAPE);
        assertThat(bet.isFocused("#layDown")).isTrue();
        assertThat(Fx.call(typed::get)).isEqualToIgnoringCase("a");
        Keys.type(KeyCode.RIGHT);
        assertThat(model.amountProperty().get()).isEqualTo(3);
    }

    @Test
    void theBetStillHasTheKeyboardFirstAndNoWordIsNeeded() {
        show(new PlayersWord.Asked(typed));
        Keys.type(KeyCode.RIGHT);
        Keys.type(KeyCode.ENTER);
        assertThat(laid).containsExactly(3);
        assertThat(Fx.call(typed::get)).isEmpty();
    }

    @Test
    void noMoreFitsThanCounts() {
        show(new PlayersWord.Asked(typed));
        TextField field = (TextField) bet.node("#word");
        String long70 = "\uD83D\uDC0D" + "x".repeat(69);
        Fx.run(() -> field.replaceText(0, 0, long70));
        String kept = Fx.call(typed::get);
        assertThat(kept).isEqualTo(Entry.Word.line(long70)).hasSize(Entry.Word.LONGEST + 1).startsWith("\uD83D\uDC0D");
        Fx.run(() -> field.insertText(3, "y"));
        assertThat(Fx.call(typed::get)).isEqualTo(kept);
        Fx.run(() -> field.replaceText(0, 2, "z"));
        assertThat(Fx.call(typed::get)).startsWith("zxx");
    }

    @Test
    void whatWasTypedBeforeIsStillThere() {
        typed.set("from before");
        show(new PlayersWord.Asked(typed));
        assertThat(Fx.call(() -> ((TextField) bet.node("#word")).getText())).isEqualTo("from before");
    }

    @Test
    void aWordThatWasAddedIsShownAndCanNotBeChanged() {
        show(new PlayersWord.Added("qu\u00E9 ser\u00E1"));
        assertThat(bet.text(".bet-word-added")).contains("qu\u00E9 ser\u00E1");
        assertThat(Fx.call(() -> bet.scene().lookup("#word"))).isNull();
    }

    @Test
    void whereItIsTooLateThereIsNothing() {
        show(new PlayersWord.None());
        assertThat(Fx.call(() -> ((Pane) bet.node("#wordPlace")).getChildren())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {".bet-heading", "#menuPlace", "#redName", "#layDown", "#stake", "#sealPlace"})
    void itCoversNothing(String other) {
        show(new PlayersWord.Asked(typed));
        Node place = bet.node("#wordPlace");
        Node near = bet.node(other);
        assertThat(Fx.call(() -> place.localToScene(place.getLayoutBounds()).intersects(
                near.localToScene(near.getLayoutBounds())))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {".bet-word-name .text", ".bet-word-why .text", "#word .text"})
    void itCanBeRead(String selector) {
        typed.set("Mixquiahuala");
        show(new PlayersWord.Asked(typed));
        assertThat(Fx.call(() -> bet.scene().getRoot().lookupAll(selector).stream().map(Text.class::cast)
                .filter(text -> text.isVisible() && text.getLayoutBounds().getWidth() > 8)
                .mapToDouble(Contrast::of).min().orElseThrow())).isGreaterThanOrEqualTo(4.5);
    }

    /** Nothing where the menus are. */
    private static final class NoMenus implements View {
        private final Parent root = new Pane();

        @Override
        public Parent root() {
            return root;
        }

        @Override
        public void attach(Scene scene) { }

        @Override
        public void detach() { }
    }
}

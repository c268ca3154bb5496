package patolli.ui.patolli.bet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.beans.Seal;
import patolli.beans.Seed;
import patolli.model.Preferences;
import patolli.model.Tempo;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.testkit.Alone;
import patolli.testkit.Contrast;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.Positions;
import patolli.testkit.TestPictures;
import patolli.ui.common.View;
import patolli.ui.proof.PlayersWord;
import patolli.ui.proof.ShownSeal;
import patolli.ui.table.BetAsked;
import patolli.ui.table.HintAsked;

/** The seal of the beans, shown where the bet is laid. */
class BetSealTest {
    private static final Seal SEAL = Seed.draw(new SplittableRandom(7)).seal("");
    private final List<Integer> laid = new ArrayList<>();
    private final Preferences preferences = new Preferences();
    private int unfolded;
    private Alone bet;

    @BeforeEach
    void show() {
        Fx.start();
        preferences.tempoProperty().set(Tempo.INSTANT);
        bet = show(Optional.of(new ShownSeal(SEAL, () -> unfolded++)));
    }

    private Alone show(Optional<ShownSeal> seal) {
        return show(seal, false);
    }

    private Alone show(Optional<ShownSeal> seal, boolean trial) {
        BetModel model = new BetModel(new BetAsked(Positions.opening("patolli"),
                Seats.mirrorPlays(List.of(Side.RED, Side.BLUE), Side.BLUE), laid::add, seal, new PlayersWord.None(),
                HintAsked.none(), trial));
        return Alone.show(() -> BetScene.load(model, TestPictures.get(), preferences, new NoMenus(), () -> { }));
    }

    @AfterEach
    void close() {
        bet.close();
    }

    @Test
    void itUnfoldsByMouseAndByEnterAndNothingIsLaidDown() {
        assertThat(bet.node("#seal").getAccessibleText()).contains(SEAL.words());
        Mouse.click(bet.node("#seal"));
        Fx.run(bet.node("#seal")::requestFocus);
        Keys.type(KeyCode.ENTER);
        assertThat(unfolded).isEqualTo(2);
        assertThat(laid).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {".bet-heading", "#menuPlace", "#redName", "#blueName", "#layDown", "#stake"})
    void itCoversNothing(String other) {
        Node seal = bet.node("#seal");
        Node near = bet.node(other);
        assertThat(Fx.call(() -> seal.localToScene(seal.getLayoutBounds()).intersects(
                near.localToScene(near.getLayoutBounds())))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {".seal-caption .text", ".seal-words .text"})
    void itCanBeRead(String selector) {
        assertThat(Fx.call(() -> Contrast.of((Text) bet.scene().lookup(selector)))).isGreaterThanOrEqualTo(4.5);
    }

    @Test
    void theButtonThatLaysDownStillHasTheKeyboardFirst() {
        Keys.type(KeyCode.ENTER);
        assertThat(laid).containsExactly(2);
        assertThat(unfolded).isZero();
    }

    @Test
    void withoutASealThereIsNone() {
        bet.close();
        bet = show(Optional.empty());
        assertThat(Fx.call(() -> bet.scene().lookup("#seal"))).isNull();
    }

    @Test
    void aTrialSaysThatItIsOneWhereTheSealWouldBe() {
        assertThat(Fx.call(() -> bet.scene().lookup(".woven-tag"))).isNull();
        bet.close();
        bet = show(Optional.empty(), true);
        Node tag = bet.node(".woven-tag");
        assertThat(((Text) tag.lookup(".text")).getText()).isEqualTo("Trial");
        assertThat(Fx.call(() -> Contrast.of((Text) tag.lookup(".text")))).isGreaterThanOrEqualTo(4.5);
        Node heading = bet.node(".bet-heading");
        assertThat(Fx.call(() -> tag.localToScene(tag.getLayoutBounds()).intersects(
                heading.localToScene(heading.getLayoutBounds())))).isFalse();
    }

    /** A button where the menus are. */
    private static final class NoMenus implements View {
        private final Parent root = new Button("Menus");

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

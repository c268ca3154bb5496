package patolli.ui.patolli.bet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import patolli.ai.Judged;
import patolli.model.Hint;
import patolli.model.Preferences;
import patolli.model.TableModel;
import patolli.model.Tempo;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.PatolliState;
import patolli.settings.Movement;
import patolli.settings.Settings;
import patolli.testkit.Alone;
import patolli.testkit.Contrast;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.Positions;
import patolli.testkit.ScriptedCasts;
import patolli.testkit.TestPictures;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Sprite;
import patolli.ui.menu.MenuModel;
import patolli.ui.menu.MenuModel.Command;
import patolli.ui.menu.Menus;
import patolli.ui.proof.PlayersWord;
import patolli.ui.table.BetAsked;
import patolli.ui.table.HintAsked;

/** The bet alone, over a model of its own. */
class BetSceneTest {
    private static final Seats SEATS = Seats.mirrorPlays(List.of(Side.RED, Side.BLUE), Side.BLUE);
    private final List<Integer> laid = new ArrayList<>();
    private final List<Command> commands = new ArrayList<>();
    private final Preferences preferences = new Preferences();
    private final ObjectProperty<Optional<Hint>> hint = new SimpleObjectProperty<>(Optional.empty());
    private BetModel model;
    private Alone bet;

    @BeforeEach
    void show() {
        Fx.start();
        preferences.tempoProperty().set(Tempo.INSTANT);
        PatolliState state = (PatolliState) Positions.opening("patolli");
        model = new BetModel(new BetAsked(state, SEATS, laid::add, Optional.empty(), new PlayersWord.None(),
                new HintAsked(hint, this::advise), false));
        bet = Alone.show(() -> BetScene.load(model, TestPictures.get(), preferences, Menus.view(new MenuModel(
                new TableModel(() -> state, SEATS, () -> ScriptedCasts.always(1), any -> 0, Runnable::run,
                        Runnable::run), preferences, Optional.empty(),
                Map.of(Command.EXIT, () -> commands.add(Command.EXIT)))), () -> { }));
    }

    /** As the table does: the best first, then all. */
    private void advise() {
        State state = Positions.opening("patolli");
        hint.set(Optional.of(hint.get().map(Hint::inFull).orElseGet(() -> new Hint(state,
                state.moves().reversed().stream().map(bet -> new Judged(bet, bet / 40.0)).toList(), Map.of(),
                Hint.Part.BEST))));
    }

    private String counsel() {
        return Fx.call(() -> ((Pane) bet.node("#counselPlace")).getChildren().stream()
                .flatMap(line -> line instanceof VBox paper ? paper.getChildren().stream() : Stream.of(line))
                .map(line -> line instanceof Label label ? label.getText() : line.getAccessibleText())
                .map(words -> words.replace('\u00A0', ' ')).collect(Collectors.joining("\n")));
    }

    @AfterEach
    void close() {
        bet.close();
    }

    private List<Sprite> things(Side side) {
        return ((BetController) ((FxmlView<?>) bet.view()).controller()).stakes().of(side);
    }

    private long inBowl(Side side) {
        return Fx.call(() -> things(side).stream().filter(thing -> thing.at().getY() < 260).count());
    }

    @Test
    void aBetThatLeavesNothingInHandSaysWhatThatMeans() {
        assertThat(bet.text("#warning")).isEmpty();
        Keys.type(KeyCode.END);
        assertThat(bet.text("#warning")).contains("empty").doesNotContain("{");
        Keys.type(KeyCode.LEFT);
        assertThat(bet.text("#warning")).isEmpty();
    }

    @Test
    void arrowsChangeTheBetAndEnterLaysItDown() {
        Keys.type(KeyCode.RIGHT);
        Keys.type(KeyCode.UP);
        assertThat(bet.text("#amountLabel")).startsWith("4 ");
        assertThat(bet.text("#redCount")).contains("6 kept", "4 staked");
        assertThat(bet.text("#blueCount")).contains("6 kept", "4 staked");
        Keys.type(KeyCode.LEFT);
        Keys.type(KeyCode.ENTER);
        assertThat(laid).containsExactly(3);
    }

    @Test
    void homeAndEndAreTheLeastAndTheMost() {
        Keys.type(KeyCode.END);
        assertThat(bet.text("#redCount")).contains("nothing kept", "10 staked");
        assertThat(inBowl(Side.RED)).isEqualTo(10);
        Keys.type(KeyCode.RIGHT);
        assertThat(model.amountProperty().get()).isEqualTo(10);
        Keys.type(KeyCode.HOME);
        Keys.type(KeyCode.LEFT);
        Keys.type(KeyCode.DOWN);
        assertThat(model.amountProperty().get()).as("a bet of nothing is impossible").isEqualTo(1);
        assertThat(inBowl(Side.BLUE)).isEqualTo(1);
    }

    @Test
    void theBarIsDraggedAndTheThingsFollow() {
        Slider bar = (Slider) bet.node("#stake");
        Node track = bet.node("#stake .track");
        Mouse.drag(bet.node("#stake .thumb"), Fx.call(() -> track.localToScene(
                track.getLayoutBounds().getWidth() * 0.66, track.getLayoutBounds().getCenterY())));
        int amount = model.amountProperty().get();
        assertThat(amount).isBetween(6, 8).isEqualTo((int) Math.round(Fx.call(bar::getValue)));
        assertThat(inBowl(Side.RED)).isEqualTo(amount);
        assertThat(inBowl(Side.BLUE)).isEqualTo(amount);
        Mouse.click(bet.node("#layDown"));
        assertThat(laid).containsExactly(amount);
    }

    @Test
    void noTwoThingsLieInOnePlace() {
        for (int amount = 1; amount <= 10; amount++) {
            int now = amount;
            Fx.run(() -> model.amountProperty().set(now));
            List<Point2D> places = Fx.call(() -> List.of(Side.RED, Side.BLUE).stream()
                    .flatMap(side -> things(side).stream()).map(Sprite::at).toList());
            assertThat(places).hasSize(20).doesNotHaveDuplicates();
        }
    }

    @Test
    void thingsFlyUnlessLessMovementIsWanted() {
        preferences.tempoProperty().set(Tempo.RELAXED);
        Fx.run(() -> model.amountProperty().set(5));
        ThingsToBet stakes = ((BetController) ((FxmlView<?>) bet.view()).controller()).stakes();
        assertThat(Fx.call(() -> stakes.flights().size())).isEqualTo(6);
        Fx.run(() -> preferences.of(Settings.MOTION).set(Movement.REDUCED));
        Fx.run(() -> model.amountProperty().set(1));
        assertThat(inBowl(Side.RED)).isEqualTo(1);
        assertThat(Fx.call(() -> stakes.flights().size())).isZero();
    }

    @Test
    void whatHasFlownIntoTheBowlLiesBelowItsRim() {
        preferences.tempoProperty().set(Tempo.FAST);
        Fx.run(() -> model.amountProperty().set(3));
        ThingsToBet stakes = ((BetController) ((FxmlView<?>) bet.view()).controller()).stakes();
        Fx.until("everything has come down", () -> stakes.flights().isEmpty());
        assertThat(inBowl(Side.RED)).isEqualTo(3);
        assertThat(things(Side.RED)).allMatch(thing -> thing.getParent() == bet.node("#things"));
    }

    @Test
    void theEyesBurnHotterTheMoreIsAtStakeAlsoBetweenTwoNumbers() {
        Slider bar = (Slider) bet.node("#stake");
        double last = -1;
        for (double at : new double[] {1, 2, 2.4, 5, 9.6, 10}) {
            Fx.run(() -> bar.setValue(at));
            double light = Fx.call(() -> bet.scene().lookup("#eyes").getOpacity());
            assertThat(light).as("at %s", at).isGreaterThan(last);
            last = light;
        }
        assertThat(last).isEqualTo(1);
    }

    @Test
    void aHintTellsTheBestBetAndWhatTheOneIsWorthThatIsChosen() {
        assertThat(counsel()).isEmpty();
        Keys.type(KeyCode.H);
        assertThat(counsel()).contains("10 things each are best", "25%", "With 2: 5%", "merchant")
                .doesNotContain("{");
        for (Node words : Fx.call(() -> List.copyOf(bet.node(".bet-strip").lookupAll(".text")))) {
            assertThat(Fx.call(() -> Contrast.of((Text) words))).as("on paper").isGreaterThanOrEqualTo(4.5);
        }
        Keys.type(KeyCode.RIGHT);
        assertThat(counsel()).contains("With 3: 8%");
        Keys.type(KeyCode.END);
        assertThat(counsel()).doesNotContain("With");
    }

    @Test
    void askedAgainEveryBetIsTold() {
        Keys.type(KeyCode.H);
        Keys.type(KeyCode.H);
        assertThat(counsel()).contains("1: 2%", "4: 10%", "10: 25%").doesNotContain("{");
    }

    @Test
    void enterOnTheMenusLaysNothingDown() {
        Node exit = bet.node("#exitButton");
        Fx.run(exit::requestFocus);
        Keys.type(KeyCode.ENTER);
        assertThat(laid).isEmpty();
        assertThat(commands).containsExactly(Command.EXIT);
    }

    @Test
    void goneItFollowsNothing() {
        Fx.run(() -> {
            bet.view().detach();
            bet.scene().setRoot(new Group());
            model.amountProperty().set(9);
        });
        assertThat(Fx.call(() -> things(Side.RED).stream().filter(t -> t.at().getY() < 260).count())).isEqualTo(2);
    }
}

package patolli.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.model.Awaiting;
import patolli.model.TableModel;
import patolli.rules.Side;
import patolli.rules.patolli.PatolliState;
import patolli.settings.Prolog;
import patolli.settings.Settings;
import patolli.testkit.BrokenFolder;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.ui.theatre.Act;

/** From the splash to the farewell. */
class EveningTest {
    @TempDir
    private Path folder;
    private TestEvening evening;

    @AfterEach
    void close() {
        evening.close();
    }

    /** What a player does with hands; the same whichever hands these are. */
    private interface Hands {
        void begin();

        void skipStory();

        void bet(int amount);

        void throwBeans();

        void move(PatolliState state);

        void first();

        void last();
    }

    @Test
    void byMouseAlone() {
        playAnEvening(Side.RED, new ByMouse());
    }

    @Test
    @Tag("breadth")
    void byKeyboardAlone() {
        playAnEvening(Side.BLUE, new ByKeyboard());
    }

    @Tag("long")
    @Tag("variants")
    @Test
    void byMouseAloneTheOtherWins() {
        playAnEvening(Side.BLUE, new ByMouse());
    }

    @Tag("long")
    @Tag("variants")
    @Test
    void byKeyboardAloneTheOtherWins() {
        playAnEvening(Side.RED, new ByKeyboard());
    }

    private void playAnEvening(Side winner, Hands hands) {
        evening = new TestEvening(folder).open(TestEvening.seedFor(winner));
        evening.until(Act.SPLASH);
        hands.begin();
        evening.until(Act.PROLOG);
        hands.skipStory();
        evening.until(Act.BET);
        Set<Act> seen = EnumSet.noneOf(Act.class);
        List<String> titles = new ArrayList<>();
        while (evening.awaiting() != Awaiting.NEW_CONTEST) {
            Act act = evening.act();
            seen.add(act);
            switch (act) {
                case BET -> hands.bet(Fx.call(() -> TestEvening.bet(evening.table)));
                case BOARD -> play(hands);
                case ENDING -> {
                    titles.add(title());
                    hands.first();
                }
                default -> throw new AssertionError(act);
            }
        }
        evening.until(Act.ENDING);
        assertThat(seen).contains(Act.BET, Act.BOARD, Act.ENDING);
        assertThat(titles).as("the games before the last").isNotEmpty();
        assertThat(title()).isIn(winner == Side.RED ? List.of("The morning star rises") : List.of("He has your card"));
        hands.last();
        evening.until(Act.SPLASH);
        Mouse.click(evening.node("#line-exit"));
        evening.until(Act.FAREWELL);
        assertThat(evening.isOpen()).isTrue();
        hands.skipStory();
        Fx.until("the window has closed", () -> !evening.stage.isShowing());
    }

    @Test
    void aBetIsTakenBackAtTheBoardAndLaidDownAgainAtTheJaguar() {
        evening = new TestEvening(folder);
        evening.preferences.of(Settings.PROLOG_SEEN).set(true);
        evening.open(1);
        evening.until(Act.SPLASH);
        Mouse.click(evening.node("#line-new-contest"));
        evening.until(Act.BET);
        Keys.type(KeyCode.ENTER);
        evening.until(Act.BOARD);
        Fx.until("somebody has entered", () -> evening.table.awaiting() != Awaiting.NOTHING);
        List<String> played = played();
        Keys.control(evening.scene(), KeyCode.Z);
        evening.until(Act.BET);
        assertThat(played()).isEmpty();
        Keys.control(evening.scene(), KeyCode.Y);
        evening.until(Act.BOARD);
        assertThat(played()).isEqualTo(played);
    }

    private List<String> played() {
        return Fx.call(() -> evening.table.history().stream().map(turn -> turn.decision().text(turn.before()))
                .toList());
    }

    private String title() {
        return Fx.call(() -> ((Labeled) evening.scene().lookup("#title")).getText());
    }

    private void play(Hands hands) {
        switch (evening.awaiting()) {
            case THROW -> hands.throwBeans();
            case MOVE -> hands.move(evening.state());
            default -> { }
        }
    }

    private final class ByMouse implements Hands {
        @Override
        public void begin() {
            Mouse.click(evening.node("#line-new-contest"));
        }

        @Override
        public void skipStory() {
            Mouse.click(evening.scene(), new Point2D(400, 300));
        }

        @Override
        public void bet(int amount) {
            Node track = evening.node("#stake .track");
            int most = Fx.call(() -> evening.table.state().moves().size());
            if (most > 1) {
                double part = (amount - 1.0) / (most - 1);
                Mouse.drag(evening.node("#stake .thumb"), Fx.call(() -> track.localToScene(
                        22 + part * (track.getLayoutBounds().getWidth() - 44), track.getLayoutBounds().getCenterY())));
            }
            int before = Fx.call(() -> evening.table.history().size());
            Mouse.click(evening.node("#layDown"));
            assertThat(laid(before)).isEqualTo(Integer.toString(amount));
        }

        @Override
        public void throwBeans() {
            Mouse.press(evening.node("#beansSpot"));
            Mouse.release(evening.node("#beansSpot"));
        }

        @Override
        public void move(PatolliState state) {
            Mouse.click(evening.node("#target-" + state.text(state.moves().getFirst())));
        }

        @Override
        public void first() {
            Mouse.click(evening.node("#choices .button"));
        }

        @Override
        public void last() {
            Mouse.click(Fx.call(() -> evening.scene().getRoot().lookupAll("#choices .button").stream().toList()
                    .getLast()));
        }
    }

    private String laid(int before) {
        return Fx.call(() -> {
            var turn = evening.table.history().get(before);
            return turn.decision().text(turn.before());
        });
    }

    private final class ByKeyboard implements Hands {
        @Override
        public void begin() {
            Keys.type(KeyCode.ENTER);
        }

        @Override
        public void skipStory() {
            Keys.type(KeyCode.A);
        }

        @Override
        public void bet(int amount) {
            Keys.type(KeyCode.HOME);
            for (int i = 1; i < amount; i++) {
                Keys.type(KeyCode.RIGHT);
            }
            int before = Fx.call(() -> evening.table.history().size());
            Keys.type(KeyCode.ENTER);
            assertThat(laid(before)).isEqualTo(Integer.toString(amount));
        }

        @Override
        public void throwBeans() {
            Keys.type(KeyCode.ENTER);
        }

        @Override
        public void move(PatolliState state) {
            Keys.type(KeyCode.DIGIT1);
            Keys.type(KeyCode.ENTER);
        }

        @Override
        public void first() {
            Keys.type(KeyCode.ENTER);
        }

        @Override
        public void last() {
            Keys.type(KeyCode.TAB);
            Keys.type(KeyCode.TAB);
            Keys.type(KeyCode.ENTER);
        }
    }

    private TestEvening atTheBoard() {
        evening = new TestEvening(folder);
        evening.openAtTheBoard(3);
        return evening;
    }

    private void choose(String menu, String item) {
        Fx.run(() -> ((MenuButton) evening.scene().lookup(menu)).getItems().stream()
                .filter(line -> item.equals(line.getId())).findFirst().orElseThrow().fire());
    }

    @ParameterizedTest
    @EnumSource(value = KeyCode.class, names = {"SPACE", "ESCAPE"})
    void aBossKeyClosesTheWindowAtOnce(KeyCode key) {
        atTheBoard();
        Keys.press(key);
        assertThat(evening.isOpen()).isFalse();
    }

    @Test
    void bossKeysAreOnAtTheBetTooAndOffOnTheSplash() {
        evening = new TestEvening(folder);
        evening.preferences.of(Settings.PROLOG).set(Prolog.NEVER);
        evening.open(3);
        Keys.type(KeyCode.ESCAPE);
        Keys.type(KeyCode.SPACE);
        assertThat(evening.act()).isEqualTo(Act.SPLASH);
        assertThat(evening.isOpen()).isTrue();
        Keys.type(KeyCode.ENTER);
        evening.until(Act.BET);
        Keys.type(KeyCode.SPACE);
        assertThat(evening.isOpen()).isFalse();
    }

    @Test
    void overASheetEscOnlyTakesTheSheetAway() {
        atTheBoard();
        Fx.run(evening.director::exit);
        assertThat(Fx.call(() -> evening.window.theatre().isCovered())).as("it asks first").isTrue();
        Keys.press(KeyCode.ESCAPE);
        assertThat(Fx.call(() -> evening.window.theatre().isCovered())).isFalse();
        Keys.press(KeyCode.ESCAPE);
        assertThat(evening.isOpen()).as("the key is still down").isTrue();
        Keys.release(KeyCode.ESCAPE);
        assertThat(evening.act()).isEqualTo(Act.BOARD);
    }

    @Test
    void turnedOffTheBossKeysDoNothing() {
        atTheBoard();
        Fx.run(() -> evening.preferences.of(Settings.BOSS_KEYS).set(false));
        Keys.type(KeyCode.ESCAPE);
        assertThat(evening.isOpen()).isTrue();
    }

    @Test
    void exitAsksWhenAContestWouldBeLostAndLeadsOverTheFarewell() {
        atTheBoard();
        Fx.run(evening.director::exit);
        Mouse.click(evening.node("#yes"));
        evening.until(Act.FAREWELL);
        assertThat(evening.preferences.of(Settings.PRAYER_NEXT).get()).as("another stanza next time").isEqualTo(1);
        Keys.type(KeyCode.ENTER);
        assertThat(evening.isOpen()).isFalse();
    }

    @Test
    void aNewContestAsksAndBeginsWithTheBet() {
        atTheBoard();
        choose("#options", "newContestItem");
        assertThat(Fx.call(() -> evening.table.history())).isNotEmpty();
        Mouse.click(evening.node("#yes"));
        evening.until(Act.BET);
        assertThat(Fx.call(() -> evening.table.history())).isEmpty();
    }

    @Test
    void theStoryIsToldAsTheSettingHasIt() {
        evening = new TestEvening(folder);
        evening.preferences.of(Settings.PROLOG_SEEN).set(true);
        evening.open(3);
        Keys.type(KeyCode.ENTER);
        evening.until(Act.BET);
        evening.close();
        evening = new TestEvening(folder);
        evening.preferences.of(Settings.PROLOG_SEEN).set(true);
        evening.preferences.of(Settings.PROLOG).set(Prolog.ALWAYS);
        evening.open(3);
        Keys.type(KeyCode.ENTER);
        evening.until(Act.PROLOG);
    }

    @Test
    void theStoryCanBeHeardInTheMiddleOfAContestWhichThenGoesOn() {
        atTheBoard();
        TableModel table = evening.table;
        Fx.until("somebody is to throw or to move", () -> table.awaiting() != Awaiting.NOTHING);
        Awaiting before = evening.awaiting();
        PatolliState state = evening.state();
        choose("#help", "storyItem");
        evening.until(Act.PROLOG);
        assertThat(evening.awaiting()).isEqualTo(Awaiting.NOTHING);
        Keys.type(KeyCode.A);
        evening.until(Act.BOARD);
        assertThat(evening.awaiting()).isEqualTo(before);
        assertThat(evening.state()).isEqualTo(state);
    }

    @Test
    void whatIsSetIsKept() {
        atTheBoard();
        Fx.run(() -> evening.preferences.of(Settings.MUSIC_VOLUME).set(17));
        assertThat(evening.store.load().settings().get(Settings.MUSIC_VOLUME)).isEqualTo(17);
        assertThat(evening.store.load().settings().get(Settings.TUTORIAL_SEEN)).isTrue();
    }

    @Test
    void settingsThatCanNotBeKeptAreToldWhateverTheReason() {
        evening = new TestEvening(BrokenFolder.in(folder));
        evening.open(3);
        Fx.run(() -> evening.preferences.of(Settings.MUSIC_VOLUME).set(17));
        assertThat(((Labeled) evening.node(".notice")).getText()).contains("wrong in the program");
    }
}

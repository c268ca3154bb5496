package patolli.ui.cabinet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.model.Preferences;
import patolli.play.Games;
import patolli.rules.Game;
import patolli.rules.Option;
import patolli.settings.Settings;
import patolli.settings.TextSize;
import patolli.testkit.Alone;
import patolli.testkit.Contrast;
import patolli.testkit.Fx;
import patolli.testkit.TestPictures;

/** How the cabinet's cards and the sheet of a new game are laid out. */
class CabinetSheetsTest {
    private static final Game MOST = Games.all().stream().filter(game -> option(game, "partners").isPresent())
            .findFirst().orElseThrow();
    private final Preferences preferences = new Preferences();

    private static Optional<Option> option(Game game, String name) {
        return game.options().stream().filter(each -> each.name().equals(name)).findFirst();
    }

    private static NewGameModel laidOut(Game game) {
        return new NewGameModel(game, LastPlan.NONE, setup -> { }, () -> { });
    }

    private Alone newGame(NewGameModel model) {
        return Alone.show(() -> CabinetScene.newGame(model, preferences, TestPictures.get()));
    }

    @ParameterizedTest
    @EnumSource(TextSize.class)
    void allCardsHaveWordsOfOneSizeAndStandOnOneLine(TextSize size) {
        preferences.of(Settings.TEXT_SIZE).set(size);
        List<Game> games = Games.all();
        List<Exhibit> exhibits = games.stream().map(game -> new Exhibit(game, games.indexOf(game) < 2, true)).toList();
        CabinetModel model = new CabinetModel(exhibits, game -> { }, game -> { }, game -> { }, () -> { },
                () -> { });
        try (Alone cabinet = Alone.show(() -> CabinetScene.load(model, preferences, TestPictures.get()))) {
            Fx.run(() -> {
                cabinet.scene().getRoot().layout();
                cabinet.scene().getRoot().layout();
                assertThat(cabinet.scene().getRoot().lookupAll(".cabinet-words").stream()
                        .map(words -> ((Label) words).getFont().getSize()).distinct()).hasSize(1);
                double laid = line(cabinet.scene().lookup("#play-" + games.getFirst().name()));
                assertThat(cabinet.scene().getRoot().lookupAll(".cabinet-soon")).hasSize(games.size() - 2)
                        .allSatisfy(soon -> assertThat(line(soon)).isCloseTo(laid, offset(2.5)));
            });
        }
    }

    /** Where the line is on which its words stand. */
    private static double line(Node labeled) {
        Text words = (Text) ((Labeled) labeled).getChildrenUnmodifiable().stream().filter(Text.class::isInstance)
                .findFirst().orElseThrow();
        return words.localToScene(0, 0).getY();
    }

    @Test
    @Tag("breadth")
    void whatStandsInTheWayOfAGameIsFramedInSightWithTheReason() {
        NewGameModel model = laidOut(MOST);
        model.choose(option(MOST, "partners").orElseThrow(), Optional.of("true"));
        try (Alone sheet = newGame(model)) {
            Node row = sheet.node(".option-row:refused");
            Fx.run(() -> {
                Bounds seen = sheet.scene().lookup("#options").localToScene(
                        sheet.scene().lookup("#options").getLayoutBounds());
                assertThat(seen.contains(row.localToScene(row.getLayoutBounds()))).isTrue();
                Label why = (Label) row.lookup(".new-game-trouble");
                assertThat(why.getText()).contains("partners need four players");
                assertThat(row.lookup("#option-partners-true")).isNotNull();
                Text begin = (Text) sheet.scene().lookup("#begin").lookup(".text");
                assertThat(Contrast.of(begin)).as("a button that can't be pressed").isGreaterThanOrEqualTo(4.5);
            });
            Fx.run(() -> model.choose(option(MOST, "players").orElseThrow(), Optional.of("4")));
            assertThat(Fx.call(() -> row.getPseudoClassStates()
                    .contains(PseudoClass.getPseudoClass("refused")))).isFalse();
        }
    }

    @Test
    void aSheetIsAsHighAsWhatStandsOnIt() {
        Game least = Games.all().getFirst();
        double low = roomOf(laidOut(least));
        assertThat(low).isLessThan(roomOf(laidOut(MOST)));
    }

    private double roomOf(NewGameModel model) {
        try (Alone sheet = newGame(model)) {
            return Fx.call(() -> ((ScrollPane) sheet.scene().lookup("#options")).getPrefHeight());
        }
    }
}

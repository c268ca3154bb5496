package patolli.ui.cabinet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.play.ContestSetup;
import patolli.play.Games;
import patolli.play.Level;
import patolli.play.Seat;
import patolli.rules.Game;
import patolli.rules.Option;
import patolli.rules.Side;
import patolli.rules.bell.BellGame;
import patolli.rules.patolli.PatolliGame;
import patolli.text.Texts;

/** A new game that is being laid out, and what is remembered of it. */
class NewGameModelTest {
    private final List<ContestSetup> begun = new ArrayList<>();

    private NewGameModel bell(String remembered) {
        return new NewGameModel(BellGame.INSTANCE, LastPlan.read(BellGame.INSTANCE, remembered), begun::add, () -> { });
    }

    private static Option option(String name) {
        return BellGame.INSTANCE.options().stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
    }

    private static void choose(NewGameModel model, String name, String value) {
        model.choose(option(name), Optional.of(value));
    }

    @Test
    void asUsualAPersonPlaysAgainstTheComputer() {
        NewGameModel model = bell("");
        model.begin();
        assertThat(begun).hasSize(1);
        assertThat(begun.getFirst().seats().asMap()).isEqualTo(Map.of(Side.RED, Seat.PLAYER, Side.BLUE, Seat.MIRROR));
        assertThat(begun.getFirst().opening().options().asMap())
                .containsEntry("stake", "5").containsEntry("players", "2");
    }

    @Test
    void moreSeatsComeWithMorePlayersAndWhoSatThereBeforeSitsThereAgain() {
        NewGameModel model = bell("");
        choose(model, "players", "4");
        assertThat(model.sidesProperty().get()).containsExactly(Side.RED, Side.YELLOW, Side.BLUE, Side.GREEN);
        model.seat(Side.GREEN, Seat.PLAYER);
        choose(model, "players", "2");
        assertThat(model.sidesProperty().get()).containsExactly(Side.RED, Side.BLUE);
        choose(model, "players", "4");
        assertThat(model.seat(Side.GREEN)).isEqualTo(Seat.PLAYER);
        assertThat(model.seat(Side.YELLOW)).isEqualTo(Seat.MIRROR);
    }

    @Test
    void whatDoesNotGoTogetherIsRefusedAndDoesNotBegin() {
        NewGameModel model = bell("players=3");
        choose(model, "partners", "true");
        assertThat(model.troubleProperty().get()).contains("partners need four players, not 3");
        model.begin();
        assertThat(begun).isEmpty();
        choose(model, "players", "4");
        assertThat(model.troubleProperty().get()).isEmpty();
        choose(model, "stake", "21");
        assertThat(model.troubleProperty().get()).contains("the stake of 21 is larger than the purse of 20");
        model.choose(option("stake"), Optional.empty());
        model.begin();
        assertThat(begun).hasSize(1);
    }

    @Test
    void asMuchStaysAsGoesWithTheLastChoice() {
        NewGameModel model = bell("players=4 partners=true first=green purse=40 stake=30 wedges=16");
        choose(model, "players", "3");
        assertThat(model.troubleProperty().get()).isEmpty();
        assertThat(model.yielded()).containsExactly(option("partners"), option("first"));
        assertThat(model.chosenProperty().get()).isEqualTo(
                Map.of("players", "3", "purse", "40", "stake", "30", "wedges", "16"));
        assertThat(model.sidesProperty().get()).hasSize(3);
    }

    @Test
    void whatIsBeingTypedChangesNothingElse() {
        NewGameModel model = bell("stake=8");
        model.type(option("purse"), Optional.of("7"));
        assertThat(model.troubleProperty().get()).contains("the stake of 8 is larger than the purse of 7");
        model.type(option("purse"), Optional.of("70"));
        assertThat(model.troubleProperty().get()).isEmpty();
        assertThat(model.value(option("stake"))).contains("8");
    }

    @Test
    void aValueFitsThatGoesWithWhatIsListedBeforeIt() {
        NewGameModel model = bell("players=4 first=green");
        assertThat(model.fits(option("players"), Optional.of("2"))).isTrue();
        assertThat(model.fits(option("partners"), Optional.of("true"))).isTrue();
        choose(model, "players", "2");
        assertThat(model.fits(option("partners"), Optional.of("true"))).isFalse();
        assertThat(model.fits(option("first"), Optional.of("blue"))).isTrue();
        assertThat(model.fits(option("first"), Optional.of("yellow"))).isFalse();
        assertThat(model.fits(option("first"), Optional.empty())).isTrue();
    }

    @Test
    void withEverySeatTheComputersOneLooksOn() {
        NewGameModel model = bell("players=3");
        assertThat(model.isWatched()).isFalse();
        model.seat(Side.RED, Seat.MIRROR);
        assertThat(model.isWatched()).isTrue();
        model.begin();
        assertThat(begun.getFirst().seats().players()).isEmpty();
    }

    @Test
    void whatWasLaidOutIsRememberedWithItsNames() {
        NewGameModel model = bell("");
        choose(model, "players", "3");
        choose(model, "first", "yellow");
        model.seat(Side.YELLOW, Seat.PLAYER);
        model.name(Side.YELLOW, "  Ana = 100 %20 ");
        model.begin();
        String text = LastPlan.of(begun.getFirst()).text();
        assertThat(text).doesNotContain("stake", "purse");
        bell(text).begin();
        assertThat(begun.get(1)).isEqualTo(begun.getFirst());
        assertThat(begun.get(1).seats().name(Side.YELLOW)).contains("Ana = 100 %20");
    }

    @ParameterizedTest
    @ValueSource(strings = {"players=9", "first=pink players=3", "players=2 partners=true", "stake=5000", "stake=-1",
        "=", "players", "red=", "red=king:Ana", "pieces=4", "\u0000 \u0000", "red=:", "purse=\u0661"})
    void aBrokenMemoryNeverKeepsAGameFromBeingLaidOut(String remembered) {
        NewGameModel model = bell(remembered);
        assertThat(model.troubleProperty().get()).isEmpty();
        model.begin();
        assertThat(begun.getFirst().seats().asMap()).isEqualTo(Map.of(Side.RED, Seat.PLAYER, Side.BLUE, Seat.MIRROR));
    }

    @Test
    void asUsualPutsEverythingBackButNames() {
        NewGameModel model = bell("players=4 stake=7 red=mirror:Ana green=player");
        model.reset();
        model.begin();
        assertThat(begun.getFirst().opening().options().asMap())
                .containsEntry("players", "2").containsEntry("stake", "5");
        assertThat(begun.getFirst().seats().of(Side.RED)).isEqualTo(Seat.PLAYER);
        assertThat(begun.getFirst().seats().name(Side.RED)).contains("Ana");
    }

    static Stream<Game> laidOut() {
        return Stream.of(PatolliGame.INSTANCE, BellGame.INSTANCE);
    }

    @ParameterizedTest
    @MethodSource("laidOut")
    void everyOptionHasItsWordsItsSourceAndANameForEachValue(Game game) {
        Texts words = new Texts(game.name() + "/options");
        for (Option option : game.options()) {
            assertThat(List.of(option.name(), option.name() + ".words", option.name() + ".source"))
                    .allMatch(words::has);
            assertThat(option.values()).allMatch(value -> words.has(option.name() + "." + value));
            assertThat(option.standard().isPresent() || words.has(option.name() + ".absent")).isTrue();
        }
    }

    @Test
    void everyGameOfTheHouseHasItsLinesInTheCabinet() {
        Texts texts = new Texts("cabinet");
        assertThat(Games.all()).allSatisfy(game -> assertThat(Stream.of(".words", ".facts")
                .map(kind -> "game." + game.name() + kind)).allMatch(texts::has));
    }

    @Test
    void computersPlayAsTheSettingsSayWhereNothingElseWasLaidOut() {
        NewGameModel model = new NewGameModel(BellGame.INSTANCE, LastPlan.NONE, Level.TOURIST, begun::add, () -> { });
        assertThat(model.sidesProperty().get()).extracting(model::level).containsOnly(Level.TOURIST);
        model.level(Side.BLUE, Level.PRIEST);
        assertThat(model.level(Side.BLUE)).isEqualTo(Level.PRIEST);
        model.reset();
        assertThat(model.level(Side.BLUE)).isEqualTo(Level.TOURIST);
    }
}

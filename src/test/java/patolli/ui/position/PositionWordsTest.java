package patolli.ui.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.app.GameTables;
import patolli.engine.StateText;
import patolli.play.Games;
import patolli.rules.Game;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.testkit.Positions;
import patolli.text.Texts;

/** What is wrong with a position is told in words of its own. */
class PositionWordsTest {
    private static final String PATOLLI = """
            {"game":"patolli","phase":"cast","turn":"red","cast":null,"gameNumber":1,
            "red":{"hand":5,"squares":[5],"off":0,"assets":["quarter","quarter","quarter","gum","dollar","dollar",
            "knife","library-card"]},
            "blue":{"hand":5,"squares":[40],"off":0,"assets":["cacao","stamp","nugget","stone","stone","stone","mask",
            "jade-head"]},"pool":["dime","dime","cacao","cacao"],"winner":null}""";
    private static final String BELL = """
            {"game":"bell","options":{"forfeits":"coins"},"phase":"cast","turn":"red","cast":null,
            "players":{"red":{"hand":5,"squares":[7],"off":0,"direction":"+","purse":14,"miss":false,"stepBack":null},
            "blue":{"hand":5,"squares":[40],"off":0,"direction":"+","purse":15,"miss":false,"stepBack":null}},
            "pot":11,"winner":null}""";
    private static final String PAGADE = """
            {"game":"pagade","phase":"cast","turn":"red","dice":[],
            "players":{"red":{"pawns":[6,7,12,12],"hasCut":false},"yellow":{"pawns":[6,7,12,30],"hasCut":false}},
            "winner":null}""";
    private static final String TABLAN = """
            {"game":"tablan","phase":"cast","turn":"white","cast":null,
            "white":{"unmoved":["A","B","C","D","E","F","G","H","I","J","K"],"moving":["M"],"settled":[]},
            "black":{"unmoved":["a","b","c","d","e","f","g","h","i","j","k","l"],"moving":[],"settled":[]},
            "winner":null}""";

    static Stream<Arguments> faults() {
        return Stream.of(
                arguments(PATOLLI, "\"hand\":5,\"squares\":[5]", "\"hand\":6,\"squares\":[5]",
                        "Red has 7 pieces; 6 are in the game."),
                arguments(PATOLLI, "\"squares\":[40]", "\"squares\":[5]",
                        "Red and Blue stand on the same square, 5."),
                arguments(PATOLLI, "\"hand\":5,\"squares\":[5]", "\"hand\":4,\"squares\":[5,5]",
                        "Two pieces of one side stand on square 5."),
                arguments(PATOLLI, "\"phase\"", "\"options\":{\"bear-off\":\"onto\"},\"squares\":[67],\"phase\"",
                        "This text holds no position: unknown member \"squares\" in the state."),
                arguments(PATOLLI, "\"dime\",\"dime\"", "\"dime\"", "These assets are nowhere: a dime."),
                arguments(PATOLLI, "\"dime\",\"dime\"", "\"dime\",\"dime\",\"dime\"",
                        "There can be only 2 of this: a dime."),
                arguments(PATOLLI, "\"stamp\"", "\"teapot\"", "There is no such asset as “teapot” in this game."),
                arguments(PATOLLI, "\"cast\",\"turn\":\"red\",\"cast\":null",
                        "\"bet\",\"turn\":\"blue\",\"cast\":null", "At the bet it is Red’s turn."),
                arguments(PATOLLI, "\"cast\",\"turn\"", "\"bet\",\"turn\"", "At the bet all pieces are in hand."),
                arguments(BELL, "\"pot\":11", "\"pot\":12",
                        "Purses and pot hold 41 coins together; 40 are in the game."),
                arguments(BELL, "\"purse\":15,\"miss\":false,\"stepBack\":null}},\n\"pot\":11",
                        "\"purse\":20,\"miss\":false,\"stepBack\":null}},\"pot\":6",
                        "In the pot lie 6 coins, fewer than the stakes of 10."),
                arguments(BELL, "[7],\"off\":0,\"direction\":\"+\"", "[7],\"off\":0,\"direction\":null",
                        "Red has a piece on its way, but no direction."),
                arguments(BELL, "[7]", "[59]", "Red’s piece on square 59 would be home already."),
                arguments(BELL, "[7]", "[40]", "Red and Blue stand on the same square, 40."),
                arguments(BELL, "\"purse\":14,\"miss\":false", "\"purse\":14,\"miss\":true",
                        "Under these rules nobody misses a turn, so Red doesn’t."),
                arguments(BELL, "\"hand\":5,\"squares\":[7],\"off\":0", "\"hand\":0,\"squares\":[],\"off\":6",
                        "Red has brought all pieces home: so the game is over."),
                arguments(PAGADE, "[6,7,12,12]", "[6,12,12,12]",
                        "More than two of Red’s pawns would stand on square Sr5."),
                arguments(PAGADE, "[6,7,12,12]", "[6,7,12,64]", "Red and Yellow stand on the same square, Wr4."),
                arguments(PAGADE, "[6,7,12,12]", "[0,7,12,12]",
                        "Red has a pawn in hand, but nobody else has cut one."),
                arguments(PAGADE, "[6,7,12,12]", "[6,7,12,80]", "Red’s pawn on square Sm4 is past the tip on its way "
                        + "Home, but Red has cut nobody."),
                arguments(PAGADE, "[6,7,12,12]", "[6,7,12,84]", "Red has a pawn at Home, but has cut nobody."),
                arguments(PAGADE, "[6,7,12,12]", "[6,7,12]", "Red has 3 pawns; 4 are in the game."),
                arguments(TABLAN, "[\"M\"]", "[\"a\"]", "White’s piece on square a is in the others’ home row: it is "
                        + "settled."),
                arguments(TABLAN, "\"moving\":[\"M\"],\"settled\":[]", "\"moving\":[],\"settled\":[\"a\"]",
                        "White and Black stand on the same square, a."),
                arguments(TABLAN, "\"K\"]", "\"K\",\"L\"]", "White has 13 pieces; 12 are in the game."),
                arguments(TABLAN, "\"K\"]", "\"N\"]", "White can’t have an unmoved piece on square N, off its home "
                        + "row."),
                arguments(TABLAN, "\"cast\",\"turn\":\"white\"", "\"throwoff\",\"throws\":{\"white\":null,"
                        + "\"black\":null},\"turn\":\"white\"",
                        "A piece has moved or cut: so it is settled who begins."),
                arguments(TABLAN, "\"cast\",\"turn\":\"white\"", "\"over\",\"turn\":null",
                        "As the pieces lie the game has not ended: so it isn’t over."));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void eachFaultHasItsOwnSentence(String text, String was, String is, String sentence) throws Refusal {
        assertThat(StateText.read(text).tree()).isNotEmpty();
        assertThat(text).contains(was);
        assertThat(refused(text.replace(was, is))).isEqualTo(sentence);
    }

    private static String refused(String text) {
        try {
            return "taken: " + StateText.read(text);
        } catch (Refusal refusal) {
            Game game = Games.all().stream().filter(each -> text.contains("\"" + each.name() + "\"")).findFirst()
                    .orElseThrow();
            return new PositionWords(game).why(refusal);
        }
    }

    /** A fault's name stands behind its sentence wherever something is refused. */
    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell", "pagade", "tablan"})
    void everyFaultOfTheRulesHasItsWords(String game) throws IOException {
        Texts texts = Texts.of(game, "position");
        List<String> found = new ArrayList<>();
        try (Stream<Path> sources = Files.walk(Path.of("src/main/java/patolli/rules"))) {
            for (Path source : sources.filter(file -> file.toString().endsWith(".java")
                    && (file.getParent().endsWith(game) || file.getParent().endsWith("rules"))).toList()) {
                for (MatchResult refused : (Iterable<MatchResult>) Pattern.compile(
                        "(?:new Refusal|unless|refuse)\\((?:[^;\"]|\"[^\"]*\")*;").matcher(Files.readString(source))
                        .results()::iterator) {
                    Pattern.compile("\"([a-z]+(?:-[a-z]+)+|shared|doubled|three|taken|pieces|coins|dead|ended)\"")
                            .matcher(refused.group()).results().map(name -> name.group(1)).forEach(found::add);
                }
            }
        }
        assertThat(found).hasSizeGreaterThan(12).allMatch(fault -> texts.has("fault." + fault));
    }

    /** Words for faults that the rules don't have would never be read. */
    @Test
    void noWordsAreThereForWhatIsNoFault() throws IOException {
        StringBuilder rules = new StringBuilder();
        try (Stream<Path> sources = Files.walk(Path.of("src/main/java/patolli"))) {
            for (Path source : sources.filter(file -> file.toString().matches(".*(rules|engine).*\\.java")).toList()) {
                rules.append(Files.readString(source));
            }
        }
        for (String bundle : Stream.concat(Stream.of("position"), Games.all().stream().map(game ->
                game.name() + "/position")).toList()) {
            assertThat(new Texts(bundle).bundle().keySet()).as(bundle).filteredOn(key -> key.startsWith("fault."))
                    .filteredOn(key -> !key.equals("fault.text"))
                    .allMatch(key -> rules.indexOf("\"" + key.substring("fault.".length()) + "\"") >= 0);
        }
    }

    @Test
    void whatLiesSomewhereIsToldWithHowItLies() {
        PositionWords words = new PositionWords(GameTables.ALL.tables().getLast().game());
        var draft = Positions.opening("tablan").draft();
        assertThat(words.place(draft, Optional.of(new Spot.Square(2)), Optional.of(Side.WHITE)))
                .isEqualTo("Square C: White, not yet moved");
        assertThat(words.place(draft, Optional.of(new Spot.Square(14)), Optional.empty())).isEqualTo("Square O");
        assertThat(words.place(draft, Optional.of(new Spot.Captured(Side.BLACK)), Optional.empty()))
                .isEqualTo("Black’s captured pieces");
    }

    @Test
    void whatItsGoldMeansIsToldOfASettledPiece() throws IOException, Refusal {
        State state = StateText.read(TABLAN.replace("\"unmoved\":[\"a\",", "\"unmoved\":[")
                .replace("\"moving\":[\"M\"],\"settled\":[]", "\"moving\":[],\"settled\":[\"a\"]"));
        PositionWords words = new PositionWords(state.game());
        Spot settled = state.pieces(Side.WHITE).stream().filter(spot -> spot instanceof Spot.Square(int number, _)
                && state.game().square(number).equals("a")).findFirst().orElseThrow();
        assertThat(words.place(state.draft(), Optional.of(settled), Optional.of(Side.WHITE)))
                .isEqualTo("Square a: White, gold: it has settled and stays");
    }

    @Test
    void everyTraitHasAName() {
        for (String setup : List.of("patolli", "bell players=4", "pagade players=4", "tablan")) {
            Positions.game(setup, 3).limit(300).forEach(state -> {
                PositionWords words = new PositionWords(state.game());
                state.draft().traits().forEach(trait -> {
                    assertThat(words.name(trait)).isNotBlank().doesNotContain("{");
                    assertThat(words.value(trait, trait.value())).isNotBlank().doesNotContain("{");
                    assertThat(trait.values()).allMatch(value -> !words.value(trait, value).isBlank());
                });
            });
        }
    }
}

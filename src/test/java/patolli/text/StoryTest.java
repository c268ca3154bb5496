package patolli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.play.Games;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Game;
import patolli.rules.Side;
import patolli.testkit.OptionSets;
import patolli.testkit.Records;

/** A thousand random games of each game, over all its options, told to everybody who may sit there. */
class StoryTest {
    /** Of each kind; {@code -Dtest.stories=n} sets another number, the profile long a larger one. */
    private static final int GAMES = Integer.getInteger("test.stories", 1000);
    private static final int LONGEST = 90;
    /** Words that only one game uses, in the end of whose sentences nobody else's may be heard. */
    private static final Map<String, Pattern> OWN_WORDS = Map.of(
            "patolli", words("triangle|shield|assets?|pool|tip|gold|contest|bumped|forfeited"),
            "bell", words("wedge|coins?|pot|clockwise|anticlockwise|rounded square|borne off|opponents"),
            "pagade", words("dice|die|cloth|pawns?|pair|Home|cut|double"),
            "tablan", words("sticks?|plank|captured|settled|halves|home row|count"));
    /** Things that only one game has. */
    private static final Map<String, Pattern> OWN_THINGS = Map.of(
            "patolli", words("triangles?|shield|assets?|pool|cacao|gum|library card"),
            "bell", words("wedges?|coins?|pot|clockwise|anticlockwise"),
            "pagade", words("dice|cloth|pawns?"),
            "tablan", words("sticks?|plank"));
    /** Of the sealed beans, which all games have, whatever is thrown in them. */
    private static final Set<String> SEALED_BEANS = Set.of("ending check", "shelf check",
            "statistics beans", "story chronicle.mark.OWN_BEANS");
    private final Narrator narrator = new Narrator(new Texts("story"));

    private static Pattern words(String any) {
        return Pattern.compile("\\b(" + any + ")\\b");
    }

    static Stream<String> games() {
        return Games.all().stream().map(Game::name);
    }

    /** Who may sit at a table: players only, one player as each side, one computer as each side, computers only. */
    private static List<Seats> mixes(List<Side> sides) {
        List<Seats> mixes = new ArrayList<>(List.of(Seats.allPlayers(sides), Seats.computersPlay(sides, sides)));
        for (Side side : sides) {
            mixes.add(Seats.mirrorPlays(sides, side));
            mixes.add(Seats.computersPlay(sides, sides.stream().filter(other -> other != side).toList()));
        }
        return mixes.stream().distinct().toList();
    }

    /** What goes without saying: it is told with another event of its turn, or by whose turn it is. */
    private static boolean goesWithoutSaying(Turn turn, Event event) {
        return switch (event) {
            case Event.TurnPassed _, Event.NextGame _ -> true;
            case Event.PoolTaken _ -> has(turn, Event.ContestWon.class);
            case Event.Bet bet -> bet.side() != Side.RED;
            case Event.PotShared _ -> turn.events().stream().anyMatch(other ->
                    other instanceof Event.GameWon won && won.sides().size() == 1 && won.amount() > 0);
            case Event.Passed passed -> passed.reason() == Event.Reason.NO_MOVE && has(turn, Event.Forfeit.class);
            case Event.Forfeit forfeit -> !turn.events().stream().filter(Event.Forfeit.class::isInstance).findFirst()
                    .orElseThrow().equals(forfeit);
            case Event.Cast _, Event.Begins _, Event.Tied _, Event.Entered _, Event.DirectionChosen _, Event.Moved _,
                    Event.PairMoved _, Event.SteppedBack _, Event.BorneOff _, Event.Bumped _, Event.Cut _,
                    Event.Captured _, Event.Settled _, Event.ExtraTurn _, Event.WillMiss _, Event.WillStepBack _,
                    Event.DieLost _, Event.Bankrupt _, Event.GameWon _, Event.ContestWon _, Event.Drawn _ -> false;
        };
    }

    private static boolean has(Turn turn, Class<? extends Event> kind) {
        return turn.events().stream().anyMatch(kind::isInstance);
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("games")
    void everyEventHasWordsAndEveryWordBelongsToItsGame(String game) {
        List<String> setups = OptionSets.all().filter(setup -> setup.split(" ")[0].equals(game)).toList();
        Set<List<Object>> told = new HashSet<>();
        Set<String> sentences = new TreeSet<>();
        for (int i = 0; i < GAMES; i++) {
            for (Turn turn : Records.game(setups.get(i % setups.size()), i)) {
                // What happens as it has happened before is told as before.
                if (told.add(List.of(turn.before().sides(), seen(turn)))) {
                    tell(turn, sentences);
                }
            }
        }
        Pattern elsewhere = Pattern.compile(OWN_WORDS.entrySet().stream().filter(own -> !own.getKey().equals(game))
                .map(own -> own.getValue().pattern()).reduce((one, other) -> one + "|" + other).orElseThrow());
        assertThat(sentences).hasSizeGreaterThan(40)
                .allMatch(sentence -> sentence.length() <= LONGEST, "is short enough for the feedback line")
                .allMatch(sentence -> sentence.matches("\\p{Lu}.*[.!”]"), "is a sentence")
                .noneMatch(sentence -> sentence.matches(".*([{}|#]|\\bnull\\b|  | [.,]|\\b0 squares).*"))
                .noneMatch(sentence -> elsewhere.matcher(sentence).find())
                .anyMatch(sentence -> OWN_WORDS.get(game).matcher(sentence).find());
        if (!game.equals("patolli")) {
            assertThat(sentences).noneMatch(words("he|him|his|He|His").asPredicate());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"story", "board", "ending", "shelf", "statistics"})
    void whatAnyGameMaySaySpeaksOfNoGamesThings(String bundle) {
        Pattern things = words("(?i:triangles?|shield|assets?|pool|gold|cacao|gum|bankrupt|pay|pocket[s]?|mat|beans?"
                + "|wedges?|coins?|pot|clockwise|dots?|dice|die|cloth|pawns?|sticks?|plank)");
        Texts common = new Texts(bundle);
        assertThat(common.bundle().keySet()).filteredOn(key -> !SEALED_BEANS.contains(bundle + " " + key))
                .filteredOn(key -> things.matcher(common.bundle().getString(key)).find())
                .as("texts that only one game may say").isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"board", "ending", "shelf"})
    void noGameSpeaksOfAnothersThings(String bundle) {
        for (Game game : Games.all()) {
            Texts texts = Texts.of(game.name(), bundle);
            List<String> said = texts.bundle().keySet().stream().map(texts.bundle()::getString).toList();
            OWN_THINGS.forEach((other, things) -> assertThat(said).as("%s, where %s is played", bundle, game.name())
                    .noneMatch(text -> !other.equals(game.name()) && things.matcher(text).find()));
        }
    }

    private void tell(Turn turn, Set<String> sentences) {
        for (Seats seats : mixes(turn.before().sides())) {
            for (int nth = 0; nth < turn.events().size(); nth++) {
                Event event = turn.events().get(nth);
                Optional<String> words = narrator.sentence(turn, nth, seats);
                assertThat(words.isEmpty()).as("%s of %s is told so: %s", event, turn.events(), words)
                        .isEqualTo(goesWithoutSaying(turn, event));
                words.ifPresent(sentences::add);
            }
        }
    }

    /** The events of a turn but for the squares on which they happened; only how far a piece went is told. */
    private static List<Object> seen(Turn turn) {
        return turn.events().stream().map(event -> turn.after().leg(event)
                .<Object>map(leg -> List.of(event.type(), leg.side(), leg.steps())).orElse(event)).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell", "bell players=3", "bell players=4 partners=true penalty=3", "pagade",
        "pagade players=4", "tablan"})
    void theOnlyPlayerIsYouAndNobodyIsWhereThereAreSeveral(String setup) {
        List<Turn> history = Records.game(setup, 5);
        List<Side> sides = history.getFirst().before().sides();
        for (Side side : sides) {
            Seats alone = Seats.computersPlay(sides, sides.stream().filter(other -> other != side).toList());
            assertThat(all(history, alone)).anyMatch(line -> words("[Yy]ou|[Yy]our").matcher(line).find());
            assertThat(narrator.name(side, alone)).isEqualTo("You");
        }
        assertThat(all(history, Seats.allPlayers(sides)))
                .noneMatch(words("[Yy]ou|[Yy]ours?|Smoking Mirror|[Hh]e|[Hh]is").asPredicate());
        // Where a game names its figures, he is one of them.
        assertThat(all(history, Seats.computersPlay(sides, sides)))
                .noneMatch(words("[Yy]ou|[Yy]ours?|[Hh]e|[Hh]is").asPredicate());
    }

    private List<String> all(List<Turn> history, Seats seats) {
        return history.stream().flatMap(turn -> narrator.sentences(turn, seats).stream()).toList();
    }

    @Test
    void inBellsGameSeveralPaymentsAreToldAtOnce() {
        Map<String, String> told = new TreeMap<>();
        List<Turn> history = Records.game("bell players=4", 3);
        List<Side> sides = history.getFirst().before().sides();
        Map<Seats, String> names = new HashMap<>();
        names.put(Seats.computersPlay(sides, List.of(Side.YELLOW, Side.BLUE, Side.GREEN)), "you");
        names.put(Seats.allPlayers(sides), "Red");
        for (Turn turn : history) {
            turn.events().stream().filter(Event.Forfeit.class::isInstance).map(Event.Forfeit.class::cast)
                    .filter(forfeit -> forfeit.from() == Side.RED && forfeit.cause() == Event.Cause.TRIANGLE
                            && forfeit.amount() == 2).findFirst().ifPresent(_ -> names.forEach((seats, name) ->
                            told.putIfAbsent(name, narrator.sentences(turn, seats).getLast())));
        }
        assertThat(told).containsEntry("you", "A wedge: you paid your opponents 6 coins in all.")
                .containsEntry("Red", "A wedge: Red paid 6 coins in all to the opponents.");
    }
}

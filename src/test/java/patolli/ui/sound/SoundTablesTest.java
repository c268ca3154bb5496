package patolli.ui.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.app.GameTables;
import patolli.audio.Effect;
import patolli.audio.Lasting;
import patolli.audio.Programme;
import patolli.audio.Track;
import patolli.play.Decision;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Positions;
import patolli.testkit.Records;
import patolli.ui.table.GameTable;
import patolli.ui.table.TableSounds;
import patolli.ui.theatre.Act;

/** Nothing that happens, and no scene, is without a sound or a reason for its silence; and no sound is without use. */
class SoundTablesTest {
    private static final List<Side> SIDES = List.of(Side.RED, Side.BLUE);
    private static final Seats AGAINST_BLUE = Seats.mirrorPlays(SIDES, Side.BLUE);

    @ParameterizedTest
    @MethodSource("patolli.testkit.OptionSets#all")
    void whateverHappensIsHeardOrSilentForAReason(String setup) {
        for (Turn turn : Records.game(setup, 1)) {
            Seats seats = Records.seats(turn.before());
            TableSounds sounds = sounds(turn.before());
            for (Event event : turn.events()) {
                switch (EventSounds.of(turn, event, seats, sounds)) {
                    case Sounding.Heard heard -> assertThat(heard.effect()).isNotNull();
                    case Sounding.Silent silent -> assertThat(silent.why()).as(event.type()).isNotBlank()
                            .doesNotContain("nobody has");
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void everySceneIsInTheTable(Act act) {
        assertThat(SceneSounds.of(act).programme()).as(act.name()).isNotEqualTo(Programme.SILENCE);
    }

    @Test
    void theTableOfScenesIsTheOneOfTheBook() {
        for (Act act : List.of(Act.SPLASH, Act.PROLOG, Act.BET, Act.FAREWELL)) {
            assertThat(SceneSounds.of(act).programme().tracks()).containsExactly(Track.FLUTE_IN_THE_NIGHT);
        }
        assertThat(SceneSounds.of(Act.BOARD).programme().tracks())
                .containsExactlyInAnyOrder(Track.FLUTE_IN_THE_NIGHT, Track.DANCE);
        assertThat(SceneSounds.of(Act.SPLASH).lasting()).containsExactly(Lasting.RAIN);
        assertThat(SceneSounds.of(Act.BOARD).lasting()).isEmpty();
    }

    private static TableSounds sounds(State state) {
        return GameTables.ALL.of(state.game()).map(GameTable::sounds).orElse(TableSounds.COMMON);
    }

    private static Optional<Effect> heard(Seats seats, Event event, Event... others) {
        State state = Positions.opening("patolli");
        List<Event> all = Stream.concat(Stream.of(event), Arrays.stream(others)).toList();
        State after = all.stream().anyMatch(Event.ContestWon.class::isInstance) ? over() : state;
        return switch (EventSounds.of(new Turn(state, new Decision.Bet(1), all, after), event, seats,
                TableSounds.COMMON)) {
            case Sounding.Heard heard -> Optional.of(heard.effect());
            case Sounding.Silent silent -> {
                assertThat(silent.why()).isNotBlank();
                yield Optional.empty();
            }
        };
    }

    private static State over() {
        return Positions.game("patolli", 1).reduce((first, last) -> last).orElseThrow();
    }

    @Test
    void eachThingAtTheTableHasItsOwnSound() {
        Map<Event, Effect> due = Map.ofEntries(
                Map.entry(new Event.Cast(Side.RED, "3"), Effect.BEANS_THROWN),
                Map.entry(new Event.Bet(Side.RED, 1, List.of("bean")), Effect.BET),
                Map.entry(new Event.Entered(Side.RED, 1), Effect.ENTRY),
                Map.entry(new Event.Moved(Side.RED, 1, 2), Effect.STEP),
                Map.entry(new Event.PairMoved(Side.RED, 1, 2), Effect.STEP),
                Map.entry(new Event.SteppedBack(Side.RED, 2, 1), Effect.STEP),
                Map.entry(new Event.Bumped(Side.RED, Side.BLUE, 1), Effect.BUMP),
                Map.entry(new Event.Cut(Side.RED, Side.BLUE, 1), Effect.BUMP),
                Map.entry(new Event.Captured(Side.RED, Side.BLUE, 1), Effect.BUMP),
                Map.entry(new Event.Settled(Side.RED, 1), Effect.BEAR_OFF),
                Map.entry(new Event.BorneOff(Side.RED, 1), Effect.BEAR_OFF),
                Map.entry(new Event.ExtraTurn(Side.RED), Effect.EXTRA_TURN),
                Map.entry(new Event.PoolTaken(Side.RED, 1, List.of("bean")), Effect.FORFEIT),
                Map.entry(new Event.PotShared(Side.RED, 1), Effect.FORFEIT));
        due.forEach((event, effect) ->
                assertThat(heard(AGAINST_BLUE, event)).as(event.toString()).contains(effect));
    }

    /** Nobody hears beans at a table where sticks or dice are thrown. */
    @ParameterizedTest
    @MethodSource("patolli.testkit.OptionSets#all")
    void aTableWithSoundsOfItsOwnHasThemForThrowsAndSteps(String setup) {
        for (Turn turn : Records.game(setup, 2)) {
            TableSounds sounds = sounds(turn.before());
            if (sounds != TableSounds.COMMON) {
                turn.events().stream().map(event -> EventSounds.of(turn, event, Records.seats(turn.before()), sounds))
                        .filter(Sounding.Heard.class::isInstance).map(sound -> ((Sounding.Heard) sound).effect())
                        .forEach(effect -> assertThat(effect).isNotIn(Effect.BEANS_THROWN, Effect.STEP, Effect.BUMP,
                                Effect.ENTRY, Effect.BEAR_OFF, Effect.EXTRA_TURN, Effect.GAME_WON, Effect.GAME_LOST));
                assertThat(sounds.held()).isNotEqualTo(Lasting.BEANS_HELD);
                assertThat(sounds.music().isOfOneTable()).isTrue();
            }
        }
    }

    @Test
    void whatIsWonByHimIsLostByThePlayer() {
        Event game = new Event.GameWon(Set.of(Side.BLUE), 4, List.of());
        Event contest = new Event.ContestWon(Side.BLUE);
        assertThat(heard(AGAINST_BLUE, game)).contains(Effect.GAME_LOST);
        assertThat(heard(AGAINST_BLUE.switched(SIDES), game)).contains(Effect.GAME_WON);
        assertThat(heard(Seats.allPlayers(SIDES), game)).contains(Effect.GAME_WON);
        assertThat(heard(AGAINST_BLUE, contest)).contains(Effect.CONTEST_LOST);
        assertThat(heard(AGAINST_BLUE.switched(SIDES), contest)).contains(Effect.CONTEST_WON);
    }

    @Test
    void theLastGameIsHeardAsTheEndOfTheContest() {
        Event game = new Event.GameWon(Set.of(Side.BLUE), 4, List.of());
        assertThat(heard(AGAINST_BLUE, game, new Event.ContestWon(Side.BLUE))).isEmpty();
    }

    @Test
    void aTriangleIsToldFromOtherForfeits() {
        assertThat(heard(AGAINST_BLUE, forfeit(Event.Cause.TRIANGLE))).contains(Effect.TRIANGLE);
        assertThat(heard(AGAINST_BLUE, forfeit(Event.Cause.NO_MOVE))).contains(Effect.FORFEIT);
        assertThat(heard(AGAINST_BLUE, forfeit(Event.Cause.BEAR_OFF))).contains(Effect.FORFEIT);
    }

    private static Event forfeit(Event.Cause cause) {
        return new Event.Forfeit(cause, Side.RED, Optional.of(Side.BLUE), 1, List.of("bean"));
    }

    @Test
    void everySoundOfTheBuildIsPlayedByTheProgram() throws IOException, URISyntaxException {
        List<String> wanted = Stream.of(Arrays.stream(Effect.values()).flatMap(effect -> effect.files().stream()),
                Arrays.stream(Lasting.values()).map(Lasting::file), Arrays.stream(Track.values()).map(Track::file))
                .flatMap(files -> files).toList();
        try (Stream<Path> files = Files.list(Path.of(getClass().getResource("/sound").toURI()))) {
            assertThat(files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".wav"))
                    .map(name -> name.substring(0, name.length() - 4))).containsExactlyInAnyOrderElementsOf(wanted);
        }
    }

    @Test
    void whatIsHeardOftenHasSeveralVariants() {
        for (Effect often : List.of(Effect.STEP, Effect.BEANS_THROWN, Effect.BET, Effect.WOOD_STEP,
                Effect.STICKS_THROWN, Effect.CLOTH_STEP, Effect.DICE_THROWN, Effect.PAIR_STEP)) {
            assertThat(often.files()).hasSizeGreaterThanOrEqualTo(3);
        }
    }
}

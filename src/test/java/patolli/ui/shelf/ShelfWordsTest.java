package patolli.ui.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZonedDateTime;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Positions;
import patolli.testkit.Records;
import patolli.text.Texts;

/** What is written about a saved game. */
class ShelfWordsTest {

    private static ShelfWords words(String locale, String now) {
        return new ShelfWords(new Texts("shelf"), Locale.forLanguageTag(locale),
                ZonedDateTime.parse(now));
    }

    private static Item item(String when, State state, Seats seats) {
        return new Item("x", Optional.empty(), Instant.parse(when), Optional.of(state), seats, Optional.empty(),
                Optional.empty());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "en-GB | 2026-12-01T00:00:00Z | Contest of 22 November, 10:47",
        "en-US | 2026-12-01T00:00:00Z | Contest of November 22, 10:47\u00A0AM",
        "de-DE | 2026-12-01T00:00:00Z | Contest of 22. November, 10:47",
        "en-GB | 2027-01-01T00:00:00Z | Contest of 22 November 2026, 10:47",
        "en-GB | 2026-12-01T00:00:00-11:00[Pacific/Midway] | Contest of 21 November, 23:47"})
    void timesAreWrittenAsThePlayerWritesThem(String locale, String now, String title) {
        State opening = TestShelf.opening();
        Item item = item("2026-11-22T10:47:33Z", opening, Seats.allPlayers(opening.sides()));
        assertThat(words(locale, now).title(item)).isEqualTo(title);
    }

    @Test
    void aNameStandsInThePlaceOfTheTime() {
        ShelfWords words = words("en-GB", "2026-12-01T00:00:00Z");
        Item named = TestShelf.named("x", 0, "Mine");
        assertThat(words.title(named)).isEqualTo("Mine");
        assertThat(words.when(named)).isEqualTo("22 November, 12:00");
        assertThat(words.when(TestShelf.item("x", 0, TestShelf.opening()))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "patolli | RED | Patolli: Blue is yours, against Smoking Mirror",
        "patolli | - | Patolli: Red and Blue at one table",
        "bell players=3 | - | Patolli after Bell: Red, Yellow, and Blue at one table",
        "bell players=3 | RED | Patolli after Bell: Yellow and Blue against the Merchant (the computer)",
        "bell | BLUE | Patolli after Bell: Red is yours, against Smoking Mirror",
        "bell | RED | Patolli after Bell: Blue is yours, against the Merchant (the computer)",
        "tablan | BLACK | Tablan: White is yours, against Chandrika (the computer)"})
    void everybodyAtTheTableIsNamed(String setup, String mirror, String seats) {
        State state = Positions.opening(setup);
        Seats who = mirror.equals("-") ? Seats.allPlayers(state.sides())
                : Seats.mirrorPlays(state.sides(), Side.valueOf(mirror));
        assertThat(words("en-GB", "2026-12-01T00:00:00Z").seats(item("2026-11-22T10:47:33Z", state, who)))
                .isEqualTo(seats);
    }

    @Test
    void hisLevelStandsBehindHisName() {
        Item plain = TestShelf.item("x", 0, TestShelf.opening());
        Item item = new Item("x", plain.name(), plain.when(), plain.state(), plain.seats(), Optional.of("Priest"),
                plain.trouble());
        assertThat(words("en-GB", "2026-12-01T00:00:00Z").seats(item))
                .isEqualTo("Patolli: Red is yours, against Smoking Mirror (Priest)");
    }

    @Test
    void whatIsDueIsSaidOfWhoeverIsToAct() {
        ShelfWords words = words("en-GB", "2026-12-01T00:00:00Z");
        State state = TestShelf.opening();
        assertThat(words.due(state, Seats.mirrorPlays(state.sides(), Side.BLUE))).isEqualTo("Your bet");
        assertThat(words.due(state, Seats.mirrorPlays(state.sides(), Side.RED))).isEqualTo("Smoking Mirror’s bet");
        assertThat(words.due(state, Seats.allPlayers(state.sides()))).isEqualTo("Red’s bet");
        State bell = Positions.opening("bell first=yellow players=3");
        assertThat(words.due(bell, Seats.mirrorPlays(bell.sides(), Side.YELLOW))).isEqualTo("The Eagle’s throw");
    }

    @Test
    void theEndIsSaidOfWhoeverWon() {
        ShelfWords words = words("en-GB", "2026-12-01T00:00:00Z");
        State over = TestShelf.over();
        Side winner = over.winners().iterator().next();
        Side loser = winner == Side.RED ? Side.BLUE : Side.RED;
        assertThat(words.due(over, Seats.mirrorPlays(over.sides(), winner))).isEqualTo("Smoking Mirror won");
        assertThat(words.due(over, Seats.mirrorPlays(over.sides(), loser))).isEqualTo("You won");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "'' | Red and Blue won; Yellow and Green won",
        "RED YELLOW GREEN | the Merchant and you won; the Eagle and the Weaver won"})
    void aPairsEndIsSaidOfBoth(String computers, String pairs) {
        State over = Records.game("bell players=4 partners=true forfeits=miss-turn", 1).getLast().after();
        Seats seats = Seats.computersPlay(over.sides(), Stream.of(computers.split(" ")).filter(name -> !name.isEmpty())
                .map(Side::valueOf).toList());
        assertThat(over.winners()).hasSize(2);
        assertThat(pairs.toLowerCase(Locale.ROOT).split("; ")[over.winners().contains(Side.RED) ? 0 : 1])
                .isEqualTo(words("en-GB", "2026-12-01T00:00:00Z").due(over, seats).toLowerCase(Locale.ROOT));
    }
}

package patolli.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.beans.Occasion;
import patolli.play.Level;
import patolli.play.Seats;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.testkit.OptionSets;

class SavedGameTest {

    static Stream<String> options() {
        return OptionSets.all();
    }

    private static SavedGame load(byte[] bytes) throws Refusal {
        return SavedGame.of((SaveText.Readable) SaveText.of(bytes));
    }

    @ParameterizedTest
    @MethodSource("options")
    void whatWasPlayedIsWhatIsLoaded(String options) {
        assertThat(LongStream.range(0, 12)).allSatisfy(chance -> {
            Played played = new Played(options, chance).about(40 * (int) (chance + 1)).end();
            SavedGame loaded = load(played.bytes());
            assertThat(loaded.fault()).isEmpty();
            assertThat(loaded.header()).isEqualTo(played.header);
            assertThat(loaded.entries()).isEqualTo(played.entries);
            assertThat(loaded.sitting().history()).isEqualTo(played.sitting.history());
            assertThat(loaded.sitting().undone()).isEqualTo(played.sitting.undone());
            assertThat(loaded.thrown()).isEqualTo(played.thrown);
            assertThat(loaded.seats()).isEqualTo(played.seats);
            assertThat(loaded.seated()).hasSize(played.sitting.length());
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "RED,YELLOW,BLUE,GREEN|seats red=mirror blue=mirror yellow=mirror green=mirror",
        "YELLOW,GREEN|seats red=player blue=player yellow=mirror green=mirror",
        "BLUE|seats red=player blue=mirror yellow=player green=player"})
    void anyMixOfPlayersAndComputersIsKept(String computers, String line) throws Refusal {
        List<Side> held = Stream.of(computers.split(",")).map(Side::valueOf).toList();
        Played played = new Played("bell players=4", 3, sides -> Seats.computersPlay(sides, held)).about(90).end();
        assertThat(new String(played.bytes(), StandardCharsets.UTF_8)).contains(line);
        SavedGame loaded = load(played.bytes());
        assertThat(loaded.fault()).isEmpty();
        assertThat(loaded.header().seats().computers()).containsExactlyInAnyOrderElementsOf(held);
        assertThat(loaded.seats()).isEqualTo(played.seats);
    }

    @Test
    void howWellAComputerPlaysIsKept() throws Refusal {
        Played played = new Played("bell", 1).straight(9);
        Side computer = played.seats.mirror().orElseThrow();
        List<Entry> entries = new ArrayList<>(played.entries);
        entries.add(new Entry.Plays(computer, Level.MERCHANT));
        assertThat(SavedGame.of(played.header, entries).seats().level(computer)).isEqualTo(Level.MERCHANT);
        assertThat(EntryText.of(entries.getLast())).isEqualTo("plays " + computer.key() + " merchant");
        assertThat(EntryText.parse(EntryText.of(entries.getLast()), played.header)).isEqualTo(entries.getLast());
        entries.add(new Entry.Seated(played.seats));
        assertThat(SavedGame.of(played.header, entries).seats().level(computer)).isEqualTo(Level.MIRROR);
    }

    @Test
    void aWordIsKeptInOneLineInItsNormalForm() {
        assertThat(Entry.Word.line("  e\u200D\u0301\u00AD\tx ")).isEqualTo("\u00E9 x");
        assertThat(Entry.Word.line("tlaloc\uDB40\uDD00\uDB40\uDD01")).isEqualTo("tlaloc");
        assertThat(Entry.Word.line("\u3164\u2800\u115F")).isEmpty();
        for (String typed : List.of("e\u200D\u0301", "\u00AD", "a\u200C\u030A", "x".repeat(70), "e\u0301".repeat(70),
                "tlaloc\uDB40\uDD00",
                "\u3164\u2800", "a\uFE0Fb\u034F", "\u043F\u2019 \uD83D\uDC0D")) {
            String line = Entry.Word.line(typed);
            assertThat(Entry.Word.line(line)).isEqualTo(line);
            assertThat(line.codePoints()).as(typed).noneMatch(Character::isIdentifierIgnorable);
        }
    }

    @Test
    void theBeansOfAContestThatIsOverAreOpen() throws Refusal {
        Played played = new Played("bell", 1).straight(10_000).end();
        assertThat(load(played.bytes()).isOver()).isTrue();
        assertThat(load(played.bytes()).beans()).containsExactly(
                new SavedGame.Beans(played.header.seal(), 0, Optional.of(played.seed)));
    }

    /** A contest that is a few entries old, and one more entry that can't follow them. */
    static Stream<Entry> wrong() {
        Played played = new Played("tablan", 3).straight(9);
        Occasion due = new Occasion("tablan", 1, Side.RED, 99);
        return Stream.of(new Entry.Move("99-100"), new Entry.Redo(1), new Entry.Undo(9), new Entry.Redo(2),
                new Entry.Bet(1),
                new Entry.Cast(due, OptionalLong.of(1), "2"), new Entry.Cast(due, OptionalLong.empty(), "3"),
                new Entry.Seated(new Played("bell", 1).seats), new Entry.Opened(played.seed));
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void whatTheRulesRefuseIsAFaultThatLeavesAllBefore(Entry wrong) throws Refusal {
        Played played = new Played("tablan", 3).straight(9);
        List<Entry> entries = new ArrayList<>(played.entries);
        entries.add(wrong);
        entries.add(new Entry.Hint());
        SavedGame loaded = SavedGame.of(played.header, entries);
        assertThat(loaded.entries()).isEqualTo(played.entries);
        assertThat(loaded.fault()).hasValueSatisfying(fault ->
                assertThat(fault.line()).isEqualTo(played.header.firstEntry() + played.entries.size()));
        assertThat(loaded.sitting().state()).isEqualTo(played.sitting.state());
    }

    @Test
    void aCastThatWasTakenBackCannotComeBackAsAnother() throws Refusal {
        Played played = new Played("tablan", 3).straight(2);
        Entry.Cast cast = (Entry.Cast) played.entries.getLast();
        List<Entry> entries = new ArrayList<>(played.entries);
        entries.add(new Entry.Undo(1));
        entries.add(new Entry.Cast(cast.occasion(), OptionalLong.of(77777), cast.cast().equals("0") ? "2" : "0"));
        assertThat(cast.shake()).isPresent();
        assertThat(SavedGame.of(played.header, entries).fault()).hasValue(
                new SaveText.Fault(played.header.firstEntry() + 3, "this cast had been made before, and was another"));
    }

    @Test
    void aContestOfTwoThousandCastsStaysSmall() {
        assertThat(TwoThousandCasts.bytes().length).isLessThan(200_000);
    }
}

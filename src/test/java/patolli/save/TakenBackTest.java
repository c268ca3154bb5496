package patolli.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.play.Turn;
import patolli.rules.Refusal;

/** What is taken back or played again over several turns is one entry. */
class TakenBackTest {
    private final Played played = new Played("patolli", 3).straight(30);

    private SavedGame then(Entry... more) throws Refusal {
        List<Entry> entries = new ArrayList<>(played.entries);
        entries.addAll(List.of(more));
        return SavedGame.of(played.header, entries);
    }

    @ParameterizedTest
    @CsvSource({"undo, 1", "undo 2, 2", "undo 17, 17"})
    void itIsWrittenInOneLine(String line, int turns) throws Refusal {
        assertThat(EntryText.of(new Entry.Undo(turns))).isEqualTo(line);
        assertThat(EntryText.parse(line, played.header)).isEqualTo(new Entry.Undo(turns));
        assertThat(EntryText.parse(line.replace("undo", "redo"), played.header)).isEqualTo(new Entry.Redo(turns));
    }

    @ParameterizedTest
    @ValueSource(strings = {"undo 1", "undo 0", "undo -2", "undo 02", "undo ", "undo 2 3", "undo x", "redo 1", "redo 0",
        "redo 99999999999"})
    void whatIsWrittenInAnotherWayIsRefused(String line) {
        assertThatThrownBy(() -> EntryText.parse(line, played.header)).isInstanceOf(Refusal.class);
    }

    @Test
    void itComesToTheSameAsTurnByTurnInOlderSaves() throws Refusal {
        SavedGame whole = then(new Entry.Undo(5), new Entry.Redo(3));
        SavedGame single = then(new Entry.Undo(1), new Entry.Undo(1), new Entry.Undo(1), new Entry.Undo(1),
                new Entry.Undo(1), new Entry.Redo(1), new Entry.Redo(1), new Entry.Redo(1));
        assertThat(whole.fault()).isEmpty();
        assertThat(whole.sitting().history()).isEqualTo(single.sitting().history());
        assertThat(whole.sitting().undone()).isEqualTo(single.sitting().undone()).hasSize(2);
        assertThat(whole.seated()).isEqualTo(single.seated());
    }

    @Test
    void moreThanWasPlayedIsTakenBackByNothing() throws Refusal {
        List<Turn> before = then().sitting().history();
        for (Entry wrong : List.of(new Entry.Undo(before.size() + 1), new Entry.Redo(1), new Entry.Redo(2))) {
            SavedGame game = then(wrong);
            assertThat(game.fault()).isPresent();
            assertThat(game.sitting().history()).isEqualTo(before);
        }
        assertThat(then(new Entry.Undo(4), new Entry.Redo(5)).sitting().undone()).hasSize(4);
    }

    @Test
    void everyCutOfTheFileLeavesAllOfItOrNothing() throws Refusal {
        byte[] before = played.bytes();
        List<Turn> all = then().sitting().history();
        played.entries.add(new Entry.Undo(6));
        byte[] undone = played.bytes();
        played.entries.add(new Entry.Redo(6));
        byte[] redone = played.bytes();
        assertThat(history(before)).isEqualTo(all);
        cuts(before.length, undone, all, all.subList(0, all.size() - 6));
        cuts(undone.length, redone, all.subList(0, all.size() - 6), all);
    }

    private static void cuts(int from, byte[] whole, List<Turn> nothing, List<Turn> all) {
        for (int length = from; length < whole.length; length++) {
            assertThat(history(Arrays.copyOf(whole, length))).as("cut after %d bytes", length).isEqualTo(nothing);
        }
        assertThat(history(whole)).isEqualTo(all);
    }

    private static List<Turn> history(byte[] file) {
        return Loaded.of(file) instanceof Loaded.Seen seen ? seen.game().sitting().history() : Collections.emptyList();
    }
}

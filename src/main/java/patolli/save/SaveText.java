package patolli.save;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import patolli.rules.Refusal;

/** What the bytes of a save file say, line by line; whether the rules agree is for {@link SavedGame}. */
public sealed interface SaveText {

    /** A line that is not as it should be; it and all after it are not to be trusted. The first is line 1. */
    record Fault(int line, String why) { }

    /**
     * A save of this version, or of one before.
     *
     * @param entries those before the fault, oldest first; entry i stands in line {@code i +}
     *                {@link Header#firstEntry()}
     * @param good    how many bytes of the file stand before the fault
     */
    record Readable(Header header, List<Entry> entries, int good, Optional<Fault> fault) implements SaveText { }

    /** A save that a newer program has written. */
    record Newer(int version) implements SaveText { }

    /** No save, or one with a broken beginning. */
    record Unreadable(String why) implements SaveText { }

    /**
     * How many entries may be seals and opened seeds. There is one of each in a contest that is over, and a seal more
     * for each time that its secret was lost.
     */
    int MOST_SEALS = 500;

    /** How many turns may be taken back and played again in all. */
    int MOST_TAKEN_BACK = 1_000_000;

    /** Reads a file's content. */
    static SaveText of(byte[] bytes) {
        var lines = new SaveLines(bytes);
        List<String> head = new ArrayList<>();
        try {
            head.add(lines.next());
            int version = HeaderText.version(head.getFirst());
            if (version > Terms.VERSION) {
                return new Newer(version);
            }
            while (head.size() < HeaderText.lines(version)) {
                head.add(lines.next());
            }
            return entries(HeaderText.parse(head), lines);
        } catch (Refusal e) {
            return new Unreadable(e.getMessage());
        }
    }

    private static Readable entries(Header header, SaveLines lines) {
        List<Entry> entries = new ArrayList<>();
        Optional<Fault> fault = Optional.empty();
        int good = lines.at();
        try {
            int seals = 0;
            while (lines.hasNext()) {
                Entry entry = EntryText.parse(lines.next(), header);
                seals += entry instanceof Entry.Sealed || entry instanceof Entry.Opened ? 1 : 0;
                Flaw.SEALS.unless(seals <= MOST_SEALS);
                entries.add(entry);
                good = lines.at();
            }
        } catch (Refusal e) {
            fault = Optional.of(new Fault(header.firstEntry() + entries.size(), e.getMessage()));
        }
        return new Readable(header, List.copyOf(entries), good, fault);
    }

    /** The whole save in bytes. */
    static byte[] write(Header header, List<Entry> entries) {
        return new SaveWriter(header, entries).all();
    }
}

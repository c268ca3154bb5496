package patolli.save;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A save as it grows: its entries, and the bytes that stand for them. */
final class SaveWriter {
    private final Header header;
    private final List<Entry> entries = new ArrayList<>();
    private final Chain chain = new Chain();
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    SaveWriter(Header header, List<Entry> entries) {
        this.header = header;
        HeaderText.of(header).forEach(this::line);
        entries.forEach(this::add);
    }

    void add(Entry entry) {
        entries.add(entry);
        line(EntryText.of(entry));
    }

    private void line(String text) {
        bytes.writeBytes(chain.line(text));
    }

    Header header() {
        return header;
    }

    List<Entry> entries() {
        return Collections.unmodifiableList(entries);
    }

    int size() {
        return bytes.size();
    }

    byte[] all() {
        return bytes.toByteArray();
    }
}

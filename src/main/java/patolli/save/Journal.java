package patolli.save;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.files.AtomicFile;
import patolli.files.Disk;
import patolli.files.Reason;
import patolli.files.Told;
import patolli.rules.Refusal;

/**
 * The save of the contest that is being played. What is appended is on the disk when the call returns, or else is
 * held back here and goes to the disk with the next entry, or when asked: a full disk stops nobody from playing. A
 * file that disappears while it is being written is made again. May be used by several threads, one after the other.
 */
public final class Journal {
    private static final Logger LOG = LoggerFactory.getLogger(Journal.class);

    private final Disk disk;
    private final Path file;
    private final SaveWriter text;
    /** How many bytes of the text are safe in the file; 0 when the file is not there. */
    private int safe;
    /** What has to succeed before the next entry is written. */
    private final Deque<Step> before = new ArrayDeque<>();
    private FileChannel channel;
    private boolean closed;
    /** Whether the log has the trouble that holds now. */
    private boolean told;

    /** Something that may fail and is then tried again. */
    @FunctionalInterface
    interface Step {
        void run() throws IOException;
    }

    private Journal(Disk disk, Path file, SaveWriter text, int safe) {
        this.disk = disk;
        this.file = file;
        this.text = text;
        this.safe = safe;
    }

    /**
     * The journal of a new contest. The file is made with the first entry.
     *
     * @param file where there is none yet, and perhaps no folder either
     */
    static Journal begin(Disk disk, Path file, Header header) {
        return new Journal(disk, file, new SaveWriter(header, List.of()), 0);
    }

    /**
     * The journal of a save that is taken up again and holds exactly this. That it was closed is overwritten by the
     * next entry: closed stands at the very end only, so that a file which is cut anywhere can't look whole.
     */
    static Journal resume(Disk disk, Path file, Header header, List<Entry> entries) {
        boolean isClosed = !entries.isEmpty() && entries.getLast() instanceof Entry.Closed;
        SaveWriter text = new SaveWriter(header, isClosed ? entries.subList(0, entries.size() - 1) : entries);
        return new Journal(disk, file, text, text.size());
    }

    /** Makes this happen before anything more is written; it is tried again until it succeeds. */
    synchronized void before(Step step) {
        before.add(step);
    }

    /** The name of the save: its file's, without the ending. */
    public String id() {
        return SaveFiles.id(file);
    }

    /** Where it is. */
    public Path file() {
        return file;
    }

    /** How the contest began. */
    public Header header() {
        return text.header();
    }

    /** Everything appended so far, held back or not, oldest first. */
    public synchronized List<Entry> entries() {
        return List.copyOf(text.entries());
    }

    /** The contest as it stands, held back or not, played again. */
    public SavedGame saved() {
        try {
            return SavedGame.of(header(), entries());
        } catch (Refusal e) {
            throw new IllegalStateException("a contest that is being played can be begun", e);
        }
    }

    /** Whether it has been closed. */
    public synchronized boolean isClosed() {
        return closed;
    }

    /** Whether something is held back that is not on the disk. */
    public synchronized boolean isBehind() {
        return safe < text.size();
    }

    /**
     * Appends an entry. Whatever happens it counts as appended and is never asked for again.
     *
     * @return nothing when it is on the disk, and with it everything held back before; otherwise what went wrong, as
     *         a sentence for the player
     */
    public synchronized Optional<String> append(Entry entry) {
        if (closed) {
            throw new IllegalStateException(file + " is closed");
        }
        text.add(entry);
        return retry();
    }

    /** Tries again to bring what is held back to the disk; answers like {@link #append}. */
    public synchronized Optional<String> retry() {
        try {
            flush();
            told = false;
            if (closed) {
                release();
            }
            return Optional.empty();
        } catch (IOException e) {
            release();
            String sentence = Told.of("journal.unsaved", file, Reason.of(e));
            if (!told) {
                LOG.warn(sentence);
                LOG.debug("its cause", e);
                told = true;
            }
            return Optional.of(sentence);
        }
    }

    /**
     * Appends that the save was left properly, and lets the file go; answers like {@link #append}. What could not be
     * written even now is lost unless {@link #retry()} brings it to the disk later.
     */
    public synchronized Optional<String> close(Instant when) {
        if (closed) {
            return Optional.empty();
        }
        text.add(new Entry.Closed(when.truncatedTo(ChronoUnit.SECONDS)));
        closed = true;
        return retry();
    }

    private void flush() throws IOException {
        while (!before.isEmpty()) {
            before.peek().run();
            before.remove();
        }
        if (safe > 0 && Files.notExists(file)) {
            LOG.warn("{} has disappeared while it was being written; it is made again", file);
            release();
            safe = 0;
        }
        if (safe == 0) {
            Files.createDirectories(file.getParent());
            AtomicFile.create(disk, file, text.all());
            safe = text.size();
        } else if (isBehind()) {
            write();
        }
    }

    private void write() throws IOException {
        if (channel == null) {
            channel = disk.open(file, StandardOpenOption.WRITE);
        }
        byte[] all = text.all();
        ByteBuffer left = ByteBuffer.wrap(all, safe, all.length - safe);
        // Always from the last safe byte on: an attempt that failed may have left half a line there.
        while (left.hasRemaining()) {
            channel.write(left, left.position());
        }
        if (channel.size() > all.length) {
            channel.truncate(all.length);
        }
        channel.force(true);
        safe = all.length;
    }

    private void release() {
        try {
            if (channel != null) {
                channel.close();
            }
        } catch (IOException e) {
            LOG.warn("{} could not be closed ({})", file, Reason.of(e));
        }
        channel = null;
    }
}

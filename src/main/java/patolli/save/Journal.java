package patolli.save;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.files.Disk;
import patolli.files.FileFault;
import patolli.files.Told;
import patolli.files.Watch;
import patolli.rules.Refusal;

/**
 * The save of the contest that is being played. What is appended is on the disk when the call returns, or else is
 * held back here and goes to the disk with the next entry, or when asked: a full disk stops nobody from playing. A
 * file that is removed or changed while it is being written is made again as a whole, and {@link #news()} tells so.
 * May be used by several threads, one after the other.
 */
public final class Journal {
    private static final Logger LOG = LoggerFactory.getLogger(Journal.class);

    private final JournalFile file;
    private final SaveWriter text;
    private final News news;
    /** What has to succeed before the next entry is written. */
    private final Deque<Step> before = new ArrayDeque<>();
    /** What is looked at before each entry. */
    private final List<Watch> watches = new ArrayList<>();
    private boolean closed;
    /** Whether the log has the trouble that holds now. */
    private boolean told;

    /** Something that may fail and is then tried again. */
    @FunctionalInterface
    interface Step {
        void run() throws IOException;
    }

    private Journal(JournalFile file, SaveWriter text, News news) {
        this.file = file;
        this.text = text;
        this.news = news;
    }

    /**
     * The journal of a new contest. The file is made with the first entry.
     *
     * @param file where there is none yet, and perhaps no folder either
     */
    static Journal begin(Disk disk, Path file, Header header) {
        News news = new News();
        return new Journal(new JournalFile(disk, file, news), new SaveWriter(header, List.of()), news);
    }

    /**
     * The journal of a save that is taken up again and holds exactly this. That it was closed is overwritten by the
     * next entry: closed stands at the very end only, so that a file which is cut anywhere can't look whole.
     */
    static Journal resume(Disk disk, Path file, Header header, List<Entry> entries) {
        boolean isClosed = !entries.isEmpty() && entries.getLast() instanceof Entry.Closed;
        SaveWriter text = new SaveWriter(header, isClosed ? entries.subList(0, entries.size() - 1) : entries);
        byte[] whole = SaveText.write(header, entries);
        News news = new News();
        return new Journal(new JournalFile(disk, file, news, text.size(),
                Arrays.copyOfRange(whole, text.size(), whole.length)), text, news);
    }

    /** Makes this happen before anything more is written; it is tried again until it succeeds. */
    synchronized void before(Step step) {
        before.add(step);
    }

    /** Looks at this before each entry from now on; what it tells is among the {@link #news()}. */
    synchronized void watch(Watch watch) {
        watches.add(watch);
    }

    /**
     * What other programs did to the files of this contest that was not told yet, as a sentence. Whether it could be
     * put right or not, the save does not suffer from it.
     */
    public synchronized Optional<String> news() {
        return news.take();
    }

    /** The name of the save: its file's, without the ending. */
    public String id() {
        return SaveFiles.id(file.path());
    }

    /** Where it is. */
    public Path file() {
        return file.path();
    }

    /** How the contest began. */
    public Header header() {
        return text.header();
    }

    /** Whether that was appended, held back or not. */
    synchronized boolean holds(Entry entry) {
        return text.entries().contains(entry);
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
        return file.safe() < text.size();
    }

    /**
     * Appends an entry. Whatever happens it counts as appended and is never asked for again.
     *
     * @return nothing when it is on the disk, and with it everything held back before; otherwise what went wrong, as
     *         a sentence for the player
     */
    public synchronized Optional<String> append(Entry entry) {
        if (closed) {
            throw new IllegalStateException(file.path() + " is closed");
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
                file.release();
            }
            return Optional.empty();
        } catch (IOException e) {
            file.release();
            String sentence = Told.of("journal.unsaved", Told.name(file.path()), FileFault.of(e));
            if (!told) {
                LOG.warn("{} [{}]", sentence, file.path());
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
        watches.forEach(watch -> watch.look().ifPresent(sentence -> news.tell(sentence, sentence)));
        file.write(text.all());
    }
}

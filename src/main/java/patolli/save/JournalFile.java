package patolli.save;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.files.AtomicFile;
import patolli.files.Disk;
import patolli.files.FileFault;
import patolli.files.FileKind;
import patolli.files.FileMark;
import patolli.files.Told;
import patolli.files.WholeFile;

/**
 * The file that a journal writes. Other programs may remove, replace, cut or change it meanwhile (a sync client, an
 * editor): that is noticed before anything more is written, and the whole text is then written anew under the same
 * name; what was found there is kept beside it.
 */
final class JournalFile {
    private static final Logger LOG = LoggerFactory.getLogger(JournalFile.class);
    /** How often it is written again at once when somebody else is at it at the same time. */
    private static final int TRIES = 3;

    private final Disk disk;
    private final Path file;
    private final News news;
    /** How many bytes of the text are safe in the file; 0 when the file is not there. */
    private int safe;
    /** What stands behind them until something more is written. */
    private byte[] tail = {};
    /** Whether the file of that name has ever been this journal's. */
    private boolean owned;
    private Optional<FileMark> mark = Optional.empty();
    private Optional<FileChannel> channel = Optional.empty();

    /** A file that is to be made. */
    JournalFile(Disk disk, Path file, News news) {
        this.disk = disk;
        this.file = file;
        this.news = news;
    }

    /**
     * A file that is there.
     *
     * @param safe how many bytes of the text it begins with
     * @param tail what it holds besides, to be overwritten
     */
    JournalFile(Disk disk, Path file, News news, int safe, byte[] tail) {
        this(disk, file, news);
        this.safe = safe;
        this.tail = tail;
        owned = true;
    }

    Path path() {
        return file;
    }

    int safe() {
        return safe;
    }

    /** Brings the whole text to the disk; it begins with all that was written before. */
    void write(byte[] text) throws IOException {
        for (int i = 0; i < TRIES; i++) {
            check(text);
            if (safe == 0) {
                create(text);
            } else if (safe < text.length) {
                append(text);
            } else {
                return;
            }
        }
        check(text);
        if (safe < text.length) {
            throw new IOException(Told.of("reason.other.writer"));
        }
    }

    /** Looks whether the file is still the one that was written last. If not, nothing of it is safe. */
    private void check(byte[] text) throws IOException {
        if (safe == 0) {
            return;
        }
        Optional<FileMark> now = FileMark.of(file);
        if (now.isPresent() && now.equals(mark)) {
            return;
        }
        release();
        if (now.isPresent() && isWhole(text)) {
            // Touched, or replaced by a copy.
            mark = now;
            return;
        }
        safe = 0;
        if (Files.notExists(file, LinkOption.NOFOLLOW_LINKS)) {
            news.tell("gone", Told.of("journal.gone", file.getFileName()));
        }
    }

    private boolean isWhole(byte[] text) {
        try {
            byte[] found = WholeFile.read(file, FileKind.SAVE);
            return found.length == safe + tail.length && Arrays.equals(found, 0, safe, text, 0, safe)
                    && Arrays.equals(found, safe, found.length, tail, 0, tail.length);
        } catch (IOException e) {
            LOG.debug("{} can't be read", file, e);
            return false;
        }
    }

    private void create(byte[] text) throws IOException {
        Files.createDirectories(file.getParent());
        if (owned && Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            Path aside = AtomicFile.setAside(disk, file, SaveFiles.id(file) + ".other", SaveFiles.ASIDE_ENDING);
            news.tell("other", Told.of("journal.other", file.getFileName(), aside.getFileName()));
        }
        AtomicFile.create(disk, file, text);
        owned = true;
        safe = text.length;
        tail = new byte[0];
        mark = FileMark.of(file).filter(found -> found.size() == text.length);
    }

    private void append(byte[] text) throws IOException {
        if (channel.isEmpty()) {
            channel = Optional.of(disk.open(file, StandardOpenOption.WRITE));
        }
        Optional<FileMark> before = mark;
        mark = Optional.empty();
        try {
            append(channel.get(), text);
        } catch (IOException e) {
            // What it has left there, perhaps half a line, is known again, and overwritten the next time.
            mark = marked(before, channel.get().size());
            throw e;
        }
        safe = text.length;
        tail = new byte[0];
        mark = marked(before, text.length);
    }

    /** The mark of the file, unless another has taken its place. */
    private Optional<FileMark> marked(Optional<FileMark> before, long size) throws IOException {
        return FileMark.of(file).filter(now -> now.size() == size && before.filter(now::isSameFile).isPresent());
    }

    private void append(FileChannel to, byte[] text) throws IOException {
        // Always from the last safe byte on: an attempt that failed may have left half a line there.
        for (ByteBuffer left = ByteBuffer.wrap(text, safe, text.length - safe); left.hasRemaining();) {
            to.write(left, left.position());
        }
        if (to.size() > text.length) {
            to.truncate(text.length);
        }
        to.force(true);
    }

    /** Lets the file go until something more is written. */
    void release() {
        try {
            if (channel.isPresent()) {
                channel.get().close();
            }
        } catch (IOException e) {
            LOG.warn("{} could not be closed ({})", file, FileFault.of(e));
        }
        channel = Optional.empty();
    }
}

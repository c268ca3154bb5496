package patolli.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Says which of several running games has a data folder to itself. The system takes the lock away when its holder
 * ends, however that happens. What lies in the place of the lock's file and is none is set aside.
 */
public final class DataLock implements AutoCloseable, Watch {
    private static final Logger LOG = LoggerFactory.getLogger(DataLock.class);

    /** Who has the folder. */
    public enum Holder {
        /** This program, until it closes the lock or ends. */
        THIS,
        /** Another program that is running now: this one must not write. */
        ANOTHER,
        /** Nobody can: the folder or its disk takes no locks. Nothing can be said about others. */
        NOBODY
    }

    private final Path file;
    private Holder holder = Holder.NOBODY;
    private Optional<FileChannel> channel = Optional.empty();
    /** The file that is locked. */
    private Optional<FileMark> mark = Optional.empty();
    private Optional<String> trouble = Optional.empty();
    private boolean outdone;

    private DataLock(Path file) {
        this.file = file;
    }

    /** Tries to take the folder, once and without waiting. It is made if it is not there. */
    public static DataLock take(Path folder) {
        DataLock lock = new DataLock(folder.resolve("lock"));
        try {
            lock.holder = lock.attempt();
        } catch (IOException e) {
            LOG.warn("{} can't be locked ({})", folder, FileFault.of(e));
            if (!Files.isDirectory(folder)) {
                lock.trouble = Optional.of(Told.of("folder.none", Told.name(folder), FileFault.of(e)));
            }
        }
        return lock;
    }

    private Holder attempt() throws IOException {
        Files.createDirectories(file.getParent());
        Optional<String> unusable = unusable();
        if (unusable.isPresent()) {
            if (isHeld()) {
                return Holder.ANOTHER;
            }
            setAside(unusable.get());
        }
        FileChannel fresh = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            if (fresh.tryLock() == null) {
                fresh.close();
                return Holder.ANOTHER;
            }
        } catch (OverlappingFileLockException e) {
            // The other holder is in this very process. The channel stays open for good: on some systems closing it
            // would take the other's lock away.
            return Holder.ANOTHER;
        } catch (IOException e) {
            fresh.close();
            throw e;
        }
        release();
        channel = Optional.of(fresh);
        mark = FileMark.of(file);
        return Holder.THIS;
    }

    /** Why what lies there can't be locked, so that it is not even opened: opening a pipe waits for its reader. */
    private Optional<String> unusable() {
        if (Files.notExists(file, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.empty();
        }
        try {
            WholeFile.check(file);
            return Files.isWritable(file) ? Optional.empty() : Optional.of(Told.of("odd.closed"));
        } catch (IOException e) {
            return Optional.of(FileFault.of(e));
        }
    }

    /** Whether somebody has locked a file that this program may read, but not write. */
    private boolean isHeld() {
        if (!Files.isRegularFile(file)) {
            return false;
        }
        try (FileChannel reading = FileChannel.open(file, StandardOpenOption.READ)) {
            return reading.tryLock(0, Long.MAX_VALUE, true) == null;
        } catch (IOException | OverlappingFileLockException e) {
            LOG.debug("{} can't be looked at", file, e);
            return false;
        }
    }

    private void setAside(String why) throws IOException {
        try {
            Path aside = AtomicFile.setAside(Disk.REAL, file, "lock.unusable", "");
            trouble = Optional.of(Told.of("lock.aside", why, aside.getFileName()));
        } catch (IOException e) {
            trouble = Optional.of(Told.of("lock.none", why));
            throw e;
        } finally {
            trouble.ifPresent(LOG::warn);
        }
    }

    /** Who had the folder when it was asked for. */
    public Holder holder() {
        return holder;
    }

    /** What was wrong with the folder or the lock's file, as a sentence for the player. */
    public Optional<String> trouble() {
        return trouble;
    }

    /** The disk that whoever got this lock may write to. */
    public Disk disk() {
        return holder == Holder.ANOTHER ? Disk.closed(Told.of("reason.another")) : Disk.REAL;
    }

    /**
     * Whether the folder is still this program's: a file that is removed or replaced keeps nobody out. It is made
     * again, and locked again.
     */
    @Override
    public synchronized Optional<String> look() {
        try {
            if (holder != Holder.THIS || channel.isEmpty() || isLocked()) {
                return Optional.empty();
            }
            return switch (attempt()) {
                case THIS -> {
                    outdone = false;
                    yield Optional.of(Told.of("lock.renewed"));
                }
                case ANOTHER, NOBODY -> outdone();
            };
        } catch (IOException e) {
            LOG.warn("{} can't be locked again ({})", file, FileFault.of(e));
            return Optional.empty();
        }
    }

    private boolean isLocked() throws IOException {
        return FileMark.of(file).filter(now -> mark.filter(now::isSameFile).isPresent()).isPresent();
    }

    private Optional<String> outdone() {
        if (outdone) {
            return Optional.empty();
        }
        outdone = true;
        return Optional.of(Told.of("lock.taken"));
    }

    private void release() throws IOException {
        if (channel.isPresent()) {
            channel.get().close();
        }
        channel = Optional.empty();
    }

    /** Lets the folder go. */
    @Override
    public synchronized void close() {
        try {
            release();
        } catch (IOException e) {
            LOG.warn("The lock could not be closed ({})", FileFault.of(e));
        }
    }
}

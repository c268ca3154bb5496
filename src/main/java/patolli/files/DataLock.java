package patolli.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Says which of several running games has a data folder to itself. The system takes the lock away when its holder
 * ends, however that happens.
 */
public final class DataLock implements AutoCloseable {
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

    private final Holder holder;
    private final FileChannel channel;

    private DataLock(Holder holder, FileChannel channel) {
        this.holder = holder;
        this.channel = channel;
    }

    /** Tries to take the folder, once and without waiting. It is made if it is not there. */
    public static DataLock take(Path folder) {
        FileChannel channel = null;
        try {
            Files.createDirectories(folder);
            channel = FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            FileLock lock = channel.tryLock();
            if (lock != null) {
                return new DataLock(Holder.THIS, channel);
            }
            return new DataLock(Holder.ANOTHER, channel);
        } catch (OverlappingFileLockException e) {
            // The other holder is in this very process. The channel stays open for good: on some systems closing it
            // would take the other's lock away.
            return new DataLock(Holder.ANOTHER, null);
        } catch (IOException e) {
            LOG.warn("{} can't be locked ({})", folder, Reason.of(e));
            return new DataLock(Holder.NOBODY, channel);
        }
    }

    /** Who had the folder when it was asked for. */
    public Holder holder() {
        return holder;
    }

    /** The disk that whoever got this lock may write to. */
    public Disk disk() {
        return holder == Holder.ANOTHER ? Disk.closed(Told.of("reason.another")) : Disk.REAL;
    }

    /** Lets the folder go. */
    @Override
    public void close() {
        try {
            if (channel != null) {
                channel.close();
            }
        } catch (IOException e) {
            LOG.warn("The lock could not be closed ({})", Reason.of(e));
        }
    }
}

package patolli.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.logging.FileHandler;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.slf4j.LoggerFactory;
import patolli.files.FileFault;

/**
 * The log in the data folder, beside the one on the console: up to three files of 256 KB for each program that runs
 * at the same time, the newest with the number 0. Opened and written by a thread of its own, so that neither the
 * start nor the FX thread waits for it; where it can't be written there is the console only.
 */
final class LogFile extends Handler {
    private static final org.slf4j.Logger LOG = LoggerFactory.getLogger(LogFile.class);
    private static final int MOST_BYTES = 256 * 1024;
    private static final int FILES = 3;
    private static final long PATIENCE_SECONDS = 2;
    private final ExecutorService writer = Executors.newSingleThreadExecutor(
            work -> Thread.ofPlatform().name("log").daemon().unstarted(work));
    private final Logger root;
    private Optional<FileHandler> file = Optional.empty();
    private volatile boolean written;

    private LogFile(Logger root) {
        this.root = root;
        setLevel(Level.INFO);
    }

    /** Where in the data folder it lies. */
    static Path folder(Path data) {
        return data.resolve("log");
    }

    /**
     * Writes down from now on what is logged.
     *
     * @param root whose records, and those of all below, are written
     */
    static LogFile open(Path data, Logger root) {
        LogFile log = new LogFile(root);
        log.writer.execute(() -> {
            log.file = opened(folder(data));
            log.written = log.file.isPresent();
        });
        root.addHandler(log);
        return log;
    }

    /** Whether there is a file that is written: not before it has been opened. */
    boolean isWritten() {
        return written;
    }

    /** Writes down a line that stands here only, not on the console. */
    void note(String line) {
        publish(new LogRecord(Level.INFO, line));
    }

    private static Optional<FileHandler> opened(Path folder) {
        try {
            Files.createDirectories(folder);
            // %u is another number for each program that has such a file open, %g counts a program's older files.
            String pattern = folder.toString().replace("%", "%%") + "/patolli.%u.%g.log";
            FileHandler file = new FileHandler(pattern, MOST_BYTES, FILES, true);
            file.setEncoding("UTF-8");
            file.setFormatter(new LogLines());
            return Optional.of(file);
        } catch (IOException e) {
            LOG.warn("No log can be written to {} ({})", folder, FileFault.of(e));
            return Optional.empty();
        }
    }

    @Override
    public void publish(LogRecord line) {
        if (isLoggable(line)) {
            try {
                writer.execute(() -> file.ifPresent(open -> open.publish(line)));
            } catch (RejectedExecutionException closed) {
                // whoever logs after the end is heard on the console
            }
        }
    }

    /** Each line is on the disk as soon as it has been written. */
    @Override
    public void flush() { }

    /** Waits a while for what was logged until now. The writer itself lets the file go, also when that takes longer. */
    @Override
    public void close() {
        root.removeHandler(this);
        if (!writer.isShutdown()) {
            writer.execute(() -> file.ifPresent(FileHandler::close));
            writer.shutdown();
        }
        try {
            if (!writer.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                LOG.debug("The log was still being written when the game ended.");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

package patolli.ui.archive;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.files.AtomicFile;
import patolli.files.Disk;
import patolli.files.FileFault;
import patolli.files.HomeFolder;
import patolli.save.Trouble;
import patolli.text.Texts;
import patolli.ui.replay.ReplayDesk;

/** Writes chronicles, and tables of figures, where the player wants them. */
public final class Chronicles implements ReplayDesk.Scribe {
    private static final Logger LOG = LoggerFactory.getLogger(Chronicles.class);
    private final Function<Document, Optional<Path>> ask;
    private final Disk disk;
    private final Executor files;
    private final Executor screen;
    private final Texts texts = new Texts("archive");

    /** @param ask asks for the file; empty when the player thinks better of it */
    public Chronicles(Function<Document, Optional<Path>> ask, Executor files, Executor screen) {
        this(ask, Disk.REAL, files, screen);
    }

    /** @param disk where they are written */
    Chronicles(Function<Document, Optional<Path>> ask, Disk disk, Executor files, Executor screen) {
        this.ask = ask;
        this.disk = disk;
        this.files = files;
        this.screen = screen;
    }

    @Override
    public void write(List<String> lines, Consumer<String> then) {
        write(Document.CHRONICLE, lines, then);
    }

    /** Writes another document, of comma-separated values. */
    public ReplayDesk.Scribe writing(Document what) {
        return (lines, then) -> write(what, lines, then);
    }

    private void write(Document what, List<String> lines, Consumer<String> then) {
        ask.apply(what).ifPresent(file -> files.execute(() -> {
            String told = written(what, file, lines);
            screen.execute(() -> then.accept(told));
        }));
    }

    private String written(Document what, Path file, List<String> lines) {
        try {
            // What the file held before is lost only to a whole one.
            AtomicFile.write(disk, file, text(what, lines).getBytes(StandardCharsets.UTF_8));
            return HomeFolder.ofThePlayer().hidden(texts.get(what.words() + ".written", file));
        } catch (IOException e) {
            return HomeFolder.ofThePlayer().hidden(texts.get(what.words() + ".failed", file, FileFault.of(e)));
        } catch (RuntimeException e) {
            LOG.error("A {} could not be written to {}", what, file, e);
            return new Trouble.ProgramFault().sentence();
        }
    }

    private static String text(Document what, List<String> lines) {
        return lines.stream().map(line -> line + what.lineEnd()).collect(Collectors.joining());
    }
}

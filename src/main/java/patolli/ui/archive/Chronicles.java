package patolli.ui.archive;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.files.HomeFolder;
import patolli.files.Reason;
import patolli.save.Trouble;
import patolli.text.Texts;
import patolli.ui.replay.ReplayDesk;

/** Writes chronicles where the player wants them. */
public final class Chronicles implements ReplayDesk.Scribe {
    private static final Logger LOG = LoggerFactory.getLogger(Chronicles.class);
    private final Supplier<Optional<Path>> ask;
    private final Executor files;
    private final Executor screen;
    private final Texts texts = new Texts("archive");

    /** @param ask asks for the file; empty when the player thinks better of it */
    public Chronicles(Supplier<Optional<Path>> ask, Executor files, Executor screen) {
        this.ask = ask;
        this.files = files;
        this.screen = screen;
    }

    @Override
    public void write(List<String> lines, Consumer<String> then) {
        ask.get().ifPresent(file -> files.execute(() -> {
            String told = written(file, lines);
            screen.execute(() -> then.accept(told));
        }));
    }

    private String written(Path file, List<String> lines) {
        try {
            Files.write(file, lines, StandardCharsets.UTF_8);
            return HomeFolder.ofThePlayer().hidden(texts.get("chronicle.written", file));
        } catch (IOException e) {
            return HomeFolder.ofThePlayer().hidden(texts.get("chronicle.failed", file, Reason.of(e)));
        } catch (RuntimeException e) {
            LOG.error("A chronicle could not be written to {}", file, e);
            return new Trouble.ProgramFault().sentence();
        }
    }
}

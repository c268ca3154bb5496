package patolli.keep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A {@link KilledGame} that runs, and what it has said. */
final class Killable implements AutoCloseable {
    /** What the system gives for a process that was ended by signal 9. */
    private static final int KILLED = 128 + 9;
    private final Path errors;
    private final Process process;
    private final BufferedReader words;
    private final List<String> heard = new ArrayList<>();

    private Killable(Path errors, Process process) {
        this.errors = errors;
        this.process = process;
        words = process.inputReader();
    }

    /** Starts a game with the arguments of {@link KilledGame}; what goes wrong is written down beside its folder. */
    static Killable start(QuickStart how, Path folder, long chance, Instant clock, String... more)
            throws IOException {
        Path errors = folder.resolveSibling(folder.getFileName() + ".err");
        List<String> command = how.command(KilledGame.class);
        command.addAll(List.of(folder.toString(), Long.toString(chance), clock.toString()));
        command.addAll(List.of(more));
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(errors.toFile());
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        return new Killable(errors, builder.start());
    }

    /** Waits until it has said so many lines more. */
    void listen(int lines) throws IOException {
        for (int i = 0; i < lines; i++) {
            String line = words.readLine();
            assertThat(line).as("what it says after %s; it ends with %s", heard, Files.readString(errors)).isNotNull();
            heard.add(line);
        }
    }

    /** Everything that was heard, in its order. */
    List<String> heard() {
        return List.copyOf(heard);
    }

    long pid() {
        return process.pid();
    }

    /** Ends it as hard as the system can, wherever it is, and hears what it had still said. */
    void kill() throws IOException {
        // Not by the process itself, which would throw away what has not been read.
        process.toHandle().destroyForcibly();
        assertThat(end()).as("it lived until it was killed; errors: %s", Files.readString(errors)).isEqualTo(KILLED);
    }

    /** Hears it out. */
    int end() throws IOException {
        try {
            words.lines().forEach(heard::add);
            assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
            assertThat(errors).isEmptyFile();
            return process.exitValue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}

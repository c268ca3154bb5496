package patolli.keep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import patolli.testkit.StandardError;

/** A game that runs in a process of its own, and what it has said. */
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

    /**
     * Starts a game.
     *
     * @param command  without its arguments
     * @param folder   of its data, the first argument; what goes wrong is written down beside it
     */
    static Killable start(List<String> command, Path folder, String... arguments) throws IOException {
        Path errors = folder.resolveSibling(folder.getFileName() + ".err");
        List<String> whole = new ArrayList<>(command);
        whole.add(folder.toString());
        whole.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(whole).redirectError(errors.toFile());
        List.of("DISPLAY", "WAYLAND_DISPLAY", "JAVA_TOOL_OPTIONS").forEach(builder.environment()::remove);
        return new Killable(errors, builder.start());
    }

    /** Waits until it has said so many lines more. */
    void listen(int lines) throws IOException {
        for (int i = 0; i < lines; i++) {
            String line = words.readLine();
            assertThat(line).as("what it says after %s; it ends with %s", heard, complaints()).isNotNull();
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

    /** What it has logged as warnings or errors. */
    String complaints() throws IOException {
        return StandardError.own(Files.readString(errors));
    }

    /** Ends it as hard as the system can, wherever it is, and hears what it had still said. */
    void kill() throws IOException {
        // Not by the process itself, which would throw away what has not been read.
        process.toHandle().destroyForcibly();
        assertThat(end()).as("it lived until it was killed; errors: %s", complaints()).isEqualTo(KILLED);
    }

    /** Hears it out. */
    int end() throws IOException {
        try {
            words.lines().forEach(heard::add);
            assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
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

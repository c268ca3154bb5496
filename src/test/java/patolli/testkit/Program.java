package patolli.testkit;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * What a program of this machine said, and how it ended.
 *
 * @param said both streams together
 */
public record Program(int status, String said) {

    /** Whether it is found in the path. */
    public static boolean isThere(String name) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, name)));
    }

    /** Runs it to its end. */
    public static Program run(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Program(process.waitFor(), said);
    }
}

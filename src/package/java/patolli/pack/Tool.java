package patolli.pack;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Runs other programs and stops the build where one fails. */
final class Tool {
    private Tool() { }

    /** Whether a program is found in the path. */
    static boolean isThere(String program) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    /** Runs a tool of this JDK. */
    static void java(String name, String... arguments) throws IOException, InterruptedException {
        run(Path.of(System.getProperty("java.home"), "bin", name).toString(), arguments);
    }

    /** Runs a program that is found in the path. */
    static void run(String program, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(program));
        command.addAll(List.of(arguments));
        int status = new ProcessBuilder(command).inheritIO().start().waitFor();
        if (status != 0) {
            throw new IOException(program + " failed with status " + status);
        }
    }

    /** What a program that is found in the path says, without blanks around it. */
    static String answer(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int status = process.waitFor();
        if (status != 0) {
            throw new IOException(command[0] + " failed with status " + status);
        }
        return said.strip();
    }
}

package patolli.app;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import patolli.testkit.StandardError;

/** The program, or another main class, in a process of its own. */
record Child(int status, String out, String err) {
    /** The whole tour takes minutes on an idle machine, and more beside other tests. */
    private static final long PATIENCE_SECONDS = 900;
    private static final String LIBRARIES =
            ".*/(javafx|controlsfx|ikonli|commonmark|picocli|qrcodegen|jackson|jlayer|slf4j)[^/]*\\.jar";

    /** What the program and its Java wrote to standard error. */
    String ownErr() {
        return StandardError.own(err);
    }

    /** On the class path, without a display. */
    static Child onClassPath(Path folder, String mainClass, String... arguments) {
        return run(folder, onClassPath(mainClass), arguments);
    }

    private static List<String> onClassPath(String mainClass) {
        return List.of("--enable-native-access=ALL-UNNAMED", "-cp", System.getProperty("java.class.path"), mainClass);
    }

    /** The same, for who listens to it and ends it himself. */
    static Process begin(Path folder, String mainClass) throws IOException {
        return builder(folder, onClassPath(mainClass)).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }

    private static ProcessBuilder builder(Path folder, List<String> how, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        // As in the installed game: what lives for seconds does not earn back what C2 takes.
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        command.addAll(how);
        command.addAll(Arrays.asList(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        List.of("DISPLAY", "WAYLAND_DISPLAY", "JAVA_TOOL_OPTIONS").forEach(builder.environment()::remove);
        return builder;
    }

    /** On the module path, tests patched in, and on the headless platform, where windows can be opened. */
    static Child onModulePath(Path folder, String mainClass, String... arguments) {
        return run(folder, List.of("--enable-native-access=javafx.graphics,javafx.media", "-Dglass.platform=Headless",
                "-Dprism.order=sw", "--module-path", entries(Child::isModule),
                "--patch-module", "patolli=" + entries(entry -> holds(entry, "ClosingMain")),
                "--module", "patolli/" + mainClass), arguments);
    }

    private static String entries(Predicate<String> wanted) {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).filter(wanted)
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static boolean isModule(String entry) {
        return entry.replace('\\', '/').matches(LIBRARIES) || holds(entry, "Main");
    }

    private static boolean holds(String entry, String mainClass) {
        return Files.exists(Path.of(entry, "patolli", "app", mainClass + ".class"));
    }

    private static Child run(Path folder, List<String> how, String... arguments) {
        try {
            Path out = Files.createTempFile(folder, "child", ".out");
            Path err = Files.createTempFile(folder, "child", ".err");
            Process process = builder(folder, how, arguments).redirectOutput(out.toFile())
                    .redirectError(err.toFile()).start();
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new AssertionError("still running: " + how.getLast() + "\n" + Files.readString(err));
            }
            return new Child(process.exitValue(), Files.readString(out, StandardCharsets.UTF_8),
                    Files.readString(err, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }
}

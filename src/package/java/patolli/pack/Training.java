package patolli.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The cache of the start (JEP 483, 514, 515): classes loaded and linked, and profiles of their methods, from one real
 * start of the game on JavaFX's platform without a display. Java uses it only with the very runtime and options that
 * it was made with.
 */
final class Training {
    /** What the cache is called, beside the launcher's options, which name it. */
    static final String CACHE = "patolli.aot";
    private static final int SECONDS = 12;

    private Training() { }

    static Path cache(Path runtime, Path out) throws IOException, InterruptedException {
        Path cache = out.resolve(CACHE);
        Path data = out.resolve("training");
        Files.deleteIfExists(cache);
        Pack.delete(data);
        List<String> command = new ArrayList<>(List.of(runtime.resolve("bin").resolve("java").toString()));
        command.addAll(options());
        command.addAll(List.of("-XX:AOTCacheOutput=" + cache, "-Dglass.platform=Headless", "-Dprism.order=sw",
                "-Djava.awt.headless=true", "--module", "patolli/patolli.app.Main", "--data-dir", data.toString()));
        Process game = new ProcessBuilder(command).redirectErrorStream(true)
                .redirectOutput(out.resolve("training.log").toFile()).start();
        if (!game.waitFor(SECONDS, TimeUnit.SECONDS)) {
            // An orderly end: the cache is written by it.
            game.destroy();
            game.waitFor();
        }
        if (!Files.exists(cache)) {
            throw new IOException("the start left no cache; see " + out.resolve("training.log"));
        }
        Pack.delete(data);
        return cache;
    }

    /** The launcher's own options for Java, but for the cache itself. */
    private static List<String> options() throws IOException {
        return Files.readAllLines(Pack.SOURCES.resolve("common.args")).stream()
                .filter(line -> line.startsWith("--java-options "))
                .map(line -> line.substring("--java-options ".length()).strip().replace("\"", ""))
                .filter(line -> !line.contains("AOTCache")).toList();
    }
}

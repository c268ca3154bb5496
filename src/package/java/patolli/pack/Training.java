package patolli.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The cache of the start (JEP 483, 514): classes loaded and linked, from one real start of the game with a save in its
 * folder, as most starts are. What a table needs is left out: every class in the cache is loaded at every start. On
 * Linux it is a start in a window on Xvfb's screen, with the classes of GTK's windows; where there is none, and
 * elsewhere, one on JavaFX's platform without a display. Java uses the cache only with the very runtime and options
 * that it was made with.
 */
final class Training {
    /** What the cache is called, beside the launcher's options, which name it. */
    static final String CACHE = "patolli.aot";
    private static final String GAME = "patolli/patolli.app.Main";
    private static final String LOG = "training.log";
    /** How long the game is up, and how long its start and its end may take besides. */
    private static final int SECONDS = 12, PATIENCE = 120;

    private Training() { }

    static Path cache(Path runtime, Path out) throws IOException, InterruptedException {
        Path cache = out.resolve(CACHE);
        Path data = out.resolve("training");
        Path log = out.resolve(LOG);
        Files.deleteIfExists(cache);
        Pack.delete(data);
        save(data);
        List<String> command = new ArrayList<>(List.of(runtime.resolve("bin").resolve("java").toString()));
        command.addAll(options(out));
        command.add("-XX:AOTCacheOutput=" + cache);
        // An orderly end: the cache is written by it.
        command.add("-Dpatolli.seconds=" + SECONDS);
        boolean trained = VirtualScreen.isThere() && inAWindow(command, data, out);
        if (!trained) {
            System.out.println("the start is trained without a window, which is somewhat worse than with Xvfb and GTK");
            command.addAll(List.of("-Dglass.platform=Headless", "-Dprism.order=sw", "-Djava.awt.headless=true",
                    "--module", GAME, "--data-dir", data.resolve("patolli").toString()));
            ProcessBuilder game = new ProcessBuilder(command);
            game.environment().putAll(folders(data));
            trained = isWell(game, log);
        }
        if (!trained || !Files.exists(cache)) {
            throw new IOException("the start left no cache; see " + log
                    + ", and take a JDK with the collector Shenandoah (not Oracle's)");
        }
        check(runtime, out, cache);
        Pack.delete(data);
        return cache;
    }

    private static boolean inAWindow(List<String> command, Path data, Path out)
            throws IOException, InterruptedException {
        try (VirtualScreen screen = new VirtualScreen(out.resolve("screen.log"))) {
            ProcessBuilder game = new ProcessBuilder(Stream.concat(command.stream(), Stream.of("--module", GAME))
                    .toList());
            game.environment().putAll(folders(data));
            game.environment().put("DISPLAY", screen.display());
            return isWell(game, out.resolve(LOG));
        }
    }

    /** Where the game finds its settings and its music, away from those of whoever builds it. */
    private static Map<String, String> folders(Path data) {
        return Map.of("XDG_CONFIG_HOME", data.toString(), "XDG_CACHE_HOME", data.toString());
    }

    /** Java ignores a cache that it can't use, without a word; here it must use it. */
    private static void check(Path runtime, Path out, Path cache) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(options(out));
        command.addAll(List.of("-XX:AOTCache=" + cache, "-XX:AOTMode=on", "--module", GAME, "--version"));
        Tool.run(runtime.resolve("bin").resolve("java").toString(), command.toArray(String[]::new));
    }

    /** A contest that is not over, among the player's own. */
    private static void save(Path data) throws IOException {
        Path save = data.resolve("patolli").resolve("games").resolve("measured.patolli");
        Files.createDirectories(save.getParent());
        Files.copy(Pack.SOURCES.resolve("measured.patolli"), save);
    }

    /** Starts the game, and says whether it ended as it should. */
    private static boolean isWell(ProcessBuilder builder, Path log) throws IOException, InterruptedException {
        Process game = builder.redirectErrorStream(true).redirectOutput(log.toFile()).start();
        if (!game.waitFor(PATIENCE, TimeUnit.SECONDS)) {
            game.destroyForcibly().waitFor();
        }
        return game.exitValue() == 0;
    }

    /** The launcher's own options for Java, but for the cache itself. */
    private static List<String> options(Path out) throws IOException {
        return Files.readAllLines(Pack.SOURCES.resolve("common.args")).stream()
                .filter(line -> line.startsWith("--java-options "))
                .map(line -> line.substring("--java-options ".length()).strip().replace("\"", "")
                        .replace("$APPDIR", out.toString()))
                .filter(line -> !line.contains("AOTCache")).toList();
    }
}

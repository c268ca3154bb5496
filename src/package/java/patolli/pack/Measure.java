package patolli.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Measures the installed game beside a bare JavaFX window that jpackage packs without any option, in turns: the time
 * from exec to the first frame (keys count from it on), resident memory on the splash and at the table, and the
 * installed size. Needs GTK 3, Xvfb, and the objcopy of binutils, which jpackage calls for the bare window. Arguments:
 * the build's folder, and how many starts (10).
 */
public final class Measure {
    private static final double START = 0.9;
    private static final double SPLASH = 1.2;
    private static final double BOARD = 1.5;
    private static final double SIZE = 2.0;
    private static final int AT_THE_TABLE = 8000;
    private static final int ON_THE_SPLASH = 4000;
    private final Path target;
    private final Path out;
    private final int starts;

    private Measure(Path target, int starts) {
        this.target = target;
        out = target.resolve("package");
        this.starts = starts;
    }

    /** Prints the figures; the exit status is 1 where a bound is not kept. */
    public static void main(String[] args) throws IOException, InterruptedException {
        List<String> missing = Stream.of("Xvfb", "objcopy").filter(tool -> !Tool.isThere(tool)).toList();
        if (!missing.isEmpty()) {
            System.err.println("missing: " + String.join(", ", missing) + "; apt install xvfb libgtk-3-0 binutils");
            System.exit(2);
        }
        boolean kept = new Measure(Path.of(args[0]).toAbsolutePath(), args.length > 1 ? Integer.parseInt(args[1]) : 10)
                .run();
        System.exit(kept ? 0 : 1);
    }

    private boolean run() throws IOException, InterruptedException {
        Path bare = bare();
        Path game = out.resolve("image").resolve("Patolli");
        // As from the menu, without an option; where the player's files are the environment says.
        Path config = out.resolve("measured");
        Path data = Files.createDirectories(config.resolve("patolli"));
        Path save = data.resolve("games").resolve("measured.patolli");
        Files.createDirectories(save.getParent());
        Files.copy(Path.of("src", "package", "measured.patolli"), save,
                StandardCopyOption.REPLACE_EXISTING);
        List<String> bareCommand = List.of(bare.resolve("bin").resolve("bare").toString());
        List<String> splashCommand = List.of(game.resolve("bin").resolve("patolli").toString());
        List<String> boardCommand = new ArrayList<>(splashCommand);
        boardCommand.add(save.toString());
        List<Double> bareTimes = new ArrayList<>();
        List<Double> gameTimes = new ArrayList<>();
        List<Double> bareMemory = new ArrayList<>();
        List<Double> splashMemory = new ArrayList<>();
        List<Double> boardMemory = new ArrayList<>();
        try (Screen screen = new Screen(out, config)) {
            // The first of each fills the disk's cache and does not count.
            for (int i = 0; i <= starts; i++) {
                Screen.Start one = screen.start(bareCommand, ON_THE_SPLASH);
                Screen.Start other = screen.start(splashCommand, ON_THE_SPLASH);
                Screen.Start table = screen.start(boardCommand, AT_THE_TABLE);
                if (i > 0) {
                    bareTimes.add(one.milliseconds());
                    gameTimes.add(other.milliseconds());
                    bareMemory.add(one.megabytes());
                    splashMemory.add(other.megabytes());
                    boardMemory.add(table.megabytes());
                }
            }
        }
        System.out.printf("%-36s %10s %10s %7s %7s%n", "medians of " + starts + " starts", "bare", "game", "ratio",
                "bound");
        boolean time = told("exec to the first frame, ms", median(bareTimes), median(gameTimes), START);
        boolean splash = told("memory on the splash, MB", median(bareMemory), median(splashMemory), SPLASH);
        boolean board = told("memory at the table, MB", median(bareMemory), median(boardMemory), BOARD);
        return told("installed size, MB", size(bare), size(game), SIZE) && time && splash && board;
    }

    private static boolean told(String what, double bare, double game, double bound) {
        System.out.printf("%-36s %10.0f %10.0f %7.2f %7.2f%s%n", what, bare, game, game / bare, bound,
                game / bare <= bound ? "" : "  MISSED");
        return game / bare <= bound;
    }

    private Path bare() throws IOException, InterruptedException {
        Path folder = out.resolve("bare");
        Pack.delete(folder);
        Path modules = Files.createDirectories(folder.resolve("modules"));
        try (Stream<Path> jars = Files.list(target.resolve("lib"))) {
            for (Path jar : jars.filter(file -> file.getFileName().toString()
                    .matches("javafx-(base|graphics|controls)-.*-[a-z0-9]*[a-z][a-z0-9]*\\.jar")).toList()) {
                Files.copy(jar, modules.resolve(jar.getFileName()));
            }
        }
        Tool.java("javac", "-p", modules.toString(), "-d", modules.resolve("bare").toString(),
                "src/package/bare/module-info.java", "src/package/bare/bare/Bare.java");
        Tool.java("jpackage", "--type", "app-image", "--name", "bare", "--dest", folder.toString(), "--module-path",
                modules.toString(), "--module", "bare/bare.Bare");
        return folder.resolve("bare");
    }

    private static double median(List<Double> values) {
        List<Double> sorted = values.stream().sorted().toList();
        int half = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(half) : (sorted.get(half - 1) + sorted.get(half)) / 2;
    }

    private static double size(Path tree) throws IOException {
        long bytes = 0;
        try (Stream<Path> all = Files.walk(tree)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                bytes += Files.size(file);
            }
        }
        return bytes / 1e6;
    }
}

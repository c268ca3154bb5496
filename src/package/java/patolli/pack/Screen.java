package patolli.pack;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * A screen of Xvfb's, whose pixels lie in a file: looking at them costs the program that is measured nothing. A window
 * that is there but has not been drawn has one colour, or two with its edge.
 */
final class Screen implements AutoCloseable {
    private static final int WIDE = 1300;
    private static final int HIGH = 820;
    private static final int GRID = 20;
    private static final int COLOURS = 5;
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(60);
    private static final int DISPLAY = 97;
    private final Process server;
    private final Path log;
    private final Path config;
    private final ByteBuffer pixels;

    /** One start: how long it took until something was drawn, and the memory some time later. */
    record Start(double milliseconds, double megabytes) { }

    /** @param config where programs have their settings */
    Screen(Path out, Path config) throws IOException, InterruptedException {
        this.config = config;
        log = out.resolve("measured.log");
        Path folder = Files.createTempDirectory("screen");
        server = new ProcessBuilder("Xvfb", ":" + DISPLAY, "-screen", "0", WIDE + "x" + HIGH + "x24", "-fbdir",
                folder.toString()).redirectErrorStream(true).redirectOutput(log.toFile()).start();
        Path file = folder.resolve("Xvfb_screen0");
        for (int i = 0; !Files.exists(file) || Files.size(file) < 4L * WIDE * HIGH; i++) {
            if (i > 200 || !server.isAlive()) {
                throw new IOException("Xvfb does not start on display :" + DISPLAY + "; see " + log);
            }
            Thread.sleep(50);
        }
        try (FileChannel channel = FileChannel.open(file)) {
            pixels = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size());
        }
    }

    /** Starts a program, waits for its first frame and then some milliseconds, notes its memory, and ends it. */
    Start start(List<String> command, long then) throws IOException, InterruptedException {
        while (colours() > 1) {
            Thread.sleep(50);
        }
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
        builder.environment().putAll(Map.of("DISPLAY", ":" + DISPLAY, "XDG_CONFIG_HOME", config.toString(),
                "XDG_CACHE_HOME", config.toString()));
        long before = System.nanoTime();
        Process process = builder.start();
        while (colours() < COLOURS) {
            if (System.nanoTime() - before > PATIENCE || !process.isAlive()) {
                process.destroy();
                throw new IOException("nothing is drawn by " + command + "; see " + log);
            }
            Thread.sleep(2);
        }
        double milliseconds = (System.nanoTime() - before) / 1e6;
        Thread.sleep(then);
        double megabytes = memory(process.toHandle());
        List<ProcessHandle> all = new ArrayList<>(process.descendants().toList());
        all.forEach(ProcessHandle::destroy);
        process.destroy();
        process.waitFor();
        for (ProcessHandle each : all) {
            each.onExit().join();
        }
        return new Start(milliseconds, megabytes);
    }

    /** The launcher may run Java in a process of its own: the largest counts. */
    private static double memory(ProcessHandle process) throws IOException {
        double most = resident(process.pid());
        for (ProcessHandle each : process.descendants().toList()) {
            most = Math.max(most, resident(each.pid()));
        }
        return most;
    }

    private static double resident(long pid) throws IOException {
        return Files.readAllLines(Path.of("/proc", Long.toString(pid), "status")).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToDouble(line -> Double.parseDouble(line.replaceAll("[^0-9]", "")) * 1024 / 1e6).findFirst()
                .orElse(0);
    }

    private int colours() {
        int start = pixels.limit() - 4 * WIDE * HIGH;
        Set<Integer> seen = new HashSet<>();
        for (int row = 1; row < GRID; row++) {
            for (int column = 1; column < GRID; column++) {
                seen.add(pixels.getInt(start + 4 * (row * HIGH / GRID * WIDE + column * WIDE / GRID)));
            }
        }
        return seen.size();
    }

    @Override
    public void close() throws InterruptedException {
        server.destroy();
        server.waitFor();
    }
}

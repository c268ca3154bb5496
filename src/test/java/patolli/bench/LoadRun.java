package patolli.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import patolli.save.Loaded;
import patolli.save.TwoThousandCasts;

/**
 * How long a save of 2,000 casts takes to load in a Java that has only just started, classes and all, and how large it
 * is. A run, not a test: it starts itself anew for each measurement and prints what it measured.
 */
public final class LoadRun {
    private static final int STARTS = 15;
    private static final int MOST_SECONDS = 60;

    private LoadRun() { }

    public static void main(String[] args) throws IOException, InterruptedException {
        if (args.length == 1) {
            System.out.println(load(Path.of(args[0])));
            return;
        }
        Path file = Files.createTempFile("two-thousand-casts", ".patolli");
        try {
            Files.write(file, TwoThousandCasts.bytes());
            double[] millis = new double[STARTS];
            for (int i = 0; i < STARTS; i++) {
                millis[i] = inAFreshJava(file);
            }
            Arrays.sort(millis);
            System.out.printf("a save of 2,000 casts, %,d bytes: loaded in a median of %.0f ms, at worst %.0f ms, "
                    + "over %d fresh starts%n", Files.size(file), millis[STARTS / 2], millis[STARTS - 1], STARTS);
        } finally {
            Files.delete(file);
        }
    }

    private static double inAFreshJava(Path file) throws IOException, InterruptedException {
        Process fresh = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-classpath", System.getProperty("java.class.path"), LoadRun.class.getName(), file.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT).start();
        String said = new String(fresh.getInputStream().readAllBytes()).strip();
        if (!fresh.waitFor(MOST_SECONDS, TimeUnit.SECONDS) || fresh.exitValue() != 0) {
            throw new IllegalStateException("the fresh Java failed: " + said);
        }
        return Double.parseDouble(said);
    }

    private static double load(Path file) {
        long before = System.nanoTime();
        Loaded loaded = Loaded.from(file);
        double millis = (System.nanoTime() - before) / 1e6;
        if (!(loaded instanceof Loaded.Seen seen) || seen.game().sitting().length() == 0) {
            throw new IllegalStateException(loaded.toString());
        }
        return millis;
    }
}

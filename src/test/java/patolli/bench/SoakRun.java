package patolli.bench;

import java.nio.file.Files;
import java.util.Locale;

/**
 * Hours of play in one window, without the time that movements take. A run, not a test: it prints memory after each
 * contest, and fails where that grows or something is logged. Argument: how many hours (8).
 */
public final class SoakRun {
    /** A turn of computers at the normal pace, in seconds. */
    private static final int TURN = 3;
    private static final double FLAT = 0.05;

    private SoakRun() { }

    public static void main(String[] args) throws Exception {
        int turns = (args.length > 0 ? Integer.parseInt(args[0]) : 8) * 3600 / TURN;
        boolean kept;
        try (Soak soak = new Soak(Files.createTempDirectory("patolli-soak"))) {
            soak.play(() -> {
                soak.samples().stream().skip(Math.max(0, soak.samples().size() - 1)).forEach(at -> System.out.printf(
                        Locale.ROOT, "%d turns: heap %.1f MB, resident %.1f MB%n", at.turns(), at.heap() / 1e6,
                        at.resident() / 1e6));
                return soak.turns() < turns || !soak.isLongEnough();
            });
            double heap = soak.growth(Soak.Sample::heap);
            double resident = soak.growth(Soak.Sample::resident);
            System.out.printf(Locale.ROOT, "after the first tenth: heap %+.1f %%, resident %+.1f %%; %d lines logged%n",
                    100 * heap, 100 * resident, soak.log().size());
            soak.log().forEach(System.out::println);
            kept = heap <= FLAT && resident <= FLAT && soak.log().isEmpty();
        }
        System.exit(kept ? 0 : 1);
    }
}

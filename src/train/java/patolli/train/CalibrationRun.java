package patolli.train;

import java.util.List;
import java.util.Locale;
import patolli.ai.judge.Encoders;
import patolli.ai.net.Encoder;

/**
 * Prints for each network what the strongest player thinks of its decisions in self-play, and what comes of them, in
 * ten bins: {@code CalibrationRun <decisions> <first game> [<network> ...]}. At the end of each line stands the largest
 * difference, in hundredths.
 */
public final class CalibrationRun {
    private CalibrationRun() { }

    public static void main(String[] args) {
        List<String> names = args.length > 2 ? List.of(args).subList(2, args.length)
                : Encoders.ALL.stream().map(Encoder::name).toList();
        for (String name : names) {
            long start = System.nanoTime();
            List<Reliability.Bin> bins = Reliability.bins(Reliability.decisions(name, Integer.parseInt(args[1]),
                    Integer.parseInt(args[0])));
            System.out.printf(Locale.ROOT, "%s", name);
            bins.forEach(bin -> System.out.print(" | " + bin));
            System.out.printf(Locale.ROOT, " | %.1f (%.0f s)%n", 100 * Reliability.gap(bins),
                    (System.nanoTime() - start) / 1e9);
        }
    }
}

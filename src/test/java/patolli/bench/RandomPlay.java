package patolli.bench;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import patolli.play.Games;
import patolli.play.Playouts;
import patolli.rules.Game;
import patolli.rules.Options;
import patolli.rules.Refusal;

/**
 * How many casts and decisions a second one thread makes in random games; {@code mvn -q test-compile exec:exec@bench}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class RandomPlay {
    private static final long SEED = 1;

    @Param({"patolli", "bell", "pagade", "tablan"})
    public String game;

    private patolli.rules.State opening;
    private Playouts playouts;

    /** What is counted in each iteration, shown a second. */
    @AuxCounters
    @State(Scope.Thread)
    public static class Counters {
        public long casts;
        public long decisions;

        /** Counts from nothing in each iteration. */
        @Setup(Level.Iteration)
        public void clear() {
            casts = 0;
            decisions = 0;
        }
    }

    /** Sets the game up with its standard options. */
    @Setup
    public void open() throws Refusal {
        Game rules = Games.named(game).orElseThrow();
        opening = rules.startSingle(Options.of(rules.options(), Map.of()));
        playouts = new Playouts(rules.casts(), SEED);
    }

    /** One game. */
    @Benchmark
    public void games(Counters counters) {
        long casts = playouts.casts();
        long decisions = playouts.decisions();
        playouts.play(opening);
        counters.casts += playouts.casts() - casts;
        counters.decisions += playouts.decisions() - decisions;
    }
}

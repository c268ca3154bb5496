package patolli.bench;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import patolli.play.Playouts;

/**
 * How many casts and decisions a second one thread makes in random games; {@code mvn -q test-compile exec:exec@bench}.
 * Another build of the core is measured in the same run when it is named, by the folder of its classes or its jar:
 * {@code -Dbench.build=this,<folder>}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class RandomPlay {
    private static final long SEED = 1;
    private static final String THIS = "this";

    @Param({"patolli", "bell", "pagade", "tablan"})
    public String game;

    /** A folder of classes or a jar. */
    @Param(THIS)
    public String build;

    private URLClassLoader loader;
    private Object opening;
    private Object playouts;
    private Method play;
    private Method casts;
    private Method decisions;

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

    /** Sets the game up with its standard options; all by reflection, so that no build has an advantage. */
    @Setup
    public void open() throws ReflectiveOperationException, MalformedURLException {
        loader = new URLClassLoader(classPath(), ClassLoader.getPlatformClassLoader());
        Class<?> rules = loader.loadClass("patolli.rules.Game");
        Class<?> options = loader.loadClass("patolli.rules.Options");
        Object named = ((Optional<?>) loader.loadClass("patolli.play.Games").getMethod("named", String.class)
                .invoke(null, game)).orElseThrow();
        Object standard = options.getMethod("of", List.class, Map.class)
                .invoke(null, rules.getMethod("options").invoke(named), Map.of());
        opening = rules.getMethod("startSingle", options).invoke(named, standard);
        Class<?> random = loader.loadClass(Playouts.class.getName());
        playouts = random.getConstructor(loader.loadClass("patolli.rules.Casts"), long.class)
                .newInstance(rules.getMethod("casts").invoke(named), SEED);
        play = random.getMethod("play", loader.loadClass("patolli.rules.State"));
        casts = random.getMethod("casts");
        decisions = random.getMethod("decisions");
    }

    private URL[] classPath() throws MalformedURLException {
        List<Path> own = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of).toList();
        List<Path> all = build.equals(THIS) ? own : Stream.concat(Stream.of(Path.of(build)),
                own.stream().filter(entry -> entry.toString().endsWith(".jar"))).toList();
        URL[] urls = new URL[all.size()];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = all.get(i).toUri().toURL();
        }
        return urls;
    }

    /** One game. */
    @Benchmark
    public void games(Counters counters) throws ReflectiveOperationException {
        long castsBefore = (long) casts.invoke(playouts);
        long decisionsBefore = (long) decisions.invoke(playouts);
        play.invoke(playouts, opening);
        counters.casts += (long) casts.invoke(playouts) - castsBefore;
        counters.decisions += (long) decisions.invoke(playouts) - decisionsBefore;
    }

    @TearDown
    public void close() throws IOException {
        loader.close();
    }
}

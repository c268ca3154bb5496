package patolli.train;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import patolli.ai.judge.Encoders;
import patolli.ai.net.Encoder;

/**
 * Trains networks, two at a time: {@code TrainRun <folder for checkpoints> <folder for results> <threads> <seed>
 * <share of the games> [<network> ...]}. Broken off, it goes on from its checkpoints. A game takes minutes to an hour.
 */
public final class TrainRun {
    private TrainRun() { }

    public static void main(String[] args) throws IOException, InterruptedException {
        Path work = Path.of(args[0]);
        Path results = Path.of(args[1]);
        long seed = Long.parseLong(args[3]);
        double share = Double.parseDouble(args[4]);
        List<String> names = args.length > 5 ? List.of(args).subList(5, args.length)
                : Encoders.ALL.stream().map(Encoder::name).toList();
        try (ExecutorService pool = Executors.newFixedThreadPool(Integer.parseInt(args[2]))) {
            List<Future<Void>> all = names.stream().map(name -> pool.submit(() -> {
                new NetworkTraining(Course.of(name, seed, share), work, results).run();
                return (Void) null;
            })).toList();
            for (Future<Void> one : all) {
                one.get();
            }
        } catch (ExecutionException failed) {
            throw new IOException("a training failed", failed.getCause());
        }
    }
}

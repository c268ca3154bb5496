package patolli.forge.sound;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Makes what is due, two at a time. Apart from the main class, for when all is fresh nothing of this is needed. */
final class Workshop {
    private static final int THREADS = 2;
    private final Freshness freshness;
    private final Path scores;
    private boolean tell;

    Workshop(Freshness freshness, Path scores) {
        this.freshness = freshness;
        this.scores = scores;
    }

    void make(String part) throws IOException, InterruptedException {
        tell = !part.isEmpty();
        if (!tell) {
            System.out.println("The sounds of the game are being made. This is done once and takes about a minute.");
        }
        try (ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
            List<Future<Void>> running = new ArrayList<>();
            for (Sound sound : Sounds.all()) {
                if (sound.name().contains(part) && !freshness.fresh(sound.name())) {
                    running.add(threads.submit(() -> write(sound)));
                }
            }
            for (Future<Void> one : running) {
                one.get();
            }
        } catch (ExecutionException e) {
            throw new IOException(e.getCause().getMessage(), e.getCause());
        }
        if (part.isEmpty()) {
            freshness.made(Freshness.ALL);
        }
    }

    private Void write(Sound sound) throws IOException {
        long start = System.nanoTime();
        byte[] bytes = sound.recipe().make(scores);
        Path wav = freshness.wav(sound.name());
        Path half = wav.resolveSibling(sound.name() + ".part");
        Files.write(half, bytes);
        Files.move(half, wav, StandardCopyOption.REPLACE_EXISTING);
        freshness.made(sound.name());
        if (tell) {
            System.out.printf("%-20s %8d bytes  %.1f s%n", sound.name(), bytes.length, (System.nanoTime() - start) / 1e9);
        }
        return null;
    }
}

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

/** Writes the sounds that are missing or older than what they are made of. Runs in the project's folder. */
public final class SoundForge {
    /** Where the scores lie, from the project's folder. */
    public static final Path SCORES = Path.of("resources/sound");
    private static final Path SOURCES = Path.of("src/forge/java/patolli/forge/sound");
    private static final int THREADS = 2;
    private final Path folder;
    private final Freshness freshness;

    private SoundForge(Path folder) throws IOException {
        this.folder = folder;
        freshness = new Freshness(folder, SOURCES, SCORES);
    }

    /** Arguments: the folder to write to, and, if only some are wanted, a part of their names. */
    public static void main(String[] args) throws IOException, InterruptedException {
        if (args.length == 0) {
            System.err.println("usage: SoundForge <folder> [part of a sound's name]");
            System.exit(2);
        }
        make(Path.of(args[0]), args.length > 1 ? args[1] : "");
    }

    /** Writes those that are due and whose names hold {@code part}; every file is whole or not there. */
    public static void make(Path folder, String part) throws IOException, InterruptedException {
        Files.createDirectories(folder);
        SoundForge forge = new SoundForge(folder);
        List<Sound> due = new ArrayList<>();
        for (Sound sound : Sounds.all()) {
            if (sound.name().contains(part) && !forge.freshness.fresh(sound)) {
                due.add(sound);
            }
        }
        try (ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
            List<Future<Void>> running = new ArrayList<>();
            for (Sound sound : due) {
                running.add(threads.submit(() -> forge.write(sound)));
            }
            for (Future<Void> one : running) {
                one.get();
            }
        } catch (ExecutionException e) {
            throw new IOException(e.getCause().getMessage(), e.getCause());
        }
    }

    private Void write(Sound sound) throws IOException {
        long start = System.nanoTime();
        byte[] bytes = sound.recipe().make(SCORES);
        Path half = folder.resolve(sound.name() + ".part");
        Files.write(half, bytes);
        Files.move(half, folder.resolve(sound.file()), StandardCopyOption.REPLACE_EXISTING);
        freshness.made(sound);
        System.out.printf("%-20s %8d bytes  %.1f s%n", sound.name(), bytes.length, (System.nanoTime() - start) / 1e9);
        return null;
    }
}

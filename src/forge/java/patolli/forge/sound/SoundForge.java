package patolli.forge.sound;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes the sounds that are missing or older than what they are made of. Runs in the project's folder. */
public final class SoundForge {
    /** Where the scores lie, from the project's folder. */
    public static final Path SCORES = Path.of("resources/sound");
    private static final Path SOURCES = Path.of("src/forge/java/patolli/forge/sound");

    private SoundForge() { }

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
        Freshness freshness = new Freshness(folder, SOURCES, SCORES);
        if (!freshness.complete()) {
            new Workshop(freshness, SCORES).make(part);
        }
    }
}

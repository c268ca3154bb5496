package patolli.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.UnsupportedAudioFileException;

/** Packs music as MP3. Effects stay as they are: they must be heard at once, and are small. */
final class Music {
    /** What lasts for so many seconds is music. */
    private static final double LONG = 60;
    /** Kilobits a second; at 32 kHz that spares everything up to 15 kHz. */
    private static final String RATE = "160";

    private Music() { }

    /** Replaces every piece of music in a folder of WAV files by the MP3 of that name. */
    static void pack(Path folder, Path encoder) throws IOException, InterruptedException {
        for (Path wave : music(folder)) {
            Path packed = folder.resolve(wave.getFileName().toString().replaceFirst("wav$", "mp3"));
            // -t: without a frame about the file, which a decoder would play as silence
            Tool.java("java", "-cp", encoder.toString(), "de.sciss.jump3r.Main", "--quiet", "-t", "-h", "-b", RATE,
                    wave.toString(), packed.toString());
            if (!Files.exists(packed)) {
                throw new IOException("the encoder left no " + packed);
            }
            Files.delete(wave);
        }
    }

    private static List<Path> music(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.toString().endsWith(".wav")).filter(Music::isLong).sorted().toList();
        }
    }

    private static boolean isLong(Path wave) {
        try {
            AudioFileFormat form = AudioSystem.getAudioFileFormat(wave.toFile());
            return form.getFrameLength() / form.getFormat().getFrameRate() >= LONG;
        } catch (IOException | UnsupportedAudioFileException e) {
            throw new IllegalStateException(wave + " can't be read", e);
        }
    }
}

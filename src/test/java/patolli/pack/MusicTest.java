package patolli.pack;

import static org.assertj.core.api.Assertions.assertThat;

import de.sciss.jump3r.Main;
import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What of the sounds is packed. */
class MusicTest {
    private static final int RATE = 32000;
    @TempDir
    private Path folder;

    private void silence(String name, int seconds) throws Exception {
        int frames = seconds * RATE;
        AudioSystem.write(new AudioInputStream(new ByteArrayInputStream(new byte[frames * 2]),
                new AudioFormat(RATE, 16, 1, true, false), frames), AudioFileFormat.Type.WAVE,
                folder.resolve(name).toFile());
    }

    @Test
    void musicIsPackedAndEffectsStayAsTheyAre() throws Exception {
        silence("flute.wav", 61);
        silence("rain.wav", 9);
        Music.pack(folder, Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI()));
        try (Stream<Path> all = Files.list(folder)) {
            assertThat(all.map(file -> file.getFileName().toString()).sorted().toList())
                    .isEqualTo(List.of("flute.mp3", "rain.wav"));
        }
    }
}

package patolli.audio;

import static org.assertj.core.api.Assertions.assertThat;

import de.sciss.jump3r.Main;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A piece that is installed as MP3 is played from a WAV file that is made of it once. */
class PackedMusicTest {
    private static final int RATE = 32000;
    /** Two seconds of 440 Hz, as loud as the musics. */
    private static final int FRAMES = 2 * RATE;
    @TempDir
    private Path folder;
    private Path cache;
    private Path packed;

    @BeforeEach
    void pack() throws IOException {
        cache = folder.resolve("cache");
        packed = folder.resolve("tone.mp3");
        Path wave = folder.resolve("tone.wav");
        byte[] samples = new byte[FRAMES * 4];
        for (int i = 0; i < FRAMES; i++) {
            int v = (int) (12000 * Math.sin(2 * Math.PI * 440 * i / RATE));
            for (int channel = 0; channel < 2; channel++) {
                samples[4 * i + 2 * channel] = (byte) v;
                samples[4 * i + 2 * channel + 1] = (byte) (v >> 8);
            }
        }
        AudioSystem.write(new AudioInputStream(new ByteArrayInputStream(samples),
                new AudioFormat(RATE, 16, 2, true, false), FRAMES), AudioFileFormat.Type.WAVE, wave.toFile());
        new Main().run(new String[] {"--quiet", "-t", "-h", "-b", "160", wave.toString(), packed.toString()});
    }

    private PackedMusic music(Path to) {
        return new PackedMusic(file -> file.equals("tone") ? Optional.of(url(packed)) : Optional.empty(), to);
    }

    private static URL url(Path file) {
        try {
            return file.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }

    private Path only() throws IOException {
        try (Stream<Path> all = Files.list(cache)) {
            return all.reduce((a, b) -> {
                throw new AssertionError("more than one: " + a + ", " + b);
            }).orElseThrow();
        }
    }

    /** How strong 440 Hz is in the second half of the left channel, as a share of all that is heard there. */
    private static double shareOfTheTone(URL file) throws Exception {
        try (AudioInputStream in = AudioSystem.getAudioInputStream(file)) {
            byte[] all = in.readAllBytes();
            double sin = 0;
            double cos = 0;
            double energy = 0;
            for (int i = RATE / 2; i < RATE / 2 + RATE; i++) {
                double v = (short) (all[4 * i] & 255 | all[4 * i + 1] << 8);
                sin += v * Math.sin(2 * Math.PI * 440 * i / RATE);
                cos += v * Math.cos(2 * Math.PI * 440 * i / RATE);
                energy += v * v;
            }
            return (sin * sin + cos * cos) * 2 / RATE / energy;
        }
    }

    @Test
    void itIsUnpackedIntoAWaveFileThatHoldsTheSameTone() throws Exception {
        PackedMusic music = music(cache);
        assertThat(music.has("tone")).isTrue();
        assertThat(music.has("another")).isFalse();
        assertThat(music.unpacked("tone")).isEmpty();
        assertThat(music.unpack("tone")).isTrue();
        URL file = music.unpacked("tone").orElseThrow();
        assertThat(file).isEqualTo(url(only()));
        assertThat(WaveFile.isWhole(file)).isTrue();
        assertThat(WaveFile.seconds(file)).isBetween(2.0, 2.15);
        assertThat(shareOfTheTone(file)).isGreaterThan(0.98);
    }

    @Test
    void aSecondStartTakesWhatTheFirstHasUnpacked() throws IOException {
        music(cache).unpack("tone");
        FileTime before = FileTime.fromMillis(1_000_000_000_000L);
        Files.setLastModifiedTime(only(), before);
        assertThat(music(cache).unpack("tone")).isTrue();
        assertThat(Files.getLastModifiedTime(only())).isEqualTo(before);
    }

    @Test
    void whatIsDamagedInTheFolderIsUnpackedAnew() throws IOException {
        music(cache).unpack("tone");
        Files.write(only(), new byte[100]);
        assertThat(music(cache).unpack("tone")).isTrue();
        assertThat(WaveFile.isWhole(url(only()))).isTrue();
    }

    @Test
    void thePieceOfAnOlderVersionGoes() throws IOException {
        Files.createDirectories(cache);
        Files.write(cache.resolve("tone-0123abcd.wav"), new byte[10]);
        music(cache).unpack("tone");
        assertThat(cache.resolve("tone-0123abcd.wav")).doesNotExist();
        assertThat(only()).exists();
    }

    @Test
    void whatAStartThatWasBrokenOffHasLeftGoesWithTheNext() throws IOException {
        music(cache).unpack("tone");
        Path left = Files.write(cache.resolve("other-0123abcd77.part"), new byte[10]);
        Files.setLastModifiedTime(left, FileTime.from(Instant.now().minus(Duration.ofHours(1))));
        Path fresh = Files.write(cache.resolve("other-0123abcd78.part"), new byte[10]);
        assertThat(music(cache).unpack("tone")).isTrue();
        assertThat(left).doesNotExist();
        assertThat(fresh).as("somebody may be at it").exists();
    }

    @Test
    void whereTheFolderCannotBeMadeAnotherIsUsed() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "where the folder should be");
        PackedMusic music = music(file);
        assertThat(music.unpack("tone")).isTrue();
        assertThat(WaveFile.isWhole(music.unpacked("tone").orElseThrow())).isTrue();
        assertThat(file).hasContent("where the folder should be");
    }

    @Test
    void whatIsNoMusicIsNotHeardAndLeavesNothingBehind() throws IOException {
        Files.writeString(packed, "this is text, however long it may be, and no frame of music begins in it");
        PackedMusic music = music(cache);
        assertThat(music.unpack("tone")).isFalse();
        assertThat(music.unpacked("tone")).isEmpty();
        try (Stream<Path> all = Files.list(cache)) {
            assertThat(all).isEmpty();
        }
    }
}

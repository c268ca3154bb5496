package patolli.audio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WaveFileTest {
    private static final URL STEP = WaveFileTest.class.getResource("/sound/step-1.wav");
    @TempDir
    private Path folder;

    private URL file(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("sound.wav"), bytes).toUri().toURL();
    }

    private static byte[] step() throws IOException {
        return STEP.openStream().readAllBytes();
    }

    @Test
    void aWholeFileIsWhole() {
        assertThat(WaveFile.isWhole(STEP)).isTrue();
        assertThat(WaveFile.seconds(STEP)).isBetween(0.05, 0.3);
    }

    @Test
    void aMissingFileIsNot() throws IOException {
        assertThat(WaveFile.isWhole(null)).isFalse();
        assertThat(WaveFile.isWhole(folder.resolve("none.wav").toUri().toURL())).isFalse();
    }

    @Test
    void aFileThatIsCutAnywhereIsNot() throws IOException {
        byte[] whole = step();
        for (int length = 0; length < whole.length; length += length < 100 ? 1 : 997) {
            assertThat(WaveFile.isWhole(file(Arrays.copyOf(whole, length)))).as("cut at %d", length).isFalse();
        }
    }

    /** The kind of file, the kind of sound, its bits a sample. */
    @ParameterizedTest
    @ValueSource(ints = {0, 8, 20, 34})
    void aFileWithASpoiltHeadIsNot(int at) throws IOException {
        byte[] spoilt = step();
        spoilt[at] ^= 0x2a;
        assertThat(WaveFile.isWhole(file(spoilt))).isFalse();
    }
}

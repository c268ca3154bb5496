package patolli.audio;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.UnsupportedAudioFileException;

/** Looks a WAV file over before it is played: the toolkit's own players fail on a thread where nobody can help. */
final class WaveFile {
    private static final int BITS = 16;

    private WaveFile() { }

    /** How long a file is that {@link #isWhole} has found whole. */
    static double seconds(URL file) {
        try {
            AudioFileFormat format = AudioSystem.getAudioFileFormat(file);
            return format.getFrameLength() / (double) format.getFormat().getFrameRate();
        } catch (IOException | UnsupportedAudioFileException e) {
            throw new IllegalStateException(file + " could be read a moment ago", e);
        }
    }

    /** Whether it is 16 bit PCM and all of it is there; {@code null} is a file that is missing. */
    static boolean isWhole(URL file) {
        if (file == null) {
            return false;
        }
        try (InputStream in = new BufferedInputStream(file.openStream())) {
            in.mark(1 << 12);
            AudioFileFormat format = AudioSystem.getAudioFileFormat(in);
            in.reset();
            long needed = (long) format.getFrameLength() * format.getFormat().getFrameSize();
            return format.getType() == AudioFileFormat.Type.WAVE
                    && format.getFormat().getEncoding() == AudioFormat.Encoding.PCM_SIGNED
                    && format.getFormat().getSampleSizeInBits() == BITS
                    && needed > 0 && in.transferTo(OutputStream.nullOutputStream()) >= needed;
        } catch (IOException | UnsupportedAudioFileException e) {
            return false;
        }
    }
}

package patolli.forge.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.forge.sound.score.Note;
import patolli.forge.sound.score.Ornament;
import patolli.forge.sound.score.Score;
import patolli.forge.sound.signal.Signal;

/** What the scores say is in the files. */
class MusicTest {
    private static final double CENTS = 1200 / Math.log(2);

    @ParameterizedTest
    @CsvSource({"flute-in-the-night, 150", "dance, 150", "sandalwood, 150", "jasmine-evening, 150"})
    void aPieceLastsLongEnough(String name, double least) throws IOException {
        assertThat(Rendered.wave(name).seconds()).isGreaterThanOrEqualTo(least);
    }

    /** Two that are heard in turns fill five minutes. */
    @ParameterizedTest
    @CsvSource({"flute-in-the-night, dance", "sandalwood, jasmine-evening"})
    void nothingComesBackWithinFiveMinutes(String one, String other) throws IOException {
        assertThat(Rendered.wave(one).seconds() + Rendered.wave(other).seconds()).isGreaterThan(300);
    }

    @ParameterizedTest
    @CsvSource({"flute-in-the-night, 0.95", "dance, 0.85", "sandalwood, 0.9", "jasmine-evening, 0.9"})
    @Tag("breadth")
    void theFluteSoundsWhereItsNotesAre(String name, double least) throws IOException {
        Wave wave = Rendered.wave(name);
        int right = 0;
        List<String> wrong = new ArrayList<>();
        for (Note note : steady(score(name))) {
            double hertz = Signal.hertz(note.pitch());
            double[] piece = wave.piece(note.start() + 0.4 * note.seconds(), note.start() + 0.9 * note.seconds());
            Spectrum spectrum = Spectrum.of(piece, wave.rate(), 32_768);
            double off = CENTS * Math.log(spectrum.peak(0.95 * hertz, 1.053 * hertz) / hertz);
            if (Math.abs(off) < 45) {
                right++;
            } else {
                wrong.add("%.1f s: %.0f cents".formatted(note.start(), off));
            }
        }
        assertThat(right / (double) (right + wrong.size())).as(wrong.toString()).isGreaterThan(least);
    }

    private static List<Note> steady(Score score) {
        return score.part("flute").notes().stream().filter(n -> n.seconds() > 0.35)
                .filter(n -> !n.has(Ornament.FALL) && !n.has(Ornament.TRILL) && !n.has(Ornament.SHAKE)).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"flute-in-the-night", "dance"})
    void lowStrokesAreHeardBelow200Hertz(String name) throws IOException {
        Wave wave = Rendered.wave(name);
        int count = 0;
        double deeper = 0;
        for (Note note : score(name).part("skin").notes()) {
            if (note.pitch() == 'l' && note.start() > 0.3) {
                double before = low(wave.piece(note.start() - 0.14, note.start() - 0.02), wave.rate());
                double after = low(wave.piece(note.start() + 0.01, note.start() + 0.13), wave.rate());
                deeper += Math.min(20, 10 * Math.log10(after / before));
                count++;
            }
        }
        assertThat(count).isGreaterThan(15);
        assertThat(deeper / count).isGreaterThan(6);
    }

    private static double low(double[] piece, int rate) {
        return Spectrum.of(piece, rate, 8192).between(50, 200) + 1e-12;
    }

    @ParameterizedTest
    @CsvSource({"flute-in-the-night, 8", "dance, 12", "sandalwood, 8", "jasmine-evening, 8"})
    void aPieceBreathes(String name, double range) throws IOException {
        Wave wave = Rendered.wave(name);
        double[] levels = Levels.envelope(wave.mid(), 3 * wave.rate());
        double[] sorted = Arrays.copyOf(levels, levels.length);
        Arrays.sort(sorted);
        assertThat(sorted[sorted.length - 2] - sorted[1]).as(Arrays.toString(levels)).isGreaterThan(range);
    }

    @ParameterizedTest
    @ValueSource(strings = {"flute-in-the-night", "dance", "sandalwood", "jasmine-evening"})
    void itsEndsAreSoftEnoughForACrossFade(String name) throws IOException {
        Wave wave = Rendered.wave(name);
        double whole = Levels.rms(wave.mid());
        assertThat(Levels.rms(wave.piece(0, 3))).isLessThan(whole - 6);
        assertThat(Levels.rms(wave.piece(wave.seconds() - 3, wave.seconds()))).isLessThan(whole - 6);
    }

    private static Score score(String name) throws IOException {
        return Sounds.score(SoundForge.SCORES, name);
    }
}

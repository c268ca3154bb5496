package patolli.forge.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.forge.sound.instrument.Bells;
import patolli.forge.sound.instrument.Huehuetl;
import patolli.forge.sound.instrument.Mridangam;
import patolli.forge.sound.instrument.Teponaztli;
import patolli.forge.sound.instrument.Veena;
import patolli.forge.sound.instrument.Voice;
import patolli.forge.sound.instrument.Wind;
import patolli.forge.sound.score.Note;
import patolli.forge.sound.score.Ornament;
import patolli.forge.sound.signal.Signal;

/** Instruments have the marks by which one knows the real ones. */
@Tag("breadth")
class InstrumentTest {
    private static final double CENTS = 1200 / Math.log(2);

    private static Spectrum spectrum(double[] x, double from, double seconds) {
        double[] piece = Arrays.copyOfRange(x, Signal.samples(from), Signal.samples(from + seconds));
        return Spectrum.of(piece, Signal.RATE, 65_536);
    }

    private static double[] flute(double force) {
        return Wind.play(Voice.TLAPITZALLI, List.of(new Note(0.05, 3, 69, force, Set.of())), new Random(5));
    }

    @Test
    void theSkinsModesAreThoseOfARoundMembrane() {
        Spectrum rim = spectrum(new Huehuetl().strike('r', 0.5, 0, new Random(4)), 0.05, 0.8);
        double first = rim.peak(80, 105);
        assertThat(rim.peak(130, 165) / first).isCloseTo(1.593, within(0.03));
        assertThat(rim.peak(228, 256) / first).isCloseTo(2.653, within(0.05));
    }

    @Test
    void theLowStrokeIsDeeperThanTheRim() {
        double low = spectrum(new Huehuetl().strike('l', 0.7, 0, new Random(4)), 0, 0.4).centroid();
        double rim = spectrum(new Huehuetl().strike('r', 0.7, 0, new Random(4)), 0, 0.4).centroid();
        assertThat(low).isLessThan(0.75 * rim);
    }

    @Test
    void theLogsTonguesAreAFifthApart() {
        double low = spectrum(new Teponaztli().strike('l', 0.7, 0, new Random(4)), 0, 0.6).peak(150, 500);
        double high = spectrum(new Teponaztli().strike('h', 0.7, 0, new Random(4)), 0, 0.6).peak(150, 500);
        assertThat(CENTS * Math.log(high / low)).isBetween(650.0, 720.0);
    }

    @Test
    void theFluteIsBrighterAndSharperWhenBlownHarder() {
        Spectrum soft = spectrum(flute(0.4), 0.3, 0.4);
        Spectrum hard = spectrum(flute(0.9), 0.3, 0.4);
        assertThat(hard.most(860, 900) / hard.most(430, 450)).isGreaterThan(soft.most(860, 900) / soft.most(430, 450));
        assertThat(hard.peak(420, 460)).isGreaterThan(soft.peak(420, 460));
    }

    @Test
    void theFlutesVibratoGrows() {
        assertThat(stray(0.25, 0.6)).isLessThan(0.7 * stray(1.8, 2.8));
    }

    private static double stray(double from, double to) {
        double[] x = flute(0.8);
        double low = 1e9;
        double high = 0;
        for (double t = from; t < to; t += 0.02) {
            double hertz = spectrum(x, t, 0.06).peak(400, 480);
            low = Math.min(low, hertz);
            high = Math.max(high, hertz);
        }
        return CENTS * Math.log(high / low);
    }

    @Test
    void theFluteBreathesBetweenTheHarmonics() {
        Spectrum held = spectrum(flute(0.7), 1, 1);
        double breath = 10 * Math.log10(held.between(2300, 9000) / held.between(400, 480));
        assertThat(breath).isBetween(-48.0, -18.0);
    }

    /** Raman, 1934: paste brings the modes of the right head to whole ratios. */
    @ParameterizedTest
    @ValueSource(chars = {'n', 'd', 'c'})
    void theMridangamsRightHeadHasWholeRatios(char sign) {
        Spectrum open = spectrum(new Mridangam(294).strike(sign, 0.7, 0, new Random(4)), 0.01, 0.5);
        for (int k = 2; k <= 5; k++) {
            assertThat(open.peak(147 * (k - 0.3), 147 * (k + 0.3)) / 147).isCloseTo(k, within(0.05));
        }
    }

    @Test
    void theMridangamsLeftHandIsDeepAndBendsUp() {
        double[] thom = new Mridangam(294).strike('o', 0.7, 0, new Random(4));
        assertThat(spectrum(thom, 0, 0.5).peak(40, 200)).isBetween(70.0, 82.0);
        double[] bent = new Mridangam(294).strike('g', 0.9, 0, new Random(4));
        assertThat(spectrum(bent, 0.25, 0.2).peak(40, 120)).isGreaterThan(1.1 * spectrum(bent, 0, 0.1).peak(40, 120));
    }

    private static double[] veena(Ornament... ornaments) {
        Set<Ornament> second = Set.of(ornaments);
        return Veena.play(List.of(new Note(0.05, 1, 50, 0.7, Set.of()), new Note(1.05, 1.5, 53, 0.7, second)),
                new Random(5));
    }

    @Test
    void theVeenasPartialsAreWholeMultiples() {
        Spectrum string = spectrum(veena(), 0.3, 0.6);
        double first = string.peak(140, 155) * 2;
        assertThat(first).isCloseTo(2 * 146.8, within(1.0));
        assertThat(string.peak(2860, 3010) / (first / 2)).isCloseTo(20, within(0.03));
    }

    /** Over a sharp edge the high partials would be gone long before the low ones. */
    @Test
    void theVeenaBuzzesAsLongAsItSounds() {
        double[] x = veena();
        double early = high(spectrum(x, 0.2, 0.2));
        double late = high(spectrum(x, 0.8, 0.2));
        assertThat(late - early).as("dB, of the high ones against all").isGreaterThan(-6);
    }

    private static double high(Spectrum s) {
        return 10 * Math.log10(s.between(1500, 4000) / s.between(100, 4000));
    }

    @Test
    void aSlideOnTheVeenaNeedsNoPluck() {
        double plucked = Levels.peak(Arrays.copyOfRange(veena(), Signal.samples(1.04), Signal.samples(1.12)));
        double[] slid = veena(Ornament.SLIDE);
        assertThat(Levels.peak(Arrays.copyOfRange(slid, Signal.samples(1.04), Signal.samples(1.12))))
                .isLessThan(plucked - 3);
        assertThat(spectrum(slid, 1.6, 0.5).peak(160, 190)).isCloseTo(Signal.hertz(53), within(1.0));
    }

    @Test
    void aShakeGoesTowardsTheNextToneOnly() {
        Note note = new Note(0.05, 2, 69, 0.7, Set.of(Ornament.SHAKE), 3);
        double[] x = Wind.play(Voice.VENU, List.of(note), new Random(5));
        double low = 1e9;
        double high = 0;
        for (double t = 0.5; t < 1.9; t += 0.02) {
            double hertz = spectrum(x, t, 0.05).peak(400, 560);
            low = Math.min(low, hertz);
            high = Math.max(high, hertz);
        }
        assertThat(CENTS * Math.log(high / 440)).isBetween(80.0, 300.0);
        assertThat(CENTS * Math.log(low / 440)).isBetween(-25.0, 30.0);
    }

    @Test
    void bellsAreHighAndDieSoon() {
        double[] x = new Bells().strike('b', 0.8, 0, new Random(4));
        assertThat(spectrum(x, 0, 0.5).centroid()).isBetween(2500.0, 7000.0);
        double[] levels = Levels.envelope(x, Signal.RATE / 20);
        assertThat(levels[0] - levels[9]).isGreaterThan(15);
    }
}

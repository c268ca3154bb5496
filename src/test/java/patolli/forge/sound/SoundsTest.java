package patolli.forge.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every file keeps the limits that a player may rely on. */
class SoundsTest {
    private static final long MOST = 80_000_000;
    private static final List<String> MUSIC = List.of("dance", "flute-in-the-night", "sandalwood", "jasmine-evening");

    static List<String> all() {
        return Rendered.names();
    }

    @ParameterizedTest
    @MethodSource("all")
    @Tag("breadth")
    void aPeakIsNeitherClippedNorFaint(String name) throws IOException {
        double peak = Arrays.stream(Rendered.wave(name).channels()).mapToDouble(Levels::peak).max().orElseThrow();
        assertThat(peak).isBetween(-12.0, -1.0);
    }

    @ParameterizedTest
    @MethodSource("all")
    void aFileBeginsAndEndsInSilence(String name) throws IOException {
        Wave wave = Rendered.wave(name);
        int edge = 2 * wave.rate() / 1000;
        for (double[] x : wave.channels()) {
            assertThat(Levels.peak(Arrays.copyOf(x, edge))).isLessThan(-50);
            assertThat(Levels.peak(Arrays.copyOfRange(x, x.length - edge, x.length))).isLessThan(-50);
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    @Tag("breadth")
    void nothingIsOffCentre(String name) throws IOException {
        for (double[] x : Rendered.wave(name).channels()) {
            assertThat(Math.abs(Levels.mean(x))).isLessThan(0.001);
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void onlyMusicAndRainAreStereo(String name) throws IOException {
        Wave wave = Rendered.wave(name);
        boolean music = MUSIC.contains(name);
        assertThat(wave.rate()).isIn(music ? List.of(24_000, 32_000) : List.of(44_100));
        assertThat(wave.channels().length).isEqualTo(music || name.equals("rain") ? 2 : 1);
    }

    @Test
    void allOfThemAreNotTooMuchToCarry() throws IOException {
        long sum = 0;
        for (Sound sound : Sounds.all()) {
            sum += Files.size(Rendered.folder().resolve(sound.name() + ".wav"));
        }
        assertThat(sum).isLessThan(MOST);
    }

    @Test
    void everyScoreMakesASound() throws IOException {
        try (var scores = Files.list(SoundForge.SCORES)) {
            assertThat(scores.map(f -> f.getFileName().toString()).filter(f -> f.endsWith(".score"))
                    .map(f -> f.replace(".score", ""))).isSubsetOf(Rendered.names());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"step", "beans-thrown", "bet", "laugh", "thunder-near", "thunder-far",
        "sticks-thrown", "wood-step", "capture", "throw-again", "throw-lost", "dice-thrown", "cloth-step", "pair-step",
        "cut"})
    void variantsReallyDiffer(String kind) throws IOException {
        List<String> names = Rendered.names().stream().filter(n -> n.matches(kind + "-\\d")).toList();
        assertThat(names).hasSizeGreaterThanOrEqualTo(2);
        for (String one : names) {
            for (String other : names) {
                if (one.compareTo(other) < 0) {
                    double alike = Levels.likeness(Rendered.wave(one).mid(), Rendered.wave(other).mid(), 60);
                    assertThat(alike).as(one + " and " + other).isLessThan(0.93);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"step-1", "beans-held", "bump", "laugh-2", "game-lost", "thunder-far-2", "rain",
        "sticks-held", "dice-thrown-2", "throw-again-1"})
    @Tag("breadth")
    void aSoundMadeTwiceIsTheSame(String name) throws IOException {
        Sound sound = Sounds.all().stream().filter(s -> s.name().equals(name)).findFirst().orElseThrow();
        byte[] bytes = sound.recipe().make(SoundForge.SCORES);
        assertThat(sound.recipe().make(SoundForge.SCORES)).isEqualTo(bytes);
        assertThat(Files.readAllBytes(Rendered.folder().resolve(sound.name() + ".wav"))).isEqualTo(bytes);
    }

    @Test
    void rainGoesOnWithoutASeam() throws IOException {
        double[] once = Rendered.wave("rain").mid();
        int rate = Rendered.wave("rain").rate();
        int turn = (int) (Sounds.RAIN_TURN * rate);
        double[] twice = Arrays.copyOf(once, turn + once.length);
        for (int i = 0; i < once.length; i++) {
            twice[turn + i] += once[i];
        }
        double[] inner = Arrays.copyOfRange(twice, rate, turn + once.length - rate);
        double whole = Levels.rms(inner);
        for (double level : Levels.envelope(inner, rate / 5)) {
            assertThat(level).isBetween(whole - 3, whole + 3);
        }
    }
}

package patolli.audio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The report hears what is wrong with a recording, and nothing else: an evening is mixed from the files by hand. */
@Tag("breadth")
class SoundReportTest {
    private static final int RATE = Recording.RATE;
    private static final double LATE = 0.012;
    private final float[] mix = new float[24 * RATE];
    private final SoundSearch files = new SoundSearch(Recording.of(new float[0]));
    private final List<String> log = new ArrayList<>();
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

    private void music(Track track, double from, double to) {
        add(track.file(), from, to, 1, 0.35);
        log.add("start %s %s 1.0".formatted(from, track.file()));
        log.add("end %s %s 1.0".formatted(to, track.file()));
    }

    private void add(String file, double from, double to, double rate, double gain) {
        float[] sound = files.file(file);
        for (int i = 0; i / rate < sound.length - 1 && from + i / (double) RATE < to; i++) {
            mix[(int) (from * RATE) + i] += (float) (gain * sound[(int) (i * rate)]);
        }
    }

    /** A piece of music under steps, each this much later than it was asked for. */
    private void evening() {
        music(Track.DANCE, 0.5, 12);
        music(Track.FLUTE_IN_THE_NIGHT, 11, 23);
        Random random = new Random(5);
        for (int i = 0; i < 40; i++) {
            step(2 + i * 0.5, 1 + i % 5, random.nextDouble(1 - Effect.RATE_CHANGE, 1), LATE);
        }
    }

    private void step(double at, int variant, double rate, double late) {
        log.add("clip %s step-%d %s".formatted(at, variant, rate));
        add("step-" + variant, at + late, 24, rate, 0.4);
    }

    private boolean isWell() {
        return new SoundReport(Recording.of(mix), SoundLog.of(log), new PrintStream(printed)).print();
    }

    @Test
    void anEveningThatIsInTimeIsWell() {
        evening();
        assertThat(isWell()).as(printed.toString()).isTrue();
        assertThat(printed.toString()).containsPattern("all +40, found +(39|40): median +1[12]\\.\\d");
    }

    @Test
    void oneStepThatIsLateIsHeard() {
        evening();
        step(7.25, 3, 0.97, 0.085);
        assertThat(isWell()).isFalse();
        assertThat(printed.toString()).contains("late: step-3 at 7.250 s, 85.", "Not well: 1 effects were late");
    }

    @Test
    void stepsThatAreNotPlayedAreMissed() {
        evening();
        for (int i = 0; i < 10; i++) {
            log.add("clip %s step-2 0.98".formatted(2.25 + 2 * i));
        }
        assertThat(isWell()).isFalse();
        assertThat(printed.toString()).contains("of 50 effects were found");
    }

    @Test
    void aHoleInTheMusicIsHeard() {
        evening();
        int from = 6 * RATE + RATE / 3;
        for (int i = from; i < from + RATE * 3 / 50; i++) {
            mix[i] = 0;
        }
        assertThat(isWell()).isFalse();
        assertThat(printed.toString()).contains("dance has");
    }

    @Test
    void silenceAtASeamIsHeard() {
        music(Track.DANCE, 0.5, 10.2);
        music(Track.FLUTE_IN_THE_NIGHT, 11, 23);
        assertThat(isWell()).isFalse();
        assertThat(printed.toString()).contains("of silence at a seam");
    }

    @Test
    void aRattleThatGoesOnAfterTheBeansHaveLeftTheHandIsHeard() {
        evening();
        String rattle = Lasting.BEANS_HELD.file();
        log.add("start 14 %s 1.0".formatted(rattle));
        add(rattle, 14, 15.2, 1, 0.5);
        log.add("end 15.19 %s 1.0".formatted(rattle));
        log.add("start 17 %s 1.0".formatted(rattle));
        add(rattle, 17, 18.6, 1, 0.5);
        log.add("end 18.2 %s 1.0".formatted(rattle));
        assertThat(isWell()).isFalse();
        assertThat(printed.toString()).contains("the rattle was heard 1 times after the beans were let go");
    }
}

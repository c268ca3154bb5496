package patolli.ui.table.staging;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.Animation;
import javafx.util.Duration;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import patolli.model.Tempo;
import patolli.testkit.Fx;

/** A movement of many parts, of which large ones are drawn in every second pulse. */
class CuesTest {
    private static final double LONG = 1000, PULSE = 16;

    @BeforeAll
    static void start() {
        Fx.start();
    }

    /** A movement that is stopped there, or whose pulses have been late, shows what belongs to that moment. */
    @Test
    void whoeverLeapsToAMomentSeesWhatIsDueThere() {
        Fx.run(() -> {
            List<Double> drawn = new ArrayList<>();
            Animation all = played(drawn);
            all.jumpTo(Duration.millis(LONG / 2));
            assertThat(drawn.getLast()).isEqualTo(0.5);
            all.jumpTo(Duration.millis(LONG * 0.75));
            assertThat(drawn.getLast()).isEqualTo(0.75);
        });
    }

    @Test
    void ofPulsesThatFollowOneAnotherEverySecondOneIsDrawn() {
        Fx.run(() -> {
            List<Double> drawn = new ArrayList<>();
            Animation all = played(drawn);
            int pulses = 0;
            for (double time = PULSE; time < LONG; time += PULSE) {
                all.jumpTo(Duration.millis(time));
                pulses++;
            }
            assertThat(drawn).hasSizeBetween(pulses / 2 - 1, pulses / 2 + 2);
            all.jumpTo(all.getTotalDuration());
            assertThat(drawn.getLast()).isEqualTo(1);
        });
    }

    private static Animation played(List<Double> drawn) {
        Animation all = new Cues().onTwos(0, LONG, drawn::add).animation(Tempo.NORMAL, 1);
        all.play();
        all.pause();
        all.jumpTo(Duration.ONE);
        return all;
    }
}

package patolli.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import patolli.ai.judge.Encoders;
import patolli.ai.net.Encoder;
import patolli.ai.net.NetworkFile;
import patolli.beans.QuickRandom;

/** A network for several seats learns from games, the same from the same ones. */
class SeatPlayTest {
    private static final String NETWORK = "pagade-4";
    private static final int GAMES = 3;

    private static byte[] trained(double exact) {
        Encoder encoder = Encoders.ALL.stream().filter(each -> each.name().equals(NETWORK)).findFirst().orElseThrow();
        var course = new Course(NETWORK, 5, GAMES, 4, 0.01, 0.001, 0, exact);
        Learner learner = Learner.begin(encoder.inputs(), course.units(), encoder.views(), course.seed());
        var play = new SeatPlay(encoder, learner, Openings.of(NETWORK, new QuickRandom(0)));
        for (int game = 0; game < GAMES; game++) {
            var dice = new QuickRandom(game);
            assertThat(play.play(Openings.lesson(NETWORK, dice), dice, course, game)).isBetween(0.0, 1.0);
        }
        return NetworkFile.write(learner.network());
    }

    @Test
    void theSameGamesTeachTheSame() {
        assertThat(trained(1)).isEqualTo(trained(1));
    }

    @Test
    void meansOverAllCastsTeachSomethingElse() throws Exception {
        byte[] weights = trained(0.5);
        assertThat(weights).isNotEqualTo(trained(1));
        for (float[] row : NetworkFile.rows(NetworkFile.read(weights))) {
            for (int i = 0; i < row.length; i++) {
                assertThat(row[i]).as(Arrays.toString(row)).isFinite();
            }
        }
    }
}

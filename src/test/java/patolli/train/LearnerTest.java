package patolli.train;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import patolli.ai.net.Inputs;
import patolli.ai.net.Network;

/** A network learns what it is told. */
class LearnerTest {

    private static float[] said(Learner learner, Inputs... views) {
        float[] chances = new float[views.length];
        for (int on = 0; on < views.length; on++) {
            chances[on] = learner.network().strength(views[on], new float[learner.network().units()]);
        }
        Network.toChances(chances);
        return chances;
    }

    private static Inputs[] one(boolean first, boolean second) {
        return new Inputs[] {two(first, second)};
    }

    private static Inputs two(boolean first, boolean second) {
        var inputs = new Inputs();
        inputs.flag(first);
        inputs.flag(second);
        return inputs;
    }

    @Test
    void learnsWhatNoLinearWayCanTell() {
        Learner learner = Learner.begin(2, 8, 1, 1);
        for (int round = 0; round < 20_000; round++) {
            boolean first = (round & 1) != 0;
            boolean second = (round & 2) != 0;
            learner.learn(one(first, second), new float[] {first == second ? 0 : 1}, 0.1f);
        }
        assertThat(said(learner, two(true, false))[0]).isGreaterThan(0.9f);
        assertThat(said(learner, two(true, true))[0]).isLessThan(0.1f);
    }

    @Test
    void eachViewLearnsItsShare() {
        Learner learner = Learner.begin(2, 8, 3, 2);
        Inputs[] views = {two(true, true), two(true, false), two(false, true)};
        for (int round = 0; round < 5_000; round++) {
            learner.learn(views, new float[] {0.5f, 0.3f, 0.2f}, 0.05f);
        }
        assertThat(said(learner, views)).usingComparatorWithPrecision(0.02f).containsExactly(0.5f, 0.3f, 0.2f);
    }

    @Test
    void theAverageFollowsSlowly() {
        Learner learner = Learner.begin(2, 8, 1, 3);
        learner.learn(one(true, true), new float[] {1}, 1f);
        float before = learner.averaged().outputBias()[0];
        learner.average();
        float now = learner.network().outputBias()[0];
        assertThat(learner.averaged().outputBias()[0]).isStrictlyBetween(Math.min(before, now), Math.max(before, now));
    }
}

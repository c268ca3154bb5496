package patolli.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What long work may use of the time between frames. */
class FrameTimeTest {
    private static final long HURRIED = 3 * FrameTime.LATE / 2;
    private final FrameTime frames = new FrameTime();
    private long now = System.nanoTime() + FrameTime.IDLE;

    private void frames(int count, long apart) {
        for (int i = 0; i < count; i++) {
            now += apart;
            frames.begin(now);
        }
    }

    @Test
    void nobodyWaitsWhileFramesComeInTime() {
        frames(10, FrameTime.PERIOD);
        assertThat(frames.left(now)).isZero();
    }

    @Test
    void whileFramesAreLateTheScreenHasMostOfTheTime() {
        frames(10, HURRIED);
        assertThat(frames.left(now)).isBetween(FrameTime.PERIOD * 9 / 10, FrameTime.PERIOD);
        assertThat(frames.left(now + FrameTime.PERIOD / 2)).isBetween(FrameTime.PERIOD * 4 / 10,
                FrameTime.PERIOD / 2);
        assertThat(frames.left(now + FrameTime.PERIOD)).as("something is always left").isZero();
    }

    @Test
    void eachLateFrameTakesAndEachInTimeGivesBack() {
        frames(1, FrameTime.PERIOD);
        frames(1, HURRIED);
        long once = frames.left(now);
        frames(1, HURRIED);
        long twice = frames.left(now);
        assertThat(twice).isGreaterThan(once);
        frames(10, FrameTime.PERIOD);
        assertThat(frames.left(now)).isBetween(1L, twice - 1);
        frames(1000, FrameTime.PERIOD);
        assertThat(frames.left(now)).isZero();
    }

    @Test
    void whereNothingIsDrawnNobodyWaits() {
        frames(10, HURRIED);
        assertThat(frames.left(now + FrameTime.IDLE)).isZero();
        long before = frames.left(now);
        frames(1, 5 * FrameTime.IDLE);
        assertThat(frames.left(now)).as("a pause is no late frame").isEqualTo(before);
    }
}

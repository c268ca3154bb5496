package patolli.ui.common;

import java.util.concurrent.locks.LockSupport;

/**
 * Lets long work leave the processors to the screen. As long as frames come in time it may run always; each late frame
 * halves the part of the time that is left to it, and each that comes in time gives a little of it back. To be told of
 * each frame by a timer that runs all the time: without one a frame that nobody needs would count as late.
 */
public final class FrameTime {
    /** From one frame to the next, in nanoseconds. */
    static final long PERIOD = 16_666_667;
    /** Who comes so long after the one before is late. */
    static final long LATE = 21_000_000;
    /** After so long nothing is drawn at all. */
    static final long IDLE = 100_000_000;
    /** The part that is always left. */
    private static final double LEAST = 1.0 / 16;
    /** What is given back by each frame that comes in time. */
    private static final double STEP = 1.0 / 128;
    private volatile long begun = System.nanoTime() - IDLE;
    private volatile double share = 1;

    /** A frame is begun. For the FX thread. */
    public void begin() {
        begin(System.nanoTime());
    }

    /** As {@link #begin()}, at that time. */
    void begin(long now) {
        long since = now - begun;
        if (since < IDLE) {
            share = since > LATE ? Math.max(LEAST, share / 2) : Math.min(1, share + STEP);
        }
        begun = now;
    }

    /** How long is to be waited, in nanoseconds: until what is left of the frame is left to others. */
    long left(long now) {
        long since = now - begun;
        return since >= IDLE ? 0 : Math.max(0, Math.round((1 - share) * PERIOD) - since);
    }

    /** Waits while the frame is to be made, at most until the next. For any thread but the FX thread. */
    public void giveWay() {
        long left = left(System.nanoTime());
        if (left > 0) {
            LockSupport.parkNanos(left);
        }
    }
}

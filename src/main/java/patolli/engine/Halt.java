package patolli.engine;

import java.time.Duration;
import java.util.Map;
import java.util.function.BooleanSupplier;
import patolli.rules.Refusal;

/**
 * Whether a long request is to break off. The thread that reads calls it, the one that answers asks it; a call counts
 * only until the request is finished, so that its reply always tells of it.
 */
final class Halt implements BooleanSupplier {
    private final long readAt = System.nanoTime();
    private volatile boolean called;
    private boolean finished;

    /** Asks the request to break off; false if that comes too late or was asked before. */
    synchronized boolean call() {
        if (finished || called) {
            return false;
        }
        called = true;
        return true;
    }

    /** The request has its answer; whether it was called before that. */
    synchronized boolean finish() {
        finished = true;
        return called;
    }

    synchronized boolean isFinished() {
        return finished;
    }

    /** How much of this time, counted from when the request was read, is left. */
    Duration left(Duration time) {
        return time.minusNanos(System.nanoTime() - readAt);
    }

    @Override
    public boolean getAsBoolean() {
        return called;
    }

    /** The request to stop when it finds nothing that it could stop. */
    static Map<String, ?> alone(Session session, String arguments) throws Refusal {
        Arguments.none("stop", arguments);
        throw new Refusal("there is nothing to stop: no best, perft or playouts is running");
    }
}

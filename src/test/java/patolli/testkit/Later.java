package patolli.testkit;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;

/** Keeps work until a test wants it done, on the test's own thread. */
public final class Later implements Executor {
    private final Deque<Runnable> work = new ArrayDeque<>();

    @Override
    public void execute(Runnable task) {
        work.add(task);
    }

    /** How much waits. */
    public int waiting() {
        return work.size();
    }

    /** Does the work that waits now; what comes of it waits for the next call. */
    public void run() {
        for (int n = work.size(); n > 0; n--) {
            work.remove().run();
        }
    }
}

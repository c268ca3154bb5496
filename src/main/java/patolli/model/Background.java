package patolli.model;

import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Long work beside the FX thread, one run of it at a time: it can be stopped, and what a run says after it was stopped
 * or after another was begun is dropped. Lives on the FX thread.
 */
final class Background {
    private static final Logger LOG = LoggerFactory.getLogger(Background.class);
    private final Executor beside;
    private final Executor screen;
    private final Runnable giveWay;
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper failed = new ReadOnlyBooleanWrapper();
    private Run last = new Run();

    /**
     * @param beside does the work
     * @param screen does on the FX thread what the work says
     */
    Background(Executor beside, Executor screen) {
        this(beside, screen, () -> { });
    }

    /** @param giveWay run whenever the work asks whether to stop; may let it wait for what is more urgent */
    Background(Executor beside, Executor screen, Runnable giveWay) {
        this.beside = beside;
        this.screen = screen;
        this.giveWay = giveWay;
    }

    /**
     * One run, as the work sees it: true as soon as it is to stop. Safe for use by several threads, but not by the FX
     * thread: who asks may have to wait.
     */
    final class Run implements BooleanSupplier {
        private volatile boolean stopped;

        private Run() { }

        @Override
        public boolean getAsBoolean() {
            giveWay.run();
            return stopped;
        }

        /** Does something on the FX thread, unless the run is stopped by then. */
        void say(Runnable what) {
            screen.execute(() -> {
                if (this == last && !stopped) {
                    what.run();
                }
            });
        }

        /** Notes a fault, from which it may go on. @param what could not be done, for the log */
        void fail(String what, RuntimeException why) {
            LOG.error("{} failed", what, why);
            fail();
        }

        /** Notes that something could not be done, of which the log tells already. */
        void fail() {
            say(() -> failed.set(true));
        }
    }

    /**
     * Begins anew, whatever was going on.
     *
     * @param what to call it in the log, should it fail
     */
    void start(String what, Consumer<Run> work) {
        stop();
        Run run = new Run();
        last = run;
        failed.set(false);
        running.set(true);
        beside.execute(() -> {
            try {
                work.accept(run);
            } catch (RuntimeException e) {
                run.fail(what, e);
            } catch (Error e) {
                run.fail();
                throw e;
            } finally {
                run.say(() -> running.set(false));
            }
        });
    }

    /** No more is wanted; what was said until then stands. */
    void stop() {
        last.stopped = true;
        running.set(false);
    }

    /** Whether it is under way. */
    ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /** Whether something failed since it was begun, as the log tells. */
    ReadOnlyBooleanProperty failedProperty() {
        return failed.getReadOnlyProperty();
    }
}

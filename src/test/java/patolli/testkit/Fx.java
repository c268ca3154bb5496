package patolli.testkit;

import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;
import patolli.ui.common.Fonts;

/** The FX thread for tests: everything is done there and waited for. */
public final class Fx {
    /** Seconds that a condition may take on a busy machine. */
    private static final int PATIENCE = 40;

    private Fx() { }

    /** Starts the toolkit if it does not run yet. */
    public static void start() {
        try {
            FxToolkit.registerPrimaryStage();
        } catch (TimeoutException e) {
            throw new IllegalStateException(e);
        }
        Platform.setImplicitExit(false);
        run(() -> {
            Fonts.load();
            Unseen.begin();
            Haste.begin();
        });
    }

    /** Lets every frame be painted of the windows that are shown until this is closed. */
    public static Painting painting() {
        start();
        run(() -> Unseen.suspend(true));
        return () -> run(() -> Unseen.suspend(false));
    }

    /** Windows are painted. */
    @FunctionalInterface
    public interface Painting extends AutoCloseable {
        @Override
        void close();
    }

    /** Does something on the FX thread and returns when it is done. */
    public static void run(Runnable work) {
        call(() -> {
            work.run();
            return null;
        });
    }

    /** Asks something on the FX thread. */
    public static <T> T call(Callable<T> question) {
        return WaitForAsyncUtils.waitForAsyncFx(PATIENCE * 1000L, question);
    }

    /** Waits until the condition, asked on the FX thread, holds. */
    public static void until(String what, Callable<Boolean> condition) {
        try {
            WaitForAsyncUtils.waitFor(PATIENCE, TimeUnit.SECONDS, () -> call(condition));
        } catch (TimeoutException e) {
            throw new AssertionError("waited in vain until " + what, e);
        }
    }
}

package patolli.testkit;

import com.sun.javafx.scene.SceneHelper;
import com.sun.javafx.sg.prism.NGNode;
import com.sun.javafx.tk.CompletionListener;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.concurrent.locks.Lock;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.scene.Scene;
import javafx.stage.Window;

/**
 * With {@code -Dtest.unpainted=true}, lets the frames of windows go unpainted: nobody sees them on the headless
 * platform, and in software they take half of the time of the tests. Pulses, layout and the animation clock go on, and
 * snapshots are painted as ever. The profile long paints.
 *
 * <p>In the place of its painter each scene is given a job that only does what a painter does last.
 */
final class Unseen {
    private static final String QUANTUM = "com.sun.javafx.tk.quantum.";
    private static final boolean WANTED = Boolean.getBoolean("test.unpainted")
            && "Headless".equals(System.getProperty("glass.platform"));
    private static boolean begun;
    private static boolean suspended;

    private Unseen() { }

    /** From now on, on the FX thread. */
    static void begin() {
        if (!WANTED || begun) {
            return;
        }
        begun = true;
        Window.getWindows().addListener((ListChangeListener<Window>) change -> {
            while (change.next()) {
                change.getAddedSubList().forEach(Unseen::shown);
            }
        });
        Window.getWindows().forEach(Unseen::shown);
    }

    /** Whether windows that are shown from now on are painted nevertheless. */
    static void suspend(boolean on) {
        suspended = on;
    }

    private static void shown(Window window) {
        if (suspended) {
            return;
        }
        // The window takes up its scene after it is listed.
        Platform.runLater(() -> unpaint(window.getScene()));
        window.sceneProperty().subscribe((before, now) -> Platform.runLater(() -> unpaint(now)));
    }

    private static void unpaint(Scene scene) {
        Object painted = scene == null ? null : SceneHelper.getPeer(scene);
        if (painted == null) {
            return;
        }
        try {
            var job = painted.getClass().getDeclaredField("paintRenderJob");
            job.setAccessible(true);
            if (job.get(painted) != null) {
                job.set(painted, nothing(painted));
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object nothing(Object painted) throws ReflectiveOperationException {
        Class<?> scene = Class.forName(QUANTUM + "GlassScene");
        Class<?> collector = Class.forName(QUANTUM + "PaintCollector");
        Constructor<?> job = Class.forName(QUANTUM + "PaintRenderJob")
                .getDeclaredConstructor(scene, CompletionListener.class, Runnable.class);
        job.setAccessible(true);
        Object all = method(collector, "getInstance").invoke(null);
        var lock = Class.forName(QUANTUM + "ViewPainter").getDeclaredField("renderLock");
        lock.setAccessible(true);
        Lock painting = (Lock) lock.get(null);
        Method root = method(scene, "getRoot");
        Method over = method(scene, "setPainting", boolean.class);
        return job.newInstance(painted, method(collector, "getRendered").invoke(all),
                (Runnable) () -> end(painted, painting, root, over));
    }

    private static Method method(Class<?> owner, String name, Class<?>... taken) throws NoSuchMethodException {
        Method method = owner.getDeclaredMethod(name, taken);
        method.setAccessible(true);
        return method;
    }

    /** What has changed counts as painted: otherwise later changes would not reach what is cached of it. */
    private static void end(Object painted, Lock painting, Method root, Method over) {
        painting.lock();
        try {
            if (root.invoke(painted) instanceof NGNode tree) {
                tree.clearDirty();
            }
            over.invoke(painted, false);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        } finally {
            painting.unlock();
        }
    }
}

package patolli.audio;

import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import javafx.application.Platform;
import patolli.model.Preferences;
import patolli.settings.DataDir;

/**
 * Ten thousand effects through JavaFX Media, and what they leave behind: the heap after a collection, and threads. A
 * run, not a test; it needs a sound device, for which ALSA's own {@code null} does, since no time is measured.
 */
final class SoundLeak {
    private static final int EFFECTS = 10_000;
    private static final int REPORTS = 5;
    /** As many as can be told apart: fifty a second. */
    private static final long BETWEEN = 20_000_000;

    private SoundLeak() { }

    public static void main(String[] args) throws Exception {
        CompletableFuture<Mixer> ready = new CompletableFuture<>();
        Platform.startup(() -> {
            Mixer mixer = new Mixer(new MediaEquipment(DataDir.cacheOfThisMachine()), new Preferences(), new Random(1));
            mixer.troubleProperty().subscribe(trouble -> trouble.ifPresent(what ->
                    ready.completeExceptionally(new IllegalStateException("nothing can be heard: " + what))));
            mixer.tryAgain();
            wait(mixer, ready);
        });
        Mixer mixer = ready.get();
        report(0);
        for (int i = 1; i <= EFFECTS; i++) {
            int n = i;
            Platform.runLater(() -> {
                mixer.play(Effect.values()[n % Effect.values().length]);
                if (n % 10 == 0) {
                    mixer.hold(Lasting.BEANS_HELD).unsubscribe();
                }
                mixer.beat(0.02);
            });
            LockSupport.parkNanos(BETWEEN);
            if (i % (EFFECTS / REPORTS) == 0) {
                report(i);
            }
        }
        System.exit(0);
    }

    private static void wait(Mixer mixer, CompletableFuture<Mixer> ready) {
        mixer.beat(0.05);
        if (mixer.isReady()) {
            ready.complete(mixer);
        } else if (!ready.isDone()) {
            Platform.runLater(() -> wait(mixer, ready));
        }
    }

    private static void report(int effects) {
        for (int i = 0; i < 3; i++) {
            System.gc();
            LockSupport.parkNanos(200_000_000);
        }
        System.out.printf("%5d effects: heap %5.2f MB, %d threads%n", effects,
                (Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory()) / 1e6,
                Thread.getAllStackTraces().size());
    }
}

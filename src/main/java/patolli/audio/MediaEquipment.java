package patolli.audio;

import java.net.URL;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.media.AudioClip;
import javafx.scene.media.Media;
import javafx.scene.media.MediaPlayer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.files.AssetFiles;

/**
 * Plays through JavaFX Media. On Linux with libavcodec but without the libavformat of the same version, that writes
 * one warning of GLib's to standard error, "Failed to load plugin ... libavplugin": harmless, for WAV needs no codec.
 * It is left there. Native code writes it straight to the process's error stream, past {@code System.err} and every
 * Java log; no variable of the environment turns it off, and a GLib log handler of our own, or another file behind
 * descriptor 2, would need native access for this module and hide the faults of other libraries too.
 */
final class MediaEquipment implements Equipment {
    private static final Logger LOG = LoggerFactory.getLogger(MediaEquipment.class);
    /** Tells whether there is a device: the shortest file, played at no volume. */
    private static final String PROBE = Effect.CLICK.files().getFirst();
    /** A device that has not played the probe after so many milliseconds is none. */
    private static final long PATIENCE = 8000;
    /** A clip of so few milliseconds has ended long before, if clips are played at all. */
    private static final long MOMENT = 900;
    private final Function<String, URL> find;
    private final PackedMusic packed;
    /** One after another: the piece that is wanted first is the first to be there. */
    private final Executor worker = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("sound").factory());

    /**
     * With the sounds of this program.
     *
     * @param cache the folder for music that is installed packed
     */
    MediaEquipment(Path cache) {
        this(file -> AssetFiles.find("sound/" + file + ".wav").orElse(null),
                new PackedMusic(file -> AssetFiles.find("sound/" + file + ".mp3"), cache));
    }

    /**
     * @param find   where a file is, by its name without ending; null when it is missing or packed
     * @param packed the music that is packed
     */
    MediaEquipment(Function<String, URL> find, PackedMusic packed) {
        this.find = find;
        this.packed = packed;
    }

    @Override
    public void prepare(Consumer<Ready> answer) {
        AtomicBoolean answered = new AtomicBoolean();
        Consumer<Ready> once = ready -> {
            if (answered.compareAndSet(false, true)) {
                Platform.runLater(() -> answer.accept(ready));
            }
        };
        worker.execute(() -> examine(once));
    }

    private void examine(Consumer<Ready> answer) {
        try {
            List<String> damaged = files().filter(file -> !packed.has(file) && !WaveFile.isWhole(find.apply(file)))
                    .sorted().toList();
            if (!damaged.isEmpty()) {
                LOG.warn("These sounds are missing or damaged and will not be heard: {}", String.join(", ", damaged));
            }
            if (damaged.contains(PROBE)) {
                // Without it nothing tells whether there is a device, and trying kills a thread of the toolkit.
                answer.accept(new Ready.Sounding(Map.of(), files().sorted().toList()));
                return;
            }
            probe(clips(damaged), damaged, answer);
        } catch (RuntimeException | LinkageError e) {
            LOG.debug("There is no sound device: {}", e.getMessage());
            answer.accept(new Ready.Silent());
        }
    }

    /** An AudioClip without a device kills its thread; a MediaPlayer says so. */
    private void probe(Map<String, Clip> clips, List<String> damaged, Consumer<Ready> answer) {
        MediaPlayer probe = new MediaPlayer(media(PROBE));
        probe.setVolume(0);
        probe.setOnError(() -> {
            LOG.debug("There is no sound device: {}", probe.getError().getMessage());
            probe.dispose();
            answer.accept(new Ready.Silent());
        });
        probe.setOnEndOfMedia(() -> {
            probe.dispose();
            // The first clip takes long: this one nobody hears.
            clips.get(PROBE).play(0, 1);
            later(MOMENT, () -> answer.accept(new Ready.Sounding(
                    clips.get(PROBE).isPlaying() ? decks(damaged) : clips, damaged)));
        });
        probe.play();
        later(PATIENCE, () -> {
            probe.dispose();
            answer.accept(new Ready.Silent());
        });
    }

    private static void later(long millis, Runnable work) {
        CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS, Platform::runLater).execute(work);
    }

    /** A device that goes away can take the thread with it that plays clips: a clip then never ends. */
    private Map<String, Clip> decks(List<String> damaged) {
        LOG.info("Clips are not played any more; effects are played as music is.");
        Map<String, Clip> clips = new TreeMap<>();
        for (Effect effect : Effect.values()) {
            effect.files().stream().filter(file -> !damaged.contains(file)).forEach(file ->
                    clips.put(file, new DeckClip(deck(file, () -> { }), WaveFile.seconds(find.apply(file)))));
        }
        return clips;
    }

    private static Stream<String> files() {
        return Stream.of(Arrays.stream(Effect.values()).flatMap(effect -> effect.files().stream()),
                Arrays.stream(Lasting.values()).map(Lasting::file), Arrays.stream(Track.values()).map(Track::file))
                .flatMap(Function.identity());
    }

    private Map<String, Clip> clips(List<String> damaged) {
        Map<String, Clip> clips = new TreeMap<>();
        for (Effect effect : Effect.values()) {
            effect.files().stream().filter(file -> !damaged.contains(file)).forEach(file -> {
                AudioClip clip = new AudioClip(find.apply(file).toExternalForm());
                // When all voices are taken, a step goes before a tune does.
                int priority = effect.isTune() ? 1 : 0;
                clips.put(file, new MediaClip(clip, WaveFile.seconds(find.apply(file)), priority));
            });
        }
        return clips;
    }

    @Override
    public void fetch(String file, Consumer<Boolean> there) {
        if (packed.has(file)) {
            worker.execute(() -> {
                boolean whole = packed.unpack(file);
                Platform.runLater(() -> there.accept(whole));
            });
        } else {
            there.accept(true);
        }
    }

    @Override
    public Deck deck(String file, Runnable lost) {
        return new MediaDeck(media(file), lost);
    }

    private Media media(String file) {
        return new Media(packed.unpacked(file).orElseGet(() -> find.apply(file)).toExternalForm());
    }
}

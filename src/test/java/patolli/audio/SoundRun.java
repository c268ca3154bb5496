package patolli.audio;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import patolli.settings.Settings;

/**
 * Ten minutes of play, recorded and looked over. A run, not a test: it needs PulseAudio (Debian: {@code pulseaudio},
 * {@code pulseaudio-utils}, {@code libasound2-plugins}) and a machine that does little else.
 *
 * <p>The method: PulseAudio's null sink takes sound at the rate of time, as a device would; ALSA is led to it by a
 * configuration of its own. Another process plays an evening at a person's pace ({@link SoundPlay}) and tells, by the
 * machine's one monotonic clock, when each effect was asked for and each piece of music started ({@link SoundLog}).
 * What the sink played is recorded here ({@link Recording}: what the recorder itself adds counts against the program,
 * and what the sink gives out before its time is added). Every effect is looked for by correlation with its file, at
 * the rate at which it was played ({@link SoundSearch}); music is followed second by second, for holes and jumps, and
 * at each seam the longest stretch of silence is measured ({@link MusicSearch}). {@link SoundReport} says whether all
 * is well: no effect later than 60 ms, 95 of 100 found, no rattle after the beans have gone, no hole, no silence at a
 * seam. A second, shorter evening without music follows. Recordings and logs are kept in {@code target/sound-run}, to
 * be heard, or looked over again by {@link SoundReport#main}.
 */
public final class SoundRun {
    private static final int SECONDS = 600;
    private static final long PATIENCE = 60;

    private SoundRun() { }

    /** The argument, if any: how many seconds. */
    public static void main(String[] args) throws Exception {
        int seconds = args.length > 0 ? Integer.parseInt(args[0]) : SECONDS;
        Path folder = Files.createTempDirectory("patolli-pulse");
        Path socket = folder.resolve("socket");
        Process pulse = start(folder, "pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no",
                "--high-priority=yes", "--realtime=yes",
                "-L", "module-native-protocol-unix socket=" + socket, "-L",
                "module-null-sink sink_name=table rate=44100");
        boolean well;
        try {
            while (!Files.exists(socket)) {
                if (!pulse.isAlive()) {
                    throw new IOException("pulseaudio ended; see " + folder.resolve("pulseaudio.log"));
                }
                Thread.onSpinWait();
            }
            well = record(folder, socket, seconds, Settings.MUSIC_VOLUME.standard());
            // Without music every effect can be found, also the softest.
            well &= record(folder, socket, seconds / 4, 0);
        } finally {
            pulse.destroy();
        }
        System.exit(well ? 0 : 1);
    }

    private static boolean record(Path folder, Path socket, int seconds, int music) throws Exception {
        System.out.printf("music at %d of 100:%n", music);
        Process recorder = start(folder, "parec", "--server=unix:" + socket, "-d", "table.monitor", "--format=s16le",
                "--rate=" + Recording.RATE, "--channels=1", "--latency-msec=" + Recording.PIECE_MILLIS);
        Recording recording = new Recording();
        CompletableFuture<Void> recorded = CompletableFuture.runAsync(() -> {
            try {
                recording.read(recorder.getInputStream());
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
        List<String> log = play(folder, socket, seconds, music);
        recorder.destroy();
        recorded.get(PATIENCE, TimeUnit.SECONDS);
        SoundLog heard = SoundLog.of(log, recording);
        Path kept = Files.createDirectories(Path.of("target", "sound-run"));
        recording.keep(kept.resolve("music-at-" + music + ".wav"));
        Files.write(kept.resolve("music-at-" + music + ".log"), heard.lines());
        System.out.println("kept in " + kept.toAbsolutePath());
        return new SoundReport(recording, heard, System.out).print();
    }

    private static List<String> play(Path folder, Path socket, int seconds, int music)
            throws Exception {
        Path alsa = folder.resolve("asound.conf");
        Files.writeString(alsa,
                "</usr/share/alsa/alsa.conf>\npcm.!default { type pulse }\nctl.!default { type pulse }\n");
        ProcessBuilder player = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED", "-Dglass.platform=Headless", "-Dprism.order=sw",
                "-Djava.awt.headless=true", "-cp", System.getProperty("java.class.path"), SoundPlay.class.getName(),
                Integer.toString(seconds), Integer.toString(music)).redirectError(ProcessBuilder.Redirect.INHERIT);
        player.environment().put("PULSE_SERVER", "unix:" + socket);
        player.environment().put("ALSA_CONFIG_PATH", alsa.toString());
        Process playing = player.start();
        List<String> log = new ArrayList<>();
        try (BufferedReader in = playing.inputReader()) {
            in.lines().forEach(log::add);
        }
        playing.waitFor();
        return log;
    }

    private static Process start(Path folder, String... command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectError(folder.resolve(command[0] + ".log").toFile());
        builder.environment().put("XDG_RUNTIME_DIR", folder.toString());
        builder.environment().put("HOME", folder.toString());
        return builder.start();
    }
}

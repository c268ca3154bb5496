package patolli.audio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.application.Platform;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import patolli.testkit.Fx;

/** What the machine's own sound says; the tests hold on machines with a sound device and without. */
class MediaEquipmentTest {
    @TempDir
    private Path folder;
    private final List<Throwable> uncaught = new ArrayList<>();
    private final List<Equipment.Ready> answers = new ArrayList<>();
    private Thread.UncaughtExceptionHandler before;

    @BeforeEach
    void watch() {
        Fx.start();
        before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, error) -> uncaught.add(error));
    }

    @AfterEach
    void leave() {
        Thread.setDefaultUncaughtExceptionHandler(before);
        assertThat(uncaught).isEmpty();
    }

    private Equipment.Ready prepare(Function<String, URL> find) {
        Equipment equipment = new MediaEquipment(find, new PackedMusic(file -> Optional.empty(), folder));
        equipment.prepare(answer -> {
            assertThat(Platform.isFxApplicationThread()).isTrue();
            answers.add(answer);
        });
        Fx.until("the equipment has answered", () -> !answers.isEmpty());
        return answers.getFirst();
    }

    private URL found(String file) {
        return getClass().getResource("/sound/" + file + ".wav");
    }

    private URL broken() {
        try {
            return Files.write(folder.resolve("broken.wav"), new byte[] {'R', 'I', 'F', 'F', 1, 2}).toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void theMachineSaysOnceWhetherItCanBeHeard() {
        switch (prepare(this::found)) {
            case Equipment.Ready.Silent none -> assertThat(answers).hasSize(1);
            case Equipment.Ready.Sounding sounding -> {
                assertThat(sounding.damaged()).isEmpty();
                assertThat(sounding.clips()).containsKeys("step-1", "click", "contest-won");
            }
        }
    }

    @Test
    void brokenFilesAreNamedWhereThereIsADevice() {
        Equipment.Ready answer = prepare(file -> file.equals("bump") ? broken() : file.equals("rain") ? null
                : found(file));
        if (answer instanceof Equipment.Ready.Sounding sounding) {
            assertThat(sounding.damaged()).containsExactly("bump", "rain");
            assertThat(sounding.clips()).doesNotContainKey("bump").containsKey("step-1");
        }
    }

    @Test
    void withoutAnyWholeFileAllAreNamedAndNothingIsPlayed() {
        Equipment.Ready answer = prepare(file -> broken());
        assertThat(answer).isInstanceOf(Equipment.Ready.Sounding.class);
        Equipment.Ready.Sounding sounding = (Equipment.Ready.Sounding) answer;
        assertThat(sounding.clips()).isEmpty();
        assertThat(sounding.damaged()).contains("step-1", "rain", "dance", "click");
    }
}

package patolli.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import patolli.testkit.Conversation;

/** The engine as others meet it: a process of its own. */
class EngineProcessTest {
    private static final int SECONDS = 60;

    @TempDir
    private Path folder;

    @Test
    void answersOnStandardOutputAndLoadsNoJavaFx() throws IOException, InterruptedException {
        Path loaded = folder.resolve("loaded");
        Process engine = start("-Xlog:class+load:file=" + loaded);
        assertThat(engine.waitFor(SECONDS, TimeUnit.SECONDS)).isTrue();

        List<String> replies = Files.readAllLines(folder.resolve("out"));
        assertThat(replies).hasSize(5).allSatisfy(reply -> assertThat(Conversation.read(reply)).isNotEmpty());
        assertThat(replies.get(1)).contains("error");
        assertThat(engine.exitValue()).isZero();
        assertThat(folder.resolve("err")).isEmptyFile();
        assertThat(Files.readString(loaded)).contains("patolli.engine.Engine").doesNotContain("javafx");
    }

    private Process start(String option) throws IOException {
        Path requests = folder.resolve("in");
        Files.writeString(requests, "new bell first=red seed=1\ndance\ncast 3\nbest\nplayouts 3 seed=2\nquit\nstate\n",
                StandardCharsets.UTF_8);
        return new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), option,
                "-cp", System.getProperty("java.class.path"), Main.class.getName(), "engine")
                .redirectInput(requests.toFile())
                .redirectOutput(folder.resolve("out").toFile())
                .redirectError(folder.resolve("err").toFile())
                .start();
    }
}

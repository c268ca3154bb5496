package patolli.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.play.Games;
import patolli.rules.Game;

/** Long requests end when they are told to, and when nobody asks any more. */
@Timeout(60)
class StoppingTest {
    private static final String PERFT_STOPPED = "{\"error\":\"perft was stopped before its end\"}";
    private static final String PLAYOUTS_STOPPED = "{\"error\":\"playouts was stopped before its end\"}";
    private static final String NOTHING =
            "{\"error\":\"there is nothing to stop: no best, perft or playouts is running\"}";
    private final CountDownLatch played = new CountDownLatch(1);
    private final PipedOutputStream requests = new PipedOutputStream();
    private final PipedInputStream written = new PipedInputStream(1 << 16);
    private BufferedReader replies;
    private FutureTask<Void> conversation;

    @BeforeEach
    void open() throws IOException {
        List<Game> games = new ArrayList<>(Games.all());
        games.add(new EndlessGame(played));
        InputStream in = new PipedInputStream(requests, 1 << 16);
        OutputStream out = new PipedOutputStream(written);
        replies = new BufferedReader(new InputStreamReader(written, StandardCharsets.UTF_8));
        conversation = new FutureTask<>(() -> {
            try (out) {
                new Engine(games, Duration.ZERO).converse(in, out);
            }
            return null;
        });
        Thread.ofPlatform().daemon().start(conversation);
    }

    @AfterEach
    void close() throws IOException {
        requests.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"perft 20", "playouts 1000000000"})
    void stopEndsARequestThatRuns(String request) throws Exception {
        say("new endless", request);
        played.await();
        say("stop", "state");
        assertThat(reply()).contains("\"number\":1");
        assertThat(reply()).matches("\\{\"error\":\"(perft|playouts) was stopped before its end\"}");
        assertThat(reply()).contains("\"number\":1");
    }

    @Test
    void stopWithNothingToStopIsAnError() throws Exception {
        say("stop", "new patolli", "perft 1");
        assertThat(reply()).isEqualTo(NOTHING);
        assertThat(reply()).contains("\"phase\":\"bet\"");
        assertThat(reply()).startsWith("{\"nodes\":");
        say("stop", "stop now", "state");
        assertThat(reply()).isEqualTo(NOTHING);
        assertThat(reply()).contains("stop takes nothing behind it");
        assertThat(reply()).contains("\"phase\":\"bet\"");
    }

    @Test
    void whatWaitsIsAnsweredInItsOrderOnceEach() throws Exception {
        say("new endless", "perft 20", "games", "playouts 1000000000", "state", "stop", "stop", "stop");
        assertThat(reply()).contains("\"number\":1");
        assertThat(reply()).isEqualTo(PERFT_STOPPED);
        assertThat(reply()).startsWith("{\"games\"");
        assertThat(reply()).isEqualTo(PLAYOUTS_STOPPED);
        assertThat(reply()).contains("\"number\":1");
        assertThat(reply()).isEqualTo(NOTHING);
    }

    @Test
    void bestAnswersWithWhatItHasAndSaysThatItWasStopped() throws Exception {
        say("new endless", "perft 20");
        played.await();
        say("new patolli", "best ms=3600000", "stop", "stop", "best");
        assertThat(reply()).contains("\"number\":1");
        assertThat(reply()).isEqualTo(PERFT_STOPPED);
        assertThat(reply()).contains("\"phase\":\"bet\"");
        assertThat(reply()).startsWith("{\"move\":").endsWith(",\"stopped\":true}");
        assertThat(reply()).startsWith("{\"move\":").doesNotContain("stopped");
    }

    @ParameterizedTest
    @ValueSource(strings = {"perft 20", "playouts 1000000000"})
    void theEndOfTheInputEndsARequestThatRuns(String request) throws Exception {
        say("new endless", request, "state");
        played.await();
        requests.close();
        assertThat(reply()).contains("\"number\":1");
        assertThat(reply()).contains("was stopped before its end");
        assertThat(reply()).contains("\"number\":1");
        assertThat(replies.readLine()).isNull();
        conversation.get();
    }

    @Test
    void quitLetsWhatWasAskedBeforeComeToItsEnd() throws Exception {
        say("new patolli", "perft 3", "quit");
        requests.close();
        assertThat(reply()).contains("\"phase\":\"bet\"");
        assertThat(reply()).startsWith("{\"nodes\":");
        assertThat(replies.readLine()).isNull();
    }

    @Test
    void anInputThatBreaksIsToldAfterWhatCameBefore() throws Exception {
        var seen = new CountDownLatch(1);
        InputStream broken = new InputStream() {
            private int at;

            @Override
            public int read() throws IOException {
                if (at == 6) {
                    throw new IOException("torn");
                }
                return "games\n".charAt(at++);
            }

            @Override
            public int read(byte[] into, int from, int length) throws IOException {
                into[from] = (byte) read();
                return 1;
            }
        };
        var out = new PipedOutputStream() {
            @Override
            public void write(byte[] bytes) {
                seen.countDown();
            }

            @Override
            public void write(int end) { }
        };
        assertThatThrownBy(() -> new Engine(Games.all()).converse(broken, out)).isInstanceOf(IOException.class)
                .hasMessage("torn");
        assertThat(seen.getCount()).isZero();
    }

    private void say(String... lines) throws IOException {
        requests.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
        requests.flush();
    }

    private String reply() throws IOException, InterruptedException, ExecutionException {
        String line = replies.readLine();
        if (line == null) {
            conversation.get();
            throw new AssertionError("no reply");
        }
        return line;
    }
}

package patolli.app;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import org.junit.jupiter.api.Test;

class TerminalTest {
    private static final String LINE = "It can\u2019t be \u201Cread\u201D";

    @Test
    void aTerminalWithoutTypographicQuotesGetsStraightOnes() {
        assertThat(said(US_ASCII)).isEqualTo("It can't be \"read\"");
    }

    @Test
    void anyOtherGetsThemAsTheyAre() {
        assertThat(said(UTF_8)).isEqualTo(LINE);
    }

    private static String said(Charset charset) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Terminal.say(new PrintStream(bytes, true, charset), LINE);
        return bytes.toString(charset).strip();
    }
}

package patolli.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class CommandLineTest {

    @Test
    void theVersionIsTheOneOfTheBuild() {
        Told told = run("--version");
        assertThat(told.status).isZero();
        assertThat(told.out).matches("Patolli \\d+\\.\\d+\\.\\d+\\R");
    }

    @Test
    void helpNamesEveryCommand() {
        Told told = run("--help");
        assertThat(told.status).isZero();
        assertThat(told.out).contains("Usage: patolli", "engine", "tour", "--data-dir");
    }

    @Test
    void anUnknownCommandIsRefusedByName() {
        Told told = run("patoli");
        assertThat(told.status).isEqualTo(2);
        assertThat(told.err).contains("'patoli'").doesNotContain("Exception");
        assertThat(told.out).isEmpty();
    }

    @Test
    void aTourNeedsAFolderAndANumberForItsSeed() {
        assertThat(run("tour").err).contains("<folder>");
        Told told = run("tour", "pictures", "--seed", "many");
        assertThat(told.status).isEqualTo(2);
        assertThat(told.err).contains("--seed", "'many'");
    }

    private record Told(int status, String out, String err) { }

    private static Told run(String... arguments) {
        PrintStream out = System.out;
        PrintStream err = System.err;
        var toOut = new ByteArrayOutputStream();
        var toErr = new ByteArrayOutputStream();
        System.setOut(new PrintStream(toOut, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(toErr, true, StandardCharsets.UTF_8));
        try {
            return new Told(Main.run(arguments), toOut.toString(StandardCharsets.UTF_8),
                    toErr.toString(StandardCharsets.UTF_8));
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
    }
}

package patolli.app;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** What the program says and how it ends, when a command line is run in this process. */
record Told(int status, String out, String err) {

    static Told by(String... arguments) {
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

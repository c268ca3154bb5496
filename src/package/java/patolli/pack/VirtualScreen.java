package patolli.pack;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;

/** A screen of Xvfb's, of the game's size, on the first display that is free. */
final class VirtualScreen implements AutoCloseable {
    private static final String PROGRAM = "Xvfb";
    private final Process server;
    private final String display;

    /** @param log what the server says */
    VirtualScreen(Path log) throws IOException {
        server = new ProcessBuilder(PROGRAM, "-displayfd", "1", "-screen", "0", "1300x820x24")
                .redirectError(log.toFile()).start();
        BufferedReader told = server.inputReader();
        String number = told.readLine();
        if (number == null) {
            throw new IOException("Xvfb does not start; see " + log);
        }
        display = ":" + number.strip();
    }

    /** Whether this machine has such screens. */
    static boolean isThere() {
        return Tool.isThere(PROGRAM);
    }

    String display() {
        return display;
    }

    @Override
    public void close() {
        server.destroy();
    }
}

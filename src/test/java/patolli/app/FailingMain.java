package patolli.app;

import java.nio.file.Path;
import java.util.Optional;
import patolli.files.DataLock;

/** Starts the program, which fails badly on its way, and says whose the data folder is afterwards. */
public final class FailingMain {
    private FailingMain() { }

    /** @param args the data folder, and {@code memory} or {@code stack}: what is to run short */
    public static void main(String[] args) {
        Path folder = Path.of(args[0]);
        int status = Launch.game(folder, Optional.empty(), table -> {
            throw args[1].equals("memory") ? new OutOfMemoryError("Java heap space") : new StackOverflowError();
        });
        try (DataLock lock = DataLock.take(folder)) {
            System.out.println(lock.holder());
        }
        System.exit(status);
    }
}

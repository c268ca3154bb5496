package patolli.files;

import java.io.IOException;
import java.nio.file.Path;

/** Another game that has a folder, in a process of its own: says who holds it, and stays until its input ends. */
public final class LockHolder {
    private LockHolder() { }

    public static void main(String[] args) throws IOException {
        try (DataLock lock = DataLock.take(Path.of(args[0]))) {
            System.out.println(lock.holder());
            while (System.in.read() >= 0) {
                continue;
            }
        }
    }
}

package patolli.app;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import patolli.model.TableModel;

/** The whole program, with somebody at its table who is no person. */
public final class AttendedLaunch {
    private AttendedLaunch() { }

    /** As the program does when nothing but the data folder is given. */
    public static int game(Path folder, Consumer<TableModel> laid) {
        return Launch.game(folder, Optional.empty(), laid);
    }
}

package patolli.app;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import patolli.beans.Seed;
import patolli.files.DataLock;
import patolli.save.Recovery;
import patolli.save.Shelf;
import patolli.save.Shelved;
import patolli.save.StatisticsStore;
import patolli.settings.Settings;
import patolli.settings.SettingsStore;

/**
 * Everything that is kept in the data folder, as it is found when the program starts.
 *
 * @param lock     says whether this program may write there
 * @param store    where settings are kept
 * @param settings those that were found
 * @param shelf    of saved games
 * @param saves    those that were found
 * @param counts   the statistics
 * @param troubles what the player must know of it all, a sentence each, what matters most first
 */
record DataFolder(DataLock lock, SettingsStore store, Settings settings, Shelf shelf, List<Shelved> saves,
        StatisticsStore counts, List<String> troubles) {

    /** Opens the folder and reads what is in it. Not for the FX thread. */
    static DataFolder open(Path folder, SecureRandom random) {
        DataLock lock = DataLock.take(folder);
        try {
            return read(folder, lock, random);
        } catch (RuntimeException | Error e) {
            lock.close();
            throw e;
        }
    }

    private static DataFolder read(Path folder, DataLock lock, SecureRandom random) {
        SettingsStore store = new SettingsStore(folder, lock.disk());
        Shelf shelf = new Shelf(folder, lock.disk(), Clock.systemUTC(), () -> Seed.draw(random));
        StatisticsStore counts = new StatisticsStore(folder, lock.disk());
        // What happened to saved contests comes first.
        List<String> troubles = new ArrayList<>(new Recovery(lock, shelf, counts, Clock.systemUTC()).run(folder));
        SettingsStore.Loaded settings = store.load();
        lock.trouble().ifPresent(troubles::add);
        troubles.addAll(settings.troubles());
        shelf.watch(lock);
        return new DataFolder(lock, store, settings.settings(), shelf, shelf.list(), counts, List.copyOf(troubles));
    }

    /** Whether another program has the folder, so that this one may only look. */
    boolean isReadOnly() {
        return lock.holder() == DataLock.Holder.ANOTHER;
    }
}

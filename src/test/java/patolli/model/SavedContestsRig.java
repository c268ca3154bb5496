package patolli.model;

import static patolli.model.TestTable.MIRROR_IS_BLUE;
import static patolli.model.TestTable.opening;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import patolli.beans.Seed;
import patolli.beans.Shaking;
import patolli.files.Disk;
import patolli.save.Entry;
import patolli.save.SaveText;
import patolli.save.Shelf;
import patolli.testkit.Logged;

/** A table whose contests are saved in a folder of its own. */
abstract class SavedContestsRig {
    static final Instant NOW = Instant.parse("2026-11-22T10:47:33Z");
    @TempDir
    Path folder;
    @RegisterExtension
    final Logged log = new Logged("patolli.save");
    final List<String> troubles = new ArrayList<>();
    final SplittableRandom chance = new SplittableRandom(7);
    boolean full;
    Shaking shaking = Shaking.BY_HAND;
    SavedContests contests;

    Shelf shelf() {
        Disk disk = (file, options) -> {
            if (full) {
                throw new IOException("No space left on device");
            }
            return FileChannel.open(file, options);
        };
        return new Shelf(folder, disk, () -> NOW, this::seed);
    }

    Seed seed() {
        return Seed.draw(chance);
    }

    /** A table as after the start of the program. */
    TestTable sitDown(Executor files, Executor screen) {
        contests = new SavedContests(shelf(), this::seed, () -> shaking, () -> NOW, files, screen, troubles::add);
        TestTable table = new TestTable(opening(), MIRROR_IS_BLUE, contests);
        table.mind = state -> state.moves().getFirst();
        return table;
    }

    TestTable sitDown() {
        return sitDown(Runnable::run, Runnable::run);
    }

    /** Takes up the only save, or the one that was played last. */
    TestTable resume() {
        TestTable table = sitDown();
        String id = shelf().resumable().orElseThrow().id();
        contests.takeUp(id, (contest, trouble) -> table.model.resume(contest), trouble -> {
            throw new AssertionError(trouble.sentence());
        });
        table.model.begin();
        return table;
    }

    Stream<Path> saves() {
        try (Stream<Path> files = Files.list(folder.resolve("games"))) {
            return files.filter(file -> file.toString().endsWith(".patolli")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    SaveText.Readable text(Path save) {
        try {
            return (SaveText.Readable) SaveText.of(Files.readAllBytes(save));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Does something that the table waits for; false when the contest is over. */
    boolean step(TestTable table) {
        TableModel model = table.model;
        switch (model.awaiting()) {
            case BET -> model.bet(1 + chance.nextInt(Math.min(3, model.state().moves().size())));
            case THROW -> {
                model.rattle(chance.nextInt(1, 200));
                model.release();
            }
            case OWN_THROW -> model.enter(chance.nextInt(model.state().game().casts().size()));
            case MOVE -> model.move(model.state().moves().get(chance.nextInt(model.state().moves().size())));
            case NOTHING -> table.letHimThink();
            case NEW_CONTEST -> {
                return false;
            }
        }
        return true;
    }

    /** Plays on, at most so many steps, and now and then takes something back. */
    void play(TestTable table, int steps) {
        for (int i = 0; i < steps && step(table); i++) {
            switch (chance.nextInt(40)) {
                case 0 -> table.model.undo();
                case 1 -> table.model.redo();
                case 2 -> table.model.askForHint();
                case 3 -> table.model.switchSides();
                default -> { }
            }
        }
    }

    static Seed opened(SaveText.Readable save) {
        return save.entries().stream().filter(Entry.Opened.class::isInstance)
                .map(entry -> ((Entry.Opened) entry).seed())
                .findFirst().orElseThrow();
    }

    static List<Entry.Cast> casts(SaveText.Readable save) {
        return save.entries().stream().filter(Entry.Cast.class::isInstance).map(Entry.Cast.class::cast).toList();
    }
}

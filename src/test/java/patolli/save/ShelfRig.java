package patolli.save;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import patolli.beans.Seal;
import patolli.beans.Seed;
import patolli.files.Disk;
import patolli.testkit.FullDisk;
import patolli.testkit.Logged;

/** A shelf in a folder of its own, and games to lie on it. */
abstract class ShelfRig {
    @RegisterExtension
    final Logged log = new Logged("patolli.save");
    @TempDir
    Path folder;
    final SplittableRandom random = new SplittableRandom(5);
    final FullDisk disk = new FullDisk();
    Instant now = Instant.parse("2026-11-22T10:00:00Z");
    Shelf shelf;

    @BeforeEach
    void open() {
        shelf = shelf(disk);
    }

    Shelf shelf(Disk through) {
        return new Shelf(folder, through, () -> now, () -> Seed.draw(random));
    }

    /** Begins the save of a contest and keeps so much of it. */
    Journal keep(Played played) {
        Journal journal = shelf.begin(played.header.terms(), played.seed);
        played.entries.stream().skip(1).forEach(journal::append);
        return journal;
    }

    String left(Played played) {
        Journal journal = keep(played);
        journal.close(now);
        return journal.id();
    }

    static Played contest(String game) {
        return new Played(game, 3).straight(30);
    }

    List<String> ids() {
        return shelf.list().stream().map(Shelved::id).toList();
    }

    List<String> files(String below) throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve(below))) {
            return files.filter(Files::isRegularFile).map(each -> each.getFileName().toString()).sorted().toList();
        }
    }

    Path seedFile(Played played) {
        return seedFile(played.header.seal());
    }

    Path seedFile(Seal seal) {
        return folder.resolve("seeds").resolve(seal.hex().substring(0, 16) + ".seed");
    }

    Loaded.Taken takeUp(String id) {
        return (Loaded.Taken) shelf.takeUp(id);
    }
}

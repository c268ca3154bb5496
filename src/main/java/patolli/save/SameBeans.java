package patolli.save;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.beans.Occasion;
import patolli.beans.Seal;
import patolli.beans.Seed;
import patolli.beans.Thrown;
import patolli.files.FileFault;
import patolli.files.FileKind;
import patolli.files.WholeFile;

/**
 * What other saves tell about the beans of a seed, deleted ones too: a copy is no way to throw again, not even one
 * that is thrown away afterwards.
 *
 * @param thrown the casts that they hold from these beans, those taken back too
 * @param opened whether one of them has opened the beans
 */
record SameBeans(Map<Occasion, Thrown> thrown, boolean opened) {
    /** Nothing. */
    static final SameBeans NONE = new SameBeans(Map.of(), false);

    private static final Logger LOG = LoggerFactory.getLogger(SameBeans.class);

    /**
     * Looks through all saves but one.
     *
     * @param word   the players'; with another word the same beans show other casts
     * @param played the journals that are open: they may hold more than their files
     */
    static SameBeans of(Seed seed, String word, Path except, SaveFiles files, Collection<Journal> played)
            throws IOException {
        List<Path> open = played.stream().map(Journal::file).toList();
        Stream<SaveText> lying = Stream.concat(files.all().stream(), files.allDeleted().stream())
                .filter(file -> !file.equals(except) && !open.contains(file)).map(SameBeans::read);
        Stream<SaveText> growing = played.stream().filter(journal -> !journal.file().equals(except))
                .map(journal -> SaveText.of(SaveText.write(journal.header(), journal.entries())));
        Map<Occasion, Thrown> thrown = new HashMap<>();
        boolean opened = false;
        for (SaveText text : Stream.concat(lying, growing).toList()) {
            opened |= text instanceof SaveText.Readable save && collect(save, seed, word, thrown);
        }
        return new SameBeans(thrown, opened);
    }

    private static SaveText read(Path file) {
        try {
            return SaveText.of(WholeFile.read(file, FileKind.SAVE));
        } catch (IOException e) {
            LOG.warn("{} can't be read ({})", file, FileFault.of(e));
            return new SaveText.Unreadable(FileFault.of(e));
        }
    }

    /** Answers whether that save has opened the beans. */
    private static boolean collect(SaveText.Readable save, Seed seed, String word, Map<Occasion, Thrown> thrown) {
        // Under other terms the same beans have another seal.
        Seal seal = save.header().terms().seal(seed);
        Seal now = save.header().seal();
        String said = "";
        boolean opened = false;
        for (Entry entry : save.entries()) {
            switch (entry) {
                case Entry.Sealed sealed -> now = sealed.seal();
                case Entry.Opened open -> opened |= open.seed().equals(seed);
                case Entry.Word added -> said = added.text();
                case Entry.Cast cast -> {
                    if (now.equals(seal) && said.equals(word) && cast.shake().isPresent()) {
                        save.header().game().casts().find(cast.cast()).ifPresent(index ->
                                thrown.putIfAbsent(cast.occasion(), new Thrown(index, cast.shake())));
                    }
                }
                case Entry.Bet _, Entry.Move _, Entry.Undo _, Entry.Redo _, Entry.Hint _, Entry.Seated _,
                     Entry.Called _, Entry.Plays _, Entry.Again _, Entry.TakenUp _, Entry.Named _, Entry.Closed _ -> { }
            }
        }
        return opened;
    }
}

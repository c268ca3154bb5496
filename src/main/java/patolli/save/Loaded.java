package patolli.save;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import patolli.beans.Occasion;
import patolli.beans.Seed;
import patolli.beans.Thrown;
import patolli.files.FileFault;
import patolli.files.FileKind;
import patolli.files.OddFileException;
import patolli.files.WholeFile;
import patolli.rules.Refusal;

/** What came of loading a save. */
public sealed interface Loaded {

    /** It is read, and the file left as it is. */
    record Seen(SavedGame game, List<Trouble> troubles) implements Loaded { }

    /**
     * It is on the table again.
     *
     * @param game    as it was before it was taken up
     * @param journal where it goes on
     * @param seed    of the beans from now on; empty when the contest is over
     * @param thrown  every cast that was made, here or from the same beans in another save
     */
    record Taken(SavedGame game, Journal journal, Optional<Seed> seed, Map<Occasion, Thrown> thrown,
            List<Trouble> troubles) implements Loaded { }

    /** It can't be used. */
    record Refused(Trouble trouble) implements Loaded { }

    /** Reads any file; nothing is changed. Gives {@link Seen} or {@link Refused}. */
    static Loaded from(Path file) {
        try {
            return of(WholeFile.readOwn(file, FileKind.SAVE));
        } catch (OddFileException e) {
            return new Refused(new Trouble.NoSave(e.getReason(), Optional.empty()));
        } catch (IOException e) {
            return new Refused(new Trouble.Unreachable(file, FileFault.of(e)));
        }
    }

    /** Reads a file's content. */
    static Loaded of(byte[] bytes) {
        return switch (SaveText.of(bytes)) {
            case SaveText.Newer newer -> new Refused(new Trouble.Newer(newer.version()));
            case SaveText.Unreadable none -> new Refused(new Trouble.NoSave(none.why(), Optional.empty()));
            case SaveText.Readable text -> played(text);
        };
    }

    private static Loaded played(SaveText.Readable text) {
        try {
            SavedGame game = SavedGame.of(text);
            List<Trouble> troubles = new ArrayList<>();
            game.fault().ifPresent(fault ->
                    troubles.add(new Trouble.Damaged(game.entries().size(), fault, Optional.empty())));
            if (game.fault().isEmpty() && !game.isClosed()) {
                troubles.add(new Trouble.CutOff());
            }
            return new Seen(game, List.copyOf(troubles));
        } catch (Refusal e) {
            return new Refused(new Trouble.NoSave(e.getMessage(), Optional.empty()));
        }
    }
}

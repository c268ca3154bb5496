package patolli.save;

import java.nio.file.Path;
import java.util.Optional;
import patolli.files.Told;

/** What is wrong with a save. */
public sealed interface Trouble {

    /** What happened and what to do, as a sentence or more for the player. */
    String sentence();

    /** It was not left properly. Nothing is missing for that. */
    record CutOff() implements Trouble {
        @Override
        public String sentence() {
            return Told.of("trouble.CutOff");
        }
    }

    /**
     * Its end can't be used.
     *
     * @param kept  how many entries before that are good
     * @param fault where it goes wrong
     * @param aside where the file as it was lies now; empty as long as nobody has taken the save up
     */
    record Damaged(int kept, SaveText.Fault fault, Optional<Path> aside) implements Trouble {
        @Override
        public String sentence() {
            return aside.map(file -> Told.of("trouble.Damaged.aside", fault.line(), fault.why(), file.getFileName()))
                    .orElseGet(() -> Told.of("trouble.Damaged", fault.line(), fault.why()));
        }
    }

    /** A newer version of this program has written it; it is left alone. */
    record Newer(int version) implements Trouble {
        @Override
        public String sentence() {
            return Told.of("trouble.Newer", version, Terms.VERSION);
        }
    }

    /**
     * It is no save, or its beginning is broken.
     *
     * @param aside where the file lies now; empty while it lies where it was
     */
    record NoSave(String why, Optional<Path> aside) implements Trouble {
        @Override
        public String sentence() {
            return aside.map(file -> Told.of("trouble.NoSave.aside", why, file.getFileName()))
                    .orElseGet(() -> Told.of("trouble.NoSave", why));
        }
    }

    /** Its file can't be read, mended or renamed now. */
    record Unreachable(Path file, String why) implements Trouble {
        @Override
        public String sentence() {
            return Told.of("trouble.Unreachable", Told.name(file), why);
        }
    }

    /** It is being played. */
    record InUse() implements Trouble {
        @Override
        public String sentence() {
            return Told.of("trouble.InUse");
        }
    }

    /** The secret of its seal is not on this machine. */
    record OtherBeans() implements Trouble {
        @Override
        public String sentence() {
            return Told.of("trouble.OtherBeans");
        }
    }

    /**
     * What lies in the place of the secret of its seal is no file that could hold it.
     *
     * @param file  the place
     * @param why   in words that fit into brackets
     * @param aside where it lies now; empty when it could not be renamed
     */
    record OddBeans(Path file, String why, Optional<Path> aside) implements Trouble {
        @Override
        public String sentence() {
            return aside.map(now -> Told.of("trouble.OddBeans.aside", Told.name(file), why, Told.name(now)))
                    .orElseGet(() -> Told.of("trouble.OddBeans", Told.name(file), why));
        }
    }

    /** Something is wrong in the program: what was asked for came to nothing. The log says what. */
    record ProgramFault() implements Trouble {
        @Override
        public String sentence() {
            return Told.of("trouble.ProgramFault");
        }
    }

    /** It can't be written at the moment. */
    record Unsaved(String sentence) implements Trouble { }
}

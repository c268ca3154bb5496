package patolli.save;

import java.nio.file.Path;
import java.util.Optional;

/** What is wrong with a save. */
public sealed interface Trouble {

    /** What happened and what to do, as a sentence or more for the player. */
    String sentence();

    /** It was not left properly. Nothing is missing for that. */
    record CutOff() implements Trouble {
        @Override
        public String sentence() {
            return "The game was cut off the last time. Everything up to then is here.";
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
            return "The file of this game is damaged in line " + fault.line() + " (" + fault.why()
                    + "). The game goes on from the last good line before."
                    + aside.map(file -> " The file as it was is kept as " + file.getFileName() + ".").orElse("");
        }
    }

    /** A newer version of this program has written it; it is left alone. */
    record Newer(int version) implements Trouble {
        @Override
        public String sentence() {
            return "A newer version of Patolli has saved this game (its form is version " + version + ", and this "
                    + "program knows " + Header.VERSION + "). Please open it there; the file stays as it is.";
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
            return "This file can't be read as a saved game (" + why + ")."
                    + aside.map(file -> " It was renamed to " + file.getFileName() + ", so that nothing of it is lost.")
                            .orElse("");
        }
    }

    /** Its file can't be read, mended or renamed now. */
    record Unreachable(Path file, String why) implements Trouble {
        @Override
        public String sentence() {
            return file + " can't be used (" + why + "). It stays as it is; please try again when that is mended.";
        }
    }

    /** It is being played. */
    record InUse() implements Trouble {
        @Override
        public String sentence() {
            return "This game is on the table already.";
        }
    }

    /** The secret of its seal is not on this machine. */
    record OtherBeans() implements Trouble {
        @Override
        public String sentence() {
            return "The beans of this game were kept elsewhere and are not here. It goes on with new beans, under a "
                    + "new seal; the record says so.";
        }
    }

    /** Something is wrong in the program: what was asked for came to nothing. The log says what. */
    record ProgramFault() implements Trouble {
        @Override
        public String sentence() {
            return "That could not be done: something is wrong in the program, and its log says what. What was saved "
                    + "before stays as it is; please try once more, or start the game again.";
        }
    }

    /** It can't be written at the moment. */
    record Unsaved(String sentence) implements Trouble { }
}

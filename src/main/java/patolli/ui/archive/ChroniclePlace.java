package patolli.ui.archive;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import patolli.text.Texts;

/** Asks, with the platform's own dialog, where a chronicle or a table is to be written. */
public final class ChroniclePlace {
    private ChroniclePlace() { }

    /**
     * The file, or nothing when the player thinks better of it.
     *
     * @param what is to be written
     */
    public static Optional<Path> ask(Window owner, Document what) {
        Texts texts = new Texts("archive");
        FileChooser chooser = new FileChooser();
        chooser.setTitle(texts.get(what.words() + ".choose"));
        chooser.setInitialFileName(texts.get(what.suggestion()));
        return Optional.ofNullable(chooser.showSaveDialog(owner)).map(File::toPath);
    }
}

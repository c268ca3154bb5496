package patolli.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import patolli.files.FileKind;
import patolli.files.OddFileException;
import patolli.files.Reason;
import patolli.files.WholeFile;
import patolli.proof.Proof;
import patolli.proof.ProofWords;
import patolli.proof.Verification;
import patolli.rules.Refusal;
import patolli.save.Header;
import patolli.save.SaveText;
import patolli.text.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Checks the beans of a saved contest. Loads nothing of JavaFX. */
@Command(name = "verify", mixinStandardHelpOptions = true, versionProvider = Version.class,
        description = "Checks a saved contest: works out every cast again from the opened beans.",
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {"0:every cast fits", "1:something does not fit", "2:the save can't be checked (yet)"})
final class VerifyCommand implements Callable<Integer> {
    private static final int FITS = 0;
    private static final int WRONG = 1;
    private static final int UNCHECKED = 2;

    @Parameters(paramLabel = "<save>", description = "the file of the contest, <name>.patolli")
    private Path file;

    @Override
    public Integer call() {
        try {
            Proof proof = Verification.of(read());
            new ProofWords(new Texts("verify")).report(proof).forEach(System.out::println);
            return switch (proof.verdict()) {
                case FITS -> FITS;
                case WRONG, DAMAGED -> WRONG;
                case NOT_YET, PARTLY -> UNCHECKED;
            };
        } catch (Refusal e) {
            System.err.println("patolli: " + e.getMessage());
            return UNCHECKED;
        }
    }

    private SaveText.Readable read() throws Refusal {
        return switch (SaveText.of(bytes())) {
            case SaveText.Readable save -> save;
            case SaveText.Newer newer -> throw new Refusal(file + " was saved by a newer Patolli (form "
                    + newer.version() + " of saves; this program reads up to " + Header.VERSION
                    + "); check it with that one.");
            case SaveText.Unreadable not -> throw new Refusal(file + " is not a saved contest, or its beginning is "
                    + "broken: " + not.why() + ". Saves end in .patolli.");
        };
    }

    private byte[] bytes() throws Refusal {
        if (Files.isDirectory(file)) {
            throw new Refusal(file + " is a folder; name one of the saves in it, a file that ends in .patolli.");
        }
        if (!Files.exists(file)) {
            throw new Refusal("there is no file " + file + "; name a save, a file that ends in .patolli.");
        }
        try {
            return WholeFile.read(file, FileKind.SAVE);
        } catch (OddFileException e) {
            throw new Refusal(file + " is no saved contest: " + e.getReason() + ".");
        } catch (IOException e) {
            throw new Refusal(file + " can't be read: " + Reason.of(e) + ".");
        }
    }
}

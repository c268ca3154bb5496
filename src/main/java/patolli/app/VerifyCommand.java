package patolli.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import patolli.beans.Seal;
import patolli.files.FileFault;
import patolli.files.FileKind;
import patolli.files.OddFileException;
import patolli.files.WholeFile;
import patolli.proof.Proof;
import patolli.proof.ProofWords;
import patolli.proof.Verification;
import patolli.rules.Refusal;
import patolli.save.SaveText;
import patolli.save.Terms;
import patolli.text.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks the beans of a saved contest. Loads nothing of JavaFX. */
@Command(name = "verify", mixinStandardHelpOptions = true, versionProvider = Version.class,
        description = "Checks a saved contest: works out every cast again from the opened beans.",
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {"0:every cast that was due from the sealed beans fits, and there is one",
            "1:something is wrong",
            "2:it can't be told: not opened yet, resealed, no cast from the beans, no save ..."})
final class VerifyCommand implements Callable<Integer> {
    @Option(names = "--seal", paramLabel = "<hex>",
            description = "the seal that you noted when it was shown: 64 digits; another one in the save is a fault")
    private String noted;

    @Parameters(paramLabel = "<save>", description = "the file of the contest, <name>.patolli")
    private Path file;

    @Override
    public Integer call() {
        try {
            Optional<Seal> wanted = noted == null ? Optional.empty() : Optional.of(Seal.parse(noted.strip()
                    .toLowerCase(Locale.ROOT)));
            Proof proof = Verification.of(read());
            Texts texts = new Texts("verify");
            new ProofWords(texts).report(proof).forEach(VerifyCommand::say);
            if (wanted.filter(seal -> !seal.equals(proof.header().seal())).isPresent()) {
                say(texts.get("noted.other", wanted.get().hex()));
                return Proof.Grade.BROKEN.status();
            }
            wanted.ifPresent(seal -> say(texts.get("noted.same")));
            return proof.verdict().grade().status();
        } catch (Refusal e) {
            Terminal.say(System.err, "patolli: " + e.getMessage());
            return Proof.Grade.UNTOLD.status();
        }
    }

    private static void say(String line) {
        Terminal.say(System.out, line);
    }

    private SaveText.Readable read() throws Refusal {
        return switch (SaveText.of(bytes())) {
            case SaveText.Readable save -> save;
            case SaveText.Newer newer -> throw new Refusal(file + " was saved by a newer Patolli (form "
                    + newer.version() + " of saves; this program reads up to " + Terms.VERSION
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
            throw new Refusal(file + " can't be read: " + FileFault.of(e) + ".");
        }
    }
}

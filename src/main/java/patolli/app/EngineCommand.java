package patolli.app;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.concurrent.Callable;
import patolli.engine.Engine;
import patolli.play.Games;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;

/** Speaks the line protocol on standard input and output. Loads nothing of JavaFX. */
@Command(name = "engine", mixinStandardHelpOptions = true, versionProvider = Version.class,
        description = "Plays without a screen: reads requests from standard input, one a line, and answers each "
                + "with one JSON object a line.")
final class EngineCommand implements Callable<Integer> {

    @Override
    public Integer call() {
        // the bare stream, so that a reader who went away is noticed
        try (var out = new FileOutputStream(FileDescriptor.out)) {
            new Engine(Games.all()).converse(System.in, out);
            return ExitCode.OK;
        } catch (IOException nobodyListens) {
            System.err.println("patolli: the conversation broke off: " + nobodyListens.getMessage());
            return ExitCode.SOFTWARE;
        }
    }
}

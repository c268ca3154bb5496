package patolli.app;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays a seeded contest without a display and makes pictures of it. */
@Command(name = "tour", mixinStandardHelpOptions = true, versionProvider = Version.class,
        description = "Plays a seeded contest without a display, writes pictures of every scene and of the telling "
                + "moments into a folder, and prints the contest's chronicle.")
final class TourCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "<folder>", description = "where the pictures go; made if it is not there")
    private Path folder;

    @Option(names = "--seed", paramLabel = "<number>", defaultValue = "" + Tour.STANDARD_SEED,
            description = "which contest is played (default: ${DEFAULT-VALUE})")
    private long seed;

    @Option(names = "--only", paramLabel = "<text>", defaultValue = "",
            description = "takes only the pictures in whose names this text is, such as bell, lesson or 07-; the "
                    + "numbers stay the same")
    private String only;

    @Override
    public Integer call() {
        if (folder.toString().isBlank()) {
            throw new ParameterException(spec.commandLine(), "tour wants the name of a folder for its pictures");
        }
        return Tour.run(folder, seed, only);
    }
}

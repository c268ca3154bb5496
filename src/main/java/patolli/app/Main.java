package patolli.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import patolli.settings.DataDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The program's entry and the root of its command line. Must not extend Application, nor load it for a subcommand. */
@Command(name = "patolli", mixinStandardHelpOptions = true, versionProvider = Version.class,
        description = "The Aztec bean game and three of its relatives at one table. Without a command the game starts.",
        subcommands = {EngineCommand.class, TourCommand.class, VerifyCommand.class})
public final class Main implements Callable<Integer> {
    @Option(names = "--data-dir", paramLabel = "<folder>",
            description = "where settings and saved games live (default: the platform's own place for such files)")
    private Path dataDir;

    @Parameters(arity = "0..1", paramLabel = "<save>", description = "a saved contest, <name>.patolli: one of the "
            + "player's own that is not over is gone on with, any other shown move by move")
    private Path save;

    @Spec private CommandSpec spec;

    private Main() { }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (dataDir != null && dataDir.toString().isEmpty()) {
            throw new ParameterException(spec.commandLine(), "--data-dir wants the name of a folder");
        }
        if (save != null && (save.toString().isEmpty() || !Files.exists(save))) {
            throw new ParameterException(spec.commandLine(), "Unmatched argument: '" + save
                    + "' is no command, and there is no such file");
        }
        Optional<String> missing = Screen.missing(System.getProperty("os.name"), System.getenv(),
                System.getProperty("glass.platform", ""));
        if (missing.isPresent()) {
            return Screen.withoutDisplay(missing.get());
        }
        try {
            return Launch.game(dataDir == null ? DataDir.ofThisMachine() : dataDir, Optional.ofNullable(save));
        } catch (UnsupportedOperationException e) {
            System.err.println(Screen.explain(e));
            return Screen.isDisplay(e) ? Screen.withoutToolkit() : ExitCode.SOFTWARE;
        }
    }

    /** Starts what the command line asks for and ends with its exit status. */
    public static void main(String[] args) {
        System.exit(run(args));
    }

    /** Does what the command line asks for: 0 when all went well, 2 for a command line that can't be understood. */
    static int run(String... args) {
        try {
            return isPlain(args) ? plain(args) : new CommandLine(new Main()).execute(args);
        } catch (InvalidPathException e) {
            // An accent where the system has been told of no letters beyond English ones.
            System.err.println("patolli: the file name " + e.getInput() + " can't be read in this locale ("
                    + System.getProperty("sun.jnu.encoding") + "); start it with LC_ALL=C.UTF-8 set");
            return ExitCode.SOFTWARE;
        }
    }

    /** Whether it was started from a menu or by a save: what reads command lines need not be loaded then. */
    private static boolean isPlain(String... args) {
        return args.length == 0 || args.length == 1 && args[0].endsWith(".patolli") && Files.exists(Path.of(args[0]));
    }

    private static int plain(String... args) {
        Main main = new Main();
        main.save = args.length == 0 ? null : Path.of(args[0]);
        try {
            return main.call();
        } catch (IOException | InterruptedException e) {
            System.err.println("patolli: " + e);
            return ExitCode.SOFTWARE;
        }
    }
}

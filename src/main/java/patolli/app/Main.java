package patolli.app;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The program's entry and the root of its command line. Must not extend Application, nor load it for a subcommand. */
@Command(name = "patolli", mixinStandardHelpOptions = true, versionProvider = Version.class,
        description = "The Aztec bean game and three of its relatives at one table.",
        subcommands = EngineCommand.class)
public final class Main implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    private Main() { }

    @Override
    public Integer call() {
        spec.commandLine().usage(System.out);
        return ExitCode.OK;
    }

    /** Starts what the command line asks for and ends with its exit status. */
    public static void main(String[] args) {
        System.exit(run(args));
    }

    /** Does what the command line asks for: 0 when all went well, 2 for a command line that can't be understood. */
    static int run(String... args) {
        return new CommandLine(new Main()).execute(args);
    }
}

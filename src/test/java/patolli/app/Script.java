package patolli.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import patolli.testkit.Program;

/** The script of README.md, which checks a save without this program. */
final class Script {
    private static final String PYTHON = "python3";
    private final Path folder;
    private final Path file;

    /** @param folder to work in */
    Script(Path folder) throws IOException {
        this.folder = folder;
        file = Files.writeString(folder.resolve("check.py"), text());
    }

    /** Whether it can be run on this machine. */
    boolean canRun() {
        return Program.isThere(PYTHON);
    }

    /** As the README has it. */
    static String text() throws IOException {
        Matcher block = Pattern.compile("```python\\n(.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(Path.of("README.md")));
        assertThat(block.find()).isTrue();
        return block.group(1);
    }

    /** What it says of a save. */
    Told check(String save) {
        return run(PYTHON, file.toString(), save);
    }

    private Told run(String... command) {
        try {
            Path out = folder.resolve("out");
            Path err = folder.resolve("err");
            int status = new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile()).start()
                    .waitFor();
            return new Told(status, Files.readString(out), Files.readString(err));
        } catch (IOException e) {
            return new Told(-1, "", e.getMessage());
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}

package patolli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the compiler lets pass and the rules of the code do not. */
class SourceFormTest {
    private static final int WIDTH = 120;
    private static final int LENGTH = 400;
    private static final Pattern IMPORT = Pattern.compile("import (?:static )?[\\w.]+\\.(\\w+);");

    @ParameterizedTest
    @ValueSource(strings = {"src/main/java", "src/test/java"})
    void noLineAndNoFileIsTooLong(String root) throws IOException {
        for (Path file : sources(root)) {
            List<String> lines = Files.readAllLines(file);
            assertThat(lines).as("%s", file).hasSizeLessThanOrEqualTo(LENGTH)
                    .allMatch(line -> line.codePointCount(0, line.length()) <= WIDTH);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"src/main/java", "src/test/java"})
    void everyImportIsUsedAndStandsThereOnce(String root) throws IOException {
        for (Path file : sources(root)) {
            List<String> lines = Files.readAllLines(file);
            List<String> imports = lines.stream().filter(line -> IMPORT.matcher(line).matches()).toList();
            String code = String.join("\n", lines.stream().filter(line -> !imports.contains(line)).toList());
            assertThat(imports).as("%s", file).doesNotHaveDuplicates().allMatch(line ->
                    Pattern.compile("\\b" + IMPORT.matcher(line).replaceAll("$1") + "\\b").matcher(code).find());
        }
    }

    private static List<Path> sources(String root) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of(root))) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }
}

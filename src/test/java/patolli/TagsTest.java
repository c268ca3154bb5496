package patolli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No test is left out of every run by its tags, and none runs twice in the same form. */
class TagsTest {
    /** From the first annotation of a test or a class to its name. */
    private static final Pattern ANNOTATED = Pattern.compile("^ *@(?s:.*?)(?:\\w\\([^)]*\\)[^{;]*|class [^{]*)\\{",
            Pattern.MULTILINE);
    private static final Pattern NAME = Pattern.compile("@Tag\\(\"(\\w+)\"\\)");
    /** Left out by verify, and then in the profile long once; or in both, in two forms. */
    private static final Set<Set<String>> TOGETHER = Set.of(Set.of("long"), Set.of("breadth"),
            Set.of("long", "variants"));

    @Test
    void everyTestRunsSomewhereAndOnce() throws IOException {
        List<Path> sources;
        try (Stream<Path> all = Files.walk(Path.of("src/test/java"))) {
            sources = all.filter(path -> path.toString().endsWith("Test.java")).toList();
        }
        List<Set<String>> found = new ArrayList<>();
        for (Path source : sources) {
            ANNOTATED.matcher(Files.readString(source)).results().map(MatchResult::group)
                    .filter(at -> at.contains("@Tag")).forEach(at -> found.add(tags(at)));
        }
        assertThat(found).hasSizeGreaterThan(50).allSatisfy(tags -> assertThat(TOGETHER).contains(tags));
    }

    private static Set<String> tags(String annotated) {
        return NAME.matcher(annotated).results().map(name -> name.group(1)).collect(Collectors.toSet());
    }
}

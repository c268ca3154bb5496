package patolli.forge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Pictures are committed; this says when one no longer fits the code that draws it. */
class StampTest {
    private static final Path IMAGES = Path.of("resources/images");
    private final Stamps stamps = new Stamps(Stamps.SOURCES);

    @TestFactory
    Stream<DynamicTest> everyPictureIsThereAndFresh() {
        return Studios.ALL.stream().flatMap(studio -> studio.pictures().stream().map(picture ->
                DynamicTest.dynamicTest(picture.name(), () -> {
                    for (int scale : studio.scales()) {
                        assertThat(IMAGES.resolve(picture.file(scale))).exists();
                        assertThat(Files.size(IMAGES.resolve(picture.file(scale))))
                                .isLessThanOrEqualTo(PictureFile.LIMIT);
                    }
                    assertThat(Stamps.read(IMAGES, studio).get(picture.name()))
                            .as("stale: run mvn -q test-compile exec:exec@forge").isEqualTo(stamps.due(picture));
                })));
    }

    /** What nothing draws any more is carried about for nothing. */
    @Test
    void noPictureIsLeftOver() throws IOException {
        Set<Path> drawn = Studios.ALL.stream().flatMap(studio -> studio.pictures().stream()
                .flatMap(picture -> studio.scales().stream().map(picture::file))).map(IMAGES::resolve)
                .collect(Collectors.toSet());
        try (Stream<Path> all = Files.walk(IMAGES)) {
            assertThat(all.filter(Files::isRegularFile).filter(file -> !file.startsWith(IMAGES.resolve("stamps"))))
                    .isNotEmpty().isSubsetOf(drawn);
        }
    }

    @Test
    void namesAreUnique() {
        assertThat(Studios.ALL.stream().flatMap(s -> s.pictures().stream()).map(Picture::name)).doesNotHaveDuplicates();
    }
}

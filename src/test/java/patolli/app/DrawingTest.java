package patolli.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** With what the toolkit is told to draw. */
class DrawingTest {
    @Test
    void withoutAGraphicsProcessorNoOpenGlIsTried() {
        assertThat(Drawing.properties("Linux", file -> false)).containsEntry("prism.order", "sw");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/dev/dri", "/dev/nvidiactl", "/dev/dxg"})
    void anyGraphicsProcessorIsLeftToTheToolkit(String device) {
        assertThat(Drawing.properties("Linux", List.of(Path.of(device))::contains)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Windows 11", "Mac OS X"})
    void otherSystemsAlwaysHaveOne(String system) {
        assertThat(Drawing.properties(system, file -> false)).isEmpty();
    }
}

package patolli.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The version is the build's, not a name of it. */
class VersionTest {

    @Test
    void theBuildHasWrittenItsNumber() {
        assertThat(Version.number()).matches("[0-9]+\\.[0-9]+\\.[0-9]+(-SNAPSHOT)?");
    }
}

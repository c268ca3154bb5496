package patolli.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What jpackage is told on each platform, as far as jpackage on this one can say. */
class OptionFilesTest {
    private static final ToolProvider JPACKAGE = ToolProvider.findFirst("jpackage").orElseThrow();

    /** What it answers to an option, if anything is wrong with that. */
    private static String answer(String option) {
        StringWriter said = new StringWriter();
        List<String> args = new ArrayList<>(List.of("--type", "app-image"));
        args.addAll(Stream.of(option.split(" ", 2)).map(word -> word.replace("\"", "")).toList());
        try (PrintWriter to = new PrintWriter(said)) {
            JPACKAGE.run(to, to, args.toArray(String[]::new));
        }
        return said.toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"common.args", "windows.args", "mac.args", "mac-image.args"})
    void everyOptionIsOneOfJpackages(String file) throws IOException {
        List<String> options = Files.readAllLines(Path.of("src", "package", file));
        assertThat(options).isNotEmpty().allMatch(option -> option.startsWith("--"));
        assertThat(options).allSatisfy(option -> assertThat(answer(option)).doesNotContain("Invalid Option"));
    }

    @Test
    void whatIsNoneIsRefused() {
        assertThat(answer("--win-upgrade-uid \"x\"")).contains("Invalid Option");
    }

    @Test
    void anImageIsABundleOnMacOs() {
        assertThat(Pack.imageName("Mac OS X")).isEqualTo("Patolli.app");
        assertThat(Pack.imageName("Linux")).isEqualTo(Pack.imageName("Windows 11")).isEqualTo("Patolli");
    }

    @ParameterizedTest
    @CsvSource({"0.1.0, Mac OS X, 1.1.0", "1.2.3, Mac OS X, 1.2.3", "0.1.0, Windows 11, 0.1.0", "0.1.0, Linux, 0.1.0",
        "10.0, Mac OS X, 10.0"})
    void macOsIsOfferedNoVersionZero(String version, String os, String offered) {
        assertThat(Pack.offered(version, os)).isEqualTo(offered);
    }
}

package patolli.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DataDirTest {
    private static final Path HOME = Path.of("home").toAbsolutePath();

    @Test
    void onLinuxItFollowsTheXdgVariable() {
        Path config = Path.of("elsewhere").toAbsolutePath();
        assertThat(DataDir.of("Linux", Map.of("XDG_CONFIG_HOME", config.toString()), HOME))
                .isEqualTo(config.resolve("patolli"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "relative/path"})
    void anEmptyOrRelativeXdgVariableIsIgnored(String config) {
        assertThat(DataDir.of("Linux", Map.of("XDG_CONFIG_HOME", config), HOME))
                .isEqualTo(HOME.resolve(".config", "patolli"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Linux", "FreeBSD", "SunOS"})
    void withoutTheVariableItLiesInDotConfig(String os) {
        assertThat(DataDir.of(os, Map.of("APPDATA", "unused"), HOME)).isEqualTo(HOME.resolve(".config", "patolli"));
    }

    @Test
    void onLinuxHomeIsWhatTheVariableSays() {
        Path other = Path.of("other").toAbsolutePath();
        Map<String, String> moved = Map.of("HOME", other.toString());
        assertThat(DataDir.of("Linux", moved, HOME)).isEqualTo(other.resolve(".config", "patolli"));
        assertThat(DataDir.cache("Linux", moved, HOME)).isEqualTo(other.resolve(".cache", "patolli"));
        assertThat(DataDir.of("Linux", Map.of("HOME", "relative"), HOME)).isEqualTo(HOME.resolve(".config", "patolli"));
        assertThat(DataDir.of("Mac OS X", moved, HOME)).startsWithRaw(HOME);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Windows 10", "Windows 11", "Windows Server 2025"})
    void onWindowsItFollowsAppData(String os) {
        Path roaming = HOME.resolve("Roaming profile");
        assertThat(DataDir.of(os, Map.of("APPDATA", roaming.toString()), HOME)).isEqualTo(roaming.resolve("Patolli"));
    }

    @Test
    void withoutAppDataItLiesInTheUsualPlace() {
        assertThat(DataDir.of("Windows 11", Map.of(), HOME))
                .isEqualTo(HOME.resolve("AppData", "Roaming", "Patolli"));
    }

    @Test
    void onMacOsItLiesInApplicationSupport() {
        assertThat(DataDir.of("Mac OS X", Map.of("XDG_CONFIG_HOME", HOME.toString(), "APPDATA", "unused"), HOME))
                .isEqualTo(HOME.resolve("Library", "Application Support", "Patolli"));
    }

    @Test
    void whatCanBeMadeAnewLiesWhereThePlatformKeepsSuchThings() {
        Path elsewhere = Path.of("elsewhere").toAbsolutePath();
        assertThat(DataDir.cache("Linux", Map.of("XDG_CACHE_HOME", elsewhere.toString()), HOME))
                .isEqualTo(elsewhere.resolve("patolli"));
        assertThat(DataDir.cache("Linux", Map.of("XDG_CACHE_HOME", "relative"), HOME))
                .isEqualTo(HOME.resolve(".cache", "patolli"));
        assertThat(DataDir.cache("Windows 11", Map.of(), HOME))
                .isEqualTo(HOME.resolve("AppData", "Local", "Patolli", "Cache"));
        assertThat(DataDir.cache("Windows 11", Map.of("LOCALAPPDATA", elsewhere.toString()), HOME))
                .isEqualTo(elsewhere.resolve("Patolli", "Cache"));
        assertThat(DataDir.cache("Mac OS X", Map.of(), HOME)).isEqualTo(HOME.resolve("Library", "Caches", "Patolli"));
    }

    @Test
    void thisMachineHasOne() {
        assertThat(DataDir.ofThisMachine()).isAbsolute();
        assertThat(DataDir.ofThisMachine().getFileName().toString()).isEqualToIgnoringCase("patolli");
    }
}

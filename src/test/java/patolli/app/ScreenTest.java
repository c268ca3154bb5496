package patolli.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScreenTest {

    @ParameterizedTest(name = "{0}, DISPLAY={1}, WAYLAND_DISPLAY={2}, platform {3}: missing {4}")
    @CsvSource(nullValues = "-", value = {
            "Linux, -, -, '', true", "Linux, '', '', '', true", "Linux, ' ', -, Gtk, true",
            "Linux, :0, -, '', false", "Linux, -, wayland-0, '', false", "Linux, -, -, Headless, false",
            "FreeBSD, -, -, '', true", "Windows 11, -, -, '', false", "Mac OS X, -, -, '', false"})
    void aDisplayIsMissingWhereOneIsNeededAndNoneIsSet(String os, String x, String wayland, String platform,
            boolean missing) {
        Map<String, String> environment = new java.util.HashMap<>();
        if (x != null) {
            environment.put("DISPLAY", x);
        }
        if (wayland != null) {
            environment.put("WAYLAND_DISPLAY", wayland);
        }
        assertThat(Screen.missing(os, environment, platform).isPresent()).isEqualTo(missing);
    }

    @Test
    void failuresOfTheToolkitAreExplained() {
        var display = new UnsupportedOperationException("Unable to open DISPLAY");
        assertThat(Screen.isDisplay(display)).isTrue();
        assertThat(Screen.explain(display)).contains("no display", "tour of the game in pictures");
        var gtk = new UnsupportedOperationException("Unable to load glass GTK library.");
        assertThat(Screen.isDisplay(gtk)).isFalse();
        assertThat(Screen.explain(gtk)).contains("GTK 3", "not installed", "libgtk-3-0");
        assertThat(Screen.explain(new UnsupportedOperationException("odd"))).contains("no window", "odd");
    }

    @Test
    void anInstalledGameMakesNoPicturesUnasked() {
        assertThat(Screen.noDisplay("why", true)).startsWith("patolli: ").contains("why", "desktop", "tour <folder>");
        assertThat(Screen.noDisplay("why", false)).contains("why", "instead");
    }
}

package patolli.settings;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** The folder where the platform wants a program's settings to be. It need not exist. */
public final class DataDir {
    private DataDir() { }

    /** The folder on this machine, for the person who is logged in. */
    public static Path ofThisMachine() {
        return of(System.getProperty("os.name"), System.getenv(), Path.of(System.getProperty("user.home")));
    }

    /** The folder on this machine for what can be made anew at any time. */
    public static Path cacheOfThisMachine() {
        return cache(System.getProperty("os.name"), System.getenv(), Path.of(System.getProperty("user.home")));
    }

    /**
     * {@code Library/Application Support/Patolli} on macOS, {@code %APPDATA%\Patolli} on Windows, and
     * {@code $XDG_CONFIG_HOME/patolli} elsewhere; in the usual places below {@code $HOME} or {@code home} where
     * the variable is not set.
     *
     * @param osName the system property {@code os.name}
     */
    public static Path of(String osName, Map<String, String> environment, Path home) {
        String os = osName.toLowerCase(Locale.ROOT);
        if (os.startsWith("mac")) {
            return home.resolve("Library", "Application Support", "Patolli");
        }
        if (os.startsWith("windows")) {
            String roaming = environment.getOrDefault("APPDATA", "");
            return (roaming.isBlank() ? home.resolve("AppData", "Roaming") : Path.of(roaming)).resolve("Patolli");
        }
        return xdg(environment, "XDG_CONFIG_HOME", home(environment, home).resolve(".config"));
    }

    /**
     * {@code Library/Caches/Patolli} on macOS, {@code %LOCALAPPDATA%\Patolli\Cache} on Windows, and
     * {@code $XDG_CACHE_HOME/patolli} elsewhere; in the usual places below {@code home} where the variable is not set.
     *
     * @param osName the system property {@code os.name}
     */
    public static Path cache(String osName, Map<String, String> environment, Path home) {
        String os = osName.toLowerCase(Locale.ROOT);
        if (os.startsWith("mac")) {
            return home.resolve("Library", "Caches", "Patolli");
        }
        if (os.startsWith("windows")) {
            String local = environment.getOrDefault("LOCALAPPDATA", "");
            return (local.isBlank() ? home.resolve("AppData", "Local") : Path.of(local)).resolve("Patolli", "Cache");
        }
        return xdg(environment, "XDG_CACHE_HOME", home(environment, home).resolve(".cache"));
    }

    /** The specification means what {@code HOME} says, which Java does not ask. */
    private static Path home(Map<String, String> environment, Path otherwise) {
        Path home = Path.of(environment.getOrDefault("HOME", ""));
        return home.isAbsolute() ? home : otherwise;
    }

    /** The XDG base directory specification: a relative path is invalid and to be ignored. */
    private static Path xdg(Map<String, String> environment, String variable, Path usual) {
        Path folder = Path.of(environment.getOrDefault(variable, ""));
        return (folder.isAbsolute() ? folder : usual).resolve("patolli");
    }
}

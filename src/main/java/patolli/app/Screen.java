package patolli.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.ExitCode;

/** Whether there is a screen to play on, and what to do when there is none. */
final class Screen {
    /** Where the pictures go when the game is started without a display. */
    private static final Path TOUR_FOLDER = Path.of("target", "tour");

    private Screen() { }

    /**
     * Why no window can be opened, as far as the surroundings tell before it is tried.
     *
     * @param platform the JavaFX platform that is asked for, empty for the system's own
     */
    static Optional<String> missing(String osName, Map<String, String> environment, String platform) {
        String os = osName.toLowerCase(Locale.ROOT);
        boolean needsDisplay = !os.contains("win") && !os.contains("mac") && !platform.equals("Headless");
        return needsDisplay && environment.getOrDefault("DISPLAY", "").isBlank()
                && environment.getOrDefault("WAYLAND_DISPLAY", "").isBlank()
                ? Optional.of("no display is set") : Optional.empty();
    }

    /** Whether the toolkit failed because the display could not be reached. */
    static boolean isDisplay(Throwable failure) {
        return String.valueOf(failure.getMessage()).contains("DISPLAY");
    }

    /** What a failure of the toolkit means, and what to do about it. */
    static String explain(Throwable failure) {
        String message = String.valueOf(failure.getMessage());
        if (message.contains("GTK") || message.contains("gtk")) {
            return "patolli: the library GTK 3, which windows are made with, is not installed; install the package "
                    + "libgtk-3-0 (Debian, Ubuntu) or gtk3 (Fedora, Arch) and start again.";
        }
        if (isDisplay(failure)) {
            return noDisplay("the one that is set can't be opened");
        }
        return "patolli: no window can be opened (" + message + ").";
    }

    /** Whether the game runs from an image of its own; otherwise whoever builds it has started it. */
    private static boolean isInstalled() {
        return Screen.class.getModule().isNamed() && System.getProperty("jdk.module.path") == null;
    }

    private static String noDisplay(String why) {
        return noDisplay(why, isInstalled());
    }

    /** What is said where there is no display, and what to do about it. */
    static String noDisplay(String why, boolean installed) {
        return installed ? "patolli: there is no display (" + why + "). Start the game on a desktop; "
                + "\"patolli tour <folder>\" writes pictures of it without one."
                : "There is no display (" + why + "), so here is a tour of the game in pictures instead, in "
                + TOUR_FOLDER + ":";
    }

    /** Says in one sentence that there is no display; makes the tour instead where the game is not installed. */
    static int withoutDisplay(String why) {
        if (isInstalled()) {
            System.err.println(noDisplay(why));
            return ExitCode.SOFTWARE;
        }
        System.out.println(noDisplay(why));
        return Tour.run(TOUR_FOLDER, Tour.STANDARD_SEED, Tour.ALL);
    }

    /**
     * When the toolkit of this process is spoilt by the attempt to open a display: makes the tour in another one where
     * the game is not installed.
     */
    static int withoutToolkit() throws IOException, InterruptedException {
        return isInstalled() ? ExitCode.SOFTWARE : tourInAnotherProcess();
    }

    private static int tourInAnotherProcess() throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        String modulePath = System.getProperty("jdk.module.path");
        if (modulePath == null) {
            command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-cp", System.getProperty("java.class.path"),
                    Main.class.getName()));
        } else {
            command.addAll(List.of("--enable-native-access=javafx.graphics,javafx.media", "--module-path", modulePath,
                    "--module", Main.class.getModule().getName() + "/" + Main.class.getName()));
        }
        command.addAll(List.of("tour", TOUR_FOLDER.toString()));
        return new ProcessBuilder(command).inheritIO().start().waitFor();
    }
}

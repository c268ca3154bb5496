package patolli.ui.sheet;

import java.nio.file.Path;
import java.util.Optional;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import patolli.files.HomeFolder;
import patolli.text.Texts;

/** What whoever looks into a fault wants to know of the program and the machine that it runs on. */
public final class Report {
    private Report() { }

    /** Version, Java, JavaFX and operating system, in one line. */
    public static String program(String version) {
        return new Texts("about").get("report.program", version, System.getProperty("java.version"),
                System.getProperty("java.vendor"), System.getProperty("javafx.runtime.version", "-"),
                System.getProperty("os.name"), System.getProperty("os.version"), System.getProperty("os.arch"));
    }

    /**
     * The same with how pictures are drawn and where the log lies. The player's own folder is written {@code ~}, for
     * its path often has a name in it. For the FX thread.
     */
    static String of(String version, Optional<Path> logFolder) {
        Texts texts = new Texts("about");
        // There is no public name for the pipeline; only those that draw by hardware have three dimensions.
        String pipeline = texts.get(Platform.isSupported(ConditionalFeature.SCENE3D) ? "report.hardware"
                : "report.software");
        return program(version) + "\n" + texts.get("report.pipeline", pipeline) + "\n" + texts.get("report.log",
                logFolder.map(Report::withoutTheName).orElseGet(() -> texts.get("report.log.none"))) + "\n";
    }

    private static String withoutTheName(Path folder) {
        return HomeFolder.ofThePlayer().hidden(folder.toAbsolutePath().normalize().toString());
    }
}

package patolli.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;

/**
 * How the toolkit is to draw. Where Linux knows no graphics processor, OpenGL could only be the processor's own work
 * through Mesa, which JavaFX refuses after having loaded it: 45 MB of LLVM and a part of the start for nothing.
 */
final class Drawing {
    /** What there is of a graphics processor's driver: Mesa's and others', NVIDIA's own, WSL's. */
    private static final List<Path> PROCESSORS =
            List.of(Path.of("/dev/dri"), Path.of("/dev/nvidiactl"), Path.of("/dev/dxg"));
    /**
     * JavaFX's own properties: the first pipeline to try, and whether backgrounds are kept in a texture, which takes
     * 8 MB and spares a graphics processor's time only.
     */
    private static final Map<String, String> SOFTWARE =
            Map.of("prism.order", "sw", "prism.disableRegionCaching", "true");

    private Drawing() { }

    /** Sets the toolkit's properties, before it starts; what is set already stays. */
    static void choose() {
        properties(System.getProperty("os.name"), Files::exists).forEach((name, value) -> {
            if (System.getProperty(name) == null) {
                System.setProperty(name, value);
            }
        });
    }

    /** What is to be set on such a machine. */
    static Map<String, String> properties(String osName, Predicate<Path> there) {
        return osName.toLowerCase(Locale.ROOT).contains("linux") && PROCESSORS.stream().noneMatch(there)
                ? SOFTWARE : Map.of();
    }
}

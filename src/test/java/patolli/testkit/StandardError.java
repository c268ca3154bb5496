package patolli.testkit;

import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a process wrote to its standard error. */
public final class StandardError {
    private static final Pattern MISSING_CODEC =
            Pattern.compile("WARNING \\*\\*: .*Failed to load plugin '[^']*libavplugin");

    /** Without ALSA the media library can't be loaded, and JavaFX prints that with its trace. */
    private static final Pattern MISSING_ALSA = Pattern.compile("Loading library jfxmedia [^\\n]*\\R"
            + "java\\.lang\\.UnsatisfiedLinkError[^\\n]*libasound[^\\n]*(\\R\\s+at [^\\n]*)*");

    private StandardError() { }

    /**
     * What the program and its Java wrote: without what JavaFX's media library says of a system that lacks something.
     * Where libavcodec is there and libavformat is not, that is a warning and a blank line before it.
     */
    public static String own(String all) {
        return MISSING_ALSA.matcher(all).replaceAll("").lines()
                .filter(line -> !line.isBlank() && !MISSING_CODEC.matcher(line).find())
                .collect(Collectors.joining("\n"));
    }
}

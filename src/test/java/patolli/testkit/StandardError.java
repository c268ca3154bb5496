package patolli.testkit;

import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a process wrote to its standard error. */
public final class StandardError {
    private static final Pattern MISSING_CODEC =
            Pattern.compile("WARNING \\*\\*: .*Failed to load plugin '[^']*libavplugin");

    private StandardError() { }

    /**
     * What the program and its Java wrote: without the warning, a blank line before it, that JavaFX's media library
     * writes from native code where libavcodec is there and libavformat is not.
     */
    public static String own(String all) {
        return all.lines().filter(line -> !line.isBlank() && !MISSING_CODEC.matcher(line).find())
                .collect(Collectors.joining("\n"));
    }
}

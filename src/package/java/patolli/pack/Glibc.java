package patolli.pack;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** How new a C library the programs and libraries of an image need: the newest version of a symbol that they name. */
final class Glibc {
    /** That of the oldest system which has a Java that the game runs on. */
    static final String LEAST = "2.17";
    private static final Pattern SYMBOLS = Pattern.compile("GLIBC_(2\\.[0-9]+)\\b");
    private static final byte[] ELF = {0x7f, 'E', 'L', 'F'};

    private Glibc() { }

    /** The version, such as 2.34; never below {@link #LEAST}. */
    static String of(Path image) throws IOException {
        List<String> found = new ArrayList<>(List.of(LEAST));
        try (Stream<Path> all = Files.walk(image)) {
            for (Path file : all.filter(each -> Files.isRegularFile(each, LinkOption.NOFOLLOW_LINKS)).toList()) {
                if (isElf(file)) {
                    String text = Files.readString(file, StandardCharsets.ISO_8859_1);
                    SYMBOLS.matcher(text).results().map(symbol -> symbol.group(1)).forEach(found::add);
                }
            }
        }
        return found.stream().max(Comparator.comparingInt(Glibc::minor)).orElseThrow();
    }

    private static int minor(String version) {
        return Integer.parseInt(version.substring(version.indexOf('.') + 1));
    }

    private static boolean isElf(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return Arrays.equals(in.readNBytes(ELF.length), ELF);
        }
    }
}

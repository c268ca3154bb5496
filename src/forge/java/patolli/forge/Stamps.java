package patolli.forge;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Tells whether a picture is as old as the code that draws it. A picture's stamp is the SHA-256 of the sources of its
 * packages and of the boards whose geometry it is drawn by, of {@code matter} and of the frame, without comments and
 * spaces, so that mending a comment draws nothing.
 */
public final class Stamps {
    /** Where the sources lie, from the project's folder. */
    public static final Path SOURCES = Path.of("src/forge/java/patolli/forge");
    private static final Path GEOMETRY = Path.of("src/main/java/patolli");
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\n]*", Pattern.DOTALL);
    private static final Pattern SPACE = Pattern.compile("\\s+");
    private static final List<String> FRAME = List.of("Picture.java", "PictureFile.java");
    private final Map<String, String> texts = new HashMap<>();
    private final Path sources;

    /** Stamps over the sources below a folder. */
    public Stamps(Path sources) {
        this.sources = sources;
    }

    /** The stamp that a picture must carry now. */
    public String due(Picture picture) throws IOException {
        TreeSet<String> packages = new TreeSet<>(picture.packages());
        packages.add("matter");
        StringBuilder all = new StringBuilder();
        for (String file : FRAME) {
            all.append(bare(sources.resolve(file)));
        }
        for (String name : packages) {
            if (!texts.containsKey(name)) {
                texts.put(name, text(name));
            }
            all.append(name).append(texts.get(name));
        }
        return HexFormat.of().formatHex(sha(all.toString()));
    }

    private String text(String name) throws IOException {
        if (name.startsWith("board/")) {
            return bare(GEOMETRY.resolve(name + ".java"));
        }
        Path folder = sources.resolve(name);
        StringBuilder out = new StringBuilder();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
                out.append(bare(file));
            }
        }
        return out.toString();
    }

    private static String bare(Path file) throws IOException {
        return SPACE.matcher(COMMENT.matcher(Files.readString(file)).replaceAll(" ")).replaceAll(" ");
    }

    private static byte[] sha(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** What a studio's file of stamps says: stamp by picture name. */
    public static Map<String, String> read(Path images, Studio studio) throws IOException {
        Path file = file(images, studio);
        return Files.exists(file) ? Files.readAllLines(file).stream().map(line -> line.split(" "))
                .collect(Collectors.toMap(p -> p[0], p -> p[1])) : Map.of();
    }

    /** Writes a studio's stamps, sorted by name. */
    static void write(Path images, Studio studio, Map<String, String> stamps) throws IOException {
        Path file = file(images, studio);
        Files.createDirectories(file.getParent());
        Files.write(file, new TreeMap<>(stamps).entrySet().stream().map(e -> e.getKey() + " " + e.getValue()).toList());
    }

    private static Path file(Path images, Studio studio) {
        return images.resolve("stamps").resolve(studio.name() + ".txt");
    }
}

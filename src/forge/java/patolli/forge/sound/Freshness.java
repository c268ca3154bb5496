package patolli.forge.sound;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Tells whether a sound is as old as what it is made of: all the forge's code, and its score if it has one. The stamps
 * lie in the folder of the sounds, one line a sound.
 */
final class Freshness {
    /** Stands for all sounds together. */
    static final String ALL = "*";
    private static final String FILE = "stamps.txt";
    private final Path folder;
    private final Path scores;
    private final byte[] code;
    private final Map<String, String> known = new TreeMap<>();

    Freshness(Path folder, Path sources, Path scores) throws IOException {
        this.folder = folder;
        this.scores = scores;
        code = code(sources);
        Path file = folder.resolve(FILE);
        if (Files.exists(file)) {
            Files.readAllLines(file).stream().map(line -> line.split(" ")).forEach(pair -> known.put(pair[0], pair[1]));
        }
    }

    /** Whether all sounds have been made and none is due; says so without knowing what there is to make. */
    boolean complete() throws IOException {
        return due(ALL).equals(known.get(ALL))
                && known.keySet().stream().allMatch(name -> name.equals(ALL) || Files.exists(wav(name)));
    }

    boolean fresh(String name) throws IOException {
        return Files.exists(wav(name)) && due(name).equals(known.get(name));
    }

    /** Says that a sound, or {@link #ALL}, has just been made; safe from several threads. */
    synchronized void made(String name) throws IOException {
        known.put(name, due(name));
        Files.write(folder.resolve(FILE), known.entrySet().stream().map(e -> e.getKey() + " " + e.getValue()).toList());
    }

    Path wav(String name) {
        return folder.resolve(name + ".wav");
    }

    private String due(String name) throws IOException {
        MessageDigest sha = sha();
        sha.update(code);
        try (Stream<Path> files = Files.list(scores)) {
            String score = name + ".score";
            for (Path file : files.filter(f -> f.toString().endsWith(".score")).sorted().toList()) {
                if (name.equals(ALL) || file.getFileName().toString().equals(score)) {
                    sha.update(text(file));
                }
            }
        }
        return HexFormat.of().formatHex(sha.digest());
    }

    private static byte[] code(Path sources) throws IOException {
        MessageDigest sha = sha();
        try (Stream<Path> files = Files.walk(sources)) {
            List<Path> java = files.filter(f -> f.toString().endsWith(".java")).sorted().toList();
            for (Path file : java) {
                sha.update(text(file));
            }
        }
        return sha.digest();
    }

    /** Line ends differ from system to system. */
    private static byte[] text(Path file) throws IOException {
        return Files.readString(file).replace("\r", "").getBytes(StandardCharsets.UTF_8);
    }

    private static MessageDigest sha() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}

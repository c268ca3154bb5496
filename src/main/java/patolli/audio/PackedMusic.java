package patolli.audio;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import javazoom.jl.converter.Converter;
import javazoom.jl.decoder.JavaLayerException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Music that an installed game carries as MP3, a fifth of its size. JavaFX plays MP3 only where the system has a
 * codec, so each piece is unpacked once, into a WAV file in a folder that may be emptied at any time.
 */
final class PackedMusic {
    private static final Logger LOG = LoggerFactory.getLogger(PackedMusic.class);
    /** Nobody unpacks a piece for longer. */
    private static final Duration UNPACKING = Duration.ofMinutes(10);
    private static final String PART = ".part";
    private final Function<String, Optional<URL>> find;
    private final Path folder;
    private final Map<String, URL> unpacked = new ConcurrentHashMap<>();

    /**
     * @param find   where a packed piece is, by its name without ending
     * @param folder where unpacked ones are kept; it need not exist, and if it can't be written to, a folder for
     *               temporary files is used
     */
    PackedMusic(Function<String, Optional<URL>> find, Path folder) {
        this.find = find;
        this.folder = folder;
    }

    /** Whether a piece is packed. */
    boolean has(String file) {
        return find.apply(file).isPresent();
    }

    /** Where a piece is that has been unpacked. */
    Optional<URL> unpacked(String file) {
        return Optional.ofNullable(unpacked.get(file));
    }

    /** Unpacks a piece unless that has been done by an earlier start; false, and logged, if it can't be. */
    boolean unpack(String file) {
        URL from = find.apply(file).orElseThrow();
        try {
            unpacked.put(file, unpack(file, from, folder));
            return true;
        } catch (IOException | JavaLayerException e) {
            LOG.warn("The music {} could not be unpacked into {}: {}", file, folder, e.toString());
        }
        try {
            unpacked.put(file, unpack(file, from, forThisRunOnly()));
            return true;
        } catch (IOException | JavaLayerException e) {
            LOG.warn("The music {} will not be heard: {}", file, e.toString());
            return false;
        }
    }

    private static URL unpack(String file, URL from, Path to) throws IOException, JavaLayerException {
        String name = file + '-' + checksum(from);
        Path whole = to.resolve(name + ".wav");
        forgetAbandoned(to);
        if (!WaveFile.isWhole(url(whole))) {
            Files.createDirectories(to);
            Path part = Files.createTempFile(to, name, PART);
            // Whoever ends the game meanwhile does not wait for the rest.
            part.toFile().deleteOnExit();
            try {
                try (InputStream in = new BufferedInputStream(from.openStream())) {
                    new Converter().convert(in, part.toString(), null, null);
                }
                if (!WaveFile.isWhole(url(part))) {
                    throw new IOException("empty: " + from);
                }
                Files.move(part, whole, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(part);
            }
            forgetOlder(file, whole);
        }
        return url(whole);
    }

    /** The piece as an older version of the game had it. */
    private static void forgetOlder(String file, Path present) throws IOException {
        try (Stream<Path> all = Files.list(present.getParent())) {
            for (Path each : all.filter(old -> !old.equals(present)
                    && old.getFileName().toString().matches(file + "-[0-9a-f]{8}\\.wav")).toList()) {
                Files.delete(each);
            }
        }
    }

    /** What starts that were broken off have left, of any piece. */
    private static void forgetAbandoned(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return;
        }
        Instant abandoned = Instant.now().minus(UNPACKING);
        try (Stream<Path> all = Files.list(folder)) {
            for (Path each : all.filter(old -> old.getFileName().toString().endsWith(PART)).toList()) {
                if (Files.getLastModifiedTime(each).toInstant().isBefore(abandoned)) {
                    Files.deleteIfExists(each);
                }
            }
        }
    }

    private static Path forThisRunOnly() throws IOException {
        Path made = Files.createTempDirectory("unpacked-music");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try (Stream<Path> all = Files.list(made)) {
                for (Path each : all.toList()) {
                    Files.delete(each);
                }
                Files.delete(made);
            } catch (IOException e) {
                LOG.debug("{} is left behind: {}", made, e.toString());
            }
        }));
        return made;
    }

    private static String checksum(URL file) throws IOException {
        CRC32 sum = new CRC32();
        try (InputStream in = new CheckedInputStream(file.openStream(), sum)) {
            in.transferTo(OutputStream.nullOutputStream());
        }
        return "%08x".formatted(sum.getValue());
    }

    private static URL url(Path file) throws MalformedURLException {
        return file.toUri().toURL();
    }
}

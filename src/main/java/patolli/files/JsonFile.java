package patolli.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.CRC32;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A file that holds one JSON object, readable for people and replaced as a whole. Its last member, {@code check}, is
 * a checksum of all others, so that a change that still makes sense as JSON does not go unnoticed either; a file
 * without it is taken as it is.
 */
public final class JsonFile {
    private static final Logger LOG = LoggerFactory.getLogger(JsonFile.class);
    private static final String CHECK = "check";
    private static final int DIGITS = 8;
    /** How much of a wrong value a sentence quotes, in characters. */
    private static final int LONGEST_SHOWN = 40;
    private static final JsonMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(SerializationFeature.INDENT_OUTPUT).build();
    private static final JsonMapper COMPACT = JsonMapper.builder().build();

    private final Disk disk;
    private final Path file;
    private final String stem;
    private final FileKind kind;
    /** By which its sentences are found: {@code settings}. */
    private final String what;

    /** @param kind what it holds */
    public JsonFile(Disk disk, Path file, FileKind kind) {
        this.disk = disk;
        this.file = file;
        this.kind = kind;
        what = kind.name().toLowerCase(Locale.ROOT);
        stem = file.getFileName().toString().replaceAll("\\.json$", "");
    }

    /**
     * What stands in a file.
     *
     * @param tree    to be changed and handed to {@link #write}, so that members nobody here knows stay in the file
     * @param trouble what is wrong with the file as a whole, as a sentence
     */
    public record Content(ObjectNode tree, Optional<String> trouble) { }

    /**
     * Reads the file. One that is no JSON object, or that can't be read for what it is, is renamed to
     * {@code <name>.unreadable-<n>.json}; of one that has been changed by somebody else a copy
     * {@code <name>.changed-<n>.json} is kept, and it counts as it stands. If there is no file the object is empty.
     */
    public Content read() throws IOException {
        byte[] bytes;
        try {
            bytes = WholeFile.readOwn(file, kind);
        } catch (NoSuchFileException e) {
            return new Content(JSON.createObjectNode(), Optional.empty());
        } catch (OddFileException e) {
            return odd(e.getReason());
        }
        try {
            if (JSON.readTree(bytes) instanceof ObjectNode tree) {
                return checked(tree, bytes);
            }
        } catch (JacksonException e) {
            LOG.debug("{} is no JSON", file, e);
        }
        return new Content(JSON.createObjectNode(), Optional.of(Told.of("json." + what + ".unreadable",
                Told.name(file), setAside().getFileName())));
    }

    private Content odd(String why) throws IOException {
        return new Content(JSON.createObjectNode(), Optional.of(Told.of("json." + what + ".odd",
                Told.name(file), setAside().getFileName(), why)));
    }

    private Path setAside() throws IOException {
        return AtomicFile.setAside(disk, file, stem + ".unreadable", ".json");
    }

    private Content checked(ObjectNode tree, byte[] bytes) {
        JsonNode check = tree.remove(CHECK);
        if (check == null || check.isString() && check.stringValue().equals(checksum(tree))) {
            return new Content(tree, Optional.empty());
        }
        return new Content(tree, Optional.of(changed(bytes)));
    }

    private String changed(byte[] bytes) {
        try {
            Path aside = AtomicFile.keepAside(disk, file, bytes, kind, stem + ".changed", ".json");
            return Told.of("json.changed.kept", Told.name(file), aside.getFileName());
        } catch (IOException e) {
            return Told.of("json.changed.lost", Told.name(file), FileFault.of(e));
        }
    }

    private static String checksum(ObjectNode tree) {
        CRC32 crc = new CRC32();
        crc.update(COMPACT.writeValueAsString(tree).getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().toHexDigits(crc.getValue(), DIGITS);
    }

    /** Replaces the file; its folder must be there. */
    public void write(ObjectNode tree) throws IOException {
        ObjectNode checked = tree.deepCopy();
        checked.remove(CHECK);
        checked.put(CHECK, checksum(checked));
        AtomicFile.write(disk, file, JSON.writeValueAsBytes(checked));
    }

    /** A member's value as a {@link String}, {@link Long} or {@link Boolean} where it is one of these. */
    public static Object plain(JsonNode node) {
        if (node.isBoolean()) {
            return node.booleanValue();
        }
        if (node.isIntegralNumber() && node.canConvertToLong()) {
            return node.longValue();
        }
        return node.isString() ? node.stringValue() : node;
    }

    /** A member's value for a sentence, long ones in part. */
    public static String shown(JsonNode node) {
        String text = node.toString();
        return text.length() <= LONGEST_SHOWN ? text : text.substring(0, LONGEST_SHOWN) + "...";
    }
}

package patolli.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.files.AtomicFile;
import patolli.files.Reason;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Keeps the settings in {@code settings.json} of one folder. Nothing that is wrong with the file or the folder stops
 * the game: every trouble is logged, told in a sentence, and standard values take over. Members of the file that are
 * not settings stay as they are; a file that is no JSON object is set aside as {@code settings.unreadable.json}. Not
 * for use by several threads at once.
 */
public final class SettingsStore {
    private static final Logger LOG = LoggerFactory.getLogger(SettingsStore.class);
    private static final JsonMapper JSON = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
    /** How much of a wrong value a sentence quotes, in characters. */
    private static final int LONGEST_SHOWN = 40;
    private final Path file;
    private final Path aside;

    /** @param folder where the file is or will be; made when first something is saved */
    public SettingsStore(Path folder) {
        file = folder.resolve("settings.json");
        aside = folder.resolve("settings.unreadable.json");
    }

    /**
     * What the file held.
     *
     * @param troubles what had to be passed over, a sentence each; empty on a first start
     */
    public record Loaded(Settings settings, List<String> troubles) { }

    /** Reads the file; settings that it lacks, or that are wrong in it, have their standard value. */
    public Loaded load() {
        List<String> troubles = new ArrayList<>();
        Settings settings = Settings.STANDARD;
        try {
            ObjectNode tree = read(troubles);
            for (Setting<?> setting : Settings.ALL) {
                settings = take(setting, tree, settings, troubles);
            }
        } catch (IOException e) {
            troubles.add(tell("The settings in " + file + " can't be read (" + Reason.of(e)
                    + "). The game goes on with standard settings.", e));
        }
        return new Loaded(settings, List.copyOf(troubles));
    }

    private <T> Settings take(Setting<T> setting, ObjectNode tree, Settings settings, List<String> troubles) {
        JsonNode written = tree.get(setting.key());
        if (written == null) {
            return settings;
        }
        Optional<T> value = setting.read(plain(written));
        if (value.isEmpty()) {
            troubles.add(tell("\"" + setting + "\" in " + file + " can be " + setting.allowed() + ", not "
                    + shown(written) + ". The game goes on with " + setting.write(setting.standard()) + ".", null));
        }
        return value.map(found -> settings.with(setting, found)).orElse(settings);
    }

    private static String shown(JsonNode written) {
        String text = written.toString();
        return text.length() <= LONGEST_SHOWN ? text : text.substring(0, LONGEST_SHOWN) + "...";
    }

    private static Object plain(JsonNode node) {
        if (node.isBoolean()) {
            return node.booleanValue();
        }
        if (node.isIntegralNumber() && node.canConvertToLong()) {
            return node.longValue();
        }
        return node.isString() ? node.stringValue() : node;
    }

    /**
     * Writes the settings. The file is replaced in one go: whatever happens, either the old or the new one is there.
     *
     * @return what went wrong, as a sentence for the player; empty when all is saved
     */
    public Optional<String> save(Settings settings) {
        try {
            Files.createDirectories(file.getParent());
            ObjectNode tree = read(new ArrayList<>());
            for (Setting<?> setting : Settings.ALL) {
                put(setting, settings, tree);
            }
            AtomicFile.write(patolli.files.Disk.REAL, file, JSON.writeValueAsBytes(tree));
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(tell("The settings can't be saved to " + file + " (" + Reason.of(e)
                    + "). They hold until the game is closed.", e));
        }
    }

    private static <T> void put(Setting<T> setting, Settings settings, ObjectNode tree) {
        switch (setting.write(settings.get(setting))) {
            case Boolean truth -> tree.put(setting.key(), truth);
            case Long number -> tree.put(setting.key(), number);
            case Object text -> tree.put(setting.key(), text.toString());
        }
    }

    /** What stands in the file now; nothing if there is none, or if it had to be set aside. */
    private ObjectNode read(List<String> troubles) throws IOException {
        byte[] bytes;
        try {
            bytes = Files.readAllBytes(file);
        } catch (NoSuchFileException e) {
            return JSON.createObjectNode();
        }
        Exception fault = null;
        try {
            if (JSON.readTree(bytes) instanceof ObjectNode tree) {
                return tree;
            }
        } catch (JacksonException e) {
            fault = e;
        }
        Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING);
        troubles.add(tell(file + " is not a settings file. It was renamed to " + aside.getFileName()
                + ", and the game goes on with standard settings.", fault));
        return JSON.createObjectNode();
    }

    private static String tell(String sentence, Exception cause) {
        LOG.warn(sentence);
        LOG.debug("its cause", cause);
        return sentence;
    }
}

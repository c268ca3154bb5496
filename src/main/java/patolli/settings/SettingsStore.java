package patolli.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.files.Disk;
import patolli.files.FileFault;
import patolli.files.FileKind;
import patolli.files.JsonFile;
import patolli.files.Told;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Keeps the settings in {@code settings.json} of one folder. Nothing that is wrong with the file or the folder stops
 * the game: every trouble is logged, told in a sentence, and standard values take over. Members of the file that are
 * not settings stay as they are; what is done with a file that is damaged is told at {@link JsonFile}. Not for use by
 * several threads at once.
 */
public final class SettingsStore {
    private static final Logger LOG = LoggerFactory.getLogger(SettingsStore.class);
    private final Path file;
    private final JsonFile json;

    /** @param folder where the file is or will be; made when first something is saved */
    public SettingsStore(Path folder) {
        this(folder, Disk.REAL);
    }

    /** @param disk the way to write to the folder: {@link patolli.files.DataLock#disk()} */
    public SettingsStore(Path folder, Disk disk) {
        file = folder.resolve("settings.json");
        json = new JsonFile(disk, file, FileKind.SETTINGS);
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
            troubles.add(tell(Told.of("settings.unread", Told.name(file), FileFault.of(e)), e));
        }
        return new Loaded(settings, List.copyOf(troubles));
    }

    private <T> Settings take(Setting<T> setting, ObjectNode tree, Settings settings, List<String> troubles) {
        JsonNode written = tree.get(setting.key());
        if (written == null) {
            return settings;
        }
        Optional<T> value = setting.read(JsonFile.plain(written));
        if (value.isEmpty()) {
            troubles.add(tell(Told.of("settings.wrong", setting, Told.name(file), setting.allowed(),
                    JsonFile.shown(written), setting.write(setting.standard()).toString()), null));
        }
        return value.map(found -> settings.with(setting, found)).orElse(settings);
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
            json.write(tree);
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(tell(Told.of("settings.unsaved", Told.name(file), FileFault.of(e)), e));
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
        JsonFile.Content content = json.read();
        content.trouble().ifPresent(trouble -> troubles.add(tell(trouble, null)));
        return content.tree();
    }

    private String tell(String sentence, Exception cause) {
        LOG.warn("{} [{}]", sentence, file);
        LOG.debug("its cause", cause);
        return sentence;
    }
}

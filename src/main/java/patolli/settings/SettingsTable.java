package patolli.settings;

import java.util.stream.Collectors;
import patolli.text.Texts;

/** The table of all settings, made from the settings themselves, so that the help can't fall behind them. */
public final class SettingsTable {
    private SettingsTable() { }

    /** The table in Markdown; what each setting does is the bundle's {@code setting.<key>}. */
    public static String of(Texts texts) {
        return texts.get("settings.head") + Settings.ALL.stream().map(setting -> row(setting, texts))
                .collect(Collectors.joining());
    }

    private static String row(Setting<?> setting, Texts texts) {
        String meaning = "setting." + setting.key();
        return "| `" + setting.key() + "` | " + setting.allowed() + " | " + written(setting) + " | "
                + (texts.has(meaning) ? texts.get(meaning) : "") + " |\n";
    }

    /** The standard value as it is written in the file. */
    private static <T> String written(Setting<T> setting) {
        return setting.write(setting.standard()).toString();
    }
}

package patolli.text;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import patolli.settings.Setting;
import patolli.settings.Settings;

/** The table of all settings, made from the settings themselves, so that the help can't fall behind them. */
final class SettingsTable {
    private SettingsTable() { }

    /** The table in Markdown; what each setting does is the bundle's {@code setting.<key>}. */
    static String of(Texts texts) {
        return texts.get("settings.head") + Settings.ALL.stream().map(setting -> row(setting, texts))
                .collect(Collectors.joining());
    }

    private static String row(Setting<?> setting, Texts texts) {
        String meaning = "setting." + setting.key();
        return "| `" + setting.key() + "` | " + setting.allowed() + " | " + standard(setting) + " | "
                + (texts.has(meaning) ? texts.get(meaning) : "") + " |\n";
    }

    /** The standard value as it is written in the file. */
    private static String standard(Setting<?> setting) {
        String value = setting.standard().toString();
        return Stream.of(setting.allowed().split(" or ")).filter(value::equalsIgnoreCase).findFirst().orElse(value);
    }
}

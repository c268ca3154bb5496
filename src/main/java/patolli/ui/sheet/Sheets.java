package patolli.ui.sheet;

import java.nio.file.Path;
import java.util.Optional;
import patolli.audio.Audio;
import patolli.model.Preferences;
import patolli.text.Texts;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;

/** Puts the sheets together. */
public final class Sheets {
    private Sheets() { }

    /** Everything that can be set. */
    public static View settings(Preferences preferences, Pictures pictures, Audio audio, Runnable close) {
        return FxmlView.load("settings", new Texts("settings"),
                new SettingsController(preferences, pictures, audio, new Texts("settings"), close));
    }

    /**
     * A question with two answers; to take the sheet away is to say no.
     *
     * @param question its name in the bundle {@code question}
     */
    public static View question(String question, Preferences preferences, Pictures pictures, Runnable yes,
            Runnable no) {
        return FxmlView.load("question", new Texts("question"),
                new QuestionController(question, preferences, pictures, new Texts("question"), yes, no));
    }

    /**
     * Version, licences, what a report needs, and the way to the credits.
     *
     * @param logFolder where the log is written, if it is
     */
    public static View about(Preferences preferences, Pictures pictures, Optional<Path> logFolder, Runnable credits,
            Runnable close) {
        return FxmlView.load("about", new Texts("about"), new AboutController(preferences, pictures, new Texts("about"),
                new Texts("version").get("version"), logFolder, credits, close));
    }
}

package patolli.ui;

import patolli.model.Preferences;
import patolli.settings.Prolog;
import patolli.settings.Settings;
import patolli.ui.table.GameTable;
import patolli.ui.theatre.Act;
import patolli.ui.theatre.Theatre;

/** The story and the tutorials: which is due, and that it was shown. */
final class Teaching {
    private final Theatre theatre;
    private final Scenes scenes;
    private final Preferences preferences;
    private final GameTable main;

    /** @param main the game whose tutorial is shown once without being asked for */
    Teaching(Theatre theatre, Scenes scenes, Preferences preferences, GameTable main) {
        this.theatre = theatre;
        this.scenes = scenes;
        this.preferences = preferences;
        this.main = main;
    }

    /** The story, when it is due; then, once, the tutorial; then what follows. */
    void before(Runnable then) {
        Prolog when = preferences.of(Settings.PROLOG).get();
        boolean due = when == Prolog.ALWAYS || when == Prolog.FIRST && !preferences.of(Settings.PROLOG_SEEN).get();
        if (due) {
            story(() -> afterStory(then));
        } else {
            afterStory(then);
        }
    }

    private void afterStory(Runnable then) {
        if (preferences.of(Settings.TUTORIAL_SEEN).get()) {
            then.run();
        } else {
            lesson(main, then, then);
        }
    }

    void story(Runnable then) {
        preferences.of(Settings.PROLOG_SEEN).set(true);
        theatre.show(Act.PROLOG, scenes.prolog(then));
    }

    /**
     * @param over run when it is over
     * @param quit run instead when it was left before
     */
    void lesson(GameTable of, Runnable over, Runnable quit) {
        if (of == main) {
            preferences.of(Settings.TUTORIAL_SEEN).set(true);
        }
        theatre.show(Act.LESSON, scenes.lesson(of, theatre::turned, over, quit));
    }
}

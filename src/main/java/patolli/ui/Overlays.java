package patolli.ui;

import java.util.function.Function;
import javafx.util.Subscription;
import patolli.model.Preferences;
import patolli.model.TableModel;
import patolli.ui.common.View;
import patolli.ui.theatre.Theatre;

/** The sheets that can lie over any scene and need nothing of the evening. */
final class Overlays {
    private final Theatre theatre;
    private final Scenes scenes;

    Overlays(Theatre theatre, Scenes scenes) {
        this.theatre = theatre;
        this.scenes = scenes;
    }

    /** Lays a sheet over everything; what it is made with takes it away. */
    void sheet(Function<Runnable, View> make) {
        View[] view = new View[1];
        view[0] = make.apply(() -> theatre.lift(view[0]));
        theatre.lay(view[0]);
    }

    void settings() {
        sheet(scenes::settings);
    }

    void about() {
        sheet(close -> scenes.about(() -> {
            close.run();
            book("credits");
        }, close));
    }

    void book(String page) {
        sheet(close -> scenes.book(page, close));
    }

    /** Asks about a move that gives very much away, as long as there is a warning of one and that is set. */
    Subscription warn(TableModel table, Preferences preferences) {
        return new Warnings(theatre, scenes, table).follow(preferences);
    }

    /** @param yes done when the question is answered so; otherwise nothing */
    void ask(String question, Runnable yes) {
        sheet(done -> scenes.question(question, () -> {
            done.run();
            yes.run();
        }, done));
    }
}

package patolli.ui;

import java.util.Optional;
import javafx.util.Subscription;
import patolli.model.Preferences;
import patolli.model.TableModel;
import patolli.settings.Settings;
import patolli.ui.common.View;
import patolli.ui.theatre.Theatre;

/** Asks whether a move that gives very much away is meant. To take the question away is to take the move back. */
final class Warnings {
    private final Theatre theatre;
    private final Scenes scenes;
    private final TableModel table;
    private Optional<View> asked = Optional.empty();

    Warnings(Theatre theatre, Scenes scenes, TableModel table) {
        this.theatre = theatre;
        this.scenes = scenes;
        this.table = table;
    }

    /** Asks from now on, if it is set so, until the handle is used. */
    Subscription follow(Preferences preferences) {
        return Subscription.combine(
                preferences.of(Settings.WARN_OF_ERRORS).subscribe(table.warnsOfErrorsProperty()::set),
                table.warningProperty().subscribe(warning -> {
                    asked.ifPresent(theatre::lift);
                    asked = warning.map(_ -> new Question(scenes.question("error", table::insist, table::reconsider),
                            table::reconsider));
                    asked.ifPresent(theatre::lay);
                }));
    }
}

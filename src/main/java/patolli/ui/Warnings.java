package patolli.ui;

import java.util.Optional;
import javafx.scene.Parent;
import javafx.scene.Scene;
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
                    asked = warning.map(_ -> new Question(scenes.question("error", table::insist, table::reconsider)));
                    asked.ifPresent(theatre::lay);
                }));
    }

    /** The sheet; Esc takes it away without an answer. */
    private final class Question implements View {
        private final View sheet;

        Question(View sheet) {
            this.sheet = sheet;
        }

        @Override
        public Parent root() {
            return sheet.root();
        }

        @Override
        public void attach(Scene scene) {
            sheet.attach(scene);
        }

        @Override
        public void detach() {
            sheet.detach();
            table.reconsider();
        }
    }
}

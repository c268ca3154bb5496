package patolli.tour;

import java.util.stream.Stream;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import patolli.ai.laboratory.Laboratory;
import patolli.model.LaboratoryModel;
import patolli.model.Preferences;
import patolli.play.Games;
import patolli.rules.State;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;
import patolli.ui.laboratory.LaboratoryDesk;
import patolli.ui.laboratory.LaboratorySheet;

/** The sheet of the laboratory in the middle of a trial that is stopped early, as a tour has little time. */
final class LaboratoryTour {
    /** So often is told how it stands before it is stopped. */
    private static final int TELLINGS = 16;
    private final Preferences preferences;
    private final Pictures pictures;
    private LaboratoryModel model;
    private int told;

    LaboratoryTour(Preferences preferences, Pictures pictures) {
        this.preferences = preferences;
        this.pictures = pictures;
    }

    /** The sheet before anything was played. */
    View sheet(State table) {
        told = 0;
        model = new LaboratoryModel(new Laboratory(), Runnable::run, this::tell);
        return LaboratorySheet.load(new LaboratoryDesk(model, Games.all(), table, (lines, then) -> { }, () -> { }),
                preferences, pictures);
    }

    private void tell(Runnable what) {
        what.run();
        if (++told >= TELLINGS) {
            model.stop();
        }
    }

    /** Presses what is named, in this order. */
    static void press(Parent sheet, String... buttons) {
        // What scrolls is found when it has its skin.
        sheet.applyCss();
        sheet.layout();
        Stream.of(buttons).forEach(button -> ((ButtonBase) sheet.lookup(button)).fire());
    }
}

package patolli.ui.sheet;

import javafx.scene.layout.Pane;
import patolli.model.Preferences;
import patolli.settings.Settings;
import patolli.ui.common.Ties;

/** Larger words need more paper: a sheet grows as a whole, so that nothing on it is cut off or moves. */
public final class SheetSize {
    private SheetSize() { }

    /** Lets a sheet, laid out for words of normal size, follow the size that is set. */
    public static void follow(Ties ties, Pane sheet, Preferences preferences) {
        sheet.setStyle("-fx-font-size: 16px");
        ties.add(preferences.of(Settings.TEXT_SIZE).subscribe(size -> {
            sheet.setScaleX(size.factor());
            sheet.setScaleY(size.factor());
        }));
    }
}

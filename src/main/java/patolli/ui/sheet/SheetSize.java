package patolli.ui.sheet;

import javafx.scene.layout.Pane;
import patolli.model.Preferences;
import patolli.settings.Settings;
import patolli.settings.TextSize;
import patolli.ui.common.DesignPane;
import patolli.ui.common.Ties;

/** Larger words need more paper: a sheet grows as a whole, so that nothing on it is cut off or moves. */
public final class SheetSize {
    /** What a painted leaf leaves free around its paper, above and below together, in design units. */
    private static final double AROUND = 26;

    private SheetSize() { }

    /**
     * Lets a sheet grow for words of a size, but no further than there is room for its leaf.
     *
     * @param high how high the painted leaf is, in design units
     */
    public static void fit(Pane sheet, TextSize size, double high) {
        double factor = Math.min(size.factor(), DesignPane.HEIGHT / (high - AROUND));
        sheet.setScaleX(factor);
        sheet.setScaleY(factor);
    }

    /** Lets a sheet, laid out for words of normal size, follow the size that is set. */
    public static void follow(Ties ties, Pane sheet, Preferences preferences) {
        sheet.setStyle("-fx-font-size: 16px");
        ties.add(preferences.of(Settings.TEXT_SIZE).subscribe(size -> {
            sheet.setScaleX(size.factor());
            sheet.setScaleY(size.factor());
        }));
    }

    /**
     * The same for a sheet on a tall leaf, which grows no further than there is room for it.
     *
     * @param high how high the painted leaf is, in design units
     */
    public static void follow(Ties ties, Pane sheet, Preferences preferences, double high) {
        sheet.setStyle("-fx-font-size: 16px");
        ties.add(preferences.of(Settings.TEXT_SIZE).subscribe(size -> fit(sheet, size, high)));
    }
}

package patolli.ui.statistics;

import patolli.model.Preferences;
import patolli.text.Texts;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;
import patolli.ui.table.GameTable;

/** Puts the sheet of statistics together. */
public final class StatisticsSheet {
    private StatisticsSheet() { }

    /**
     * The sheet over what was counted.
     *
     * @param table whose pieces are seen before there is anything to tell
     */
    public static View load(StatisticsModel model, GameTable table, Preferences preferences, Pictures pictures) {
        Texts texts = new Texts("statistics");
        return FxmlView.load("statistics", texts, new StatisticsController(model, table, preferences, pictures,
                texts));
    }
}

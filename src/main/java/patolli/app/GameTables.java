package patolli.app;

import java.util.List;
import patolli.ui.bell.BellTable;
import patolli.ui.pagade.PagadeTable;
import patolli.ui.patolli.PatolliTable;
import patolli.ui.tablan.TablanTable;
import patolli.ui.table.AllTables;

/** The tables of this house: the one place that lists them. */
public final class GameTables {
    /** Every table, the main one first. */
    public static final AllTables ALL = new AllTables(List.of(new PatolliTable(), new BellTable(),
            new PagadeTable(), new TablanTable()));

    private GameTables() { }
}

package patolli.ui.pagade;

import static patolli.ui.table.Showing.Sight.CAPTURE;
import static patolli.ui.table.Showing.Sight.HINT;
import static patolli.ui.table.Showing.Sight.HOME;
import static patolli.ui.table.Showing.Sight.IN_FLIGHT;
import static patolli.ui.table.Showing.Sight.MIDDLE;
import static patolli.ui.table.Showing.Sight.OVER;
import static patolli.ui.table.Showing.Sight.REAL_BEANS;
import static patolli.ui.table.Showing.Sight.START;

import java.util.List;
import java.util.Set;
import patolli.rules.Side;
import patolli.ui.table.Showing;

/** The games at this table of which the tour takes pictures. */
final class PagadeShowings {
    static final List<Showing> ALL = List.of(
            new Showing("players=2", Set.of(Side.YELLOW), 3, List.of(START, REAL_BEANS, OVER)),
            new Showing("players=4", Set.of(), 5, List.of(START, IN_FLIGHT, MIDDLE, HINT, REAL_BEANS, CAPTURE,
                    HOME)));

    private PagadeShowings() { }
}

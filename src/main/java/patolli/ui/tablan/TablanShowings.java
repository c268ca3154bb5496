package patolli.ui.tablan;

import static patolli.ui.table.Showing.Sight.CAPTURE;
import static patolli.ui.table.Showing.Sight.HINT;
import static patolli.ui.table.Showing.Sight.IN_FLIGHT;
import static patolli.ui.table.Showing.Sight.MIDDLE;
import static patolli.ui.table.Showing.Sight.OVER;
import static patolli.ui.table.Showing.Sight.PART;
import static patolli.ui.table.Showing.Sight.REAL_BEANS;
import static patolli.ui.table.Showing.Sight.START;

import java.util.List;
import java.util.Set;
import patolli.rules.Side;
import patolli.ui.table.Showing;

/** The games at this table of which the tour takes pictures. */
final class TablanShowings {
    static final List<Showing> ALL = List.of(
            new Showing("first=white", Set.of(Side.BLACK), 3, List.of(START, IN_FLIGHT, CAPTURE, MIDDLE, HINT,
                    OVER)),
            new Showing("in-order=true", Set.of(), 5, List.of(START, REAL_BEANS, PART)));

    private TablanShowings() { }
}

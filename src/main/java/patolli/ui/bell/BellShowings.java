package patolli.ui.bell;

import static patolli.ui.table.Showing.Sight.BEGINS;
import static patolli.ui.table.Showing.Sight.DIRECTION;
import static patolli.ui.table.Showing.Sight.FORFEIT;
import static patolli.ui.table.Showing.Sight.HINT;
import static patolli.ui.table.Showing.Sight.HOME;
import static patolli.ui.table.Showing.Sight.IN_FLIGHT;
import static patolli.ui.table.Showing.Sight.MIDDLE;
import static patolli.ui.table.Showing.Sight.MISSES;
import static patolli.ui.table.Showing.Sight.OVER;
import static patolli.ui.table.Showing.Sight.PAID;
import static patolli.ui.table.Showing.Sight.PAYING;
import static patolli.ui.table.Showing.Sight.REAL_BEANS;
import static patolli.ui.table.Showing.Sight.START;
import static patolli.ui.table.Showing.Sight.STEPS_BACK;
import static patolli.ui.table.Showing.Sight.TIED;

import java.util.List;
import java.util.Set;
import patolli.rules.Side;
import patolli.ui.table.Showing;

/** The games at this table of which the tour takes pictures. */
final class BellShowings {
    static final List<Showing> ALL = List.of(
            new Showing("players=2", Set.of(Side.BLUE), 3,
                    List.of(START, DIRECTION, MIDDLE, HINT, HOME, FORFEIT, OVER)),
            new Showing("players=3", Set.of(), 4, List.of(REAL_BEANS, DIRECTION, PAID)),
            new Showing("players=4", Set.of(Side.YELLOW, Side.BLUE, Side.GREEN), 6,
                    List.of(START, TIED, IN_FLIGHT, PAYING, MIDDLE, OVER)),
            new Showing("players=4 partners=true", Set.of(Side.YELLOW, Side.GREEN), 8, List.of(START, MIDDLE, OVER)),
            new Showing("players=3 forfeits=step-back wedges=16", Set.of(), 1, List.of(STEPS_BACK)),
            new Showing("players=4 forfeits=miss-turn", Set.of(), 1, List.of(BEGINS, MISSES)));

    private BellShowings() { }
}

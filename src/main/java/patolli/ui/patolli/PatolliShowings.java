package patolli.ui.patolli;

import static patolli.ui.table.Showing.Sight.BUMP;
import static patolli.ui.table.Showing.Sight.FORFEIT;

import java.util.List;
import java.util.Set;
import patolli.rules.Side;
import patolli.ui.table.Showing;

/** A contest in which happens what is rare at this table: the tour takes pictures of that besides its first game. */
final class PatolliShowings {
    static final List<Showing> ALL = List.of(new Showing("bear-off=past", Set.of(Side.BLUE), 52,
            List.of(BUMP, FORFEIT)));

    private PatolliShowings() { }
}
